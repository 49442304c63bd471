import { collegeIndex } from "~/colleges/search.server";
import { log } from "~/reports/log.server";
import { countable } from "~/search/misses";
import { countMiss } from "~/search/misses.server";
import { pageIndex } from "~/search/page-index.server";
import { database } from "~/store/database.server";

/**
 * Counts a search that found nothing good, without whoever made it. That it can't be counted is no error of the page.
 */
export async function noteMiss(asked: string): Promise<void> {
  const { known } = pageIndex();
  const words = countable(asked, (word) => known.has(word) || collegeIndex().known.has(word));
  if (words === null) return;
  await countMiss(database(), words, new Date()).catch((error: unknown) =>
    log().error({ err: error }, "A search without a result could not be counted"),
  );
}

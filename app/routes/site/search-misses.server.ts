import { collegeIndex } from "~/colleges/search/search.server";
import { senderKey } from "~/http/sender.server";
import { log } from "~/reports/log.server";
import { countable } from "~/search/misses";
import { countMiss, isFirstToday } from "~/search/misses.server";
import { pageIndex } from "~/search/page-index.server";
import { database } from "~/store/database.server";

/**
 * Counts a search that found nothing good, without whoever made it and once a day for each of them. That it can't be
 * counted is no error of the page.
 */
export async function noteMiss(request: Request, asked: string): Promise<void> {
  const { known } = pageIndex();
  const words = countable(asked, (word) => known.has(word) || collegeIndex().known.has(word));
  const now = new Date();
  if (words === null || !isFirstToday(senderKey(request, now), words)) return;
  await countMiss(database(), words, now).catch((error: unknown) =>
    log().error({ err: error }, "A search without a result could not be counted"),
  );
}

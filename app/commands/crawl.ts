/**
 * `npm run crawl`: looks at every public page of the running site at `SITE_ORIGIN`, writes down what each check found
 * for `/admin/seo-dashboard`, and prints it. `npm run crawl -- /help /faq` looks at these pages alone. The site does
 * the same by itself each night and after a release. Ends with 1 when something new was found.
 */
import { checkOf } from "~/crawl/checks";
import { crawl } from "~/crawl/crawl.server";
import { saveCrawl } from "~/crawl/data.server";
import { rank } from "~/crawl/findings";
import { readPage } from "~/crawl/reading/read-page";
import { openFindings } from "~/crawl/stored.server";
import { env } from "~/env.server";
import { latestRelease } from "~/reports/release.server";
import { openStore } from "~/store/database.server";
import { explain } from "./explain";

try {
  const paths = process.argv.slice(2);
  const at = new Date().toISOString();
  const store = openStore(env().database);
  try {
    const site = await crawl({
      origin: env().siteOrigin,
      at,
      // A copy: texts that were cut from a document would keep all of it in memory.
      read: async (document) => structuredClone(readPage(document)),
      ...(paths.length > 0 && { only: paths }),
      progress: (done, known, of) => {
        if (done % 100 === 0) console.error(`${done} of ${known} ${of}`);
      },
    });
    const release = (await latestRelease(store)) ?? "unknown";
    const { pages, found, fresh, mended } = await saveCrawl(store, site, { release, now: new Date() });
    const open = await openFindings(store);
    for (const { check, pages: affected } of rank(open, new Map())) {
      console.log(`\n${checkOf(check)?.title ?? check}: ${affected === 1 ? "1 page" : `${affected} pages`}`);
      for (const { path, words } of open.filter((one) => one.check === check).slice(0, 5))
        console.log(`  ${path}  ${words}`);
    }
    console.log(`\n${pages} addresses, ${found} found, ${fresh} of them new, ${mended} fixed`);
    if (fresh > 0) process.exitCode = 1;
  } finally {
    await store.destroy();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}

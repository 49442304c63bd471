import { expect, it } from "vitest";
import { saveCrawl } from "~/crawl/data.server";
import { putSearchFigures } from "~/crawl/search/data.server";
import { joinSite } from "~/crawl/site/links";
import { transact } from "~/store/transaction.server";
import { onBothStores } from "../../../tests/setup/stores";
import { readTable } from "../table";
import { readDashboard } from "./dashboard.server";
import { crawledShape, readCrawled } from "./pages.server";

const seen = { crawled_at: "2026-11-23", status: 200, kinds: "", cache: "", updated: null, sheet: "{}" };
const counted = { grade: 81, depth: 1, links_in: 1, links_out: 1, milliseconds: 1, in_sitemap: 1 as const };
const page = (path: string, title: string, words: number | null, indexable: 0 | 1 | null) => ({
  ...seen,
  ...counted,
  path,
  title,
  words,
  indexable,
  bytes: words === null ? null : words * 1024,
});
const finding = (id: string, path: string, mended_at: string | null = null) => ({
  id,
  path,
  mended_at,
  check_key: "thin",
  about: id,
  words: "",
  first_seen: "2026",
  last_seen: "2026",
});

onBothStores("pages of a crawl", (empty) => {
  it("are filtered, sorted and cut by the store, with what is not known last", async () => {
    const { store, close } = await empty();
    try {
      const pages = [page("/a_b", "Zebra", 20, 1), page("/aXb", "apple", null, null), page("/c", "Beech", 30, 0)];
      await store.insertInto("crawl_page").values(pages).execute();
      const findings = [finding("1", "/c"), finding("2", "/c"), finding("3", "/a_b"), finding("4", "/aXb", "2026")];
      await store.insertInto("crawl_finding").values(findings).execute();
      const read = async (search: string, size?: number) => {
        const { rows, total } = await readCrawled(store, readTable(crawledShape, new URLSearchParams(search)), size);
        return `${total}: ${rows.map(({ path, found }) => `${path} ${found}`).join(", ")}`;
      };
      expect(await read("")).toBe("3: /c 2, /a_b 1, /aXb 0");
      expect(await read("sort=title")).toBe("3: /aXb 0, /c 2, /a_b 1");
      expect(await read("sort=kilobytes")).toBe("3: /a_b 1, /c 2, /aXb 0");
      expect(await read("sort=-words")).toBe("3: /c 2, /a_b 1, /aXb 0");
      expect(await read("page=2", 2)).toBe("3: /aXb 0");
      expect(await read("page=9", 2), "beyond the last page").toBe("3: ");
      expect(await read("indexable=no&sort=path")).toBe("2: /aXb 0, /c 2");
      expect(await read("indexable=yes&listed=yes")).toBe("1: /a_b 1");
      expect(await read("q=A_B"), "an underscore is only itself").toBe("1: /a_b 1");
      expect(await read("q=bEech")).toBe("1: /c 2");
    } finally {
      await close();
    }
  });

  it("are counted by the kinds of the last crawl of the whole site, whatever was looked at since", async () => {
    const { store, close } = await empty();
    try {
      const kinds = ["Event", "EducationEvent", "Quiz"];
      const crawl = (started_at: string, whole: 0 | 1, of: readonly string[]) => ({
        started_at,
        whole,
        ended_at: started_at,
        release: "r",
        pages: 1,
        found: 0,
        fresh: 0,
        mended: 0,
        summary: JSON.stringify({ statuses: {}, kinds: Object.fromEntries(of.map((kind) => [kind, 1])) }),
      });
      const crawls = [crawl("2026-11-22", 1, kinds), crawl("2026-11-23", 0, [])];
      await store.insertInto("crawl").values(crawls).execute();
      const {
        kinds: counted,
        last,
        chosen,
      } = await readDashboard(store, new URLSearchParams(), new Date("2026-11-24"));
      expect(last?.started_at).toBe("2026-11-22");
      expect(chosen).toEqual({ at: "2026-11-23", pages: 1, statuses: {} });
      expect(counted.filter(({ pages }) => pages > 0).map(({ kind }) => kind)).toEqual(["Event", "Quiz"]);
      expect(counted, "the kinds of the specification").toHaveLength(12);
    } finally {
      await close();
    }
  });

  it("name first what is wrong with the page that is read most, not with the most pages", async () => {
    const { store, close } = await empty();
    try {
      const now = new Date("2026-11-24T12:00:00.000Z");
      const worst = async () => (await readDashboard(store, new URLSearchParams(), now)).worst;
      const about = { origin: "https://college.example", at: "2026-11-23T12:00:00.000Z", whole: true };
      await saveCrawl(store, joinSite([], { ...about, sitemap: new Map() }), { release: "r", now });
      expect(await worst()).toBeNull();
      const missing = { ...finding("3", "/read"), check_key: "title-missing" };
      const few = [finding("1", "/a"), finding("2", "/b"), missing];
      await store.insertInto("crawl_finding").values(few).execute();
      expect(await worst()).toBe("Pages with few words");
      const figure = { kind: "page" as const, query: "", impressions: 90, position: 100, path: "/read", clicks: 40 };
      await transact(store, (within) => putSearchFigures(within, [figure], { by: "Ana", now }));
      expect(await worst()).toBe("Pages without one title");
    } finally {
      await close();
    }
  });
});

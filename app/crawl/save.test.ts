import { expect, it } from "vitest";
import type { Store } from "~/store/database.server";
import { transact } from "~/store/transaction.server";
import { onBothStores } from "../../tests/setup/stores";
import { saveCrawl } from "./data.server";
import { rank } from "./findings";
import { clicksOfPages, putSearchFigures } from "./search/data.server";
import { joinSite } from "./site/links";
import { lastCrawls, lastWholeCrawls, storedFindings, storedPage } from "./stored.server";

/** A site of two addresses, of which one is gone, leads on or left the sitemap, as a crawl of one day sees it. */
function seen(at: string, gone: boolean | "fixed", only?: string) {
  const answer = { location: null, cacheControl: null, robotsHeader: null, bytes: 1, milliseconds: 1, words: null };
  const pages = [
    { ...answer, path: "/", status: 200 },
    { ...answer, path: "/a", status: gone ? 404 : 301, location: gone ? null : "/" },
  ].filter(({ path }) => only === undefined || path === only);
  const about = { origin: "https://college.example", at, whole: only === undefined };
  return joinSite(pages, { ...about, sitemap: new Map(gone === "fixed" ? [] : [["/a", null]]) });
}
const day = (number: number) => `2026-11-0${number}T00:00:00.000Z`;
const states = async (store: Store) =>
  (await storedFindings(store)).map(({ path, words, state }) => `${state} ${path}: ${words}`);

onBothStores("crawls", (empty) => {
  it("say what is new and what was fixed, also of chosen pages, and what comes again is new again", async () => {
    const { store, close } = await empty();
    try {
      const save = (site: ReturnType<typeof seen>) => saveCrawl(store, site, { release: "r", now: new Date(site.at) });
      expect(await save(seen(day(1), true))).toEqual({ pages: 2, found: 1, fresh: 1, mended: 0 });
      expect(await states(store)).toEqual(["new /a: It is in the sitemap, and answers 404."]);
      expect(await save(seen(day(2), true))).toMatchObject({ found: 1, fresh: 0, mended: 0 });
      expect(await states(store)).toEqual(["open /a: It is in the sitemap, and answers 404."]);
      expect(await save(seen(day(3), false, "/"))).toMatchObject({ pages: 1, found: 1 });
      expect(await save(seen(day(4), false))).toMatchObject({ found: 1, fresh: 0 });
      expect(await states(store), "another reason is the same finding").toEqual([
        "open /a: It is in the sitemap, and leads to /.",
      ]);
      const mended = joinSite([], { origin: "https://college.example", at: day(5), whole: true, sitemap: new Map() });
      expect(await save(mended)).toMatchObject({ found: 0, mended: 1 });
      expect(await save(seen(day(6), true))).toMatchObject({ found: 1, fresh: 1, mended: 0 });
      expect((await lastCrawls(store, 1))[0]).toMatchObject({
        whole: true,
        summary: { listed: 1, statuses: { 404: 1 } },
      });
      expect((await storedPage(store, "/a"))?.sheet.notIndexable).toBe("answers 404");
    } finally {
      await close();
    }
  });

  it("of chosen pages in between leave what is new and fixed since the last one of the whole site", async () => {
    const { store, close } = await empty();
    try {
      const save = (...site: Parameters<typeof seen>) =>
        saveCrawl(store, seen(...site), { release: "r", now: new Date(site[0]) });
      await save(day(1), "fixed");
      expect(await save(day(2), true)).toMatchObject({ found: 1, fresh: 1, mended: 0 });
      await save(day(3), "fixed", "/");
      expect(await states(store), "another page says nothing of it").toEqual([
        "new /a: It is in the sitemap, and answers 404.",
      ]);
      expect(await save(day(4), "fixed", "/a")).toMatchObject({ found: 0, mended: 1 });
      expect(await states(store)).toEqual(["mended /a: It is in the sitemap, and answers 404."]);
      expect(await save(day(5), "fixed"), "fixed since day 2, the last crawl of the whole site").toMatchObject({
        found: 0,
        fresh: 0,
        mended: 1,
      });
      await save(day(6), true, "/a");
      expect(await save(day(7), true), "new since day 5").toMatchObject({ found: 1, fresh: 1, mended: 0 });
      expect(await save(day(8), true)).toMatchObject({ found: 1, fresh: 0, mended: 0 });
      await save(day(9), true, "/a");
      expect(await states(store)).toEqual(["open /a: It is in the sitemap, and answers 404."]);
      expect((await lastWholeCrawls(store, 1))[0]).toMatchObject({ started_at: day(8), pages: 2 });
    } finally {
      await close();
    }
  });

  it("rank what was found by its pages and how much those are read", async () => {
    const { store, close } = await empty();
    try {
      const figure = { kind: "page" as const, query: "", impressions: 90, position: 100 };
      const about = { by: "Ana", now: new Date(day(1)) };
      await transact(store, (within) => putSearchFigures(within, [{ ...figure, path: "/old", clicks: 7 }], about));
      await transact(store, (within) => putSearchFigures(within, [{ ...figure, path: "/read", clicks: 40 }], about));
      const clicks = await clicksOfPages(store);
      expect([...clicks]).toEqual([["/read", 40]]);
      const on = (check: string, path: string) => ({ check, path, fresh: false });
      const ranked = rank([on("thin", "/1"), on("thin", "/2"), on("thin", "/2"), on("slow", "/read")], clicks);
      expect(ranked.map(({ check, pages, found, weight }) => [check, pages, found, weight])).toEqual([
        ["slow", 1, 1, 41],
        ["thin", 2, 3, 2],
      ]);
    } finally {
      await close();
    }
  });
});

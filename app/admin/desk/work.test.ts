import { expect, it } from "vitest";
import { putSearchFigures, searchFigures } from "~/crawl/search/data.server";
import { approveVersion, beginArticle, publishNow, scheduleArticle } from "~/desk/change-article.server";
import type { Dependent } from "~/graph/questions/dependents";
import { addChange, markRead } from "~/graph/review/data.server";
import { transact } from "~/store/transaction.server";
import { bucketOf } from "~/vitals/metrics";
import { adminIn } from "../../../tests/setup/desk";
import { goodArticle } from "../../../tests/setup/good-article";
import { onBothStores } from "../../../tests/setup/stores";
import { articlePath } from "./paths";
import { workRows } from "./work.server";

onBothStores("what the desk has to do", (empty) => {
  it("names a scheduled article by its day, and a published one in which a figure changed", async () => {
    const { store, close } = await empty();
    try {
      const now = new Date();
      const [ana, ben] = [await adminIn(store, "ana"), await adminIn(store, "ben")];
      const begun = await beginArticle({ store, admin: ana, now }, { slug: "zebra-finch", fields: goodArticle });
      if (begun.kind !== "begun") throw new Error(begun.why);
      await approveVersion({ store, admin: ben, now }, begun.id, 1);
      const at = new Date(now.getTime() + 86_400_000);
      await scheduleArticle({ store, admin: ana, now }, begun.id, 1, at);
      const of = async (kind: string) => (await workRows(store, now)).filter((row) => row.kind === kind);
      expect(await of("Goes out")).toMatchObject([
        { what: "/blog/zebra-finch", by: at.toISOString().slice(0, 10), href: articlePath(begun.id) },
      ]);
      await publishNow({ store, admin: ana, now }, begun.id, 1);
      expect(await of("Goes out")).toEqual([]);
      expect(await of("A figure changed")).toEqual([]);
      const { figures } = await store.selectFrom("article_publication").select("figures").executeTakeFirstOrThrow();
      const before = JSON.stringify({ ...JSON.parse(figures), "college.171100.netPrice": "1" });
      const publications = store.updateTable("article_publication").set({ figures: before } as never);
      await publications.execute();
      const changed = await of("A figure changed");
      expect(changed).toHaveLength(1);
      expect(changed[0]?.why).toContain("college.171100.netPrice was 1, is ");
      expect(changed[0]?.href).toBe(articlePath(begun.id));
    } finally {
      await close();
    }
  });

  it("names a page that is slow for readers, with what was felt and what may be", async () => {
    const { store, close } = await empty();
    try {
      const now = new Date();
      const about = { template: "routes/site/home", device: "phone", connection: "fast", release: "new" } as const;
      const felt = { ...about, metric: "LCP", bucket: bucketOf("LCP", 2200), count: 60 } as const;
      await store
        .insertInto("vital")
        .values({ ...felt, day: now.toISOString().slice(0, 10) })
        .execute();
      const slow = (await workRows(store, now)).filter(({ kind }) => kind === "Slow for readers");
      expect(slow.map(({ what, why }) => [what, why])).toEqual([
        ["routes/site/home", "LCP on Phone: 2,375 ms; the budget is 1,200 ms"],
      ]);
    } finally {
      await close();
    }
  });

  it("names what stands on a rule that changed until it is read, with the list to read it from", async () => {
    const { store, close } = await empty();
    try {
      const now = new Date("2026-11-22T12:00:00.000Z");
      const change = {
        id: "c1",
        at: now.toISOString(),
        by: "Ana",
        thing: "figure:x",
        title: "Pell maximum",
        reason: "r",
      };
      const page = { id: "page:/a", kind: "page", title: "About the grant" } as const;
      const tool = { id: "tool:/b", kind: "tool", title: "The calculator" } as const;
      const dependents = [page, tool].map((thing) => ({ thing, reason: "shows" }) as unknown as Dependent);
      await transact(store, (within) => addChange(within, change, dependents));
      const waiting = async () => (await workRows(store, now)).filter(({ kind }) => kind === "A rule changed");
      const href = "/admin/knowledge-graph/reviews?change=c1";
      expect(await waiting()).toMatchObject([
        { what: page.title, by: "2026-11-22", href, why: expect.stringMatching(/^Pell maximum changed: /) },
        { what: tool.title, by: "2026-11-22", href },
      ]);
      const read = { change: "c1", things: [page.id], by: "Ben", at: now.toISOString() };
      await transact(store, (within) => markRead(within, read));
      expect((await waiting()).map(({ what }) => what)).toEqual([tool.title]);
    } finally {
      await close();
    }
  });

  it("calls a query without a page a search gap, and each other opportunity what it is", async () => {
    const { store, close } = await empty();
    try {
      const now = new Date("2026-11-22T12:00:00.000Z");
      const figure = { kind: "query" as const, path: "", clicks: 10, impressions: 100, position: 300 };
      const titled = ["a1", "a2", "a3", "a4"].map((query) => ({ ...figure, query }));
      const pair = (path: string) => ({ ...figure, kind: "pair" as const, query: "a1", path });
      const more = [{ query: "seldom", clicks: 1 }, { query: "almost", position: 950 }, { query: "zebra dorms" }];
      const figures = [...titled, ...more.map((one) => ({ ...figure, ...one })), pair("/a"), pair("/b")];
      await transact(store, (within) => putSearchFigures(within, figures, { by: "Ana", now }));
      const title = "a1 a2 a3 a4 seldom almost";
      const page = { path: "/a", crawled_at: "2026", status: 200, title, kinds: "", cache: "", updated: null } as const;
      const counts = { words: 9, grade: 80, depth: 1, links_in: 1, links_out: 1, bytes: 1, milliseconds: 1 } as const;
      await store
        .insertInto("crawl_page")
        .values({ ...page, ...counts, indexable: 1, in_sitemap: 1, sheet: "{}" })
        .execute();
      const about = ["a1", "almost", "seldom", "zebra dorms"];
      const rows = (await workRows(store, now)).filter(({ what }) => about.includes(String(what)));
      expect(rows.map(({ what, kind }) => `${what}: ${kind}`).sort()).toEqual([
        "a1: Two pages for one query",
        "almost: Almost on top",
        "seldom: Few clicks",
        "zebra dorms: Search gap",
      ]);
    } finally {
      await close();
    }
  });

  it("names a page that lost clicks since the import before, also when the last one is imported again", async () => {
    const { store, close } = await empty();
    try {
      const now = new Date("2026-11-22T12:00:00.000Z");
      let imports = 0;
      const put = (clicks: Readonly<Record<string, number>>) => {
        imports += 1;
        const about = { by: "Ana", now: new Date(now.getTime() + imports) };
        const figures = Object.entries(clicks).map(([path, count]) => ({
          kind: "page" as const,
          query: "",
          path,
          clicks: count,
          impressions: 1000,
          position: 300,
        }));
        return transact(store, (within) => putSearchFigures(within, figures, about));
      };
      const fell = async () =>
        (await workRows(store, now)).filter(({ kind }) => kind === "Clicks fell").map(({ what }) => what);
      await put({ "/help": 80, "/faq": 80 });
      expect(await fell()).toEqual([]);
      await put({ "/help": 20, "/faq": 80 });
      expect(await fell()).toEqual(["/help"]);
      await put({ "/help": 20, "/faq": 80 });
      expect(await fell()).toEqual(["/help"]);
      await put({ "/help": 22, "/faq": 80 });
      expect(await fell(), "compared with the last import, not with the best").toEqual([]);
      expect((await searchFigures(store)).map(({ path }) => path).sort()).toEqual(["/faq", "/help"]);
    } finally {
      await close();
    }
  });
});

import { expect, it } from "vitest";
import { approveVersion, beginArticle, publishNow, scheduleArticle } from "~/desk/change-article.server";
import { bucketOf } from "~/vitals/metrics";
import { adminIn, goodArticle } from "../../../tests/setup/desk";
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
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { approveVersion, beginArticle, scheduleArticle } from "~/desk/change-article.server";
import { adminIn } from "../setup/desk";
import { eventually } from "../setup/eventually";
import { goodArticle } from "../setup/good-article";
import { page, textOf } from "../setup/page";
import { Plans } from "../setup/plans";
import { onPostgres } from "../setup/stores";
import { locationOf, type Visitor } from "../setup/visitor";

const path = "/blog/zebra-finch";
const question = "What would a zebra finch pay?";

/** The desk with two processes of the site on one PostgreSQL. */
onPostgres("the desk in two processes", (empty) => {
  let at: Plans;
  let ana: Visitor;
  beforeAll(async () => {
    at = await Plans.openTwo(await empty());
    ana = at.nobody();
    await ana.signIn("auth0|admin");
  });
  afterAll(() => at.close());

  const fieldsOf = (more: Record<string, string> = {}) => ({ ...goodArticle, ...more });

  /** What a stranger finds of the article in each process: the page, and everything that lists it. */
  async function shown(): Promise<Record<string, readonly boolean[]>> {
    const both = [at.site, at.other];
    const holds = (address: string, words: string) =>
      Promise.all(both.map(async (site) => (await (await site.get(address)).text()).includes(words)));
    const asks = (asked: string) =>
      Promise.all(
        both.map(async (site) => {
          const body = new URLSearchParams({ question: asked });
          const answer = await site.get("/counselor", { method: "POST", body, headers: { Origin: site.origin } });
          return (await answer.text()).includes(path);
        }),
      );
    return {
      page: await Promise.all(both.map(async (site) => (await site.get(path)).status === 200)),
      list: await holds("/blog", path),
      category: await holds("/blog/college-planning-demystified", path),
      feed: await holds("/blog/feed.xml", path),
      sitemap: await holds("/sitemap.xml", path),
      search: await holds(`/search?${new URLSearchParams({ q: "zebra finch" })}`, path),
      counselor: await asks(question),
    };
  }
  const everywhere = (is: boolean) => ({
    page: [is, is],
    list: [is, is],
    category: [is, is],
    feed: [is, is],
    sitemap: [is, is],
    search: [is, is],
    counselor: [is, is],
  });
  /** Whether the page is there first: a question costs more than a look. */
  const untilShown = async (is: boolean) => {
    await eventually(async () => {
      for (const site of [at.site, at.other]) expect((await site.get(path)).status === 200).toBe(is);
    });
    await eventually(async () => expect(await shown()).toEqual(everywhere(is)));
  };

  it("shows a scheduled article in both at its minute, wherever articles are listed, and no more when it is taken back", async () => {
    expect(await shown()).toEqual(everywhere(false));
    const begun = await ana.post("/admin/blog-automation", { slug: "zebra-finch", title: goodArticle.title });
    const address = locationOf(begun);
    expect(address).toMatch(/^\/admin\/blog-automation\/[0-9a-f]{32}$/);
    expect((await ana.post(address, { do: "save", seen: "1", ...fieldsOf() })).status).toBe(303);
    expect(textOf(await page(ana, address))).toContain("Nothing is wrong with it.");
    expect(await page(ana, `${address}?view=preview`)).toContain("What a zebra finch would pay");
    expect((await ana.post(address, { do: "approve", seen: "2" })).status).toBe(409);
    const drafted = await ana.post(address, { do: "draft", seen: "2" });
    expect(drafted.status, "without a model nothing drafts").toBe(409);
    expect(textOf(await drafted.text())).toContain("No model is configured");
    // Somebody else reads and approves it.
    const ben = { store: at.store, admin: await adminIn(at.store, "ben"), now: new Date() };
    const id = address.split("/").at(-1) ?? "";
    expect(await approveVersion(ben, id, 2)).toEqual({ kind: "done" });
    expect((await ana.post(address, { do: "schedule", seen: "2", at: "2026-02-30T10:00" })).status).toBe(400);
    expect(await scheduleArticle(ben, id, 2, new Date(Date.now() + 86_400_000))).toEqual({ kind: "done" });
    expect(textOf(await page(ana, address))).toContain("Goes out on");
    expect(await shown()).toEqual(everywhere(false));
    // Its minute comes.
    await at.store.updateTable("article").set({ publish_at: new Date().toISOString() }).where("id", "=", id).execute();
    await untilShown(true);
    const runs = at.store
      .selectFrom("article_publication")
      .where("article_id", "=", id)
      .select(["by_name", "ended_at"]);
    expect(await runs.execute()).toEqual([{ by_name: "The schedule", ended_at: null }]);
    expect((await ana.at(at.other.origin).post(address, { do: "take-back", public: "2" })).status).toBe(303);
    await untilShown(false);
    const log = textOf(await page(ana, "/admin/log"));
    for (const line of ["Began an article", "Saved an article", "Approved an article", "Scheduled an article"]) {
      expect(log).toContain(line);
    }
    for (const line of ["Published an article", "Took an article back", "The schedule"]) expect(log).toContain(line);
  });

  describe("at the same moment", () => {
    const begin = async (slug: string) => {
      const desk = { store: at.store, admin: await adminIn(at.store, "cleo"), now: new Date() };
      const begun = await beginArticle(desk, {
        slug,
        fields: { ...goodArticle, title: `${goodArticle.title}: ${slug}` },
      });
      if (begun.kind !== "begun") throw new Error(begun.why);
      return { id: begun.id, address: `/admin/blog-automation/${begun.id}` };
    };
    const elsewhere = () => ana.at(at.other.origin);

    it.each([1, 2, 3, 4])(
      "an approval is of the words that were read, whatever is saved meanwhile (round %i)",
      async (round) => {
        const { id, address } = await begin(`approved-race-${round}`);
        const ben = { store: at.store, admin: await adminIn(at.store, `ben-${round}`), now: new Date() };
        const saves = fieldsOf({ title: `${goodArticle.title}: approved-race-${round}`, tags: "other words" });
        const [approved, saved] = await Promise.all([
          approveVersion(ben, id, 1),
          elsewhere().post(address, { do: "save", seen: "1", ...saves }),
        ]);
        expect(saved.status).toBe(303);
        const versions = await at.store
          .selectFrom("article_version")
          .where("article_id", "=", id)
          .select(["number", "approved_at"])
          .orderBy("number")
          .execute();
        expect(versions.map(({ number, approved_at }) => [number, approved_at !== null])).toEqual([
          [1, approved.kind === "done"],
          [2, false],
        ]);
      },
    );

    it("two people who save one version lose nothing of either", async () => {
      const { id, address } = await begin("saved-twice");
      const fields = fieldsOf({ title: `${goodArticle.title}: saved-twice` });
      const [one, two] = await Promise.all([
        ana.post(address, { do: "save", seen: "1", ...fields, tags: "words of one" }),
        elsewhere().post(address, { do: "save", seen: "1", ...fields, tags: "words of two" }),
      ]);
      expect([one.status, two.status].sort()).toEqual([303, 409]);
      const [kept, asked] = one.status === 303 ? ["words of one", two] : ["words of two", one];
      const html = await asked.text();
      for (const words of ["words of one", "words of two", "Yours is still in the form"]) expect(html).toContain(words);
      const account = await at.store
        .selectFrom("article_version")
        .where("article_id", "=", id)
        .select("by_id")
        .execute();
      for (const { by_id } of account) expect(html, "the id of an account").not.toContain(by_id);
      const row = await at.store
        .selectFrom("article_version")
        .where("article_id", "=", id)
        .where("number", "=", 2)
        .select("fields")
        .executeTakeFirstOrThrow();
      expect(JSON.parse(row.fields)).toMatchObject({ tags: kept });
    });

    it("two presses of “Publish now” publish once", async () => {
      const { id, address } = await begin("published-twice");
      const ben = { store: at.store, admin: await adminIn(at.store, "ben-twice"), now: new Date() };
      expect(await approveVersion(ben, id, 1)).toEqual({ kind: "done" });
      const press = { do: "publish", seen: "1" };
      const answers = await Promise.all([ana.post(address, press), elsewhere().post(address, press)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
      const rows = at.store.selectFrom("article_publication").where("article_id", "=", id).select("id");
      expect(await rows.execute()).toHaveLength(1);
      const back = await Promise.all([
        ana.post(address, { do: "take-back", public: "1" }),
        elsewhere().post(address, { do: "take-back", public: "1" }),
      ]);
      expect(back.map(({ status }) => status).sort()).toEqual([303, 409]);
    });
  });
});

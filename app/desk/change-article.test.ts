import { afterEach, expect, it } from "vitest";
import { followPublished } from "~/jobs/follow-articles.server";
import { articleAt, listings } from "~/library/writing/articles/articles.server";
import { setStoredPages } from "~/library/writing/files/stored-pages.server";
import type { Store } from "~/store/database.server";
import { adminIn } from "../../tests/setup/desk";
import { goodArticle } from "../../tests/setup/good-article";
import { type EmptyStore, onBothStores } from "../../tests/setup/stores";
import {
  approveVersion,
  beginArticle,
  type Desk,
  deleteArticle,
  publishNow,
  restoreVersion,
  saveArticle,
  scheduleArticle,
  takeArticleBack,
  unscheduleArticle,
} from "./change-article.server";
import { checkDraft } from "./check.server";
import { findArticle, readVersions } from "./data.server";
import { emptyFields } from "./fields";
import { publishDue, readPublished } from "./publication.server";

// The tables of this process are those of all tests of its worker.
afterEach(() => setStoredPages("0", []));

const done = { kind: "done" };
const why = (of: { kind: string; why?: string }) => (of.kind === "refused" ? of.why : of.kind);

onBothStores("the desk", (empty) => {
  /** A migrated store with two administrators and what they do at the desk, closed after the work. */
  async function atDesk(
    work: (at: {
      store: Store;
      ana: Desk;
      ben: Desk;
      begin: (fields?: typeof goodArticle) => Promise<string>;
      log: () => Promise<readonly (readonly [string, string, string])[]>;
    }) => Promise<void>,
  ): Promise<void> {
    const { store, close }: EmptyStore = await empty();
    try {
      const now = new Date();
      const ana: Desk = { store, admin: await adminIn(store, "ana"), now };
      const ben: Desk = { store, admin: await adminIn(store, "ben"), now };
      const begin = async (fields = goodArticle) => {
        const begun = await beginArticle(ana, { slug: "zebra-finch", fields });
        if (begun.kind !== "begun") throw new Error(begun.why);
        return begun.id;
      };
      const log = async () => {
        const rows = await store
          .selectFrom("admin_log")
          .select(["admin_name", "action", "reason", "at"])
          .orderBy("at")
          .execute();
        return rows.map(({ admin_name, action, reason }) => [admin_name, action, reason] as const);
      };
      await work({ store, ana, ben, begin, log });
    } finally {
      await close();
    }
  }

  it("keeps every version, puts two writers together, and asks where both changed one field", () =>
    atDesk(async ({ store, ana, ben, begin }) => {
      const id = await begin();
      expect(await saveArticle(ana, id, 1, { ...goodArticle, tags: "prices" })).toMatchObject({ number: 2 });
      expect(await saveArticle(ben, id, 1, { ...goodArticle, nextReview: "2027-09-01" })).toEqual({
        kind: "saved",
        number: 3,
        merged: true,
      });
      const conflict = await saveArticle(ben, id, 1, { ...goodArticle, tags: "costs", author: "engineers" });
      expect(conflict).toMatchObject({
        kind: "conflict",
        conflicts: ["tags"],
        fields: { tags: "costs", author: "engineers", nextReview: "2027-09-01" },
        theirs: { number: 3, by: "ben", fields: { tags: "prices" } },
      });
      expect(await saveArticle(ben, id, 3, { ...goodArticle, tags: "prices", nextReview: "2027-09-01" })).toEqual({
        kind: "saved",
        number: 3,
        merged: false,
      });
      expect(await restoreVersion(ben, id, 1, 3)).toEqual(done);
      const versions = await readVersions(store, id);
      expect(versions.map(({ number, by, how }) => [number, by, how])).toEqual([
        [4, "ben", "restored"],
        [3, "ben", "written"],
        [2, "ana", "written"],
        [1, "ana", "written"],
      ]);
      expect(versions[0]?.fields).toEqual(goodArticle);
      expect(why(await restoreVersion(ana, id, 2, 3))).toContain("meanwhile");
    }));

  it("lets nobody approve what they wrote, and nobody publish what nobody approved", () =>
    atDesk(async ({ ana, ben, begin, log, store }) => {
      const id = await begin();
      expect(why(await publishNow(ana, id, 1))).toContain("isn’t approved");
      expect(why(await scheduleArticle(ana, id, 1, new Date(Date.now() + 60_000)))).toContain("isn’t approved");
      expect(why(await approveVersion(ana, id, 1))).toContain("Somebody else");
      expect(await approveVersion(ben, id, 1)).toEqual(done);
      expect(why(await approveVersion(ben, id, 1))).toContain("already");
      // Words that ben writes now need ana, and words of both need a third.
      await saveArticle(ben, id, 1, { ...goodArticle, tags: "prices" });
      expect(why(await approveVersion(ben, id, 2))).toContain("Somebody else");
      expect(why(await approveVersion(ana, id, 1))).toContain("meanwhile");
      await saveArticle(ana, id, 2, { ...goodArticle, tags: "costs" });
      for (const one of [ana, ben]) expect(why(await approveVersion(one, id, 3))).toContain("Somebody else");
      const cleo = { ...ben, admin: await adminIn(store, "cleo") };
      expect(await approveVersion(cleo, id, 3)).toEqual(done);
      expect((await log()).map(([who, what]) => `${who} ${what}`)).toEqual(
        expect.arrayContaining(["ana article-new", "ben article-approve", "cleo article-approve", "ana article-save"]),
      );
    }));

  it("approves nothing with a fault, and says each", () =>
    atDesk(async ({ ana, ben, begin }) => {
      const body = `${goodArticle.body}\n\nIt costs $4,000, see [there](/no-such-page) and {{college.1.netPrice}}.`;
      const id = await begin({ ...goodArticle, body, category: "nothing" });
      const { problems } = await checkDraft({ ...goodArticle, body, category: "nothing" }, "zebra-finch", ana.now);
      for (const part of ["$4,000", "/no-such-page", "there is no college 1", "category nothing"]) {
        expect(problems.filter((problem) => problem.includes(part))).toHaveLength(1);
      }
      expect(why(await approveVersion(ben, id, 1))).toContain("The checks found something");
      expect((await checkDraft(goodArticle, "zebra-finch", ana.now)).problems).toEqual([]);
      // What a form lacks is said by the names of its fields, a line each, and in no words of a program.
      const { problems: lacks } = await checkDraft(
        { ...emptyFields, sources: "Prices | U.S. Department of Education | soon", category: "" },
        "zebra-finch",
        ana.now,
      );
      expect(lacks).toEqual([
        "Title: 20 characters or more",
        "Description: 70 characters or more",
        "Every fact checked on: a day such as 2026-11-20",
        "Check again by: a day such as 2026-11-20",
        "Category: a category",
        "Tags: at least one tag",
        "Read next: two to five addresses",
        "Sources, line 1, year: a year such as 2025",
      ]);
      // The page could not be shown at all.
      const more =
        "reviews:\n  - {section: nowhere, name: A price tool, url: https://example.org/, tested: 2026-11-01}";
      expect((await checkDraft({ ...goodArticle, more }, "zebra-finch", ana.now)).problems).toEqual([
        "reviews: no paragraph stands below #nowhere",
      ]);
      const copied = { ...goodArticle, body: articleAt("/blog/two-years-first")?.html.replace(/<[^>]+>/g, " ") ?? "" };
      const report = await checkDraft(copied, "zebra-finch", ana.now);
      expect(report.nearest?.path).toBe("/blog/two-years-first");
      expect(report.problems.some((problem) => problem.includes("stands on /blog/two-years-first"))).toBe(true);
    }));

  it("publishes at its minute and not before, and takes it back", () =>
    atDesk(async ({ store, ana, ben, begin, log }) => {
      const id = await begin();
      await approveVersion(ben, id, 1);
      const at = new Date(ana.now.getTime() + 3_600_000);
      expect(why(await scheduleArticle(ana, id, 1, new Date(ana.now.getTime() - 1)))).toContain("within a year");
      expect(await scheduleArticle(ana, id, 1, at)).toEqual(done);
      expect(await publishDue(store, new Date(at.getTime() - 1))).toEqual({ published: 0, failed: [] });
      expect(articleAt("/blog/zebra-finch")).toBeNull();
      expect(await publishDue(store, at)).toEqual({ published: 1, failed: [] });
      expect(await publishDue(store, at)).toEqual({ published: 0, failed: [] });
      expect(await followPublished(store)).toBe(true);
      expect(await followPublished(store)).toBe(false);
      expect(articleAt("/blog/zebra-finch")?.heading).toBe(goodArticle.title);
      expect(listings().some(({ to }) => to === "/blog/zebra-finch")).toBe(true);
      // A newer text takes its place; taken back, the older one is public again, then nothing.
      await saveArticle(ana, id, 1, { ...goodArticle, title: "A second zebra finch asks about costs" });
      expect(articleAt("/blog/zebra-finch")?.heading).toBe(goodArticle.title);
      await approveVersion(ben, id, 2);
      expect(await publishNow(ben, id, 2)).toEqual(done);
      const shown = async () => {
        await followPublished(store);
        return articleAt("/blog/zebra-finch")?.heading ?? null;
      };
      expect(await shown()).toBe("A second zebra finch asks about costs");
      expect(await takeArticleBack(ana, id, 2)).toEqual(done);
      expect(await shown()).toBe(goodArticle.title);
      expect(await takeArticleBack(ana, id, 1)).toEqual(done);
      expect(await shown()).toBeNull();
      expect(why(await takeArticleBack(ana, id, 1))).toContain("Nothing");
      expect(why(await deleteArticle(ana, id, 2))).toContain("stays");
      const lines = (await log()).map(([who, what, about]) => `${who} ${what} ${about}`);
      expect(lines).toContain("The schedule article-publish /blog/zebra-finch, version 1");
      expect(lines).toContain("ben article-publish /blog/zebra-finch, version 2");
    }));

  it("takes an article off the schedule when its text changes, or when it has a fault by then", () =>
    atDesk(async ({ store, ana, ben, begin }) => {
      const id = await begin();
      await approveVersion(ben, id, 1);
      const at = new Date(ana.now.getTime() + 60_000);
      await scheduleArticle(ana, id, 1, at);
      await saveArticle(ana, id, 1, { ...goodArticle, tags: "prices" });
      expect((await findArticle(store, id))?.publish_at).toBeNull();
      await approveVersion(ben, id, 2);
      await scheduleArticle(ana, id, 2, at);
      expect(await unscheduleArticle(ana, id)).toEqual(done);
      expect(why(await unscheduleArticle(ana, id))).toContain("isn’t on the schedule");
      await scheduleArticle(ana, id, 2, at);
      // A table lost a college since.
      const broken = JSON.stringify({ ...goodArticle, facts: "college.1", body: "{{college.1.name}} is gone." });
      await store
        .updateTable("article_version")
        .set({ fields: broken } as never)
        .where("number", "=", 2)
        .execute();
      const { published, failed } = await publishDue(store, at);
      expect([published, failed.length]).toEqual([0, 1]);
      expect(failed[0]).toContain("there is no college 1");
      expect((await findArticle(store, id))?.publish_at).toBeNull();
      expect((await readPublished(store)).pages).toEqual([]);
    }));

  it("shows the other articles where an older release published one that cannot be read any more", () =>
    atDesk(async ({ store, ana, ben, begin }) => {
      const id = await begin();
      await approveVersion(ben, id, 1);
      await publishNow(ana, id, 1);
      expect((await readPublished(store)).pages.map(({ file }) => file)).toEqual(["blog/zebra-finch.md"]);
      await store
        .updateTable("article_publication")
        .set({ text: "no front matter" } as never)
        .execute();
      expect(await readPublished(store)).toEqual({ generation: "1", pages: [] });
    }));

  it("refuses addresses that are taken or none, and deletes a draft that was never public", () =>
    atDesk(async ({ store, ana, begin }) => {
      const id = await begin();
      const at = (slug: string) => beginArticle(ana, { slug, fields: goodArticle });
      for (const slug of ["zebra-finch", "two-years-first", "behind-the-platform", "Feed.XML", "a b", "../x", ""]) {
        expect((await at(slug)).kind, slug).toBe("refused");
      }
      expect(await deleteArticle(ana, id, 1)).toEqual(done);
      expect(await readVersions(store, id)).toEqual([]);
      expect((await at("zebra-finch")).kind).toBe("begun");
    }));

  it("asks inside of the write whether somebody is still an administrator", () =>
    atDesk(async ({ store, ana, ben, begin }) => {
      const id = await begin();
      await store.updateTable("session").set({ roles: "[]" }).where("id", "=", ben.admin.session).execute();
      const tries = [
        () => approveVersion(ben, id, 1),
        () => saveArticle(ben, id, 1, { ...goodArticle, tags: "x" }),
        () => publishNow(ben, id, 1),
        () => takeArticleBack(ben, id, 1),
        () => deleteArticle(ben, id, 1),
        () => restoreVersion(ben, id, 1, 1),
        () => scheduleArticle(ben, id, 1, new Date(Date.now() + 60_000)),
        () => unscheduleArticle(ben, id),
        () => beginArticle(ben, { slug: "another-one", fields: goodArticle }),
      ];
      for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ status: 404 });
      await store.deleteFrom("session").where("id", "=", ana.admin.session).execute();
      await expect(saveArticle(ana, id, 1, goodArticle)).rejects.toMatchObject({ status: 401 });
    }));
});

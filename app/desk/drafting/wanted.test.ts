import { expect, it } from "vitest";
import { addJobs, askForRun, dueJobs, storedJobs, takeJob } from "~/jobs/data.server";
import { jobs } from "~/jobs/jobs.server";
import type { Store } from "~/store/database.server";
import { adminIn } from "../../../tests/setup/desk";
import { goodArticle } from "../../../tests/setup/good-article";
import { onBothStores } from "../../../tests/setup/stores";
import { beginArticle, type Desk, deleteArticle, saveArticle } from "../change-article.server";
import { readVersions } from "../data.server";
import type { ArticleFields } from "../fields";
import { draftWanted } from "./draft-article.server";
import { draftingOf } from "./drafting";
import type { DraftOutcome } from "./model-draft.server";
import { beginDraft, draftingJob, lastDraft, askForDraft as pressDraft } from "./wanted.server";

const outline = { ...goodArticle, body: `TODO: the answer first.\n\n${goodArticle.body}` };
const model = { name: "a model" };
const minute = 60_000;

const askForDraft = (desk: Desk, id: string, seen: number, model: object | null) =>
  pressDraft(desk, id, seen, (within) => askForRun(within, draftingJob, desk.admin.name, desk.now), model);

/** What a model would have written at the open places. */
const drafts = (fields: ArticleFields): DraftOutcome => ({
  kind: "drafted",
  filled: 1,
  open: 0,
  fields: { ...fields, body: fields.body.replace(/^TODO:.*/, "A finch reads no letters."), author: "program" },
});
const draft = async (_: Store, fields: ArticleFields) => drafts(fields);
/** Stands in where the model must not be asked. */
const never = async (): Promise<DraftOutcome> => {
  throw new Error("The model was asked.");
};

onBothStores("a draft that somebody wants", (empty) => {
  async function wanted(
    work: (at: {
      store: Store;
      ana: Desk;
      ben: Desk;
      id: string;
      said: () => Promise<unknown>;
      log: () => Promise<readonly unknown[]>;
    }) => Promise<void>,
  ): Promise<void> {
    const { store, close } = await empty();
    try {
      const now = new Date();
      const ana: Desk = { store, admin: await adminIn(store, "ana"), now };
      const ben: Desk = { store, admin: await adminIn(store, "ben"), now };
      await addJobs(store, jobs, new Date(now.getTime() + minute));
      const begun = await beginArticle(ana, { slug: "zebra-finch", fields: outline });
      if (begun.kind !== "begun") throw new Error(begun.why);
      const { id } = begun;
      const said = async () => {
        const [newest] = await readVersions(store, id);
        return draftingOf(await lastDraft(store, id), newest?.number ?? 0);
      };
      const log = () =>
        store
          .selectFrom("admin_log")
          .where("action", "=", "article-draft")
          .select(["admin_name", "reason", "said"])
          .execute();
      await work({ store, ana, ben, id, said, log });
    } finally {
      await close();
    }
  }

  it("is written down with who asked, wakes the job, and becomes a version of theirs that is said until the next one", () =>
    wanted(async ({ store, ana, ben, id, said, log }) => {
      expect(await dueJobs(store, ana.now)).toEqual([]);
      expect(await askForDraft(ana, id, 1, model)).toEqual({ kind: "done" });
      expect(await dueJobs(store, ana.now)).toEqual([draftingJob]);
      expect(await said()).toMatchObject({ state: "waiting", by: "ana", basedOn: 1, said: "" });
      expect(await readVersions(store, id)).toHaveLength(1);
      expect(await draftWanted(store, { draft })).toEqual({ drafted: 1, without: 0, failed: 0 });
      const [newest] = await readVersions(store, id);
      expect(newest).toMatchObject({ number: 2, how: "drafted", basedOn: 1, byId: ana.admin.id, approved: false });
      expect(newest?.fields).toMatchObject({ author: "program", body: expect.stringMatching(/^A finch reads/) });
      expect(await said()).toMatchObject({ state: "done", by: "ana", said: "1 place filled, none still open" });
      expect(await log()).toEqual([
        { admin_name: "ana", reason: "/blog/zebra-finch, version 2", said: "1 place filled, none still open" },
      ]);
      expect((await lastDraft(store, id))?.asked_session, "of no use any more").toBeNull();
      await saveArticle(ben, id, 2, { ...outline, tags: "words of ben" });
      expect(await said()).toBeNull();
    }));

  it("is one draft, however often and by whomever its button is pressed, while it waits and while it is written", () =>
    wanted(async ({ store, ana, ben, id, log }) => {
      await askForDraft(ana, id, 1, model);
      expect(await askForDraft(ben, id, 1, model)).toEqual({ kind: "done" });
      const pressed: unknown[] = [];
      const slow = async (_: Store, fields: ArticleFields) => {
        pressed.push(await askForDraft(ben, id, 1, model));
        return drafts(fields);
      };
      expect(await draftWanted(store, { draft: slow })).toEqual({ drafted: 1, without: 0, failed: 0 });
      expect(pressed).toEqual([{ kind: "done" }]);
      expect(await readVersions(store, id)).toHaveLength(2);
      expect(await log()).toMatchObject([{ admin_name: "ana" }]);
      expect(await draftWanted(store, { draft: never })).toEqual({ drafted: 0, without: 0, failed: 0 });
    }));

  it("is refused at once where there is no model, nothing to draft, or a version that nobody has read", () =>
    wanted(async ({ store, ana, ben, id }) => {
      expect(await askForDraft(ana, id, 1, null)).toMatchObject({ kind: "refused", why: "No model is configured" });
      await saveArticle(ben, id, 1, goodArticle);
      expect(await askForDraft(ana, id, 1, model)).toMatchObject({ why: "ben has saved version 2 meanwhile" });
      expect(await askForDraft(ana, id, 2, model)).toMatchObject({ why: expect.stringContaining("no open place") });
      expect(await lastDraft(store, id)).toBeNull();
    }));

  it("says why there is none: a model that is down, and words that somebody saved while it was written", () =>
    wanted(async ({ store, ana, ben, id, said, log }) => {
      await askForDraft(ana, id, 1, model);
      const down = async (): Promise<DraftOutcome> => ({ kind: "none", why: "The model can’t be reached" });
      expect(await draftWanted(store, { draft: down })).toEqual({ drafted: 0, without: 1, failed: 0 });
      expect(await said()).toMatchObject({ state: "failed", said: "The model can’t be reached" });
      await askForDraft(ana, id, 1, model);
      expect(await said()).toMatchObject({ state: "waiting", said: "" });
      const meanwhile = async (_: Store, fields: ArticleFields) => {
        await saveArticle(ben, id, 1, { ...outline, tags: "words of ben" });
        expect(await askForDraft(ben, id, 2, model)).toMatchObject({
          why: expect.stringContaining("Version 1 is being drafted for ana"),
        });
        return drafts(fields);
      };
      expect(await draftWanted(store, { draft: meanwhile })).toEqual({ drafted: 0, without: 1, failed: 0 });
      expect((await readVersions(store, id))[0]).toMatchObject({ number: 2, how: "written", by: "ben" });
      expect(await said()).toMatchObject({ state: "failed", said: "ben has saved version 2 meanwhile" });
      expect(await log()).toMatchObject([
        { said: "No draft. The model can’t be reached" },
        { said: "No draft. ben has saved version 2 meanwhile" },
      ]);
    }));

  it("is of the newest version that was asked for while it waited, and the model isn’t asked about an older one", () =>
    wanted(async ({ store, ana, ben, id, said }) => {
      await askForDraft(ana, id, 1, model);
      await saveArticle(ben, id, 1, { ...outline, tags: "words of ben" });
      expect(await draftWanted(store, { draft: never })).toEqual({ drafted: 0, without: 1, failed: 0 });
      expect(await said()).toMatchObject({ said: "ben has saved version 2 meanwhile" });
      await askForDraft(ana, id, 2, model);
      await saveArticle(ben, id, 2, { ...outline, tags: "other words of ben" });
      expect(await askForDraft(ben, id, 3, model)).toEqual({ kind: "done" });
      expect(await draftWanted(store, { draft })).toEqual({ drafted: 1, without: 0, failed: 0 });
      expect((await readVersions(store, id))[0]).toMatchObject({ number: 4, basedOn: 3, byId: ben.admin.id });
    }));

  it.each([
    ["the role is taken away", { roles: "[]" }],
    ["they are signed out", { ended: 1 as const }],
  ])("is not written once %s", (_, change) =>
    wanted(async ({ store, ana, id, said }) => {
      await askForDraft(ana, id, 1, model);
      const meanwhile = async (__: Store, fields: ArticleFields) => {
        await store.updateTable("session").set(change).where("id", "=", ana.admin.session).execute();
        return drafts(fields);
      };
      expect(await draftWanted(store, { draft: meanwhile })).toEqual({ drafted: 0, without: 1, failed: 0 });
      expect(await readVersions(store, id)).toHaveLength(1);
      expect(await said()).toMatchObject({
        state: "failed",
        said: "ana was no longer signed in as an administrator when it was to be saved",
      });
    }),
  );

  it("goes with its article, also while it is written", () =>
    wanted(async ({ store, ana, ben, id, log }) => {
      await askForDraft(ana, id, 1, model);
      const meanwhile = async (_: Store, fields: ArticleFields) => {
        expect(await deleteArticle(ben, id, 1)).toEqual({ kind: "done" });
        return drafts(fields);
      };
      expect(await draftWanted(store, { draft: meanwhile })).toEqual({ drafted: 0, without: 0, failed: 0 });
      expect(await lastDraft(store, id)).toBeNull();
      expect(await readVersions(store, id)).toEqual([]);
      expect(await log()).toEqual([]);
    }));

  it("whose process ended in the middle is said to have failed, is asked for again, and comes back from no dead one", () =>
    wanted(async ({ store, ana, id, said }) => {
      await askForDraft(ana, id, 1, model);
      // Another process thinks that this one is gone while its model is still writing.
      const outlived = async (_: Store, fields: ArticleFields) => {
        expect(await draftWanted(store, { draft: never })).toEqual({ drafted: 0, without: 0, failed: 1 });
        expect(await said()).toMatchObject({ state: "failed", said: expect.stringContaining("ended in the middle") });
        return drafts(fields);
      };
      expect(await draftWanted(store, { draft: outlived })).toEqual({ drafted: 0, without: 0, failed: 0 });
      expect(await readVersions(store, id)).toHaveLength(1);
      await askForDraft(ana, id, 1, model);
      expect(await draftWanted(store, { draft })).toEqual({ drafted: 1, without: 0, failed: 0 });
    }));

  it("that ends by an error is said to have failed, and the next one is written", () =>
    wanted(async ({ store, ana, id, said }) => {
      const other = await beginArticle(ana, {
        slug: "other-finch",
        fields: { ...outline, title: "Another finch asks" },
      });
      if (other.kind !== "begun") throw new Error(other.why);
      await askForDraft(ana, id, 1, model);
      const breaks = async (_: Store, fields: ArticleFields) => {
        if (fields.title !== outline.title) return drafts(fields);
        // What is asked for while it runs is part of the run, too.
        await askForDraft(ana, other.id, 1, model);
        throw new Error("ada@example.org");
      };
      expect(await draftWanted(store, { draft: breaks })).toEqual({ drafted: 1, without: 0, failed: 1 });
      expect(await said()).toMatchObject({ state: "failed", said: expect.not.stringContaining("ada@") });
      expect(await readVersions(store, other.id)).toHaveLength(2);
    }));

  it("is begun once, however many processes look at the same moment", () =>
    wanted(async ({ store, ana, id }) => {
      await askForDraft(ana, id, 1, model);
      const begun = await Promise.all(Array.from({ length: 6 }, () => beginDraft(store, ana.now)));
      expect(begun.filter((one) => one !== null)).toHaveLength(1);
      const taken = await Promise.all(Array.from({ length: 6 }, () => takeJob(store, draftingJob, ana.now)));
      expect(taken.filter((one) => one !== null)).toHaveLength(1);
      expect((await storedJobs(store)).find(({ name }) => name === draftingJob)?.last).toMatchObject({
        asked_by: "ana",
      });
    }));
});

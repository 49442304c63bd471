import { afterEach, beforeEach, expect, it } from "vitest";
import { newId } from "~/family/access/ids.server";
import { addEssay, deleteEssay } from "~/family/essays/data.server";
import { type KeptPlan, keepPlan } from "../../../tests/setup/kept-plan";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inPlan, removeMember } from "../../../tests/setup/writing";
import { addDraft, continueDraft, hasRoom, putSitting, readDrafts, readSittings } from "./data.server";
import { addQuestion, putShare, readQuestions, readShares } from "./share-data.server";
import { emptySitting } from "./written";

const now = new Date("2026-11-21T12:00:00.000Z");

onBothStores("drafts", (empty) => {
  let opened: EmptyStore;
  let plan: KeptPlan;
  beforeEach(async () => {
    opened = await empty();
    plan = await keepPlan(opened.store, "2027-01-15", now);
  });
  afterEach(() => opened.close());

  it("go on by the page that began them, lie sealed, and go with their essay and with whoever was shown one", async () => {
    const { store } = opened;
    const { planId, members } = plan;
    const [essayId, page] = [newId(), newId()];
    const essay = { id: essayId, unitid: null, title: "Why", wordLimit: null, due: null, state: "draft" } as const;
    const written = { number: 1, basedOn: null, how: "written", text: "The pump", sitting: page, turn: 2 } as const;
    const draftId = await inPlan(store, planId, async (write) => {
      await addEssay(write, essay, now);
      const id = await addDraft(write, essayId, written, now);
      await continueDraft(write, id, { text: "The pump broke", sitting: page, turn: 4 }, now);
      await continueDraft(write, id, { text: "comes late", sitting: page, turn: 2 }, now);
      await continueDraft(write, id, { text: "of another page", sitting: newId(), turn: 9 }, now);
      for (const typed of [1, 2]) {
        await putSitting(write, essayId, { id: page, turn: typed, sitting: { ...emptySitting, typed } }, now);
      }
      const share = { essayId, draftId: id, memberId: members.renee };
      for (const until of ["2026-12-01", "2026-12-05"]) await putShare(write, { ...share, until }, now);
      const question = { id: newId(), essayId, draftId: id, memberId: members.renee, role: "parent" } as const;
      await addQuestion(write, { ...question, start: 4, end: 8, words: "Which pump?" }, now);
      return id;
    });
    expect(await readDrafts(store, planId, essayId)).toMatchObject([{ id: draftId, text: "The pump broke", turn: 4 }]);
    expect(await hasRoom(store, planId, essayId, 10)).toBe(true);
    expect(await hasRoom(store, planId, essayId, 4_000_000)).toBe(false);
    expect(await readSittings(store, planId, essayId)).toMatchObject([{ typed: 2 }]);
    expect(await readShares(store, planId)).toMatchObject([{ until: "2026-12-05" }]);
    const rows = [await store.selectFrom("plan_draft").selectAll().execute()];
    expect(JSON.stringify(rows)).not.toContain("pump");

    await inPlan(store, planId, (write) => removeMember(write, members.renee));
    expect(await readShares(store, planId)).toEqual([]);
    expect(await readQuestions(store, planId, essayId)).toMatchObject([{ memberId: null, words: "Which pump?" }]);
    await inPlan(store, planId, (write) => deleteEssay(write, essayId));
    for (const table of ["plan_draft", "plan_draft_sitting", "plan_draft_share", "plan_draft_question"] as const) {
      expect(await store.selectFrom(table).select("id").execute(), table).toEqual([]);
    }
  });
});

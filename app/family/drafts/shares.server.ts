import { z } from "zod";
import { writeDay } from "~/calendar/day";
import type { Messages } from "~/design/messages";
import { countText } from "~/essay/text/count";
import { logActivity } from "~/family/access/activity-log.server";
import { idOfKey, newIdempotencyKey } from "~/family/access/idempotency-key.server";
import { notFound, type Opened } from "~/family/access/open-plan.server";
import type { Writing } from "~/family/access/write-plan.server";
import type { EssayLine } from "~/family/essays/essay-view";
import { findEssay } from "~/family/essays/essays.server";
import { hidden, intent, readIntent } from "~/forms/schema/read-intent.server";
import { readWith } from "~/forms/schema/read-with";
import { readDraft } from "./data.server";
import { questionSchema, shareSchema } from "./draft-schema";
import type { ShownDraft } from "./draft-view";
import { questionLine } from "./draft-words";
import { peopleOf } from "./drafts.server";
import { askedAt, paragraphsOf, questionBounds } from "./question";
import { addQuestion, deleteQuestion, putShare, readQuestions, readShares } from "./share-data.server";
import { daysToShow, isOpenShare } from "./sharing";

/** Shows one version to one person until a day. Gives what cannot stand, in words. */
export async function showDraft(
  opened: Writing,
  essay: EssayLine,
  version: string,
  form: URLSearchParams,
): Promise<Messages | null> {
  const { store, plan, today, now, write } = opened;
  const people = peopleOf(opened).map(({ id }) => id);
  const read = readWith(shareSchema(people, daysToShow(today)), form);
  if (!read.ok) return read.messages;
  const { person, until } = read.value;
  const draft = await readDraft(store, plan.id, essay.id, version);
  if (draft === null) throw notFound();
  await putShare(write, { essayId: essay.id, draftId: draft.id, memberId: person, until }, now);
  return null;
}

/** What somebody is shown now; a 404 Response where it is nothing, as for an essay that there isn't. */
async function shownTo(opened: Opened, essayId: string | undefined) {
  const { store, plan, today, inPlan } = opened;
  const essay = await findEssay(opened, essayId);
  if (essay === null) throw notFound();
  const shares = await readShares(store, plan.id, { essayId: essay.id, memberId: inPlan.me.id });
  const share = shares.find((each) => isOpenShare(each, today));
  const draft = share === undefined ? null : await readDraft(store, plan.id, essay.id, share.draftId);
  if (share === undefined || draft === null) throw notFound();
  return { essay, share, draft };
}

/**
 * The version somebody is shown, with the questions they left themselves: not those of others, who may be of another
 * home. A 404 Response for whoever is shown nothing.
 */
export async function readShownDraft(opened: Opened, essayId: string | undefined): Promise<ShownDraft> {
  const { essay, share, draft } = await shownTo(opened, essayId);
  const { store, plan, inPlan, view } = opened;
  const questions = await readQuestions(store, plan.id, essay.id, { memberId: inPlan.me.id });
  const { id, title, college, wordLimit } = essay;
  return {
    essay: { id, title, college, wordLimit },
    student: view.student.name,
    version: { id: draft.id, number: draft.number, text: draft.text, words: countText(draft.text).words },
    until: writeDay(share.until),
    questions: questions
      .filter(({ draftId }) => draftId === draft.id)
      .map((question) => questionLine(question, draft, { name: "You", part: "" })),
    paragraphs: paragraphsOf(draft.text).map(({ number, begins }) => ({
      value: String(number),
      label: `${number}. ${begins}`,
    })),
    newKey: newIdempotencyKey(),
  };
}

/** What the buttons of somebody who is shown a draft want. */
const intents = z.discriminatedUnion("intent", [
  intent("ask", { version: hidden, new: hidden }),
  intent("forget-question", { question: hidden }),
]);

/**
 * Leaves a question at a place, or takes one's own back. Gives which of both was wanted, and what cannot stand, in
 * words.
 */
export async function askAboutDraft(
  opened: Writing,
  essayId: string | undefined,
  form: URLSearchParams,
): Promise<{ readonly intent: "ask" | "forget-question"; readonly messages: Messages | null }> {
  const shown = await shownTo(opened, essayId);
  const wish = readIntent(intents, form);
  const { intent } = wish;
  if (intent === "ask") return { intent, messages: await leaveQuestion(opened, shown, form, wish) };
  const memberId = opened.inPlan.me.id;
  if (!(await deleteQuestion(opened.write, shown.essay.id, wish.question, { memberId }))) throw notFound();
  return { intent, messages: null };
}

async function leaveQuestion(
  opened: Writing,
  { essay, draft }: Awaited<ReturnType<typeof shownTo>>,
  form: URLSearchParams,
  wish: { readonly version: string; readonly new: string },
): Promise<Messages | null> {
  const { store, plan, now, write, inPlan } = opened;
  const { id: memberId, role } = inPlan.me;
  if (wish.version !== draft.id) {
    return { question: ["The student shows another version now. Look for the place in it, then ask again."] };
  }
  const read = readWith(questionSchema(draft.text, form), form);
  if (!read.ok) return read.messages;
  const question = askedAt(read.value, draft.text);
  if (question === null) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const own = await readQuestions(store, plan.id, essay.id, { memberId });
  if (own.length >= questionBounds.each) return { question: ["You’ve left as many questions as fit. Take one back."] };
  const id = idOfKey(wish.new || null, question);
  await addQuestion(write, { ...question, id, essayId: essay.id, draftId: draft.id, memberId, role }, now);
  await logActivity(opened, "asked-draft");
  return null;
}

/** The drafts somebody is shown now, for their overview. */
export async function listShownDrafts(opened: Opened) {
  const { store, plan, today, inPlan } = opened;
  if (inPlan.viewer.role === "student") return [];
  const shares = await readShares(store, plan.id, { memberId: inPlan.me.id });
  const open = shares.filter((share) => isOpenShare(share, today));
  const found = await Promise.all(
    open.map(async ({ essayId, until }) => ({ essay: await findEssay(opened, essayId), until: writeDay(until) })),
  );
  return found.flatMap(({ essay, until }) =>
    essay === null ? [] : [{ id: essay.id, title: essay.title, college: essay.college, until }],
  );
}

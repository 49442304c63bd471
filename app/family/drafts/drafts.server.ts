import { writeDay } from "~/calendar/day";
import { momentInWords } from "~/calendar/moment";
import { catalogue } from "~/colleges/catalogue.server";
import type { Messages } from "~/design/messages";
import { collegeChecks } from "~/essay/college/checks";
import { namedModel } from "~/essay/model/answer.server";
import { rules } from "~/essay/rules/all";
import { countText } from "~/essay/text/count";
import { notFound, type Opened, requirePermission } from "~/family/access/open-plan.server";
import type { Writing } from "~/family/access/write-plan.server";
import type { EssayLine } from "~/family/essays/essay-view";
import { changeEssayState, findEssay, otherEssays } from "~/family/essays/essays.server";
import { readTasks } from "~/family/tasks/tasks.server";
import { aiRuleFor } from "./ai-rules";
import { addDraft, closeDraft, continueDraft, hasRoom, putSitting, readDrafts, type StoredDraft } from "./data.server";
import { besideNewest, type DraftForm, draftBounds, readDraftForm, whereToSave } from "./draft";
import type { DraftPage, EssayTask, VersionLine } from "./draft-view";
import { originWords, questionLine } from "./draft-words";
import type { SaveAnswer } from "./saving";
import { readQuestions, readShares, type Share } from "./share-data.server";
import { canBeShown, daysToShow, isOpenShare } from "./sharing";
import { readSitting } from "./written";

/** An essay of the student's; a 404 Response for anybody else, and where there is none. */
export async function ownEssay(opened: Opened, id: string | undefined, action: "see" | "change"): Promise<EssayLine> {
  requirePermission(opened, "essays", action);
  const essay = await findEssay(opened, id);
  if (essay === null) throw notFound();
  return essay;
}

/** The page of a draft, for the student; a 404 Response for anybody else. */
export async function readDraftPage(opened: Opened, essayId: string | undefined): Promise<DraftPage> {
  const essay = await ownEssay(opened, essayId, "see");
  const { store, plan, today } = opened;
  const [versions, allShares, questions, tasks, others] = await Promise.all([
    readDrafts(store, plan.id, essay.id),
    readShares(store, plan.id, { essayId: essay.id }),
    readQuestions(store, plan.id, essay.id),
    tasksOf(opened, essay),
    otherEssays(opened, essay.id),
  ]);
  const shares = allShares.filter((share) => isOpenShare(share, today));
  const [newest] = versions;
  const numberOf = (id: string) => versions.find((version) => version.id === id)?.number ?? 0;
  const people = peopleOf(opened);
  const nameOf = (memberId: string) => people.find(({ id }) => id === memberId)?.name ?? "";
  return {
    essay,
    tasks,
    newest: newest === undefined ? null : { id: newest.id, number: newest.number, text: newest.text },
    versions: versions.map((version) => versionLine(version, shares, nameOf)),
    besides: besideNewest(versions),
    shares: shares.map(({ id, memberId, draftId, until }) => ({
      id,
      name: nameOf(memberId),
      part: people.find((person) => person.id === memberId)?.part ?? "",
      version: numberOf(draftId),
      until: writeDay(until),
    })),
    questions: questions.map((question) => {
      const text = versions.find(({ id }) => id === question.draftId)?.text ?? "";
      const who = people.find(({ id }) => id === question.memberId);
      return questionLine(question, { text, number: numberOf(question.draftId) }, who ?? null);
    }),
    people: people.map(({ id, name, part }) => ({ value: id, label: `${name}, ${part}` })),
    until: daysToShow(today),
    classYear: plan.classYear,
    prompt: promptFor(essay),
    rule: aiRuleFor(essay.unitid),
    admission: admissionPage(essay.unitid),
    others,
    model: namedModel(),
  };
}

/** Whom the student can show a draft to. */
export function peopleOf({ plan, view }: Opened) {
  return plan.members
    .filter((member) => canBeShown(member, plan.households))
    .flatMap(({ id }) => {
      const person = view.people.find((each) => each.id === id);
      return person === undefined ? [] : [{ id, name: person.name, part: person.part }];
    });
}

function versionLine(version: StoredDraft, shares: readonly Share[], nameOf: (id: string) => string): VersionLine {
  const { id, number, text, savedAt } = version;
  return {
    id,
    number,
    words: countText(text).words,
    saved: momentInWords(savedAt),
    origin: originWords(version),
    shownTo: shares.filter(({ draftId }) => draftId === id).map(({ memberId }) => nameOf(memberId)),
  };
}

/**
 * The page where a college tells applicants its rules: its admission office's, or else its own. Null where none is
 * reported.
 */
function admissionPage(unitid: number | null): string | null {
  const links = unitid === null ? undefined : catalogue().byUnitid.get(unitid)?.links;
  return links?.admissions ?? links?.website ?? null;
}

/** The coach's prompt that fits an essay best; the student can choose another. */
function promptFor({ unitid, title, college }: EssayLine): string {
  if (unitid === null) return "common-7";
  if (college.startsWith("University of California-")) return "uc-8";
  return /\bwhy\b/i.test(title) ? "why" : "pasted";
}

/** Tasks of the rules that an essay is part of: the main essay's, or those of its college. */
async function tasksOf(opened: Opened, essay: EssayLine): Promise<readonly EssayTask[]> {
  const { tasks, finished, withdrawn } = await readTasks(opened);
  return tasks
    .filter(({ task }) => task.kind === "essay" && task.college === essay.unitid && !withdrawn.has(task.id))
    .map(({ task: { id, title, due }, done }) => ({
      key: id,
      title,
      dueWords: writeDay(due),
      done,
      sent: finished.has(id),
    }));
}

const ruleIds: ReadonlySet<string> = new Set([...rules, ...collegeChecks].map(({ id }) => id));

/**
 * Saves what the student wrote: see `whereToSave`. With the first words an essay that was not started is a draft. What
 * the page saw of the writing is kept beside it.
 */
export async function saveDraft(opened: Writing, essay: EssayLine, form: URLSearchParams): Promise<SaveAnswer> {
  const { store, plan, today, now, write } = opened;
  const read = readDraftForm(form);
  if (!read.ok) return read;
  const { draft } = read;
  const [versions, shares] = await Promise.all([
    readDrafts(store, plan.id, essay.id),
    readShares(store, plan.id, { essayId: essay.id }),
  ]);
  const shown = new Set(shares.filter((share) => isOpenShare(share, today)).map(({ draftId }) => draftId));
  const known = versions.map((version) => ({ ...version, shown: shown.has(version.id) }));
  const where = whereToSave(known, draft, now);
  if (where.to !== "kept" && !(await hasRoom(store, plan.id, where.to === "new" ? essay.id : "", draft.text.length))) {
    return { ok: false, message: full };
  }
  if (draft.sitting !== null) {
    const sitting = readSitting(form, ruleIds);
    await putSitting(write, essay.id, { id: draft.sitting, turn: draft.turn, sitting }, now);
  }
  // A version that somebody asked for stays as it is.
  if (where.to === "kept" && draft.asNew) await closeDraft(write, where.version.id);
  if (where.to === "kept") return { ok: true, id: where.version.id, number: where.version.number, beside: null };
  if (where.to === "same") {
    await continueDraft(write, where.version.id, draft, now);
    return { ok: true, id: where.version.id, number: where.version.number, beside: where.beside };
  }
  const how = where.beside ? "beside" : "written";
  const sitting = draft.asNew ? null : draft.sitting;
  const id = await addNew(opened, essay, { ...draft, ...where, how, sitting });
  return { ok: true, id, number: where.number, beside: where.beside ? where.number - 1 : null };
}

const full =
  `There’s no room for more: an essay holds ${draftBounds.versions} versions, and a plan so many long ones. ` +
  "Delete some first; this isn’t saved yet.";

async function addNew(
  opened: Writing,
  essay: EssayLine,
  draft: Parameters<typeof addDraft>[2] & Pick<DraftForm, "text">,
): Promise<string> {
  const id = await addDraft(opened.write, essay.id, draft, opened.now);
  if (essay.state === "not-started") await changeEssayState(opened, essay.id, new URLSearchParams({ state: "draft" }));
  return id;
}

/**
 * Makes an earlier version the newest once more. Gives what cannot stand, in words; a 404 Response where there is no
 * such version.
 */
export async function restoreDraft(opened: Writing, essay: EssayLine, id: string): Promise<Messages | null> {
  const { store, plan } = opened;
  const versions = await readDrafts(store, plan.id, essay.id);
  const old = versions.find((version) => version.id === id);
  if (old === undefined) throw notFound();
  if (versions[0]?.text === old.text) return null;
  if (!(await hasRoom(store, plan.id, essay.id, old.text.length))) return { draft: [full] };
  const number = (versions[0]?.number ?? 0) + 1;
  const again = { number, basedOn: old.number, how: "restored", text: old.text, sitting: null, turn: 0 } as const;
  await addNew(opened, essay, again);
  return null;
}

/**
 * Two versions of an essay by their numbers, for the student; the newest and the one before where a number is missing.
 */
export async function readVersions(opened: Opened, essayId: string | undefined, query: URLSearchParams) {
  const essay = await ownEssay(opened, essayId, "see");
  const versions = await readDrafts(opened.store, opened.plan.id, essay.id);
  const byNumber = (name: string) => versions.find(({ number }) => String(number) === query.get(name));
  const right = byNumber("right") ?? versions[0];
  if (right === undefined) throw notFound();
  const before =
    versions.find(({ number }) => number === right.basedOn) ?? versions.find(({ number }) => number < right.number);
  const left = byNumber("left") ?? before ?? right;
  const shown = ({ id, number, text, savedAt }: StoredDraft) => ({ id, number, text, saved: momentInWords(savedAt) });
  return {
    essay,
    left: shown(left),
    right: shown(right),
    newest: versions[0]?.id ?? "",
    choices: versions.map(({ number, savedAt }) => ({
      value: String(number),
      label: `${number}, ${momentInWords(savedAt)}`,
    })),
  };
}

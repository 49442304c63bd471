import { writeDay } from "~/calendar/day";
import { momentInWords } from "~/calendar/moment";
import { collegeChecks } from "~/essay/college/checks";
import { rules } from "~/essay/rules/all";
import { countText } from "~/essay/text/count";
import type { Opened } from "~/family/access/open-plan.server";
import { readDrafts, readSittings } from "./data.server";
import type { WrittenRecord } from "./draft-view";
import { originWords, questionLine } from "./draft-words";
import { ownEssay, peopleOf } from "./drafts.server";
import { readQuestions, readShares } from "./share-data.server";

const nameOfRule = new Map<string, string>([
  ...[...rules, ...collegeChecks].map(({ id, name }) => [id, name] as const),
]);

/** How an essay was written, as far as the site saw it, for the student; a 404 Response for anybody else. */
export async function readRecord(opened: Opened, essayId: string | undefined): Promise<WrittenRecord> {
  const essay = await ownEssay(opened, essayId, "see");
  const { store, plan, view } = opened;
  const [drafts, sittings, questions, shares] = await Promise.all([
    readDrafts(store, plan.id, essay.id),
    readSittings(store, plan.id, essay.id),
    readQuestions(store, plan.id, essay.id),
    readShares(store, plan.id, { essayId: essay.id }),
  ]);
  const people = peopleOf(opened);
  const person = (memberId: string | null) => people.find(({ id }) => id === memberId) ?? null;
  const draft = (id: string) => drafts.find((each) => each.id === id);
  return {
    essay,
    student: view.student.name,
    versions: [...drafts].reverse().map((version) => ({
      number: version.number,
      words: countText(version.text).words,
      begun: momentInWords(version.madeAt),
      saved: momentInWords(version.savedAt),
      origin: originWords(version),
      counted: version.turn > 0,
    })),
    sittings: sittings.map(({ beganAt, lastAt, typed, pasted, readings, rules: byRules, asked, model }) => ({
      began: momentInWords(beganAt),
      ended: momentInWords(lastAt),
      typed,
      pasted,
      readings,
      byRules: byRules.flatMap((id) => nameOfRule.get(id) ?? []),
      byModel: asked,
      model,
    })),
    questions: questions.map((question) => {
      const of = draft(question.draftId);
      return questionLine(question, { text: of?.text ?? "", number: of?.number ?? 0 }, person(question.memberId));
    }),
    shares: shares.map(({ memberId, draftId, until, sharedAt }) => ({
      who: person(memberId)?.name ?? "",
      version: draft(draftId)?.number ?? 0,
      since: momentInWords(sharedAt),
      until: writeDay(until),
    })),
  };
}

/** Every version with its text, and the record, for the student's file of everything. */
export async function exportDrafts(opened: Opened, essayId: string) {
  const { versions, sittings, questions, shares } = await readRecord(opened, essayId);
  const drafts = await readDrafts(opened.store, opened.plan.id, essayId);
  return {
    versions: versions.map((version) => ({
      ...version,
      text: drafts.find(({ number }) => number === version.number)?.text ?? "",
    })),
    sittings,
    shownTo: shares,
    questions: questions.map(({ who, words, asked, version, quote }) => ({
      who,
      asked,
      version,
      about: quote,
      question: words,
    })),
  };
}

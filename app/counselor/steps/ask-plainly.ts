import type { Reply } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { withoutStatus } from "../intents/aid";
import type { Asked } from "../intents/intent";
import { asksPayOf, programIntent } from "../intents/majors";
import { clausesOf, collegesSoFar } from "../understand/clauses";
import { tellsIndependent } from "../understand/independent";
import { isNoStudentLoan } from "../understand/other-sums";
import { understand } from "../understand/understand";
import type { Need } from "../wording/plain-asks";
import { likeliest, wordAsked, writtenPlainly } from "../wording/plain-question";
import { withTerms } from "../wording/with-terms";
import { quoteLibrary } from "./quote-library";
import { quoteProgram } from "./quote-program";
import { quoteShortAnswer } from "./quote-short-answer";
import { resolve } from "./resolve";
import type { Asking, Step } from "./step";
import { useTools } from "./use-tools";

const everything: readonly Step[] = [quoteShortAnswer, quoteProgram, useTools, quoteLibrary];
const tools: readonly Step[] = [quoteProgram, useTools];

/**
 * From these odds on a wording is taken for the plain question it was learned for: where nothing else answers, before
 * the guides are looked through, and for a part of a question whose other parts are answered.
 */
export const leastKnown = 0.6;
const surest = 0.95;
const least = { last: leastKnown, beforeGuides: 0.75, ofPart: 0.75, surely: surest };

/**
 * Where no rule knows how something is asked ("do they take most people who apply"): what its wording was learned to
 * mean is asked plainly ("What is the acceptance rate of …?"), with the names and figures of the question (decision
 * 112).
 */
export const askPlainly: Step = {
  name: "ask it plainly",
  run({ asked, ground }) {
    const learned = answeredPlainly(asked(), ground, least.last, everything);
    if (learned !== null || ground.language === "es") return learned;
    const word = wordAsked(asked());
    return word === null || isOfOtherTime(asked().understood.plain, ground)
      ? null
      : answerTo(word, asked(), ground, everything);
  },
};

/** The same before the guides, for what a college, a job or a sum was named for: no guide says that. */
export const askToolsPlainly: Step = {
  name: "ask the tools plainly",
  run: ({ asked, ground }) => answeredPlainly(asked(), ground, least.beforeGuides, tools),
};

/**
 * The same for one part of a question. No guide in English is quoted to who asks in Spanish.
 *
 * @param asked   the part, with the colleges and states of the whole
 * @param surely  only where the wording can hardly mean anything else, and a college or a job is asked about: before
 *   the tools read the part by their rules
 */
export function partPlainly(asked: Asked, ground: Ground, surely = false): Reply | null {
  if (ground.language === "es") return null;
  return surely
    ? answeredPlainly(asked, ground, least.surely, tools)
    : answeredPlainly(asked, ground, least.ofPart, everything);
}

/** A teacher and a subject of school are named in stories, too: "my teacher said yes but hasn't sent it". */
const isSaidBeside = (need: Need) => need === "field" || need === "job";
const moreOfNamed = 0.1;

/** "I went to college in 1971": when it was for whoever asks. */
const ofOneself = /\b(?:i|we) (?:[a-z]+ ){1,5}(?:in|back in) (?:19|20)\d\d\b/g;

/** "In 1987", "in 2029": no plain question asks of another time than now. */
const isOfOtherTime = (plain: string, { today }: Ground) =>
  [...plain.replace(ofOneself, " ").matchAll(/\b(?:19|20)\d\d\b/g)].some(
    ([year]) => Math.abs(Number(year) - Number(today.slice(0, 4))) > 2,
  );

/**
 * "My parents don't have papers, can I still do the FAFSA" asks for no day, and who is independent by what they tell
 * has other limits than the plain question's.
 */
const isOfStatus = (kind: string, { understood: { bare } }: Asked) =>
  (/^FAFSA (?:deadline|opens?|late)/.test(kind) &&
    withoutStatus.test(bare) &&
    !/\b(?:deadline|due|late|when)\b/.test(bare)) ||
  (kind === "loan limits" && tellsIndependent(bare)) ||
  (kind === "loan payment" && isNoStudentLoan(bare));

function answeredPlainly(asked: Asked, ground: Ground, least: number, steps: readonly Step[]): Reply | null {
  const heard = likeliest(asked);
  if (heard === null || heard.odds < Math.min(surest, least + (heard.ask.needs.some(isSaidBeside) ? moreOfNamed : 0)))
    return null;
  // Of a whole state the guides know more than a tool does.
  if (steps === tools && !heard.ask.needs.some((need) => need !== "state" && need !== "term")) return null;
  if (heard.ask.not !== undefined && new RegExp(`\\b(?:${heard.ask.not})\\b`).test(asked.understood.plain)) return null;
  if (isOfOtherTime(asked.understood.plain, ground)) return null;
  if (isOfStatus(heard.ask.kind, asked)) return null;
  // What a job pays is asked of the college that is named, where it reports it.
  if (/^(?:job|field) pays$/.test(heard.ask.kind) && asked.colleges.length > 0 && asksPayOf(asked.understood)) {
    const there = programIntent.answer(asked, ground);
    if (there?.status === "answered") return there;
  }
  const text = writtenPlainly(heard, ofItsPart(heard.ask.kind, asked, ground));
  if (text === null) return null;
  return answerTo(withTerms(text, heard.ask.kind, asked), asked, ground, steps);
}

/** The colleges of the part that was heard: "what % finish, and are my credits good at UMass Boston" has one before. */
function ofItsPart(kind: string, asked: Asked, ground: Ground): Asked {
  if (asked.colleges.length < 2) return asked;
  const clauses = clausesOf(asked.understood.typed);
  const all = clauses.map((clause) => understand(clause, ground));
  const at = all.findIndex((understood) => likeliest({ ...asked, understood })?.ask.kind === kind);
  const named = all.map(({ mentions }) => mentions.map(({ unitid }) => unitid));
  const soFar = at < 0 ? [] : collegesSoFar(clauses, named, at);
  return soFar.length === 0
    ? asked
    : { ...asked, colleges: asked.colleges.filter(({ unitid }) => soFar.includes(unitid)) };
}

/** What these steps answer to a plain question of the same family; null where they don't. */
function answerTo(text: string, { student }: Asked, ground: Ground, steps: readonly Step[]): Reply | null {
  const plainly: Asking = {
    raw: text,
    typed: text,
    ground,
    asked: () => resolve({ text, before: [], student }, ground),
  };
  for (const step of ground.language === "es" ? [useTools] : steps) {
    const reply = step.run(plainly);
    if (reply !== null && (reply.status === "answered" || reply.status === "asks")) return reply;
  }
  return null;
}

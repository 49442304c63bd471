import type { College } from "~/colleges/college";
import type { Reply } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { emptyWords, stem, wordsOf } from "~/counselor/words/words";
import type { Student } from "../understand/student";
import type { Understood } from "../understand/understand";

/** A question with everything that's known around it. */
export interface Asked {
  readonly understood: Understood;
  /** Colleges it's about, named now or before. */
  readonly colleges: readonly College[];
  /** States it's about. */
  readonly states: readonly string[];
  readonly student: Student;
  /** Colleges that the conversation named before and that this question isn't about, the latest first. */
  readonly earlier?: readonly College[];
  /** The last question before it that asked something. */
  readonly asking?: Asked;
}

/** One thing that families ask. `score` says from 0 to 1 how surely a question asks it. */
export interface Intent {
  readonly name: string;
  score(asked: Asked): number;
  /** Null where the question lacks what the tool needs and nothing can be said. */
  answer(asked: Asked, ground: Ground): Reply | null;
}

/** Below this nothing is answered by a tool. */
export const leastScore = 0.5;

/** Words that any question about a college may hold without asking something else. */
const fine = new Set(
  (
    "college university school campus student applicant freshman freshmen first year average typical usual rate number percent percentage high low good bad fair big small hard easy difficult competitive selective " +
    "true current currently latest new recent today now 2025 2026 2027 2028 fall spring class total estimate approximately around about roughly like compared compare vs versus between than better best or " +
    "undergrad undergraduate people person applying apply applied attend attending going go enroll start stay study state in-state out-of-state instate resident family parent mom dad home live lives living " +
    "look looking find out tell info information details stats statistics data figure numbers want wants plan planning think thinking consider considering try trying possible really actual actually expected expect " +
    "chance chances odds shot likely get getting accepted admitted admission admissions yearly annual annually annum month dollars dollar money thousand grand k me us we senior junior sophomore year old teen daughter son kid " +
    "need needs there it that this they place one main pay paying cost price afford and also still left anymore end"
  )
    .split(" ")
    .map(stem),
);

/** Telling words of the question that neither the patterns nor the names in it explain. */
export function unexplained(
  { understood: { bare, states, field, fields, occupations } }: Asked,
  patterns: readonly RegExp[],
): readonly string[] {
  let rest = ` ${bare} `;
  for (const { words } of states) rest = rest.replace(new RegExp(`\\b${words}\\b`, "g"), " ");
  // "Elementary teachers" goes before "teachers", which is a field by itself.
  const named = [...fields, ...occupations].map(({ words }) => words).sort((a, b) => b.length - a.length);
  for (const words of named) rest = rest.replace(` ${words} `, " ");
  if (field !== null) rest = rest.replace(field.words, " ");
  for (const pattern of patterns) rest = rest.replace(new RegExp(pattern.source, "g"), " ");
  return wordsOf(rest)
    .filter((word) => !emptyWords.has(word) && word.length > 1 && !/^[$%]?[\d.]+[kmg%]?$/.test(word))
    .map(stem)
    .filter((word) => !fine.has(word));
}

/** What a word too many takes from a score. */
const perWord = 0.22;

/** The score of a question by its patterns: the sure one less what stays unexplained. 0 where no pattern fits. */
export function fitOf(asked: Asked, patterns: readonly RegExp[], sure = 1, also: readonly RegExp[] = []): number {
  if (!patterns.some((pattern) => pattern.test(asked.understood.bare))) return 0;
  return Math.max(0, sure - perWord * unexplained(asked, [...patterns, ...also]).length);
}

/** What a student's record looks like in words of a question; it explains itself. */
export const recordWords: readonly RegExp[] = [
  /\b\d\.\d+\b/,
  /\b(?:un)?weighted\b/,
  /\b(?:gpa|sat|act|scores?|composite|superscore)\b/,
  /\b(?:mak(?:e|es|ing)|earn(?:s|ing)?|incomes?|agi|household|salary)\b/,
  /\b(?:in|out)[- ]of[- ]state\b|\bin[- ]state\b|\b(?:non-?)?residents?\b|\bout of state\b/,
];

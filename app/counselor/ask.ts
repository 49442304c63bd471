import { isSpanish } from "~/library/spanish/questions";
import type { Reply } from "./answer/reply";
import type { Ground } from "./ground/ground";
import type { Asked } from "./intents/intent";
import { inSpanish } from "./sentences/in-spanish";
import { askOfGroup } from "./steps/ask-of-group";
import { askPlainly, askToolsPlainly } from "./steps/ask-plainly";
import { askWhichCollege } from "./steps/ask-which-college";
import { eachQuestion, someQuestions } from "./steps/each-question";
import { failure } from "./steps/failure";
import { onDemand } from "./steps/on-demand";
import { answerFirstPart, withOpenParts } from "./steps/open-parts";
import { withOtherSections } from "./steps/other-sections";
import { ourselves } from "./steps/ourselves";
import { programsBeside } from "./steps/programs-beside";
import { quoteFederalRule } from "./steps/quote-federal-rule";
import { quoteLibrary, quoteSpanish } from "./steps/quote-library";
import { quoteProgram } from "./steps/quote-program";
import { quoteShortAnswer } from "./steps/quote-short-answer";
import { readText } from "./steps/read-text";
import { recognizeDanger, withPeople } from "./steps/recognize-danger";
import { resolve } from "./steps/resolve";
import { sayUnknown } from "./steps/say-unknown";
import type { Asking, Step } from "./steps/step";
import { tellOneOfMore, tellProgram } from "./steps/tell-program";
import { useTools } from "./steps/use-tools";
import { quoteWithoutStory, useToolsWithoutStory } from "./steps/without-story";
import { pickedIn } from "./understand/namesakes";
import { writtenOut } from "./understand/short-forms";
import type { Student } from "./understand/student";

/** Steps that look something up, in order. Each may answer one part of a question and leave another. */
const lookups: readonly Step[] = [
  ...[askWhichCollege, programsBeside, tellProgram, eachQuestion, quoteSpanish, quoteShortAnswer, quoteProgram],
  ...[
    useTools,
    quoteFederalRule,
    askToolsPlainly,
    tellOneOfMore,
    askOfGroup,
    useToolsWithoutStory,
    quoteLibrary,
    someQuestions,
    askPlainly,
    quoteWithoutStory,
    answerFirstPart,
  ],
];

/** The way to an answer, in order. The first step that replies ends it. */
export const steps: readonly Step[] = [recognizeDanger, readText, ourselves, ...lookups, sayUnknown];

export interface Question {
  readonly text: string;
  /** Earlier questions of the same conversation, the oldest first. */
  readonly before: readonly string[];
  /** What is known of the student beforehand. */
  readonly student: Student;
}

/** Answers a question from the facts and pages of this project alone. */
export function ask(question: Question, ground: Ground): Reply {
  return reply(question, ground, () => resolve(question, ground));
}

/** "What is the SAI" behind a Spanish question is asked in English. */
const plainlyEnglish = /\b(?:what|when|where|which|who|how|why|is|are|does|do|can|the|about|if|for|and|my|instead)\b/i;

/**
 * The same for a question whose meaning is known, or found when a step needs it. Where a step or a tool throws, the
 * reply says that the fault is ours.
 */
export function reply({ text: raw, before }: Omit<Question, "student">, where: Ground, resolved: () => Asked): Reply {
  // The college that was picked of several is known to what is resolved; its name in full is no part of the question.
  const text = pickedIn(raw, where.colleges)?.text ?? raw;
  // A few words after a Spanish question ("¿y en Michigan?") stay in its language.
  const spanish = isSpanish(text) || (text.length < 25 && !plainlyEnglish.test(text) && isSpanish(before.at(-1) ?? ""));
  const ground: Ground = spanish ? { ...where, language: "es" } : where;
  const asking = { raw: text, typed: spanish ? text : writtenOut(text), ground, asked: onDemand(resolved) };
  try {
    const whole = firstReply(asking);
    return withPeople(spanish ? inSpanish(whole) : whole, asking);
  } catch (error) {
    const ours = failure(ground.failed(error), ground);
    try {
      return withPeople(ours, asking);
    } catch {
      // What listens for danger was at fault itself.
      return ours;
    }
  }
}

/** The reply of the first step that has one. */
function firstReply(asking: Asking): Reply {
  for (const step of steps) {
    const first = step.run(asking);
    if (first === null) continue;
    return lookups.includes(step) ? withOtherSections(withOpenParts(first, asking), asking) : first;
  }
  throw new Error("the last step always replies");
}

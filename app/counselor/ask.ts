import type { Reply } from "./answer/reply";
import type { Ground } from "./ground/ground";
import type { Asked } from "./intents/intent";
import { ourselves } from "./steps/ourselves";
import { quoteLibrary } from "./steps/quote-library";
import { quoteProgram } from "./steps/quote-program";
import { readText } from "./steps/read-text";
import { recognizeDanger } from "./steps/recognize-danger";
import { resolve } from "./steps/resolve";
import { sayUnknown } from "./steps/say-unknown";
import type { Step } from "./steps/step";
import { useTools } from "./steps/use-tools";
import type { Student } from "./understand/student";

/** The way to an answer, in order. The first step that replies ends it. */
export const steps: readonly Step[] = [
  recognizeDanger,
  readText,
  ourselves,
  quoteProgram,
  useTools,
  quoteLibrary,
  sayUnknown,
];

export interface Question {
  readonly text: string;
  /** Earlier questions of the same conversation, the oldest first. */
  readonly before: readonly string[];
  /** What is known of the student beforehand. */
  readonly student: Student;
}

/** Answers a question from the facts and pages of this project alone. */
export function ask(question: Question, ground: Ground): Reply {
  let understood: Asked | undefined;
  const asking = {
    typed: question.text,
    ground,
    asked() {
      understood ??= resolve(question, ground);
      return understood;
    },
  };
  for (const step of steps) {
    const reply = step.run(asking);
    if (reply !== null) return reply;
  }
  throw new Error("the last step always replies");
}

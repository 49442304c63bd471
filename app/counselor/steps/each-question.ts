import { quoteLibrary } from "./quote-library";
import { quoteProgram } from "./quote-program";
import type { Step } from "./step";
import { answerEach } from "./use-tools";

const guides = [quoteProgram, quoteLibrary];

/** Answers each of several questions by itself, where every one of them has an answer. */
export const eachQuestion: Step = {
  name: "answer each question",
  run: ({ asked, ground }) => answerEach(asked(), ground, guides, 0),
};

/** The same where neither tools nor guides took the whole: what has no answer is named. */
export const someQuestions: Step = {
  name: "answer some of the questions",
  run: ({ asked, ground }) => answerEach(asked(), ground, guides, 2),
};

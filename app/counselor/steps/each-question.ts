import { quoteLibrary } from "./quote-library";
import { quoteProgram } from "./quote-program";
import type { Step } from "./step";
import { answerEach } from "./use-tools";

/** Answers each of several questions by itself, where no tool took them together. */
export const eachQuestion: Step = {
  name: "answer each question",
  run: ({ asked, ground }) => answerEach(asked(), ground, [quoteProgram, quoteLibrary]),
};

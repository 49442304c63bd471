import { general } from "./general";
import type { Rule } from "./rule";
import { sources } from "./sources";

export const doubledWords: Rule = {
  id: "doubled-word",
  kind: "language",
  name: "A word twice",
  why: "It’s a slip of the keys, and a reader may take it for a draft you didn’t read again.",
  source: sources.specific,
  where: "Two of the same word in a row, as retext finds them.",
  allowed: 0,
  question: "Did you mean it twice?",
  find: (draft) => general(draft, "repeated-words"),
  flags: ["I put the the book back.", "We went to to the store.", "She told me it was was late."],
  passes: ["I knew that she knew.", "He had had enough of that.", "“No, no,” she said, and shut the window."],
};

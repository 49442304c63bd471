import { phrases, placesOf } from "../text/draft";
import { general } from "./general";
import type { Rule } from "./rule";
import { sources } from "./sources";

const ours = phrases([
  "kind of",
  "sort of",
  "in a way",
  "i (?:would|can) say that",
  "i (?:feel|believe|think) that",
  "in my opinion",
  "it could be said",
  "to some extent",
  "more or less",
  "i guess",
  "a little bit",
  "i would like to",
]);

export const hedges: Rule = {
  id: "hedges",
  kind: "language",
  name: "Half a step back",
  why: "One of these is how people talk. Many of them take back what you say while you say it.",
  source: sources.resume,
  where: "Everywhere but in quoted speech: hedges and intensifiers of retext’s lists, and a dozen phrases of ours.",
  allowed: 8,
  question: "Which of these sentences do you stand behind with nothing in front of it?",
  find: (draft) => [...placesOf(draft, ours), ...general(draft, "intensify")].sort((a, b) => a.start - b.start),
  flags: [
    "It was really very important, and I truly felt it.",
    "I think that it was sort of a turning point.",
    "Perhaps I was basically ready, in a way.",
  ],
  passes: [
    "I was ready. The bus wasn't.",
    "“Maybe tomorrow,” said Mr. Ortiz, and locked the gym.",
    "I counted to ten and pulled the cord.",
  ],
};

import { indexable } from "../site/judged";
import type { Check } from "../site/site";

/** Years of school. Pages are written for grade 8; names of colleges and laws count as hard words. */
const hardest = 13;

export const hardPages: Check = {
  key: "hard-to-read",
  title: "Pages that are hard to read",
  why: "Families read on a phone, tired, and some in their second language.",
  find: (site) =>
    indexable(site)
      .filter(({ words: { grade } }) => grade > hardest)
      .map(({ path, words: { grade } }) => ({ path, about: "", words: `It reads at grade ${Math.round(grade)}.` })),
};

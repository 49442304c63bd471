import { indexable } from "../site/judged";
import type { Check } from "../site/site";

export const structuredMissing: Check = {
  key: "structured-missing",
  title: "Pages without structured data",
  why: "Search engines show where a page stands, and what it is, by its structured data.",
  find: (site) =>
    indexable(site)
      .filter(({ words }) => words.structured.length === 0)
      .map(({ path }) => ({ path, about: "", words: "It has none." })),
};

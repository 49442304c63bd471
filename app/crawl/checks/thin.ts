import { type Document, indexable } from "../site/judged";
import type { Check } from "../site/site";

const fewest = 100;
/** A tool asks, and says the more once it is answered: its first page is fields, whose labels are not counted. */
const isTool = ({ words }: Document) => words.structured.some(({ kind }) => kind === "WebApplication");

export const thinPages: Check = {
  key: "thin",
  title: "Pages with few words",
  why: "A page that says little answers little, and search engines leave it out.",
  find: (site) =>
    indexable(site)
      .filter(({ words: { count } }) => count < fewest)
      .filter((page) => !isTool(page))
      .map(({ path, words: { count } }) => ({ path, about: "", words: `Its main part has ${count} words.` })),
};

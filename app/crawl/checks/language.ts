import { documents } from "../site/judged";
import type { Check } from "../site/site";

export const languages: Check = {
  key: "language",
  title: "Pages without a language",
  why: "A screen reader reads the page with the wrong voice.",
  find: (site) =>
    documents(site)
      .filter(({ words: { language } }) => !language)
      .map(({ path }) => ({ path, about: "", words: "Its html element has no lang." })),
};

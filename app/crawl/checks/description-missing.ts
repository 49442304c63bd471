import { indexable } from "../site/judged";
import type { Check } from "../site/site";

export const missingDescriptions: Check = {
  key: "description-missing",
  title: "Pages without one description",
  why: "Without one, a search result shows some sentence of the page.",
  find: (site) =>
    indexable(site)
      .filter(({ words: { descriptions } }) => descriptions.length !== 1 || descriptions[0] === "")
      .map(({ path, words: { descriptions } }) => ({
        path,
        about: "",
        words: descriptions.length > 1 ? `It has ${descriptions.length} descriptions.` : "It has no description.",
      })),
};

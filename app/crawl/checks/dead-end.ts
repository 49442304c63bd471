import { indexable } from "../site/judged";
import type { Check } from "../site/site";

export const deadEnds: Check = {
  key: "dead-end",
  title: "Pages that link nowhere",
  why: "A reader who has finished does not know where to go on.",
  find: (site) =>
    indexable(site)
      .filter(({ words }) => words.linksInMain === 0)
      .map(({ path }) => ({ path, about: "", words: "Its main part has no link to a page of this site." })),
};

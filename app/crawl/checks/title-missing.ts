import { documents } from "../site/judged";
import type { Check } from "../site/site";

export const missingTitles: Check = {
  key: "title-missing",
  title: "Pages without one title",
  why: "The title is what a search result shows and what a screen reader says first.",
  find: (site) =>
    documents(site)
      .filter(({ words: { titles } }) => titles.length !== 1 || titles[0] === "")
      .map(({ path, words: { titles } }) => ({
        path,
        about: "",
        words: titles.length > 1 ? `It has ${titles.length} titles.` : "It has no title.",
      })),
};

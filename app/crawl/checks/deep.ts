import { indexable } from "../site/judged";
import type { Check } from "../site/site";

/**
 * A state's list of colleges has several pages, so the last college of California is further away than any other page.
 */
const mostClicks = 10;

export const deepPages: Check = {
  key: "deep",
  title: "Too many clicks from the home page",
  why: "What lies deep is read seldom, by people and by search engines.",
  needsWhole: true,
  find: (site) =>
    indexable(site).flatMap(({ path, depth }) =>
      depth === null || depth <= mostClicks
        ? []
        : [{ path, about: "", words: `It takes ${depth} clicks from the home page.` }],
    ),
};

import { indexable } from "../site/judged";
import type { Check } from "../site/site";

export const missingInSitemap: Check = {
  key: "not-in-sitemap",
  title: "Not in the sitemap",
  why: "Search engines find the page late, or not at all. List it, or mark it noindex.",
  needsWhole: true,
  find: (site) =>
    indexable(site)
      .filter(({ path }) => !site.sitemap.has(path))
      .map(({ path }) => ({
        path,
        about: "",
        words: "It is indexable, and the sitemap does not list it.",
      })),
};

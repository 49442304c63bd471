import { indexable } from "../site/judged";
import type { Check } from "../site/site";

/** Milliseconds of a year. */
const longest = 366 * 86_400_000;

export const stalePages: Check = {
  key: "stale",
  title: "Pages that nobody has changed for a year",
  why: "Prices, forms and days change every year; what was true may not be.",
  find: (site) =>
    indexable(site).flatMap(({ path, words: { updated } }) => {
      const day = updated ?? site.sitemap.get(path) ?? null;
      if (day === null || Date.parse(site.at) - Date.parse(day) <= longest) return [];
      return [{ path, about: "", words: `It last changed on ${day}.` }];
    }),
};

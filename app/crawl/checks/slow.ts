import { documents } from "../site/judged";
import type { Check } from "../site/site";

const longest = 1500;

export const slowPages: Check = {
  key: "slow",
  title: "Slow answers",
  why: "Readers leave a page that does not come, and search engines ask for fewer pages.",
  find: (site) =>
    documents(site)
      .filter(({ milliseconds }) => milliseconds > longest)
      .map(({ path }) => ({
        path,
        about: "",
        words: "Its answer took more than a second and a half during the crawl.",
      })),
};

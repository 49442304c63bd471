import { indexable } from "../site/judged";
import type { Check } from "../site/site";

export const cachePolicies: Check = {
  key: "cache-policy",
  title: "Public pages that nobody may keep",
  why: "A page that is the same for everyone comes faster from a cache.",
  find: (site) =>
    indexable(site)
      .filter(({ cacheControl }) => !/\bpublic\b/.test(cacheControl ?? ""))
      .map(({ path, cacheControl }) => ({
        path,
        about: "",
        words: `Its Cache-Control is ${cacheControl ?? "missing"}.`,
      })),
};

import { indexable } from "../site/judged";
import type { Check } from "../site/site";

export const orphans: Check = {
  key: "orphan",
  title: "Pages that nothing links to",
  why: "Nobody finds the page but by its address, and search engines take it for unimportant.",
  needsWhole: true,
  find: (site) =>
    indexable(site)
      .filter(({ path }) => path !== "/" && !site.linksIn.has(path))
      .map(({ path }) => ({ path, about: "", words: "No page links to it." })),
};

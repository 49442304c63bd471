import { documents } from "../site/judged";
import type { Check } from "../site/site";

export const headingOrder: Check = {
  key: "heading-order",
  title: "Headings that leave out a level",
  why: "Whoever moves through a page by its headings takes a missing level for a missing part.",
  find: (site) =>
    documents(site).flatMap(({ path, words: { headings } }) =>
      headings.flatMap(({ level, words }, i) => {
        const before = headings[i - 1]?.level ?? 0;
        if (level <= before + 1) return [];
        return [{ path, about: words.slice(0, 100), words: `“${words}” is an h${level} after an h${before}.` }];
      }),
    ),
};

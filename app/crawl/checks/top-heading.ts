import { documents } from "../site/judged";
import type { Check } from "../site/site";

export const topHeadings: Check = {
  key: "top-heading",
  title: "Pages without exactly one h1",
  why: "The h1 says what the page is about, to readers, screen readers and search engines.",
  find: (site) =>
    documents(site).flatMap(({ path, words: { headings } }) => {
      const count = headings.filter(({ level }) => level === 1).length;
      return count === 1 ? [] : [{ path, about: "", words: count === 0 ? "It has no h1." : `It has ${count} h1.` }];
    }),
};

import { longestBareTitle } from "~/seo/meta";
import { indexable } from "../site/judged";
import type { Check } from "../site/site";

const shortest = 10;

export const titleLengths: Check = {
  key: "title-length",
  title: "Titles that are too long or too short",
  why: "Search results cut a title after some 65 characters, and a few letters say too little.",
  find: (site) =>
    indexable(site).flatMap(({ path, words: { titles } }) => {
      const length = [...(titles[0] ?? "")].length;
      if (length === 0 || (length >= shortest && length <= longestBareTitle)) return [];
      return [{ path, about: "", words: `Its title has ${length} characters: “${titles[0]}”.` }];
    }),
};

import { indexable } from "../site/judged";
import type { Check } from "../site/site";

const shortest = 50;
const longest = 170;

export const descriptionLengths: Check = {
  key: "description-length",
  title: "Descriptions that are too long or too short",
  why: "Search results cut a description after some 160 characters, and replace one that says too little.",
  find: (site) =>
    indexable(site).flatMap(({ path, words: { descriptions } }) => {
      const length = [...(descriptions[0] ?? "")].length;
      if (length === 0 || (length >= shortest && length <= longest)) return [];
      return [{ path, about: "", words: `Its description has ${length} characters.` }];
    }),
};

import { indexable, same } from "../site/judged";
import type { Check } from "../site/site";

export const sameDescriptions: Check = {
  key: "description-same",
  title: "The same description on several pages",
  why: "Search engines and readers can’t tell the pages apart by their description.",
  find: (site) => same(indexable(site), ({ words }) => words.descriptions[0] ?? "", "description"),
};

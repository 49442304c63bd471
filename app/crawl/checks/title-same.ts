import { indexable, same } from "../site/judged";
import type { Check } from "../site/site";

export const sameTitles: Check = {
  key: "title-same",
  title: "The same title on several pages",
  why: "Search engines and readers can’t tell the pages apart by their title.",
  find: (site) => same(indexable(site), ({ words }) => words.titles[0] ?? "", "title"),
};

import { citesNothing } from "./questions/cites-nothing";
import { dueThisMonth } from "./questions/due-this-month";
import { linkedFromNowhere } from "./questions/linked-from-nowhere";
import { linksNowhere } from "./questions/links-nowhere";
import type { Question } from "./questions/question";
import { searchedInVain } from "./questions/searched-in-vain";
import { twoSources } from "./questions/two-sources";
import { unusedFacts } from "./questions/unused-facts";

/** Every question that is asked of the whole graph. What stands on one thing is asked on that thing's own sheet. */
export const questions: readonly Question[] = [
  dueThisMonth,
  unusedFacts,
  twoSources,
  citesNothing,
  linksNowhere,
  linkedFromNowhere,
  searchedInVain,
];

export const questionOf = (key: string): Question | null => questions.find((one) => one.key === key) ?? null;

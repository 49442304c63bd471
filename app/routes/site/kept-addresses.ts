import { easternDay } from "~/calendar/eastern-day";
import {
  calculatorPath,
  costPath,
  kitchenTablePath,
  letterPath,
  mostColleges as mostInCost,
} from "~/cost/asked-colleges";
import { figuresPath as costFigures, formPath } from "~/cost/live/figures";
import { loanPath } from "~/cost/loan/path";
import { pathIn } from "~/language";
import { comparePath, comparisonPath, noColleges } from "~/match/compare/asked";
import { noList, quizPath, resultsPath } from "~/match/quiz/steps";
import type { ToolAddresses } from "~/student/list/keep-tools";
import { listPath, listPathname } from "~/student/list/list";
import { timelinePath, withSearch } from "~/timeline/address";
import { figuresPath as timelineFigures } from "~/timeline/live/figures";
import { mostColleges as mostInTimeline } from "~/timeline/planning/choices";

/** Where tools begin that answer on the device, and those that do for the colleges of a list. */
export function keptAddresses(ids: readonly number[]): ToolAddresses {
  const cost = ids.slice(0, mostInCost);
  const dated = ids.slice(0, mostInTimeline);
  const today = easternDay(new Date());
  const inBoth = [quizPath, `${resultsPath}?${noList}`, costPath, fafsaPath].flatMap((path) => [
    path,
    pathIn("es", path),
  ]);
  const begins = [
    "/",
    "/tools",
    "/es",
    listPathname,
    ...inBoth,
    loanPath,
    kitchenTablePath,
    letterPath,
    timelinePath,
    `${comparePath}?${noColleges}`,
  ];
  if (ids.length === 0) return { pages: begins, data: [timelineFigures([], today)] };
  const table = withIds(kitchenTablePath, ids);
  const pagesOf = ids.map((unitid) => `/colleges/${unitid}`);
  const withList = [
    listPath(ids),
    calculatorPath(cost),
    pathIn("es", calculatorPath(cost)),
    table,
    withIds(timelinePath, dated),
    ...pagesOf,
  ];
  return {
    pages: [...begins, ...withList],
    data: [
      costFigures(cost),
      formPath(cost, "en"),
      formPath(cost, "es"),
      timelineFigures([], today),
      timelineFigures(dated, today),
      comparisonPath(ids),
    ],
  };
}

const fafsaPath = "/tools/fafsa-calculator";
const withIds = (path: string, ids: readonly number[]) => withSearch(path, `unitids=${ids.join(",")}`);

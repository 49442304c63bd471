import { rangeText } from "~/cost/figure-words";
import type { CostOutcome } from "./answer.server";
import type { CollegeGrid, GridCost } from "./grid";

/** What comes back by the tax return, under the grid it is no part of. */
export function CreditResult({ grid, cost }: { grid: CollegeGrid; cost: GridCost }) {
  const years = cost.years.flatMap(({ credit }, at) => (credit === null ? [] : [{ credit, at }]));
  if (years.length === 0) return null;
  if (cost.credit?.high === 0) {
    return (
      <p className="mt-3 max-w-[46rem]">
        No tax credit: the income is above its limit, or grants and 529 money pay the tuition of {grid.name}.
      </p>
    );
  }
  const amounts = years.map(({ credit }) => rangeText(credit));
  const each = amounts.every((amount) => amount === amounts[0])
    ? `${amounts[0]} for each year`
    : years.map(({ at }, i) => `${amounts[i]} for year ${at + 1}`).join(", ");
  return (
    <p className="mt-3 max-w-[46rem]">
      <strong>Back at tax time: {rangeText(cost.credit ?? { low: 0, high: 0 })} in all</strong> ({each}). Each comes the
      following spring, so it isn’t part of the figures above.
    </p>
  );
}

/** The rule of the credit, in a list of what the result rests on. */
export function CreditCondition({ answers }: Pick<CostOutcome, "answers">) {
  if (answers.credit === null) return null;
  return (
    <li>
      The tax credit counts tuition, fees and books that neither grants nor the 529 plan pay; grants pay tuition first,
      529 money housing and food first. We figure it for each academic year, with the income you typed every year, for
      up to four years. The student must be at least half time and have no felony drug conviction; a married couple must
      file together; of parents who live apart, only the one who claims the student gets it. The tax form is 8863.
    </li>
  );
}

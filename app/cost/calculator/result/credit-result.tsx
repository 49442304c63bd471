import { useTranslate } from "~/translation-context";
import { rangeText } from "../../figure-words";
import type { CostMessage } from "../../spanish/messages";
import type { CollegeGrid, GridCost } from "../model/grid";
import type { CostOutcome } from "./outcome";

/** What comes back by the tax return, under the grid it is no part of. */
export function CreditResult({ grid, cost }: { grid: CollegeGrid; cost: GridCost }) {
  const t = useTranslate<CostMessage>();
  const years = cost.years.flatMap(({ credit }, at) => (credit === null ? [] : [{ credit, at }]));
  if (years.length === 0) return null;
  if (cost.credit?.high === 0) {
    return (
      <p className="mt-3 max-w-[46rem]">
        {t("No tax credit: the income is above its limit, or grants and 529 money pay the tuition of {name}.", {
          name: grid.name,
        })}
      </p>
    );
  }
  const amounts = years.map(({ credit }) => rangeText(credit, t));
  const each = amounts.every((amount) => amount === amounts[0])
    ? t("{amount} for each year", { amount: amounts[0] ?? "" })
    : years.map(({ at }, i) => t("{amount} for year {year}", { amount: amounts[i] ?? "", year: at + 1 })).join(", ");
  return (
    <p className="mt-3 max-w-[46rem]">
      <strong>
        {t("Back at tax time: {amount} in all", { amount: rangeText(cost.credit ?? { low: 0, high: 0 }, t) })}
      </strong>{" "}
      {t("({each}). Each comes the following spring, so it isn’t part of the figures above.", { each })}
    </p>
  );
}

/** The rule of the credit, in a list of what the result rests on. */
export function CreditCondition({ answers }: Pick<CostOutcome, "answers">) {
  const t = useTranslate<CostMessage>();
  if (answers.credit === null) return null;
  return (
    <li>
      {t(
        "The tax credit counts tuition, fees and books that neither grants nor the 529 plan pay; grants pay tuition first, 529 money housing and food first. We figure it for each academic year, with the income you typed every year, for up to four years. The student must be at least half time and have no felony drug conviction; a married couple must file together; of parents who live apart, only the one who claims the student gets it. The tax form is 8863.",
      )}
    </li>
  );
}

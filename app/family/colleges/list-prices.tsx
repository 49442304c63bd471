import { Link } from "@remix-run/react";
import { usualEntry } from "~/colleges/price/award-year";
import { calculatorPath, mostColleges } from "~/cost/asked-colleges";
import { dollars } from "~/design/figures";
import { Section } from "~/design/layout";
import type { PlanStudent } from "~/family/record/record";
import { useYourLines } from "~/match/live/your-lines";
import { useProfile } from "~/student/profile/use-profile";
import { useStudentAnswers } from "./chance-basis";

/** Between which amounts a first year lies at the colleges of a list. Public figures: no family's income is in them. */
export interface ListPrices {
  /** Whole dollars, the average after grants. */
  readonly low: number;
  readonly high: number;
  /** Colleges that report an average. */
  readonly priced: number;
  /** All that are still on the list. */
  readonly unitids: readonly number[];
  /** Name of the state whose student the prices are for; null where the viewer sees none. */
  readonly state: string | null;
  /** Award year of the prices, "2027-28". */
  readonly year: string;
}

const range = (low: number, high: number) => `${dollars(low)}${high > low ? ` to ${dollars(high)}` : ""} a year`;

/**
 * What a year costs at the colleges of a plan: for a family with the income on this device, as the list says it there,
 * or the same for every family, and the way to this family's own prices.
 *
 * @param student what the plan knows of its student; null for whoever may not see it
 */
export function PricesOfList({
  prices,
  lines,
  student,
}: {
  prices: ListPrices | null;
  lines: readonly { readonly unitid: number }[];
  student: PlanStudent | null;
}) {
  const { band } = useProfile();
  const answers = useStudentAnswers(student);
  const unitids = prices?.unitids ?? [];
  const yours = useYourLines(unitids, band === undefined ? null : answers);
  if (prices === null) return null;
  const own = unitids.flatMap((unitid) => yours?.of.get(unitid)?.price ?? []);
  const { low, high, priced, state, year } = prices;
  const total = unitids.length;
  const workedOut = calculatorPath(lines.slice(0, mostColleges).map(({ unitid }) => unitid));
  if (own.length > 0)
    return (
      <Section id="prices" title="What the list costs you">
        <p className="figures text-lg font-semibold">{range(Math.min(...own), Math.max(...own))}</p>
        <p className="mt-1 max-w-[46rem]">
          In {usualEntry}, as the list says it of each college: it counts the income on this device, which the plan
          doesn’t hold. {own.length < total && `${own.length} of ${total} colleges publish a price. `}
          <Link to={workedOut}>See it year by year</Link>.
        </p>
      </Section>
    );
  return (
    <Section id="prices" title="What the list costs an average family">
      <p className="figures text-lg font-semibold">{range(low, high)}</p>
      <p className="mt-1 max-w-[46rem]">
        After grants, for the average family with federal aid
        {state === null ? "" : ` and a student from ${state}`}, in {year}.
        {priced < total && ` ${priced} of ${total} colleges report one.`} Your own price may be lower or higher:{" "}
        <Link to={workedOut}>work it out for your income</Link>.
      </p>
    </Section>
  );
}

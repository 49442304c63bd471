import type { College } from "~/colleges/college";
import { dollars } from "~/design/figures";
import type { Trace } from "~/design/worked-out";
import { awardYearText, startOf, usualEntry } from "./award-year";
import { yearsTrace } from "./price-trace";
import { degreePriceFor, type PriceStudent } from "./student-price";
import type { Range } from "./yearly-price";

/** The usual years of study together, in whole dollars. */
export interface DegreePrice extends Range {
  /** How many years these are. */
  readonly years: number;
  readonly trace: Trace;
}

/** What `degreePriceFor` says, with its steps; null where the college reports no published price. */
export function degreePriceOf(college: College, student: PriceStudent): DegreePrice | null {
  const price = degreePriceFor(college, student);
  if (price === null) return null;
  const { low, mid, high, years } = price;
  const trace = yearsTrace(
    years.map((year, at) => ({ ...year, label: awardYearText(startOf(usualEntry) + at) })),
    "What the usual years of study come to after grants, if prices and grants both grow 3% a year.",
    {
      label: "All years together",
      kind: "result",
      amount: dollars(mid),
      rule: `from ${dollars(low)} to ${dollars(high)}`,
    },
  );
  return { low, mid, high, years: years.length, trace };
}

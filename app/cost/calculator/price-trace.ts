import { bandNames } from "~/colleges/price/income-bands";
import { dollars } from "~/design/figures";
import type { Trace } from "~/design/worked-out";
import type { CollegeGrid } from "./grid";

/**
 * How the net price of the first year came about; null where no grants are known, so that there is nothing to take off.
 */
export function priceTrace({ cost, netPrice, offered }: CollegeGrid): Trace | null {
  const first = cost?.years[0];
  if (first === undefined || first.grants === null) return null;
  return {
    definition:
      "The net price is what a year costs after grants: tuition, fees, books, housing and food, less what doesn’t have to be paid back. It’s an average of past families, not an offer.",
    steps: [
      {
        label: `Published price, ${first.awardYear}`,
        kind: "plus",
        amount: dollars(first.published),
        rule: "As the college reported it to the Department of Education (IPEDS), with the yearly growth in this form",
      },
      { label: "Grants", kind: "minus", amount: dollars(first.grants.mid), rule: grantsRule(netPrice, offered) },
      {
        label: "Net price",
        kind: "result",
        amount: dollars(first.net.mid),
        rule: first.net.low === first.net.high ? null : `from ${dollars(first.net.low)} to ${dollars(first.net.high)}`,
      },
    ],
  };
}

function grantsRule(netPrice: CollegeGrid["netPrice"], offered: number | null): string {
  if (offered !== null) return "As you entered them from the college’s offer";
  if (netPrice === null) return "Of families like yours";
  const { band, before, mid, students } = netPrice;
  const who = band === null ? "all students with federal aid" : `families with ${bandNames[band]}`;
  const count = students === null ? "" : ` (${students.toLocaleString("en-US")} students)`;
  const sum = before === null ? `a net price of ${dollars(mid)}` : `${dollars(before)} less ${dollars(mid)}`;
  return `From ${who}${count} in 2022-23: ${sum}, carried to the first year`;
}

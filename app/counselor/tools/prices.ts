import { z } from "zod";
import type { College } from "~/colleges/college";
import { netPriceYear } from "~/colleges/price/net-price";
import { noMeans, priceFor, type StudentPrice } from "~/colleges/price/student-price";
import { asksTwoPrices } from "~/colleges/price/yearly-price";
import { type Finding, found, type Statement, say } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { type Words, wordsIn } from "~/counselor/sentences/sentences";
import { count, dollars } from "~/design/figures";
import { isState, stateName } from "~/geography/states";
import { bandNames, bandOf } from "~/student/profile/income-bands";
import { collegeEvidence, nameFirst, shortName } from "./college-evidence";
import { collegeFacts } from "./college-facts";
import { tool, unitid } from "./tool";

const home = z
  .string()
  .refine((code): boolean => code === "abroad" || isState(code))
  .nullable()
  .default(null)
  .describe("Postal code of the home state, or abroad");

/** What a year costs one family: what families with its income paid, and our estimate for the coming year. */
export const netPrice = tool({
  name: "net_price",
  description: "What a year at a college costs after grants for a family with this income, by where the student lives.",
  input: z.object({ unitid, income: z.number().min(0).max(10_000_000).nullable().default(null), home }),
  run({ unitid, income, home: from }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    if (income === null) {
      const average = collegeFacts.run({ unitid, figures: ["net price"] }, ground);
      const estimate = from === null || !average.known ? null : estimated(college, from, null, ground);
      return { ...average, statements: estimate === null ? average.statements : [...average.statements, estimate] };
    }
    const paid = paidInBand(college, income, ground);
    const estimate = estimated(college, from, income, ground);
    if (paid === null && estimate === null) {
      return {
        known: false,
        statements: [
          say(
            `${nameFirst(college)} doesn’t report what families with that income paid.`,
            collegeEvidence(college, "cost", "netPrice", {}),
          ),
        ],
      };
    }
    const { say: write } = wordsIn(ground);
    // What families of the state paid isn't the price of others: it's told only where nothing else is known.
    const isOther = from !== null && from !== college.state && asksTwoPrices(college);
    const alone =
      isOther && estimate !== null
        ? {
            ...estimate,
            text: write("at college", { college: nameFirst(college), text: estimate.text }),
            evidence: [...estimate.evidence, collegeEvidence(college, "cost", "netPrice", {})],
          }
        : null;
    return found(...(alone === null ? [paid, estimate] : [alone]).filter((one) => one !== null));
  },
});

/** What families of the income's band paid in the newest year that all colleges report. */
function paidInBand(college: College, income: number, ground: Ground): Statement | null {
  const { say: write } = wordsIn(ground);
  const band = bandOf(income);
  const price = college.cost.netPriceByIncome[band];
  if (price === null || price === undefined) return null;
  const students = college.cost.netPriceStudents[band] ?? null;
  const behind =
    students === null ? "" : write(students === 1 ? "behind one" : "behind", { students: count(students) });
  const text = write("paid in band", {
    college: shortName(college),
    who: write(asksTwoPrices(college) ? "in-state families" : "families"),
    band: write(`band ${band}`),
    price: dollars(Math.max(0, price)),
    year: netPriceYear,
    behind,
  });
  const figures = { net_price: Math.max(0, price), students, band: bandNames[band] };
  return say(text, collegeEvidence(college, "cost", "netPrice", figures));
}

/** Our estimate for the coming year. Null where the college reports no price. */
function estimated(college: College, from: string | null, income: number | null, ground: Ground): Statement | null {
  const price = priceFor(college, { home: from, means: { ...noMeans, income } });
  // Without a home the price of a public college could be either: it's asked for first.
  if (price === null || price.residency === "unknown") return null;
  const { low, mid, high, year, basis } = price;
  const { say: write } = wordsIn(ground);
  const prices = { year, whose: whoseWords(price, college, from, write), mid: dollars(mid) };
  const text =
    basis === "published"
      ? write("estimate published", prices)
      : write("estimate", { ...prices, low: dollars(low), high: dollars(high) });
  return say(text, {
    ...collegeEvidence(college, "cost", "netPrice", { low, mid, high }),
    url: "/college-cost-calculator",
    title: `${college.name}: our estimate for ${year}`,
    source: `Our estimate from what the college reported to the U.S. Department of Education`,
    year,
  });
}

function whoseWords({ residency }: StudentPrice, college: College, from: string | null, write: Words["say"]): string {
  if (residency === "inState") return write("for residents", { state: stateName(college.state) });
  if (residency === "outOfState")
    return from === null ? write("for others") : write("for a student from", { state: stateName(from) });
  return residency === "abroad" ? write("from abroad") : "";
}

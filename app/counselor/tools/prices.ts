import { z } from "zod";
import type { College } from "~/colleges/college";
import { bandNames, bandOf } from "~/colleges/price/income-bands";
import { netPriceYear } from "~/colleges/price/net-price";
import { noMeans, priceFor, type StudentPrice } from "~/colleges/price/student-price";
import { asksTwoPrices } from "~/colleges/price/yearly-price";
import { isState, stateName } from "~/colleges/states";
import { type Finding, found, type Statement, say } from "~/counselor/answer/evidence";
import { count, dollars } from "~/design/figures";
import { collegeEvidence, nameFirst, shortName } from "./college-evidence";
import { collegeFacts } from "./college-facts";
import { tool } from "./tool";

const home = z
  .string()
  .refine((code): boolean => code === "abroad" || isState(code))
  .nullable();

/** What a year costs one family: what families with its income paid, and our estimate for the coming year. */
export const netPrice = tool({
  name: "net_price",
  description: "What a year at a college costs after grants for a family with this income, by where the student lives.",
  input: z.object({ unitid: z.int(), income: z.number().min(0).max(10_000_000).nullable(), home }),
  run({ unitid, income, home: from }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    if (income === null) {
      const average = collegeFacts.run({ unitid, figures: ["net price"] }, ground);
      const estimate = from === null || !average.known ? null : estimated(college, from, null);
      return { ...average, statements: estimate === null ? average.statements : [...average.statements, estimate] };
    }
    const paid = paidInBand(college, income);
    const estimate = estimated(college, from, income);
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
    return found(...[paid, estimate].filter((one) => one !== null));
  },
});

/** What families of the income's band paid in the newest year that all colleges report. */
function paidInBand(college: College, income: number): Statement | null {
  const band = bandOf(income);
  const price = college.cost.netPriceByIncome[band];
  if (price === null || price === undefined) return null;
  const students = college.cost.netPriceStudents[band];
  const behind =
    students === null || students === undefined
      ? ""
      : `, ${count(students)} ${students === 1 ? "student" : "students"}`;
  const who = asksTwoPrices(college) ? "in-state families" : "families";
  return say(
    `At ${shortName(college)}, ${who} with an income of ${bandNames[band]} paid ${dollars(Math.max(0, price))} on average for a year after grants (${netPriceYear}${behind}). That’s the whole cost, with housing and food.`,
    collegeEvidence(college, "cost", "netPrice", {
      net_price: Math.max(0, price),
      students: students ?? null,
      band: bandNames[band],
    }),
  );
}

/** Our estimate for the coming year. Null where the college reports no price. */
function estimated(college: College, from: string | null, income: number | null): Statement | null {
  const price = priceFor(college, { home: from, means: { ...noMeans, income } });
  // Without a home the price of a public college could be either: it's asked for first.
  if (price === null || price.residency === "unknown") return null;
  const { low, mid, high, year, basis } = price;
  const whose = whoseWords(price, college, from);
  const evidence = collegeEvidence(college, "cost", "netPrice", { low, mid, high });
  const words =
    basis === "published"
      ? `For ${year}, we’d plan with about ${dollars(mid)}${whose}, the published price carried forward, before any grant.`
      : `For ${year}, our estimate${whose} is ${dollars(low)} to ${dollars(high)}, around ${dollars(mid)}. It isn’t an offer: the college’s own net price calculator and its aid letter decide.`;
  return say(words, {
    ...evidence,
    url: "/college-cost-calculator",
    title: `${college.name}: our estimate for ${year}`,
    source: `Our estimate from what the college reported to the U.S. Department of Education`,
    year,
  });
}

function whoseWords({ residency }: StudentPrice, college: College, from: string | null): string {
  if (residency === "inState") return ` for residents of ${stateName(college.state)}`;
  if (residency === "outOfState")
    return from === null
      ? " for students from other states"
      : ` for a student from ${stateName(from)}, who pays the out-of-state price`;
  if (residency === "abroad") return " for a student from abroad";
  return "";
}

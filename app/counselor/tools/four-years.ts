import { z } from "zod";
import type { College } from "~/colleges/college";
import { asksTwoPrices } from "~/colleges/price/yearly-price";
import { readCostForm } from "~/cost/calculator/answers/input";
import { type CollegeGrid, calculateCost } from "~/cost/calculator/model/grid";
import { planOf } from "~/cost/calculator/result/plan";
import { type Finding, found, type Statement, say, unknown } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { dollars } from "~/design/figures";
import { isState, stateName } from "~/geography/states";
import { collegeEvidence, nameFirst, shortName } from "./college-evidence";
import { tool, unitid } from "./tool";

const home = z
  .string()
  .refine((code): boolean => code === "abroad" || isState(code))
  .nullable()
  .default(null)
  .describe("Postal code of the home state, or abroad; needed at public colleges");

/** What all years of a degree cost one family: the cost calculator's own answer, with nothing but this filled in. */
export const fourYearCost = tool({
  name: "four_year_cost",
  description:
    "What all four years at a college (two at a community college) cost a family with this income, after estimated grants.",
  input: z.object({ unitid, income: z.number().min(0).max(10_000_000).nullable().default(null), home }),
  run({ unitid, income, home: from }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return unknown();
    // Without a home it could be either of two prices: whoever asks is asked for it.
    if (from === null && asksTwoPrices(college)) return unknown();
    const grid = gridFor(college, income, from);
    if (grid?.cost == null) {
      return unknown(
        say(
          wordsIn(ground).say("no published price", { name: nameFirst(college) }),
          collegeEvidence(college, "cost", "netPrice", {}),
        ),
      );
    }
    return found(statementOf(college, grid, grid.cost, { income, from, ground }));
  },
});

/** As the calculator works it out when nothing else is typed there, so that both say the same. Whole dollars. */
export function gridFor(college: College, income: number | null, from: string | null): CollegeGrid | null {
  const form = new URLSearchParams({ unitids: String(college.unitid) });
  if (income !== null) form.set("income", String(Math.round(income)));
  if (from !== null) form.set("state", from);
  const reading = readCostForm(form, [college], () => []);
  return reading.ok ? (calculateCost(planOf(reading.answers, [college], []))[0] ?? null) : null;
}

interface Family {
  readonly income: number | null;
  readonly from: string | null;
  readonly ground: Ground;
}

function statementOf(
  college: College,
  { studyYears, netPrice, living }: CollegeGrid,
  { years, published, net }: NonNullable<CollegeGrid["cost"]>,
  { income, from, ground }: Family,
): Statement {
  const { say: write } = wordsIn(ground);
  const [first, last] = [years[0]?.awardYear ?? "", years.at(-1)?.awardYear ?? ""];
  const hasGrants = netPrice !== null && years.every(({ grants }) => grants !== null);
  const values = {
    years: write(studyYears === 2 ? "two years" : "all four years"),
    college: shortName(college),
    who: `${whoseWords(college, from, write)}${income === null ? "" : write("with income", { income: dollars(income) })}`,
    living: write(living),
    first,
    last,
    published: dollars(published),
  };
  const text = hasGrants
    ? write(income === null ? "degree cost average" : "degree cost", {
        ...values,
        mid: dollars(net.mid),
        low: dollars(net.low),
        high: dollars(net.high),
      })
    : write("degree cost published", values);
  return say(text, {
    url: "/college-cost-calculator",
    title: `${college.name}: our estimate for ${first} to ${last}`,
    source:
      "Our estimate from what the college reported to the U.S. Department of Education, carried forward by 3% a year",
    year: `${first} to ${last}`,
    figures: { low: net.low, mid: net.mid, high: net.high, published, years: studyYears },
  });
}

function whoseWords(college: College, from: string | null, write: ReturnType<typeof wordsIn>["say"]): string {
  if (from === "abroad") return write("from abroad");
  if (from === null || !asksTwoPrices(college)) return "";
  return from === college.state
    ? write("for residents", { state: stateName(from) })
    : write("for a student from", { state: stateName(from) });
}

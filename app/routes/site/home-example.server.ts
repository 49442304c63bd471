import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { sourceOf, yearAt } from "~/colleges/facts/provenance";
import type { ExamplePlan } from "~/library/home/example-plan";
import { incomeBands } from "~/library/home/home-figures";
import { calculateMatch } from "~/match/model/list/calculate";

/** The made-up student of the home page. Everything said about a college comes from its own record. */
const student = { gpa: 3.6, sat: 1260, state: "OH" } as const;
const income = 2;
/** University of Cincinnati, Ohio State, Wooster: a large, a larger and a small college of the student's own state. */
const unitids = [201885, 204796, 206589] as const;

/** The example plan of the home page: chances by the match model, prices from the federal record. */
export function examplePlan(): ExamplePlan {
  const { all, byUnitid } = catalogue();
  const chances = calculateMatch({ student, unitids: unitids.filter((id) => byUnitid.has(id)) }, all).results;
  const matches = chances.map(({ unitid, low, mid, high, label }) => {
    const college = byUnitid.get(unitid) as College;
    return {
      name: shortName(college.name),
      path: collegePath(college),
      place: `${college.city}, ${college.state}`,
      label,
      chance: { low, mid, high },
      paid: college.cost.netPriceByIncome[income] ?? null,
    };
  });
  const first = byUnitid.get(unitids[0]);
  return {
    student: { gpa: student.gpa, sat: student.sat, home: "Ohio", income: incomeBands[income] },
    steps: { done: 18, all: 25 },
    matches,
    years: {
      admission: first ? yearAt(first, "admissions") : sourceOf("admissions").year,
      price: first ? yearAt(first, "netPrice") : sourceOf("netPrice").year,
    },
  };
}

/** "Ohio State University-Main Campus" is the federal name; people say "Ohio State University". */
const shortName = (name: string) => name.replace(/-Main Campus$/, "");

import type { College, Program } from "~/colleges/college";
import { fieldLabel } from "~/colleges/facts/fields";
import { type FigureGroup, sourceOf, yearAt } from "~/colleges/facts/provenance";
import { controlWords, localeWords } from "~/colleges/profile/labels";
import { count, dollars, percent } from "~/design/figures";
import { stateName } from "~/geography/states";
import type { CollegeDeadline } from "~/season/deadlines/college-deadlines";
import { deadlinePlans } from "~/season/deadlines/record";
import { deadlinePlanNames } from "~/season/deadlines/words";
import type { TestPolicyAnswer } from "~/season/test-policy";
import { policyTitle } from "~/season/test-policy-words";
import { bandNames } from "~/student/profile/income-bands";
import type { RowGroup } from "./asked";
import { deadlineCell, earningsCell, figure, missing, words } from "./cell";
import { type Best, type CompareLine, lineOf } from "./compare-line";
import { allYears, bandLine, firstYear, type OwnChance, type OwnPrice, ownChances } from "./own-price";

/** One college with everything a comparison may show of it. */
export interface Compared extends OwnChance {
  readonly college: College;
  readonly price: OwnPrice;
  readonly programs: readonly Program[];
  readonly deadlines: readonly CollegeDeadline[];
  readonly policy: TestPolicyAnswer;
  readonly fee: { readonly dollars: number; readonly season: string } | null;
  /** That it closes or merges, in a few words. */
  readonly closing: string | null;
}

/** What of the student decides which rows there are. */
export interface ComparedFor {
  /** Grades, a rank or a score are known. */
  readonly record: boolean;
  /** Income band, 0 to 4. */
  readonly band: number | null;
  /** CIP codes of 2 or 4 digits. */
  readonly fields: readonly string[];
}

/** "IPEDS, fall 2024" */
function published(group: FigureGroup): string {
  const { source, year } = sourceOf(group);
  return `${source.includes("Scorecard") ? "College Scorecard" : "IPEDS"}, ${year}`;
}

/** The rows of a comparison, group by group. Nothing that a college doesn't report becomes a figure. */
export function compareLines(
  colleges: readonly Compared[],
  groups: readonly RowGroup[],
  student: ComparedFor,
): readonly CompareLine[] {
  return groups.flatMap((group) => makers[group](colleges, student));
}

type Maker = (colleges: readonly Compared[], student: ComparedFor) => readonly CompareLine[];

/** A figure of the federal tables, with its year where this college reported an older one. */
const federal =
  (row: RowGroup, best: Best, group: FigureGroup, write: (value: number) => string) =>
  (name: string, of: (college: College) => number | null) =>
  (colleges: readonly Compared[]) =>
    lineOf(row, name, published(group), best, colleges, ({ college }) => {
      const year = yearAt(college, group);
      return figure(of(college), write, year === sourceOf(group).year ? null : year);
    });

const graduates = federal("graduation", "highest", "bachelorGraduation", percent);

const makers: Readonly<Record<RowGroup, Maker>> = {
  chance: (colleges, { record }) => [
    ...(record ? [ownChances(colleges)] : []),
    lineOf("chance", "Admits", published("admissions"), "highest", colleges, ({ college: { admission } }) =>
      admission.open
        ? { text: "everyone", note: "with a high school diploma", value: 1 }
        : figure(admission.rate, percent, "of applicants"),
    ),
  ],
  price: (colleges, { band }) => [
    firstYear(pricesIn(colleges)),
    lineOf("price", "Average net price", published("netPrice"), "lowest", colleges, ({ college: { cost } }) =>
      figure(atLeastNothing(cost.netPrice), dollars),
    ),
    ...bandNames.flatMap((name, at) =>
      band !== null && band !== at
        ? []
        : lineOf("price", bandLine(name), published("netPrice"), "lowest", colleges, ({ college: { cost } }) =>
            figure(atLeastNothing(cost.netPriceByIncome[at] ?? null), dollars),
          ),
    ),
  ],
  years: (colleges) => [allYears(pricesIn(colleges))],
  debt: (colleges) => [
    federal("debt", "lowest", "debt", dollars)("Federal loans of graduates", ({ outcomes }) => outcomes.debt)(colleges),
  ],
  graduation: (colleges) => [
    federal("graduation", "highest", "graduation", percent)("Graduate", ({ outcomes }) => outcomes.graduationRate)(
      colleges,
    ),
    graduates("Bachelor’s in four years", ({ outcomes }) => outcomes.bachelorIn4Years)(colleges),
    federal(
      "graduation",
      "highest",
      "retention",
      percent,
    )(
      "Back for a second year",
      ({ outcomes }) => outcomes.retention,
    )(colleges),
  ],
  earnings: (colleges, { fields }) => [
    federal("earnings", "highest", "earnings", dollars)("Ten years after entry", ({ outcomes }) => outcomes.earnings10)(
      colleges,
    ),
    ...fields
      .filter((code) => code.length === 4)
      .slice(0, 3)
      .map((code) =>
        lineOf(
          "earnings",
          `${fieldLabel(code)}, five years after the degree`,
          published("programEarnings"),
          "highest",
          colleges,
          ({ programs }) => earningsCell(programs, code),
        ),
      ),
  ],
  size: (colleges) => [
    federal("size", "largest", "enrollment", count)("Undergraduates", ({ students }) => students.undergraduates)(
      colleges,
    ),
    federal("size", null, "studentFaculty", count)("Students for each teacher", ({ students }) => students.perFaculty)(
      colleges,
    ),
  ],
  place: (colleges) => [
    lineOf("place", "Where", published("identity"), null, colleges, ({ college }) =>
      words(`${college.city}, ${stateName(college.state)}`),
    ),
    lineOf("place", "Setting", published("identity"), null, colleges, ({ college }) =>
      words(localeWords(college.locale)),
    ),
    lineOf("place", "Kind", published("identity"), null, colleges, ({ college }) =>
      words(`${controlWords[college.control]}, ${college.level === "4year" ? "four-year" : "two-year"}`),
    ),
  ],
  deadlines: (colleges) =>
    deadlinePlans
      .filter(
        (plan) => plan !== "transfer" && colleges.some(({ deadlines }) => deadlines.some((one) => one.plan === plan)),
      )
      .map((plan) =>
        lineOf("deadlines", deadlinePlanNames[plan], "each with the season it was read for", null, colleges, (one) =>
          deadlineCell(one.deadlines, plan),
        ),
      ),
  policies: (colleges) => [
    lineOf("policies", "SAT and ACT", "as each cell says", null, colleges, ({ policy }) => words(policyTitle(policy))),
    lineOf("policies", "Application fee", "an earlier season’s list; check it", "lowest", colleges, ({ fee }) =>
      fee === null ? missing : figure(fee.dollars, dollars, fee.season),
    ),
  ],
};

const pricesIn = (colleges: readonly Compared[]) => colleges.map(({ price }) => price);

/** Grants above the price are no gain: they are written as nothing to pay, as everywhere. */
const atLeastNothing = (price: number | null) => (price === null ? null : Math.max(0, price));

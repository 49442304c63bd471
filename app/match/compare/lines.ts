import type { College, Program } from "~/colleges/college";
import { fieldLabel } from "~/colleges/fields";
import { awardYearText, startOf, usualEntry } from "~/colleges/price/award-year";
import { bandNames } from "~/colleges/price/income-bands";
import { yearsTrace } from "~/colleges/price/price-trace";
import type { degreePriceFor } from "~/colleges/price/student-price";
import type { Range } from "~/colleges/price/yearly-price";
import { controlWords, localeWords } from "~/colleges/profile/labels";
import { type FigureGroup, sourceOf, yearAt } from "~/colleges/provenance";
import { stateName } from "~/colleges/states";
import { count, dollars, percent, percentRange } from "~/design/figures";
import type { Trace } from "~/design/worked-out";
import type { Line } from "~/match/results/line";
import type { CollegeDeadline } from "~/season/deadlines/college-deadlines";
import { deadlinePlans } from "~/season/deadlines/record";
import { deadlinePlanNames } from "~/season/deadlines/words";
import type { TestPolicyAnswer } from "~/season/test-policy";
import { policyTitle } from "~/season/test-policy-words";
import type { RowGroup } from "./asked";
import { type Cell, deadlineCell, earningsCell, figure, missing, words } from "./cell";

/** One college with everything a comparison may show of it. */
export interface Compared {
  readonly college: College;
  /** What every list prints of it for this student: chance, label, price. */
  readonly line: Line;
  readonly degree: NonNullable<ReturnType<typeof degreePriceFor>> | null;
  /** How chance and first price came about; null where there is nothing to show. */
  readonly chanceTrace: Trace | null;
  readonly priceTrace: Trace | null;
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

/** One row: a figure of each college, in the order of the colleges. */
export interface CompareLine {
  readonly group: RowGroup;
  readonly name: string;
  readonly cells: readonly Cell[];
  /** Places of the cells that stand out, and the word for it, such as "lowest"; none where all are the same. */
  readonly marked: { readonly at: readonly number[]; readonly word: string } | null;
  /** All colleges say the same. */
  readonly same: boolean;
  /** Who published it and of which year. */
  readonly source: string;
}

type Best = "lowest" | "highest" | "largest" | null;

function lineOf(
  group: RowGroup,
  name: string,
  source: string,
  best: Best,
  colleges: readonly Compared[],
  cell: (compared: Compared) => Cell,
): CompareLine {
  const cells = colleges.map(cell);
  const texts = new Set(cells.map(({ text, note }) => `${text} ${note}`));
  return {
    group,
    name,
    cells,
    source,
    marked: best === null ? null : markedOf(cells, best),
    same: cells.length > 1 && texts.size === 1,
  };
}

function markedOf(cells: readonly Cell[], word: Exclude<Best, null>): CompareLine["marked"] {
  const values = cells.flatMap(({ value }) => value ?? []);
  const end = word === "lowest" ? Math.min(...values) : Math.max(...values);
  if (values.length < 2 || values.every((value) => value === end)) return null;
  return { at: cells.flatMap(({ value }, at) => (value === end ? at : [])), word };
}

/** "IPEDS, fall 2024" */
function published(group: FigureGroup): string {
  const { source, year } = sourceOf(group);
  return `${source.includes("Scorecard") ? "College Scorecard" : "IPEDS"}, ${year}`;
}

const estimate = "our estimate, see “How the chances are estimated”";
const priced = "our estimate for 2027-28 from published prices and grants";

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
    ...(record
      ? [
          lineOf(
            "chance",
            "Your chance",
            estimate,
            "highest",
            colleges,
            ({ line: { chance, label, guessed }, chanceTrace }) => ({
              trace: chanceTrace,
              text: percentRange(chance.low, chance.high),
              note: guessed ? `${label}; it reports no rate, so by colleges like it` : label,
              value: chance.mid,
            }),
          ),
        ]
      : []),
    lineOf("chance", "Admits", published("admissions"), "highest", colleges, ({ college: { admission } }) =>
      admission.open
        ? { text: "everyone", note: "with a high school diploma", value: 1 }
        : figure(admission.rate, percent, "of applicants"),
    ),
  ],
  price: (colleges, { band }) => [
    lineOf(
      "price",
      "Price of the first year",
      priced,
      "lowest",
      colleges,
      ({ line: { price, priceNote }, priceTrace }) => ({
        ...figure(price, dollars, priceNote),
        trace: priceTrace,
      }),
    ),
    lineOf("price", "Average net price", published("netPrice"), "lowest", colleges, ({ college: { cost } }) =>
      figure(atLeastNothing(cost.netPrice), dollars),
    ),
    ...bandNames.flatMap((name, at) =>
      band !== null && band !== at
        ? []
        : lineOf(
            "price",
            `Average paid, income ${name}`,
            published("netPrice"),
            "lowest",
            colleges,
            ({ college: { cost } }) => figure(atLeastNothing(cost.netPriceByIncome[at] ?? null), dollars),
          ),
    ),
  ],
  years: (colleges) => [
    lineOf("years", "All years together", priced, "lowest", colleges, ({ degree }) =>
      degree === null
        ? missing
        : {
            ...figure(degree.mid, dollars, `${degree.years.length} years, ${rangeOf(degree)}`),
            trace: degreeTrace(degree),
          },
    ),
  ],
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

const rangeOf = ({ low, high }: Range) => `${dollars(low)} to ${dollars(high)}`;

const degreeTrace = ({ years, ...all }: NonNullable<Compared["degree"]>): Trace =>
  yearsTrace(
    years.map((year, at) => ({ ...year, label: awardYearText(startOf(usualEntry) + at) })),
    "What the usual years of study come to after grants, if prices and grants both grow 3% a year.",
    { label: "All years together", kind: "result", amount: dollars(all.mid), rule: `from ${rangeOf(all)}` },
  );

/** Grants above the price are no gain: they are written as nothing to pay, as everywhere. */
const atLeastNothing = (price: number | null) => (price === null ? null : Math.max(0, price));

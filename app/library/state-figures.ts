import { collegePath } from "~/colleges/address";
import type { College, Setting } from "~/colleges/college";
import { sourceOf } from "~/colleges/provenance";
import { count, dollars } from "~/design/figures";
import type { Entry, Line } from "./page";
import type { StateTopic } from "./paths";
import { isFourYear, isTwoYear, median } from "./site-figures";
import type { AidDate } from "./state-pages";

interface StateFigures {
  readonly lines: readonly Line[];
  readonly lists: readonly { readonly title: string; readonly entries: readonly Entry[] }[];
  readonly source: string;
}

const department = "U.S. Department of Education, IPEDS and College Scorecard";
const kinds =
  "Four-year: colleges that mostly award bachelor’s degrees; two-year: those that mostly award associate degrees or certificates.";
const settings: readonly [Setting, string][] = [
  ["city", "In a city"],
  ["suburb", "In a suburb"],
  ["town", "In a town"],
  ["rural", "In the country"],
];
/** Fields that many students ask for: 2-digit CIP families. */
const fields: readonly [string, string][] = [
  ["51", "Health, nursing included"],
  ["52", "Business"],
  ["11", "Computer science"],
  ["14", "Engineering"],
  ["13", "Education"],
  ["50", "Visual and performing arts"],
];

/** The figures of one part of a state's guide, worked out from the catalogue. */
export function stateFigures(
  topic: StateTopic | "guide",
  state: string,
  aid: AidDate,
  catalogue: readonly College[],
): StateFigures {
  const here = catalogue.filter((college) => college.state === state);
  const four = here.filter(isFourYear);
  const publicFour = four.filter(({ control }) => control === "public");
  const privateFour = four.filter(({ control }) => control === "nonprofit");
  const publicTwo = here.filter((college) => isTwoYear(college) && college.control === "public");
  const number = (of: readonly College[], test: (college: College) => boolean) => count(of.filter(test).length);
  const netOf = (of: readonly College[]) => dollars(median(of.map(({ cost }) => cost.netPrice)));
  const largest = (of: readonly College[], most: number) =>
    [...of]
      .filter(({ students }) => students.undergraduates !== null)
      .sort((a, b) => (b.students.undergraduates ?? 0) - (a.students.undergraduates ?? 0))
      .slice(0, most)
      .map((college) => entry(college, `${college.city}, ${count(college.students.undergraduates)} undergraduates`));
  const price = { what: "Middle of the average net prices, public four-year, residents", value: netOf(publicFour) };

  switch (topic) {
    case "guide":
      return {
        lines: [
          { what: "Colleges in the federal figures", value: count(here.length) },
          { what: "Public four-year", value: count(publicFour.length) },
          { what: "Private nonprofit four-year", value: count(privateFour.length) },
          { what: "Public two-year", value: count(publicTwo.length) },
          price,
        ],
        lists: [{ title: "The largest", entries: largest(here, 5) }],
        source: `${department}; net price ${sourceOf("netPrice").year}, the rest fall 2024. ${kinds}`,
      };
    case "colleges":
      return {
        lines: [
          { what: "All colleges", value: count(here.length) },
          { what: "Public four-year", value: count(publicFour.length) },
          { what: "Private nonprofit four-year", value: count(privateFour.length) },
          { what: "Public two-year", value: count(publicTwo.length) },
          { what: "Private for-profit", value: number(here, ({ control }) => control === "forprofit") },
        ],
        lists: [{ title: "The ten largest", entries: largest(here, 10) }],
        source: `${department}; ${sourceOf("enrollment").year}. ${kinds}`,
      };
    case "financial-aid":
      return {
        lines: [
          { what: `State date for the FAFSA, ${aid.year}`, value: aid.date },
          price,
          {
            what: "The same for family incomes up to $30,000",
            value: dollars(median(publicFour.map(({ cost }) => cost.netPriceByIncome[0]))),
          },
          { what: "Middle of the average net prices, public two-year", value: netOf(publicTwo) },
        ],
        lists: [],
        source: `Date: Federal Student Aid and the state’s agency; it is set anew every year. Prices: ${department}, ${sourceOf("netPrice").year}, first-year students with federal aid.`,
      };
    case "applications": {
      const rated = four.filter(({ admission }) => admission.rate !== null && admission.rate > 0);
      const required = four.filter(({ admission }) => admission.testPolicy === "required");
      return {
        lines: [
          {
            what: "Colleges that admit everyone who finished high school",
            value: number(here, ({ admission }) => admission.open === true),
          },
          { what: "Four-year colleges that publish an admission rate", value: count(rated.length) },
          {
            what: "Of these, admit at least half",
            value: number(rated, ({ admission }) => (admission.rate ?? 0) >= 0.5),
          },
          { what: "Four-year colleges that required a test score", value: count(required.length) },
          {
            what: "Looked at a score if sent",
            value: number(four, ({ admission }) => admission.testPolicy === "optional"),
          },
        ],
        lists:
          required.length === 0
            ? []
            : [{ title: `Required a test score in ${sourceOf("testPolicy").year}`, entries: largest(required, 8) }],
        source: `${department}; ${sourceOf("admissions").year}. A policy can change from year to year: check with the college.`,
      };
    }
    case "academic-prep": {
      const weighing = four.filter(({ admission }) => admission.factors !== null);
      const needs = (key: string) => number(weighing, ({ admission }) => admission.factors?.[key] === "required");
      return {
        lines: [
          { what: "Four-year colleges that say what they look at", value: count(weighing.length) },
          { what: "Require the GPA", value: needs("gpa") },
          { what: "Require the high school record", value: needs("record") },
          { what: "Require a college-preparatory program", value: needs("prep") },
          { what: "Require recommendations", value: needs("recs") },
        ],
        lists: [],
        source: `${department}; ${sourceOf("admissionFactors").year}.`,
      };
    }
    case "campus-life": {
      const missions = here.filter(({ missions: of }) => of.includes("hbcu") || of.includes("tribal"));
      return {
        lines: [
          ...settings.map(([setting, what]) => ({
            what,
            value: number(here, (college) => college.setting === setting),
          })),
          { what: "Hispanic-serving", value: number(here, (college) => college.missions.includes("hsi")) },
          { what: "Historically Black or tribal", value: count(missions.length) },
        ],
        lists:
          missions.length === 0
            ? []
            : [{ title: "Historically Black and tribal colleges", entries: largest(missions, 12) }],
        source: `${department}; ${sourceOf("identity").year}.`,
      };
    }
    case "career-planning":
      return {
        lines: [
          {
            what: "Middle of the median earnings, public four-year",
            value: dollars(median(publicFour.map(({ outcomes }) => outcomes.earnings10))),
          },
          {
            what: "Private nonprofit four-year",
            value: dollars(median(privateFour.map(({ outcomes }) => outcomes.earnings10))),
          },
          { what: "Public two-year", value: dollars(median(publicTwo.map(({ outcomes }) => outcomes.earnings10))) },
          {
            what: "Middle of the median debts, public four-year",
            value: dollars(median(publicFour.map(({ outcomes }) => outcomes.debt))),
          },
        ],
        lists: [
          {
            title: "Bachelor’s programs by field",
            entries: fields.map(([code, label]) => ({
              to: `/colleges?state=${state}&field=${code}`,
              label,
              note: `${number(here, (college) => college.fields.bachelor.includes(code))} colleges`,
            })),
          },
        ],
        source: `${department}; earnings ten years after entry, in 2022 dollars, and federal debt of graduates, both ${sourceOf("earnings").year}; fields ${sourceOf("fields").year}.`,
      };
  }
}

function entry(college: College, note: string): Entry {
  return { to: collegePath(college), label: college.name, note };
}

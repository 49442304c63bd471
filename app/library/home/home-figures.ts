import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { sourceOf, yearAt } from "~/colleges/facts/provenance";

/** The five family incomes of the federal net price figures. */
export const incomeBands = [
  "up to $30,000",
  "$30,001–48,000",
  "$48,001–75,000",
  "$75,001–110,000",
  "over $110,000",
] as const;

/** What families paid at one college, for the chart under "value". */
export interface PaidByIncome {
  readonly name: string;
  readonly path: string;
  /** Published cost of attendance of the same year, dollars. */
  readonly published: number | null;
  readonly rows: readonly {
    readonly income: string;
    readonly price: number | null;
    readonly students: number | null;
  }[];
  readonly year: string;
  readonly source: string;
}

/** The price of one college by family income: averages after grants, first-year students with federal aid. */
export function paidByIncome(college: College): PaidByIncome {
  const { netPriceByIncome, netPriceStudents, publishedInNetPriceYear } = college.cost;
  return {
    name: college.name,
    path: collegePath(college),
    published: publishedInNetPriceYear,
    rows: incomeBands.map((income, i) => ({
      income,
      price: netPriceByIncome[i] ?? null,
      students: netPriceStudents[i] ?? null,
    })),
    year: yearAt(college, "netPrice"),
    source: sourceOf("netPrice").source,
  };
}

/** How many colleges admit which share of their applicants. */
export interface AdmissionSpread {
  /** Four-year colleges by published rate, from 0 %, 10 %, … 90 % to under the next ten; the last includes 100 %. */
  readonly tenths: readonly { readonly from: number; readonly colleges: number }[];
  /** Colleges with a published rate: the sum of the tenths. */
  readonly reporting: number;
  /** Of these, colleges that admit at least half of those who apply. */
  readonly half: number;
  /** Of these, colleges that admit fewer than one in ten. */
  readonly fewest: number;
  readonly year: string;
  readonly source: string;
}

/**
 * Admission rates of colleges that mostly award bachelor's degrees and publish one. A rate of 0 is a reporting error
 * and left out.
 */
export function admissionSpread(colleges: readonly College[]): AdmissionSpread {
  const counts = Array.from({ length: 10 }, () => 0);
  let half = 0;
  for (const { predominant, level, admission } of colleges) {
    if (level !== "4year" || predominant !== "bachelor" || !admission.rate) continue;
    const tenth = Math.min(9, Math.floor(admission.rate * 10 + 1e-9));
    counts[tenth] = (counts[tenth] ?? 0) + 1;
    if (admission.rate >= 0.5) half += 1;
  }
  const { year, source } = sourceOf("admissions");
  const tenths = counts.map((colleges, i) => ({ from: i * 10, colleges }));
  return { tenths, reporting: counts.reduce((sum, n) => sum + n, 0), half, fewest: counts[0] ?? 0, year, source };
}

/** Some lines of a college's page. */
export interface Extract {
  readonly name: string;
  readonly path: string;
  /** SAT section scores of enrolled first-years who sent them, 200–800. */
  readonly sat: readonly {
    readonly test: string;
    readonly p25: number;
    readonly p50: number | null;
    readonly p75: number;
  }[];
  readonly figures: readonly {
    readonly what: string;
    readonly value: number | null;
    readonly unit: "people" | "money" | "share";
    readonly year: string;
  }[];
  readonly source: string;
}

/** What the home page shows of one college's page. */
export function extractOf(college: College): Extract {
  const { admission, outcomes } = college;
  const sat = [
    { test: "SAT reading and writing", quartiles: admission.satReadingWriting },
    { test: "SAT math", quartiles: admission.satMath },
  ];
  return {
    name: college.name,
    path: collegePath(college),
    sat: sat.flatMap(({ test, quartiles }) => (quartiles ? [{ test, ...quartiles }] : [])),
    figures: [
      { what: "Applicants", value: admission.applicants, unit: "people", year: yearAt(college, "admissions") },
      { what: "Admitted", value: admission.rate, unit: "share", year: yearAt(college, "admissions") },
      { what: "Back for a second year", value: outcomes.retention, unit: "share", year: yearAt(college, "retention") },
      { what: "Graduated", value: outcomes.graduationRate, unit: "share", year: yearAt(college, "graduation") },
      { what: "Federal debt of graduates", value: outcomes.debt, unit: "money", year: sourceOf("debt").year },
      {
        what: "Earnings 10 years after entry",
        value: outcomes.earnings10,
        unit: "money",
        year: sourceOf("earnings").year,
      },
    ],
    source:
      "U.S. Department of Education: IPEDS and College Scorecard. Debt and earnings are medians of students with federal aid.",
  };
}

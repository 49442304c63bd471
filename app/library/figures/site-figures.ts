import type { College } from "~/colleges/college";
import { sourceOf } from "~/colleges/facts/provenance";
import { count, dollars } from "~/design/figures";

/** The value in the middle, of those that are reported; null when none is. */
export function median(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  const middle = Math.floor(known.length / 2);
  const upper = known[middle];
  const lower = known[known.length % 2 === 0 ? middle - 1 : middle];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}

/** Colleges that mostly award bachelor's degrees. */
export const isFourYear = ({ level, predominant }: College) => level === "4year" && predominant === "bachelor";

/**
 * Colleges that mostly award associate degrees or certificates. Many have begun to award a few bachelor's degrees and
 * count as four-year colleges in the federal files: in Florida all of the public ones do.
 */
export const isTwoYear = ({ level, predominant }: College) =>
  level === "2year" || predominant === "associate" || predominant === "certificate";

/** Figures over all colleges that texts may name in braces, written for reading: "{testsRequired}". */
export function siteFigures(colleges: readonly College[]): Readonly<Record<string, string>> {
  const fourYear = colleges.filter(isFourYear);
  const rates = fourYear.flatMap(({ admission }) => (admission.rate ? [admission.rate] : []));
  const number = (of: readonly College[], test: (college: College) => boolean) => count(of.filter(test).length);
  const net = (test: (college: College) => boolean) =>
    dollars(median(colleges.filter(test).map(({ cost }) => cost.netPrice)));
  return {
    colleges: count(colleges.length),
    reporting: count(rates.length),
    half: count(rates.filter((rate) => rate >= 0.5).length),
    testsRequired: number(fourYear, ({ admission }) => admission.testPolicy === "required"),
    testsOptional: number(fourYear, ({ admission }) => admission.testPolicy === "optional"),
    testsBlind: number(fourYear, ({ admission }) => admission.testPolicy === "blind"),
    essaysRequired: number(fourYear, ({ admission }) => admission.factors?.essay === "required"),
    recsRequired: number(fourYear, ({ admission }) => admission.factors?.recs === "required"),
    gpaRequired: number(fourYear, ({ admission }) => admission.factors?.gpa === "required"),
    admissionYear: sourceOf("testPolicy").year,
    publicNet: net((college) => isFourYear(college) && college.control === "public"),
    privateNet: net((college) => isFourYear(college) && college.control === "nonprofit"),
    twoYearNet: net((college) => isTwoYear(college) && college.control === "public"),
    netPriceYear: sourceOf("netPrice").year,
  };
}

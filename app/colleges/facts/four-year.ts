import type { College } from "../college";

/**
 * A college listed as four-year is one for us from this share of bachelor's among its bachelor's and associate degrees.
 */
const leastBachelors = 0.3;

/** Whether a college mainly awards bachelor's degrees, or says nothing of what it mainly awards. */
export function mainlyBachelors(college: College): boolean {
  return college.level === "4year" && (college.predominant === "bachelor" || college.predominant === null);
}

/**
 * Whether someone who looks for a bachelor's degree should see a college: it mainly awards them, or they are a good
 * part of its degrees. Weber State is a university although it awards more associate degrees; a community college with
 * one bachelor's program is not. Always narrower than "four-year" as reported, by which `/colleges` filters.
 */
export function isFourYear(college: College): boolean {
  return mainlyBachelors(college) || (college.level === "4year" && bachelorShare(college) >= leastBachelors);
}

/** Bachelor's degrees among bachelor's and associate degrees awarded, 0–1; 0 where none is reported. */
function bachelorShare({ outcomes }: College): number {
  const bachelors = outcomes.bachelorDegrees ?? 0;
  const all = bachelors + (outcomes.associateDegrees ?? 0);
  return all === 0 ? 0 : bachelors / all;
}

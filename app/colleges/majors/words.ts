import { dollarsAndCents } from "~/design/dollars-and-cents";
import { dollars, withCommas } from "~/design/figures";
import type { Level, LevelFigures, Spread } from "./figures";
import type { OccupationLine } from "./occupation";

export const levelNames: Readonly<Record<Level, string>> = { bachelor: "bachelor’s", associate: "associate" };

/** "$45,100 to $63,200" */
export const spreadWords = ({ low, high }: Spread): string =>
  low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`;

/** What the earnings of a field rest on, in one sentence. */
export function earningsWords({ earnings }: LevelFigures): string {
  if (earnings === null) return "Fewer than four programs report earnings, so we give no figure for the field.";
  const { low, high, programs } = earnings;
  const lies = low === high ? `is ${dollars(low)}` : `is between ${dollars(low)} and ${dollars(high)}`;
  return `Half of the graduates were in programs whose median ${lies}; ${withCommas(programs)} programs report it.`;
}

/** "$98,000", "$31.20 an hour" */
export function wageWords({ wages, per }: Pick<OccupationLine, "wages" | "per">): string {
  if (wages === null) return dollars(null);
  return per === "hour" ? `${dollarsAndCents(Math.round(wages.mid * 100))} an hour` : dollars(wages.mid);
}

/** "+4.3%", "−12%", "no change" */
export function growthWords(growth: number | null): string {
  if (growth === null) return dollars(null);
  if (growth === 0) return "no change";
  return `${growth > 0 ? "+" : "−"}${Math.abs(growth)}%`;
}

/** Where the figures of a table of occupations are from, and what they are of. */
export const occupationSource =
  "Pay: median, U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, May 2025. Growth 2024 to 2034 and typical education to enter: BLS, Employment Projections. All occupations together: median $50,980, growth 3.1%.";

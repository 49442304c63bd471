import { readFileSync } from "node:fs";
import { calculateSai } from "~/aid/formula/calculate";
import { type Figure, timed } from "./figures";

/** The Department's own records, one after the other. */
export async function figures(): Promise<readonly Figure[]> {
  const { cases } = JSON.parse(readFileSync("app/aid/formula/fixtures/department-records.json", "utf8")) as {
    cases: { award_year: string; input: unknown }[];
  };
  const lines = cases.map(({ award_year, input }) => ({ award_year, input }));
  return [timed("one Student Aid Index", 10_000, (repetition) => calculateSai(lines[repetition % lines.length]))];
}

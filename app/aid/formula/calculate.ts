import type { Formula, Lines } from "./formulas";
import { fields, readSaiInput, refuseUnknown } from "./read-case";
import { indexWith } from "./sai";
import { tablesFor } from "./tables";

/**
 * One answer of `npm run --silent calculate -- sai`; `lines` has the intermediate names of the Department's records.
 */
export interface SaiAnswer {
  readonly sai: number;
  readonly formula: Formula | null;
  readonly max_pell: number | null;
  readonly min_pell: number | null;
  /** Scheduled award for a full-time year, whole dollars. */
  readonly pell: number;
  /** False where the year's Pell amounts are not published and an earlier year's stand in. */
  readonly pell_final: boolean;
  readonly lines: Lines;
}

/** A whole record of the Department's file is welcome too: what is not a question is read over. */
const caseKeys: ReadonlySet<string> = new Set([
  "award_year",
  "input",
  "id",
  "source",
  "expected",
  "type",
  "independent",
]);

/**
 * One line of the `calculate` command: `{"award_year":"2026-27","input":{…}}` with the input in the form of the
 * Department's test records. Throws `AidInputError` (`message`, `path`) for a line that cannot be calculated.
 */
export function calculateSai(line: unknown): SaiAnswer {
  const given = fields(line, "");
  refuseUnknown(given, caseKeys, "");
  const result = indexWith(tablesFor(given.award_year), readSaiInput(given.input));
  return {
    sai: result.sai,
    formula: result.formula,
    max_pell: result.maxPell,
    min_pell: result.minPell,
    pell: result.pell,
    pell_final: result.pellFinal,
    lines: result.lines,
  };
}

import { loanRulesFor } from "~/cost/loan/rules";
import y2026 from "../../../content/facts/aid/2026-27.json";
import y2027 from "../../../content/facts/aid/2027-28.json";
import grantLimits from "../../../content/facts/aid/grant-limits.json";

/**
 * The most that federal law gives or lends one undergraduate in one year, whole dollars; null where there is no limit.
 */
export interface FederalLimits {
  readonly pell: number;
  readonly seog: number;
  readonly teach: number;
  /** Direct Subsidized Loans of a third-year student, the highest there is. */
  readonly subsidized: number;
  /** Direct Loans of an independent third-year student, the highest there is. */
  readonly direct: number;
  readonly parentPlus: number | null;
}

const { direct, parentPlus } = loanRulesFor("2026-27");
const third = direct.independent.yearly.at(-1);

/**
 * The limits for letters of this season, the larger of two award years where they differ: a letter is only asked about
 * when no student could have its amount. Sources: `content/facts/aid/` and `content/facts/loans/`.
 */
export const federalLimits: FederalLimits = {
  pell: Math.max(y2026.pell.max, y2027.pell.max),
  seog: grantLimits.seog.value,
  teach: grantLimits.teach.value,
  subsidized: third?.subsidized ?? 0,
  direct: third?.total ?? 0,
  parentPlus: parentPlus.yearly,
};

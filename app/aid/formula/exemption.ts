/**
 * Who does not report assets at all. Source: 20 U.S.C. 1087ss(b). The record form of the formula (`sai-input.ts`) has
 * assets as numbers only, so a form asks these questions first and then leaves the assets out.
 */
import { maxPellIndicator, pellHousehold } from "./pell";
import { assetKeys, type Household, type SaiInput } from "./sai-input";
import type { AwardYearTables } from "./tables";

export interface ExemptionFacts {
  /**
   * Somebody in the household received a means-tested federal benefit in the last 24 months: earned income credit,
   * housing assistance, free or reduced-price school lunch, Medicaid, the refundable credit for a health plan, SNAP,
   * SSI, TANF or WIC.
   */
  readonly benefit: boolean;
  /** Schedule A, B, D, E, F or H went with the tax return. */
  readonly otherSchedules: boolean;
  /** Profit or loss of Schedule C in whole dollars, null where none was filed. */
  readonly scheduleC: number | null;
  /** The parents of a dependent student live abroad or file no United States return though they have income. */
  readonly parentsAbroad: boolean;
}

export type Exemption = "max-pell" | "benefit" | "income";

/** Why assets are not reported, or null where they are. The $60,000 test looks at the AGI of the parents only. */
export function assetExemption(tables: AwardYearTables, input: SaiInput, facts: ExemptionFacts): Exemption | null {
  if (input.dependent && facts.parentsAbroad) return null;
  if (maxPellIndicator(tables, input) !== null) return "max-pell";
  if (facts.benefit) return "benefit";
  const { exemptBelowAgi, scheduleCLimit } = tables.assets;
  const smallBusiness = facts.scheduleC === null || Math.abs(facts.scheduleC) <= scheduleCLimit;
  const simpleReturn = !facts.otherSchedules && smallBusiness;
  return simpleReturn && pellHousehold(input).agi < exemptBelowAgi ? "income" : null;
}

/** The same case with every asset line at zero. */
export function withoutAssets(input: SaiInput): SaiInput {
  return { ...input, parents: clearAssets(input.parents), student: clearAssets(input.student) };
}

function clearAssets(household: Household): Household {
  const cleared: { -readonly [key in keyof Household]: Household[key] } = { ...household };
  for (const key of assetKeys) cleared[key] = 0;
  return cleared;
}

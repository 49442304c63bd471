import { shareOf, tenThousandths, toDollars } from "./rounding";
import type { Household } from "./sai-input";
import type { AwardYearTables, Bracket } from "./tables";

/**
 * What part of a business or farm counts (Tables A3, B2 and C3). `netWorth` is what is reported, after what the law of
 * the year leaves out; a loss counts as 0.
 */
export function adjustedBusiness(tables: AwardYearTables, netWorth: number): number {
  return netWorth < 1 ? 0 : throughBrackets(tables.businessFarm, netWorth);
}

/** Cash, investments and the adjusted business or farm: what every formula counts. */
export function netWorth(tables: AwardYearTables, household: Household): number {
  return household.cash + Math.max(0, household.investments) + adjustedBusiness(tables, household.business_farm);
}

/** The same with the child support received in a year, which counts as an asset (parents, independent students). */
export function netWorthWithSupport(tables: AwardYearTables, household: Household): number {
  return household.child_support + netWorth(tables, household);
}

/** What a net worth adds at the asset rate of the formula; never below zero. */
export function assetContribution(worth: number, rate: string): number {
  return Math.max(0, shareOf(worth, rate));
}

/**
 * Table A5 and its twin of Formula C: the contribution from adjusted available income, down to the floor of the year.
 */
export function assess(tables: AwardYearTables, adjustedAvailableIncome: number): number {
  const { floorBelow, floor, brackets } = tables.assessment;
  return adjustedAvailableIncome < floorBelow ? floor : throughBrackets(brackets, adjustedAvailableIncome);
}

/** The bracket an amount falls in: the last one it is above, or the first one. */
export function bracketOf(brackets: readonly Bracket[], amount: number): Bracket | undefined {
  let found = brackets[0];
  for (const bracket of brackets) if (amount > bracket.over) found = bracket;
  return found;
}

function throughBrackets(brackets: readonly Bracket[], amount: number): number {
  const bracket = bracketOf(brackets, amount);
  if (!bracket) return 0;
  return bracket.base + toDollars((amount - bracket.over) * tenThousandths(bracket.rate));
}

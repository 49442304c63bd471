/**
 * Who pays what, year by year: first what comes in each year, then what is saved, then loans; what is left is the gap.
 */
import { type DirectBorrowed, directLimit, parentPlusLimit } from "../../loan/federal-limits";
import { borrowFor } from "../../loan/origination-fee";
import type { Dependency, PlanYearRules } from "../../loan/rules";

/** A grant from outside the college, whole dollars a year. */
export interface OutsideGrant {
  readonly name: string;
  readonly yearly: number;
  /** `once`: the first year only. `every`: each year. `gpa`: each year while the grades hold. */
  readonly renews: "once" | "every" | "gpa";
  /** The GPA it asks for; only with `gpa`. */
  readonly gpa: number | null;
}

/** Savings grow by nothing unless the family types a rate: nobody can promise one. */
export const usualSavingsGrowth = 0;

/** What the family can bring, whole dollars. */
export interface Resources {
  readonly outsideGrants: readonly OutsideGrant[];
  /** Yearly amount of each of two households. */
  readonly households: readonly [first: number, second: number];
  /** What the student earns for college in a year. */
  readonly work: number;
  /** Saved in all, not a year. */
  readonly plan529: number;
  readonly savings: number;
  /**
   * Yearly growth of what is saved, a share such as 0.04, from the first year of study on; 0 unless the family says so.
   */
  readonly savingsGrowth: number;
  readonly directLoans: boolean;
  /** Parent PLUS a year that parents are willing to take. */
  readonly parentPlus: number;
  readonly dependency: Dependency;
  /** Student Aid Index; without it no loan is counted as subsidized. */
  readonly sai: number | null;
}

/** One loan of one year, in whole dollars; `received` is what reaches the college after the fee. */
export interface Borrowed {
  readonly principal: number;
  readonly subsidized: number;
  readonly received: number;
}

/** Who pays the net price of one year. The parts and the gap add up to it. */
export interface YearPaid {
  readonly outside: number;
  readonly first: number;
  readonly second: number;
  readonly work: number;
  readonly plan529: number;
  readonly savings: number;
  readonly direct: Borrowed;
  readonly plus: Borrowed;
  readonly gap: number;
}

/** What one year costs: the price to pay, and the most that need-based loans may reach. */
export interface YearCost {
  readonly net: number;
  readonly published: number;
}

/**
 * Shares out the net price of each year.
 *
 * @param years rules of each year, as many as costs, with the Parent PLUS limit that holds for this student
 */
export function sharePayments(
  costs: readonly YearCost[],
  resources: Resources,
  years: readonly PlanYearRules[],
): readonly YearPaid[] {
  const flows = costs.map(({ net }, at) => yearlyMoney(net, at, resources));
  const plan529 = spread(
    flows.map(({ left }) => left),
    resources.plan529,
    resources.savingsGrowth,
  );
  const after529 = flows.map(({ left }, at) => left - (plan529[at] ?? 0));
  const savings = spread(after529, resources.savings, resources.savingsGrowth);
  let borrowed: DirectBorrowed = { total: 0, subsidized: 0 };
  const plusBorrowed: number[] = [];
  return costs.map(({ net, published }, at): YearPaid => {
    const flow = flows[at] ?? { outside: 0, first: 0, second: 0, work: 0, left: net };
    const rules = years[at]?.rules;
    let left = (after529[at] ?? 0) - (savings[at] ?? 0);
    let direct: Borrowed = nothing;
    let plus: Borrowed = nothing;
    if (rules && resources.directLoans) {
      const limit = directLimit(rules, resources.dependency, at + 1, borrowed);
      const { principal, received } = borrowFor(left, limit.total, rules.fees.direct);
      const grants = published - net + flow.outside;
      const need = resources.sai === null ? 0 : published - Math.max(0, resources.sai) - grants;
      const subsidized = Math.max(0, Math.min(limit.subsidized, principal, need));
      direct = { principal, subsidized, received };
      borrowed = { total: borrowed.total + principal, subsidized: borrowed.subsidized + subsidized };
      left -= received;
    }
    if (rules && resources.dependency === "dependent") {
      const cap = parentPlusLimit(years, at, plusBorrowed) ?? Number.POSITIVE_INFINITY;
      const { principal, received } = borrowFor(left, Math.min(cap, resources.parentPlus), rules.fees.plus);
      plus = { principal, subsidized: 0, received };
      left -= received;
    }
    plusBorrowed.push(plus.principal);
    return {
      outside: flow.outside,
      first: flow.first,
      second: flow.second,
      work: flow.work,
      plan529: plan529[at] ?? 0,
      savings: savings[at] ?? 0,
      direct,
      plus,
      gap: left,
    };
  });
}

const nothing: Borrowed = { principal: 0, subsidized: 0, received: 0 };

function yearlyMoney(net: number, at: number, { outsideGrants, households, work }: Resources) {
  const granted = outsideGrants.reduce(
    (sum, { yearly, renews }) => sum + (renews === "once" && at > 0 ? 0 : yearly),
    0,
  );
  const outside = Math.min(net, granted);
  let left = net - outside;
  const [first, second] = shareBetween(left, households);
  left -= first + second;
  const earned = Math.min(left, work);
  return { outside, first, second, work: earned, left: left - earned };
}

/** Two households pay in proportion to what each can pay, to the dollar. */
function shareBetween(need: number, [first, second]: Resources["households"]): readonly [number, number] {
  const both = first + second;
  if (both <= need) return [first, second];
  const part = Math.round((need * first) / both);
  return [part, need - part];
}

/**
 * Spreads saved money over the years: the same amount each year, but never more than a year still needs; what one year
 * does not need goes to the others. Whole dollars; odd ones go to the years that need most.
 *
 * @param growth yearly growth of what waits for a later year, a share from 0 on; the first year takes from what is
 * there
 */
export function spread(needs: readonly number[], saved: number, growth = 0): readonly number[] {
  if (saved === 0) return needs.map(() => 0);
  /** What must be there in the first year for a dollar of a later one. */
  const worth = needs.map((_, at) => (1 + growth) ** -at);
  const neededFor = (drawn: readonly number[]) => drawn.reduce((sum, each, at) => sum + each * (worth[at] ?? 0), 0);
  const upTo = (level: number) => needs.map((need) => Math.min(need, level));
  let low = 0;
  let high = Math.max(0, ...needs);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (neededFor(upTo(middle)) <= saved) low = middle;
    else high = middle - 1;
  }
  const drawn = upTo(low);
  let rest = saved - neededFor(drawn);
  const mostFirst = needs.map((need, at) => ({ need, at })).sort((a, b) => b.need - a.need || b.at - a.at);
  for (const { need, at } of mostFirst) {
    const price = worth[at] ?? 1;
    if (need <= low || price > rest) continue;
    drawn[at] = low + 1;
    rest -= price;
  }
  return drawn;
}

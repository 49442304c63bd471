import type { Likelihood } from "~/design/mark";
import type { Trace } from "~/design/worked-out";
import { matchMoney, matchSearch, type Profile } from "./profile";

/** What the site works out for one student at one college. */
export interface YourCollege {
  /** Grades, a rank or a score are known; without them the chance is that of any applicant. */
  readonly record: boolean;
  readonly label: Likelihood;
  /** Shares from 0 to 1. */
  readonly chance: { readonly low: number; readonly mid: number; readonly high: number };
  /** How the chance was worked out; null at a college that admits everyone. */
  readonly trace: Trace | null;
  /** Dollars of the first year; null where the college reports no price. */
  readonly price: number | null;
  readonly priceNote: string;
  /** How the price was worked out; null where no grants are known to take off. */
  readonly priceTrace: Trace | null;
}

export const yourCollegePath = "/api/your-college";

/** The body of the question: the answers by their names in the match quiz. Money is in no address. */
export function questionOf(profile: Profile, unitid: number): string {
  const body = new URLSearchParams(matchSearch(profile));
  const money = matchMoney(profile);
  if (money !== null) for (const [name, value] of Object.entries(money)) if (value !== "") body.set(name, value);
  body.set("unitid", String(unitid));
  return body.toString();
}

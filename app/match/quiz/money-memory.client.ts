import { profileNow } from "~/student/profile/device";
import { matchMoney } from "~/student/profile/profile";

/**
 * What was entered about money, for as long as this page stays open in the browser: it lets Back and a changed answer
 * keep the amounts although they are in no address and in no storage.
 */
export interface MoneyEntered {
  readonly budget: string;
  readonly income: string;
}

const madeKey = "list-with-money";

let kept: MoneyEntered | null = null;

export function keepMoney(entered: MoneyEntered | null): void {
  kept = entered !== null && (entered.budget.trim() !== "" || entered.income !== "") ? entered : null;
  if (kept !== null) return;
  try {
    sessionStorage.removeItem(madeKey);
  } catch {
    // Nothing was written either.
  }
}

export function keptMoney(): MoneyEntered | null {
  return kept;
}

/** Remembers for this tab that a list was made with money: the list, not the money. */
export function madeWithMoney(search: string): void {
  try {
    sessionStorage.setItem(madeKey, `?${search}`);
  } catch {
    // Then loading it again shows it without, and the page says so.
  }
}

/** The amounts for a list that is shown without them; null where it was never made with any. */
export function moneyOf(search: string): MoneyEntered | null {
  if (kept !== null) return kept;
  try {
    return sessionStorage.getItem(madeKey) === `?${search}` ? matchMoney(profileNow()) : null;
  } catch {
    return null;
  }
}

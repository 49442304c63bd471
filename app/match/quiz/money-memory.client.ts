import { profileNow } from "~/student/profile/device";
import { isOwnSearch, matchMoney } from "~/student/profile/profile";

/**
 * What was entered about money, for as long as this page stays open in the browser: it lets Back and a changed answer
 * keep the amounts although they are in no address. A list that's opened without them counts what the device knows, as
 * every other tool does, unless it's somebody else's, or the reader asked for one without money in this tab.
 */
export interface MoneyEntered {
  readonly budget: string;
  readonly income: string;
}

/** Stands in this tab's storage while the reader wants a list without money. It holds no amount. */
const withoutKey = "list-without-money";

let kept: MoneyEntered | null = null;
let without = false;

/** Keeps what was entered; `null` or empty answers are a reader who wants the list without money. */
export function keepMoney(entered: MoneyEntered | null): void {
  kept = entered !== null && (entered.budget.trim() !== "" || entered.income !== "") ? entered : null;
  without = kept === null;
  try {
    if (without) sessionStorage.setItem(withoutKey, "1");
    else sessionStorage.removeItem(withoutKey);
  } catch {
    // Then loading the page again counts what the device knows.
  }
}

export function keptMoney(): MoneyEntered | null {
  return kept;
}

/** The amounts for a list that is shown without them; null where none are known or wanted, and for another's list. */
export function moneyForList(search: string): MoneyEntered | null {
  if (kept !== null) return kept;
  const profile = profileNow();
  return isUnwanted() || !isOwnSearch(profile, search) ? null : matchMoney(profile);
}

function isUnwanted(): boolean {
  try {
    return without || sessionStorage.getItem(withoutKey) !== null;
  } catch {
    return without;
  }
}

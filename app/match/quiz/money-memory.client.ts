/**
 * What was entered about money, for as long as this page stays open in the browser: it lets Back and a changed answer
 * keep the amounts although they are in no address and in no storage.
 */
export interface MoneyEntered {
  readonly budget: string;
  readonly income: string;
}

let kept: MoneyEntered | null = null;

export function keepMoney(entered: MoneyEntered | null): void {
  kept = entered !== null && (entered.budget.trim() !== "" || entered.income !== "") ? entered : null;
}

export function keptMoney(): MoneyEntered | null {
  return kept;
}

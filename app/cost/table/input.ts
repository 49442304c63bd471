import type { PriceHome } from "~/colleges/price/student-price";
import { isState } from "~/colleges/states";
import type { Messages } from "~/design/messages";
import { typedDollars } from "~/forms/typed-number";
import { isScenario, type Scenario } from "./scenarios";

/** The largest income the thumb reaches; more can be typed. */
export const thumbEnd = 250_000;
const largest = 10_000_000;

export interface TableFamily {
  readonly home: PriceHome;
  /** Whole dollars a year; null where nobody said. */
  readonly income: number | null;
  /** What the family can pay a year, whole dollars. */
  readonly budget: number | null;
  readonly scenario: Scenario;
}

export type TableReading =
  | { readonly ok: true; readonly family: TableFamily }
  | { readonly ok: false; readonly messages: Messages };

/** Reads the form of the kitchen table. Never throws; an empty field is not known, and not zero. */
export function readTable(form: URLSearchParams): TableReading {
  const messages: Record<string, string[]> = {};
  const dollars = (name: string, label: string): number | null => {
    const text = (form.get(name) ?? "").trim().slice(0, 60);
    if (text === "") return null;
    const amount = typedDollars(text);
    if (amount !== null && amount >= 0 && amount <= largest) return amount;
    messages[name] = [
      amount === null
        ? `${label}: type whole dollars, such as 62,000.`
        : amount < 0
          ? `${label}: this can’t be below zero.`
          : `${label}: this amount is too large. Please check it.`,
    ];
    return null;
  };
  const income = dollars("income", "Family income");
  const budget = dollars("budget", "Budget");
  const scenario = form.get("scenario");
  if (Object.keys(messages).length > 0) return { ok: false, messages };
  return {
    ok: true,
    family: { home: homeOf(form.get("state")), income, budget, scenario: isScenario(scenario) ? scenario : "now" },
  };
}

/** A state of an address or a form; anything else is nothing known. */
export const homeOf = (state: string | null): PriceHome =>
  state !== null && (state === "abroad" || isState(state)) ? state : null;

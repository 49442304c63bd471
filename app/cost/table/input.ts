import { z } from "zod";
import type { PriceHome } from "~/colleges/price/student-price";
import type { Messages } from "~/design/messages";
import { dollars, field, orElse } from "~/forms/schema/fields";
import { readWith } from "~/forms/schema/read-with";
import { isState } from "~/geography/states";
import type { TableFamily } from "./family";
import { isScenario, type Scenario } from "./scenarios";

const largest = 10_000_000;

export type TableReading =
  | { readonly ok: true; readonly family: TableFamily }
  | { readonly ok: false; readonly messages: Messages };

const amount = (label: string) =>
  dollars({
    from: 0,
    to: largest,
    unreadable: `${label}: type whole dollars, such as 62,000.`,
    below: `${label}: this can’t be below zero.`,
    above: `${label}: this amount is too large. Please check it.`,
  });

/** The form of the kitchen table. An empty field is not known, and not zero. */
export const tableSchema = z.object({
  income: amount("Family income"),
  budget: amount("Budget"),
  state: field((typed) => homeOf(typed)),
  scenario: orElse(
    field((typed): Scenario => (isScenario(typed) ? typed : "now")),
    "now",
  ),
});

/** Reads the form of the kitchen table. Never throws. */
export function readTable(form: URLSearchParams): TableReading {
  const read = readWith(tableSchema, form);
  if (!read.ok) return read;
  const { state: home, ...family } = read.value;
  return { ok: true, family: { home, ...family } };
}

/** A state of an address or a form; anything else is nothing known. */
export const homeOf = (state: string | null): PriceHome =>
  state !== null && (state === "abroad" || isState(state)) ? state : null;

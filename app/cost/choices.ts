/**
 * What the form offers to choose from, and the shape of what it keeps. No schema here: this file goes to the browser.
 */
import type { Living } from "~/colleges/price/yearly-price";
import type { CostMessage } from "~/cost/spanish/messages";

/** Every value a form sent, by name, to be shown again as it was typed. */
export type KeptValues = Readonly<Record<string, readonly string[]>>;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export const ways = ["4", "5", "2+2"] as const;
/** Years to the degree, or two and two by way of a community college. */
export type Way = (typeof ways)[number];

export const grantRows = [1, 2, 3] as const;

export const livingNames = {
  onCampus: "On campus",
  offCampus: "Off campus, not with family",
  withFamily: "At home with family",
} as const satisfies Readonly<Record<Living, CostMessage>>;

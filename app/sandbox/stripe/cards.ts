import type { PaymentMethod } from "./objects";

/** The cards that can be chosen on the page to pay: Stripe's own test numbers, by their last four digits. */
export interface TestCard {
  readonly last4: string;
  readonly brand: string;
  readonly words: string;
  /** What happens when it is used for the first time. */
  readonly first: "pays" | "declines" | "asks";
  /** What happens when it is charged later, with nobody there. */
  readonly later: "pays" | "declines";
}

export const cards: Readonly<Record<string, TestCard>> = {
  "4242424242424242": { last4: "4242", brand: "visa", words: "A card that works", first: "pays", later: "pays" },
  "4000000000000341": {
    last4: "0341",
    brand: "visa",
    words: "A card that works now and is declined at every later payment",
    first: "pays",
    later: "declines",
  },
  "4000000000000002": {
    last4: "0002",
    brand: "visa",
    words: "A card that is declined",
    first: "declines",
    later: "declines",
  },
  "4000002500003155": {
    last4: "3155",
    brand: "visa",
    words: "A card whose bank asks who you are",
    first: "asks",
    later: "pays",
  },
};

/** Whether a stored card can be charged with nobody there. */
export function paysLater(method: PaymentMethod | undefined): boolean {
  return Object.values(cards).some((card) => card.last4 === method?.card.last4 && card.later === "pays");
}

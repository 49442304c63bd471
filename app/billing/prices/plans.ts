/**
 * The plans, as data. There are no amounts here: what Family costs stands at Stripe, under these lookup keys. How many
 * questions a day and how many days are decisions of the owner, and this is the one place to change them.
 */
export type PlanName = "free" | "family";

/** What a plan lets somebody add. Nothing here is about reading: what is there stays readable and can be exported. */
export interface Allowances {
  /** Plans of one's own; null is without a limit. */
  readonly savedPlans: number | null;
  readonly households: 1 | 2;
  readonly siblings: boolean;
  /** Answers of a language model a day, of the counselor and the essay coach together. */
  readonly counselorQuestions: number;
  readonly reminders: boolean;
  readonly awardLetters: boolean;
}

export const allowances: Readonly<Record<PlanName, Allowances>> = {
  free: {
    savedPlans: 1,
    households: 1,
    siblings: false,
    counselorQuestions: 5,
    reminders: false,
    awardLetters: false,
  },
  family: {
    savedPlans: null,
    households: 2,
    siblings: true,
    counselorQuestions: 50,
    reminders: true,
    awardLetters: true,
  },
};

/** The prices of Family by Stripe's lookup key, in the order they are shown. */
export const priceKeys = ["family_monthly", "family_yearly"] as const;
export type PriceKey = (typeof priceKeys)[number];

export const isPriceKey = (value: string | null): value is PriceKey => priceKeys.some((key) => key === value);

/** Days of the trial, once for an account and without a card. */
export const trialDays = 14;
/** Days that Family goes on after a payment has failed. */
export const graceDays = 14;
/** Days after a payment in which it is given back on one click, with the end of the plan. */
export const refundDays = 14;
/**
 * Days that a paid or tried period goes on when Stripe has not been heard since its end: an outage locks nobody out.
 */
export const silenceDays = 3;

import type { Reason } from "../entitlement/entitlements";
import type { PriceKey } from "../prices/plans";
import type { StatusWords } from "./words";

/** A bill as the page shows it. */
export interface ShownBill {
  readonly id: string;
  readonly number: string | null;
  readonly day: string;
  readonly amount: string;
  /** "Paid", "Open", "Paid, refunded". */
  readonly state: string;
}

/** All that the page of a subscription shows, in words. */
export interface Dashboard {
  readonly words: StatusWords;
  /** Why the account is on its plan. */
  readonly reason: Reason;
  readonly waived: boolean;
  /** Whether Stripe knows them. */
  readonly customer: boolean;
  readonly live: boolean;
  readonly cancelled: boolean;
  readonly trialUsed: boolean;
  readonly paymentMethod: string | null;
  /** What is given back on one click. */
  readonly refund: { readonly amount: string; readonly live: boolean } | null;
  /** Prices to change to. */
  readonly changes: readonly { readonly key: PriceKey; readonly label: string }[];
  readonly bills: readonly ShownBill[];
}

import { type Allowances, allowances, graceDays, type PlanName, silenceDays } from "../prices/plans";

/**
 * What the store holds about an account, as far as it decides what may be added. Moments as `Date.toISOString` writes
 * them.
 */
export interface StoredBilling {
  readonly waivedAt: string | null;
  /** Stripe's word for the subscription; null when there is none. */
  readonly status: string | null;
  readonly trialEnd: string | null;
  readonly periodEnd: string | null;
  readonly cancelAt: string | null;
  readonly unpaidSince: string | null;
}

/** Why an account is on its plan. */
export type Reason = "none" | "ended" | "unpaid" | "waiver" | "trial" | "paid" | "grace";

export interface Entitlement {
  readonly plan: PlanName;
  readonly reason: Reason;
  /** Until when that holds if nothing else happens; null without an end. */
  readonly until: string | null;
  readonly allowances: Allowances;
}

const after = (moment: string, days: number) => new Date(Date.parse(moment) + days * 86_400_000).toISOString();
const free = (reason: Reason): Entitlement => ({ plan: "free", reason, until: null, allowances: allowances.free });

/**
 * What somebody may do, from what is stored and the moment it is asked. Whatever has a limit asks this and nothing else.
 *
 * A period whose end has passed without a word from Stripe goes on for `silenceDays`; a payment that failed, for
 * `graceDays` from the day of the bill, while it is tried again: without an open bill nothing is, and it counts as not
 * paid. A cancelled subscription ends at its moment. A word that is not known grants nothing.
 *
 * @param stored null for an account that has no row
 */
export function entitlementOf(stored: StoredBilling | null, now: Date): Entitlement {
  if (stored === null) return free("none");
  if (stored.waivedAt !== null) return family("waiver", null);
  const { status, trialEnd, periodEnd, cancelAt, unpaidSince } = stored;
  if (status === null) return free("none");
  const graceEnd = unpaidSince && after(unpaidSince, graceDays);
  const until =
    status === "trialing" ? trialEnd : status === "active" ? periodEnd : status === "past_due" ? graceEnd : null;
  if (until === null) return free(status === "unpaid" || status === "past_due" ? "unpaid" : "ended");
  const [end, last] =
    cancelAt !== null && cancelAt <= until
      ? [cancelAt, cancelAt]
      : [until, status === "past_due" ? until : after(until, silenceDays)];
  if (now.toISOString() >= last) return free(status === "past_due" ? "unpaid" : "ended");
  return family(status === "trialing" ? "trial" : status === "active" ? "paid" : "grace", end);
}

function family(reason: Reason, until: string | null): Entitlement {
  return { plan: "family", reason, until, allowances: allowances.family };
}

/** The one that lets most be done: a plan is covered as soon as one of its people has Family. Ties go to the first. */
export function best(entitlements: readonly Entitlement[]): Entitlement {
  return entitlements.find(({ plan }) => plan === "family") ?? entitlements[0] ?? free("none");
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowances, type PlanName } from "../prices/plans";
import { best, entitlementOf, type Reason, type StoredBilling } from "./entitlements";

const none: StoredBilling = {
  waivedAt: null,
  status: null,
  trialEnd: null,
  periodEnd: null,
  cancelAt: null,
  unpaidSince: null,
};
const day = (of: string) => `${of}T12:00:00.000Z`;
const trial = { status: "trialing", trialEnd: day("2026-03-15"), periodEnd: day("2026-03-15") };
const paid = { status: "active", trialEnd: day("2026-01-15"), periodEnd: day("2026-04-01") };
const failed = { status: "past_due", periodEnd: day("2026-05-01"), unpaidSince: day("2026-04-01") };

/** Stored state, the moment, and what comes of it. */
const table: [string, Partial<StoredBilling> | null, string, PlanName, Reason, string | null][] = [
  ["no row", null, day("2026-03-01"), "free", "none", null],
  ["an account that never subscribed", {}, day("2026-03-01"), "free", "none", null],
  ["on trial", trial, day("2026-03-14"), "family", "trial", day("2026-03-15")],
  ["at the end of the trial, before Stripe is heard", trial, day("2026-03-15"), "family", "trial", day("2026-03-15")],
  ["three silent days later", trial, day("2026-03-18"), "free", "ended", null],
  [
    "a trial cancelled",
    { ...trial, cancelAt: day("2026-03-15") },
    day("2026-03-14"),
    "family",
    "trial",
    day("2026-03-15"),
  ],
  ["a cancelled trial at its end", { ...trial, cancelAt: day("2026-03-15") }, day("2026-03-15"), "free", "ended", null],
  ["paid", paid, day("2026-03-31"), "family", "paid", day("2026-04-01")],
  ["paid, at the renewal", paid, day("2026-04-01"), "family", "paid", day("2026-04-01")],
  ["paid, long silence", paid, day("2026-04-04"), "free", "ended", null],
  [
    "paid and cancelled",
    { ...paid, cancelAt: day("2026-04-01") },
    day("2026-03-31"),
    "family",
    "paid",
    day("2026-04-01"),
  ],
  ["cancelled, at the end date", { ...paid, cancelAt: day("2026-04-01") }, day("2026-04-01"), "free", "ended", null],
  ["cancelled for an earlier day", { ...paid, cancelAt: day("2026-03-10") }, day("2026-03-10"), "free", "ended", null],
  [
    "cancelled for a later period",
    { ...paid, cancelAt: day("2026-06-01") },
    day("2026-04-02"),
    "family",
    "paid",
    day("2026-04-01"),
  ],
  ["a payment failed", failed, day("2026-04-14"), "family", "grace", day("2026-04-15")],
  ["the grace is over", failed, day("2026-04-15"), "free", "unpaid", null],
  ["cancelled during grace", { ...failed, cancelAt: day("2026-04-10") }, day("2026-04-10"), "free", "unpaid", null],
  // Stripe has given the bill up (uncollectible), or it was taken back (void).
  ["past due without a bill", { ...failed, unpaidSince: null }, day("2026-04-02"), "free", "unpaid", null],
  [
    "past due without a bill, cancelled",
    { ...failed, unpaidSince: null, cancelAt: day("2026-05-01") },
    day("2026-04-02"),
    "free",
    "unpaid",
    null,
  ],
  ["ended after a bill was given up", { ...failed, status: "canceled" }, day("2026-04-02"), "free", "ended", null],
  ["given up by Stripe", { status: "unpaid", periodEnd: day("2026-09-01") }, day("2026-04-02"), "free", "unpaid", null],
  ["ended", { status: "canceled", periodEnd: day("2026-09-01") }, day("2026-04-02"), "free", "ended", null],
  [
    "a first payment that waits",
    { status: "incomplete", periodEnd: day("2026-09-01") },
    day("2026-04-02"),
    "free",
    "ended",
    null,
  ],
  ["paused", { status: "paused", periodEnd: day("2026-09-01") }, day("2026-04-02"), "free", "ended", null],
  [
    "a word that nobody knows",
    { status: "constructor", periodEnd: day("2026-09-01") },
    day("2026-04-02"),
    "free",
    "ended",
    null,
  ],
  ["a fee waiver", { waivedAt: day("2026-01-01") }, day("2030-01-01"), "family", "waiver", null],
  [
    "a fee waiver after a subscription",
    { ...failed, waivedAt: day("2026-01-01") },
    day("2026-09-01"),
    "family",
    "waiver",
    null,
  ],
];

describe("entitlementOf", () => {
  it.each(table)("%s", (_, stored, now, plan, reason, until) => {
    const entitlement = entitlementOf(stored && { ...none, ...stored }, new Date(now));
    expect(entitlement).toEqual({ plan, reason, until, allowances: allowances[plan] });
  });

  it("never comes back by waiting, whatever is stored", () => {
    const moment = fc.option(
      fc
        .date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true })
        .map((date) => date.toISOString()),
    );
    const status = fc.option(fc.constantFrom("trialing", "active", "past_due", "canceled", "unpaid", "paused"));
    const stored = fc.record({
      waivedAt: moment,
      status,
      trialEnd: moment,
      periodEnd: moment,
      cancelAt: moment,
      unpaidSince: moment,
    });
    const now = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(stored, now, fc.integer({ min: 0, max: 1e11 }), (state, early, wait) => {
        const later = entitlementOf(state, new Date(early.getTime() + wait));
        if (later.plan === "family") expect(entitlementOf(state, early).plan).toBe("family");
      }),
    );
  });
});

it("of several subscriptions that cover somebody the best counts", () => {
  const at = new Date(day("2026-03-01"));
  const lapsed = entitlementOf({ ...none, status: "canceled" }, at);
  const trying = entitlementOf({ ...none, ...trial }, at);
  expect(best([lapsed, trying])).toBe(trying);
  expect(best([lapsed])).toBe(lapsed);
  expect(best([]).plan).toBe("free");
});

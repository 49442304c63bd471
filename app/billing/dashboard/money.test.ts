import { describe, expect, it } from "vitest";
import { momentInWords } from "~/calendar/moment";
import type { StoredBilling } from "../entitlement/entitlements";
import { refundable } from "../entitlement/refund";
import { refundDays } from "../prices/plans";
import { money, type Price, priceWords, yearSaves } from "../prices/price";
import { statusWords } from "./words";

const price = (key: Price["key"], cents: number, interval: Price["interval"], currency = "usd"): Price => ({
  key,
  id: `price_${key}`,
  product: "prod",
  cents,
  currency,
  interval,
});
const month = price("family_monthly", 900, "month");
const year = price("family_yearly", 7900, "year");

describe("prices", () => {
  it.each([
    [900, "usd", "$9"],
    [950, "usd", "$9.50"],
    [123_456, "usd", "$1,234.56"],
    [-900, "usd", "−$9"],
    [900, "eur", "€9"],
    [0, "usd", "$0"],
  ])("%i %s is written %s", (cents, currency, words) => expect(money(cents, currency)).toBe(words));

  it("say what a year saves, only where it does", () => {
    expect(priceWords(year)).toBe("$79 a year");
    expect(yearSaves([month, year])).toBe(2900);
    expect(yearSaves([month, { ...year, cents: 12_000 }])).toBeNull();
    expect(yearSaves([month, { ...year, currency: "eur" }])).toBeNull();
    expect(yearSaves([month])).toBeNull();
  });
});

describe("giving back", () => {
  const paid = (id: string, day: string, more = {}) => ({
    id,
    status: "paid",
    paid_at: `${day}T12:00:00.000Z`,
    paid: 900,
    refunded: 0,
    ...more,
  });
  const at = (day: string) => new Date(`${day}T12:00:00.000Z`);
  it("is for the last payment, for some days, once", () => {
    const bills = [paid("a", "2026-03-01"), paid("b", "2026-04-01")];
    expect(refundable(bills, at("2026-04-14"))?.id).toBe("b");
    expect(refundable(bills, at(`2026-04-${1 + refundDays}`))).toBeNull();
    expect(
      refundable([paid("a", "2026-04-01"), paid("b", "2026-04-02", { refunded: 900 })], at("2026-04-03")),
    ).toBeNull();
    expect(refundable([paid("a", "2026-04-01", { paid: 0 })], at("2026-04-03"))).toBeNull();
    expect(refundable([paid("a", "2026-04-01", { status: "open", paid_at: null })], at("2026-04-03"))).toBeNull();
    expect(refundable([], at("2026-04-03"))).toBeNull();
  });
});

it("a moment that counts is written to the minute, by the time of the East", () => {
  expect(momentInWords("2026-12-05T02:00:00.000Z")).toBe("December 4, 2026 at 9:00 PM Eastern time");
  expect(momentInWords("2026-07-05T02:00:00.000Z")).toBe("July 4, 2026 at 10:00 PM Eastern time");
});

describe("a status in words", () => {
  const none: StoredBilling = {
    waivedAt: null,
    status: null,
    trialEnd: null,
    periodEnd: null,
    cancelAt: null,
    unpaidSince: null,
  };
  const now = new Date("2026-03-01T12:00:00.000Z");
  const end = "2026-03-10T12:00:00.000Z";
  const known = { stored: none, endedAt: null, trialUsed: true, paymentMethod: "Visa ending in 4242", price: month };
  const say = (stored: Partial<StoredBilling>, more: { price?: null } = {}) =>
    statusWords({ ...known, ...more, stored: { ...none, ...stored } }, now).sentences.join(" ");

  it("names what will be charged, and when, and only when something will be", () => {
    expect(say({ status: "trialing", trialEnd: end })).toMatch(
      /^On March 10, 2026 at .* your card is charged, \$9 a month/,
    );
    expect(say({ status: "active", periodEnd: end })).toMatch(/renews on March 10, 2026 at .* for \$9 a month/);
    const silent: Partial<StoredBilling>[] = [
      { status: "trialing", trialEnd: end, cancelAt: end },
      { status: "active", periodEnd: end, cancelAt: end },
      { status: "canceled" },
      { waivedAt: end },
      {},
    ];
    for (const stored of silent) expect(say(stored)).not.toContain("$");
  });

  it("says of a fee waiver that nothing is paid only where nothing can be charged", () => {
    const waived = { waivedAt: end, periodEnd: end };
    const free = /is free for you/;
    for (const status of ["active", "trialing", "past_due", "incomplete"]) {
      expect(say({ ...waived, status }), status).toMatch(/can charge a card.*Cancel it here/);
      expect(say({ ...waived, status, cancelAt: end }), status).toMatch(free);
    }
    for (const status of [null, "canceled", "incomplete_expired"]) expect(say({ ...waived, status })).toMatch(free);
  });

  it("calls a bill that nobody tries any more not paid, and never says that it is tried again", () => {
    const given = { status: "past_due", periodEnd: end, unpaidSince: null };
    const words = statusWords({ ...known, stored: { ...none, ...given } }, now);
    expect(words).toMatchObject({ plan: "Free", status: "Not paid" });
    expect(words.sentences.join(" ")).not.toContain("tried again");
    expect(say({ status: "past_due", unpaidSince: "2026-02-28T12:00:00.000Z" })).toMatch(
      /while we try again.*If you cancel, Family ends right away/,
    );
  });

  it("leaves out an amount that is not known, and never makes one up", () => {
    expect(say({ status: "active", periodEnd: end }, { price: null })).toBe(
      "It renews on March 10, 2026 at 8:00 AM Eastern time, until you cancel.",
    );
  });
});

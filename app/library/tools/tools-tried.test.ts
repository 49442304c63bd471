import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { calculateLoan } from "~/cost/loan/calculate";

/** The tests that the page "Tools we tried" tells of, as far as they can be made again from what is in the house. */
const facts = JSON.parse(readFileSync("content/facts/words/tools-tried.json", "utf8")) as Record<
  string,
  { readonly value: number }
>;
const said = (name: string) => facts[name]?.value;

/** A payment as the public code of Your Financial Path to Graduation works it out. */
const gradPathPayment = (debt: number, rate: number, years: number) =>
  (debt * (rate / 12)) / (1 - (1 + rate / 12) ** (-12 * years));

describe("the figures of Tools we tried", () => {
  it("count what stands in the college tables", () => {
    const colleges = catalogue().all;
    const calculators = colleges.flatMap(({ links }) => links.netPriceCalculator ?? []);
    expect(colleges.length).toBe(said("colleges"));
    expect(calculators.length).toBe(said("calculators"));
    expect(calculators.filter((address) => /npcalc/i.test(address)).length).toBe(said("template-addresses"));
    const both = colleges.filter(({ cost }) => (cost.netPrice ?? 0) > 0 && cost.netPriceNewer !== null);
    const moved = both.filter(({ cost }) => {
      const [older = 0, newer = 0] = [cost.netPrice ?? 0, cost.netPriceNewer ?? 0];
      return Math.abs(newer - older) / older > 0.1;
    });
    expect([both.length, moved.length]).toEqual([said("two-years"), said("moved-tenth")]);
  });

  it.each([
    [5_500, 6.52],
    [24_000, 6.52],
    [27_000, 6.52],
    [65_000, 9.07],
    [32_000, 12.5],
  ])("find the payment on %i dollars at %f percent equal to ours, to the cent", (principal, rate) => {
    expect(Math.round(gradPathPayment(principal, rate / 100, 10) * 100) / 100).toBe(
      calculateLoan({ principal, rate, years: 10 }).payment,
    );
  });

  it("add the interest of four years of study as that code adds it", () => {
    const borrowed = [5_500, 6_500, 7_500, 7_500];
    const interest = borrowed.reduce((sum, amount, year) => sum + amount * 0.0652 * (4 - year), 0);
    expect(Math.round(interest)).toBe(said("grad-path-interest"));
    const payment = gradPathPayment(27_000 + interest, 0.0652, 10);
    expect(Math.round(payment * 100) / 100).toBe(said("grad-path-payment"));
  });
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { readLoan } from "./read-loan";

const form = (principal: string, rate: string, years: string) => new URLSearchParams({ principal, rate, years });

it("answers to the cent, with the asked term among the usual ones", () => {
  const reading = readLoan(form("$27,000", "6.52", "12"));
  if (!reading.ok) throw new Error("refused");
  expect(reading.terms.map(({ years }) => years)).toEqual([10, 12, 15, 20, 25]);
  expect(reading.terms[1]).toMatchObject(reading.answer);
});

it("costs more in all, and less a month, the longer it takes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 200_000 }), fc.integer({ min: 1, max: 1500 }), (principal, rate) => {
      const reading = readLoan(form(String(principal), String(rate / 100), "10"));
      if (!reading.ok) throw new Error("refused");
      for (const [i, term] of reading.terms.entries()) {
        const longer = reading.terms[i + 1];
        if (!longer) continue;
        expect(longer.payment).toBeLessThanOrEqual(term.payment);
        expect(longer.total).toBeGreaterThanOrEqual(term.total);
      }
    }),
  );
});

it.each([
  ["", "6", "10", "principal"],
  ["-5", "6", "10", "principal"],
  ["27000", "abc", "10", "rate"],
  ["27000", "41", "10", "rate"],
  ["27000", "6", "0", "years"],
  ["27000", "6", "10.5", "years"],
])("says what is wrong with %s at %s over %s", (principal, rate, years, field) => {
  const reading = readLoan(form(principal, rate, years));
  expect(reading.ok).toBe(false);
  if (!reading.ok) expect(Object.keys(reading.messages)).toEqual([field]);
});

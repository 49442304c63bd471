import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollarsAndCents } from "~/design/dollars-and-cents";
import { readWith } from "~/forms/schema/read-with";
import { entrySchema, mostCents, splitSchema, typedPart, typedPayment } from "./entry-input";
import { partText } from "./ledger";

const years = [2026, 2027, 2028];

describe("typed amounts", () => {
  it("are cents, whatever people put around them", () => {
    expect(["1,234.50", "$80", " 7.5 ", "0.07", "12000", "１２"].map(typedPayment)).toEqual([
      123_450, 8_000, 750, 7, 1_200_000, 1_200,
    ]);
    for (const no of ["", "-5", "1.234", "12,34", "ten", "1e3", "2,000,000"]) expect(typedPayment(no), no).toBeNull();
  });

  it("come back from what is written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: mostCents }), (cents) => {
        expect(typedPayment(dollarsAndCents(cents))).toBe(cents);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (part) => {
        expect(typedPart(partText(part))).toBe(part);
      }),
    );
  });

  it("are percentages up to 100 with two decimals", () => {
    expect(["50", "33.34 %", "0", "100%"].map(typedPart)).toEqual([5_000, 3_334, 0, 10_000]);
    for (const no of ["", "-1", "101", "33.333", "half"]) expect(typedPart(no), no).toBeNull();
  });
});

describe("an agreement", () => {
  const read = (fields: Record<string, string>) =>
    readWith(splitSchema({ payers: 3, years }), new URLSearchParams({ fromYear: "2027", ...fields }));

  it("has shares that come to 100%, and limits where there are any", () => {
    expect(read({ share0: "", share1: "66.67", share2: "33.33", cap2: "12,000" })).toEqual({
      ok: true,
      value: {
        fromYear: 2027,
        shares: [
          { part: 0, cap: null },
          { part: 6_667, cap: null },
          { part: 3_333, cap: 1_200_000 },
        ],
      },
    });
  });

  it("is refused where it does not", () => {
    expect(read({ share0: "10", share1: "50", share2: "39" })).toMatchObject({
      ok: false,
      messages: { sum: ["The shares come to 99%. They must come to 100%."] },
    });
    expect(read({ share1: "100", cap1: "lots" })).toMatchObject({
      ok: false,
      messages: { cap1: [expect.any(String)] },
    });
    expect(read({ share1: "abc" })).toMatchObject({ ok: false, messages: { share1: [expect.any(String)] } });
    expect(read({ share1: "100", fromYear: "1999" })).toMatchObject({
      ok: false,
      messages: { fromYear: [expect.any(String)] },
    });
  });

  it("of two knows no third", () => {
    const two = readWith(
      splitSchema({ payers: 2, years }),
      new URLSearchParams({ share0: "50", share2: "50", fromYear: "2027" }),
    );
    expect(two).toMatchObject({ ok: false });
  });
});

describe("a payment", () => {
  const good = { what: "Tuition", amount: "1,234.50", day: "2027-08-15", payer: "1" };
  const read = (fields: Record<string, string> = {}) => {
    const form = new URLSearchParams({ ...good, ...fields });
    return readWith(entrySchema(form, { payers: 2, years }), form);
  };

  it("has a cost, a day, an amount and a payer", () => {
    expect(read()).toEqual({
      ok: true,
      value: { what: "Tuition", amount: 123_450, day: "2027-08-15", payer: 1, receiver: null, forYear: null },
    });
  });

  it("may go to another side of the book, and count for another school year", () => {
    expect(read({ receiver: "0", forYear: "2026" })).toMatchObject({ value: { receiver: 0, forYear: 2026 } });
  });

  it("is refused without one of them", () => {
    for (const [field, value] of [
      ["what", " "],
      ["amount", "0"],
      ["amount", "-3"],
      ["day", "2030-01-01"],
      ["day", "soon"],
      ["payer", "2"],
      ["payer", ""],
      ["receiver", "1"],
      ["receiver", "2"],
      ["receiver", "hh_a"],
      ["forYear", "1999"],
    ] as const) {
      const answer = read({ [field]: value });
      expect(answer, `${field} ${value}`).toMatchObject({ ok: false, messages: { [field]: [expect.any(String)] } });
    }
  });
});

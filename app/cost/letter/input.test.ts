import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerLetter } from "./answer-letter";
import { readLetterForm } from "./input";

const read = (fields: Readonly<Record<string, string>>, again = true) =>
  readLetterForm(new URLSearchParams(fields), again);
const pell = { label: "Federal Pell Grant", amount: 7_395, kind: "grant", toldBy: "line" } as const;
const loan = { label: "Line 2", amount: 3_500, kind: "loan", toldBy: "reader" } as const;

describe("the lines of a letter that were put right", () => {
  it("are a list, and are read from letters that were kept before they were one", () => {
    const told = { told: "line", first: "grant" };
    const rows = [
      { label: " Federal Pell Grant ", amount: "$7,395", kind: "grant", ...told },
      { label: "", amount: "3.5k", kind: "loan" },
      { label: "", amount: "", kind: "unknown" },
    ];
    const named = (name: (at: number) => string) =>
      Object.fromEntries(
        rows.flatMap((row, at) => Object.entries(row).map(([part, value]) => [`${name(at)}.${part}`, value])),
      );
    const lines = { ok: true, lines: [pell, loan], cost: 40_000 };
    expect(read({ cost: "40,000", ...named((at) => `lines[${at}]`) })).toEqual(lines);
    expect(read({ cost: "40,000", ...named((at) => `line${at + 1}`) })).toEqual(lines);
  });

  it("say who told a kind: the letter only as long as nobody changed it", () => {
    const row = { "lines[0].label": "Dean’s Award", "lines[0].amount": "1", "lines[0].told": "line" };
    const toldBy = (kind: string, told = "line") => {
      const reading = read({ ...row, "lines[0].kind": kind, "lines[0].first": "grant", "lines[0].told": told });
      return reading.ok ? reading.lines.map((line) => `${line.kind} ${line.toldBy}`) : [];
    };
    expect(toldBy("grant")).toEqual(["grant line"]);
    expect(toldBy("loan")).toEqual(["loan reader"]);
    expect(toldBy("loan", "heading")).toEqual(["loan heading"]);
    expect(toldBy("luck", "luck")).toEqual(["unknown reader"]);
  });

  it("are each told what is wrong with them, all at once, and come back as they were typed", () => {
    const form = {
      intent: "again",
      cost: "-1",
      "lines[0].label": "Pell Grant",
      "lines[0].amount": "lots",
      "lines[1].amount": "-5",
      "lines[2].label": "Loan",
      "lines[2].amount": "3,500",
      "lines[3].amount": "9,999,999",
    };
    const messages = {
      cost: ["Cost of one year: this can’t be below zero."],
      "lines[0].amount": ["Pell Grant: type whole dollars, such as 12,000."],
      "lines[1].amount": ["Line 2: this can’t be below zero."],
      "lines[3].amount": ["Line 4: this amount is too large. Please check it."],
    };
    expect(read(form)).toEqual({ ok: false, messages });
    const { status, rows, lines } = answerLetter(new URLSearchParams(form), null);
    expect(status).toBe(400);
    expect(lines).toBeNull();
    expect(rows).toEqual([
      { label: "Pell Grant", amount: "lots" },
      { amount: "-5" },
      { label: "Loan", amount: "3,500" },
      { amount: "9,999,999" },
    ]);
  });

  it("are at least one", () => {
    const short: readonly Record<string, string>[] = [
      {},
      { "lines[0].label": "Pell Grant" },
      { "lines[0].kind": "grant" },
    ];
    for (const fields of short) {
      expect(read(fields)).toEqual({
        ok: false,
        messages: { "lines[0].amount": ["Type at least one line: its name and its amount."] },
      });
    }
  });

  it("are read whatever comes in whichever row", () => {
    const part = fc.constantFrom("label", "amount", "kind", "told", "first");
    const name = fc.tuple(fc.nat(120), part).map(([at, each]) => `lines[${at}].${each}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: "binary" }))), (fields) => {
        const reading = readLetterForm(new URLSearchParams(fields), true);
        if (reading.ok) expect(reading.lines.every(({ amount }) => amount >= 0)).toBe(true);
        else expect(Object.values(reading.messages).flat().every(Boolean)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe("a pasted letter", () => {
  it("and a cost that can’t be read are told together", () => {
    expect(read({ letter: "Dear student", cost: "much" }, false)).toMatchObject({
      ok: false,
      messages: { letter: [expect.stringContaining("No line with an amount")], cost: [expect.any(String)] },
    });
    expect(read({ letter: "Pell Grant $7,395", cost: "" }, false)).toMatchObject({
      ok: true,
      lines: [{ amount: 7_395 }],
      cost: null,
    });
  });
});

import { describe, expect, it } from "vitest";
import { readAidForm } from "~/aid/form/input";
import { workOut } from "~/aid/result/outcome";
import { mostTax, openSavings } from "~/aid/result/range";
import { next, nothingYet } from "~/design/live/shown";
import { inEnglish } from "~/translation";
import { liveAid } from "./answer";
import { indexSpan, movedLabel, oneLine, oneSentence, pellOf, saiOf, spoken, trouble } from "./words";

const three = { award_year: "2026-27", situation: "married", family_size: "4", "parents.joint": "yes" };
const live = (typed: Record<string, string>) => liveAid(new URLSearchParams({ ...three, ...typed }));
function resultOf(typed: Record<string, string>) {
  const answer = live(typed);
  if (!answer.ok) throw new Error(JSON.stringify(answer.mistakes));
  return answer.result;
}
function posted(typed: Record<string, string>) {
  const reading = readAidForm(new URLSearchParams({ ...three, ...typed }));
  if (!reading.ok) throw new Error(JSON.stringify(reading.messages));
  return workOut(reading.answers);
}

const whole = {
  "parents.agi": "91,300",
  "parents.tax_paid": "7,104",
  "parents.earned": "61,000",
  "parents.earned2": "30,000",
  "parents.untaxed_ira": "1,200",
  "parents.cash": "21,000",
  "student.agi": "14,000",
  "student.earned": "14,000",
  "student.cash": "2,500",
};

const independent = { "student.tax_paid": "1,800", "student.earned": "31,000" };

describe("the answer while typing", () => {
  it.each<[string, Record<string, string>]>([
    ["a family of four", whole],
    ["with a benefit, so that assets don't count", { ...whole, benefit: "yes" }],
    ["nobody had to file", { ...whole, "parents.taxes": "none" }],
    [
      "an independent student",
      { grounds: "born", "student.agi": "31,000", "student.status": "single", ...independent },
    ],
    ["for 2027-28", { ...whole, award_year: "2027-28", state: "AK" }],
    ["one household of two", { ...whole, situation: "apart", household: "first", "parents.status": "hoh" }],
  ])("is that of the posted form: %s", (_, typed) => {
    const answer = resultOf(typed);
    const { result, awardYear, apart, contributor } = posted(typed);
    expect(answer).toMatchObject({ kind: "exact", result, awardYear, apart, contributor });
  });

  it("adds up: income and family first, then what each typed amount changed", () => {
    const answer = resultOf(whole);
    if (answer.kind !== "exact") throw new Error("not exact");
    const { start, moved } = answer.contributions;
    expect(moved.reduce((sum, { change }) => sum + change, start)).toBe(answer.result.sai);
    expect(moved.map((each) => movedLabel(each, true, inEnglish))).toEqual([
      "Parents: U.S. income tax paid",
      "Parents: Earned from work",
      "Parents: Earned from work, second person",
      "Parents: Untaxed part of money taken from an IRA",
      "You: Adjusted gross income (AGI)",
      "You: Earned from work",
      "Parents: Cash, savings and checking",
      "You: Cash, savings and checking",
    ]);
    expect(start).toBe(posted({ "parents.agi": whole["parents.agi"], "parents.earned": "0" }).result.sai);
  });
});

describe("a range", () => {
  const alone = { situation: "one", remarried: "no", family_size: "3", "parents.agi": "48,000" };

  it("stands as soon as parents, family size and income are known, and names what the exact figure needs", () => {
    const answer = resultOf(alone);
    expect(answer).toMatchObject({
      kind: "range",
      missing: [{ field: "parents.status" }, { field: "parents.tax_paid" }, { field: "parents.earned" }],
    });
    const { low, high } = saiOf(answer);
    expect(low).toBeLessThan(high);
    expect(indexSpan({ low, high }, inEnglish)).toMatch(/ to /);
  });

  it("stays one until tax and earnings are typed", () => {
    const open = { "parents.agi": "83,000" };
    expect(resultOf(open)).toMatchObject({ kind: "range", range: { open: ["tax", "workOfTwo", "savings"] } });
    expect(resultOf({ ...open, "parents.tax_paid": "5,900" }).kind).toBe("range");
    expect(resultOf({ ...open, "parents.tax_paid": "5,900", "parents.earned": "83,000" }).kind).toBe("exact");
  });

  it.each<[string, Record<string, string>]>([
    ["married, four people, one income", { "parents.agi": "62,000" }],
    ["the same with a tax", { "parents.agi": "62,000", "parents.tax_paid": "2,900" }],
    ["the earnings of the second person alone", { "parents.agi": "62,000", "parents.earned2": "20,000" }],
    [
      "two returns",
      { "parents.joint": "no", "parents.agi": "91,000", "parents.status": "mfs", "parents.status2": "mfs" },
    ],
    ["one parent", { ...alone, "parents.status": "hoh", "parents.agi": "39,000" }],
    ["a high income", { "parents.agi": "310,000" }],
    ["a loss", { "parents.agi": "-12,000" }],
    ["independent", { grounds: "born", "student.agi": "31,000", "student.status": "single" }],
  ])("holds what the posted form says of the same answers: %s", (_, typed) => {
    const beside = resultOf(typed);
    const { result, range } = posted(typed);
    expect(beside).toMatchObject({ kind: "range", range });
    const inside = (value: number, { low, high }: { low: number; high: number }) => value >= low && value <= high;
    expect(inside(result.sai, saiOf(beside)), `SAI ${result.sai}`).toBe(true);
    expect(inside(result.pell, pellOf(beside)), `Pell ${result.pell}`).toBe(true);
  });

  it("holds the exact figure, whatever the open answers turn out to be within what it counts", () => {
    for (const agi of [0, 21_000, 48_000, 90_000, 240_000, 420_000]) {
      const answer = resultOf({ ...alone, "parents.agi": String(agi) });
      const { low, high } = saiOf(answer);
      for (const status of ["single", "hoh"])
        for (const part of [0, 0.4, 1])
          for (const cash of [0, openSavings]) {
            const { result } = posted({
              ...alone,
              "parents.agi": String(agi),
              "parents.status": status,
              "parents.tax_paid": String(Math.round(mostTax(agi, false) * part)),
              "parents.earned": String(agi),
              "parents.cash": String(cash),
            });
            expect(result.sai).toBeGreaterThanOrEqual(low);
            expect(result.sai).toBeLessThanOrEqual(high);
          }
    }
  });

  it("says what it was before each typed amount, and ends with itself", () => {
    const typed = { "parents.agi": "95,000", "parents.tax_paid": "9,000", "parents.cash": "4,000" };
    const answer = resultOf({ ...alone, ...typed });
    if (answer.kind !== "range") throw new Error("not a range");
    const { start, moved } = answer.narrowing;
    expect(start).toEqual(saiOf(resultOf({ ...alone, "parents.agi": "95,000" })));
    expect(moved.map((each) => movedLabel(each, true, inEnglish))).toEqual([
      "Parents: U.S. income tax paid",
      "Parents: Cash, savings and checking",
    ]);
    expect(moved.at(-1)?.sai).toEqual(saiOf(answer));
  });

  it("narrows with each answer", () => {
    const width = (typed: Record<string, string>) => {
      const { low, high } = saiOf(resultOf({ ...alone, ...typed }));
      return high - low;
    };
    const wide = width({ "parents.agi": "95,000" });
    const taxed = width({ "parents.agi": "95,000", "parents.tax_paid": "9,000" });
    expect(taxed).toBeLessThan(wide);
    expect(width({ "parents.agi": "95,000", "parents.tax_paid": "9,000", "parents.cash": "4,000" })).toBeLessThan(
      taxed,
    );
  });

  it("knows the tax of its table's own rows, and half of a couple's for one person with half the income", () => {
    expect(mostTax(100_000, true)).toBe(8_032);
    expect(mostTax(50_000, false)).toBe(4_016);
    expect(mostTax(0, true)).toBe(0);
    expect(mostTax(400_000, true)).toBe(88_077);
  });
});

describe("what stands beside the form", () => {
  it("names the questions a range needs before it shows a number, and never reads a wrong one as 0", () => {
    const empty = next(nothingYet, () => liveAid(new URLSearchParams()));
    expect(empty.result).toBeNull();
    expect(empty.mistakes.map(({ field }) => field).sort()).toEqual(["family_size", "parents.agi", "situation"]);
    expect(trouble(empty, inEnglish)).toBe("To see a range:");
    expect(spoken(empty, inEnglish)).not.toMatch(/\bSAI\b.*\d/);
    const first = next(nothingYet, () => live(whole));
    const wrong = next(first, () => live({ ...whole, "parents.cash": "lots" }));
    expect(wrong.result).toBe(first.result);
    expect(trouble(wrong, inEnglish)).toContain("before your last change");
    expect(spoken(wrong, inEnglish)).toMatch(/Cash, savings and checking: type whole dollars/);
    const gone = next(first, () => live({ ...whole, "parents.agi": "" }));
    expect(gone).toMatchObject({ result: first.result, mistakes: [{ field: "parents.agi" }] });
  });

  it("says that Pell amounts aren't final, and whose numbers they are where the other parent counts", () => {
    expect(oneLine(resultOf({ ...whole, award_year: "2027-28" }), inEnglish)).toMatch(
      /^SAI [\d,]+ · Pell, not final, \$/,
    );
    const other = { ...whole, situation: "apart", household: "first", support: "second", "parents.status": "single" };
    expect(oneLine(resultOf(other), inEnglish)).toMatch(/^What if: SAI /);
    expect(oneSentence(resultOf(other), inEnglish)).toMatch(
      /^This isn’t your result: the FAFSA uses the household of Parent B/,
    );
  });
});

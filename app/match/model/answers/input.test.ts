import { describe, expect, it } from "vitest";
import { noGrades, typedGrades, typedNumbers, typedYears, typedZips } from "~/typed/typed-number.fixture";
import { toSearch } from "../../quiz/link";
import { limits, noAnswers, parseAnswers } from "./input";

const parse = (query: string) => parseAnswers(new URLSearchParams(query), 2026);

function answers(query: string) {
  const parsed = parse(query);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.messages));
  return parsed.answers;
}

/** Of one field; `undefined` where it got a message. */
function answerOf(field: string, text: string): unknown {
  const parsed = parse(new URLSearchParams({ [field]: text }).toString());
  return parsed.ok ? (parsed.answers as Readonly<Record<string, unknown>>)[field] : undefined;
}

function messages(query: string) {
  const parsed = parse(query);
  return parsed.ok ? {} : parsed.messages;
}

describe("parseAnswers", () => {
  it("takes an empty form: everything is optional", () => {
    expect(answers("")).toEqual(noAnswers());
    expect(answers("gpa=&sat=&state=&zip=&year=&budget=&religion=")).toEqual(noAnswers());
    expect(noAnswers()).toMatchObject({ gpa: null, levels: ["4"], admission: 2, budget: null });
  });

  it("reads what people type into the values that the model takes", () => {
    const typed = "gpa=3,8&sat=1,450&state=ohio&zip=43004-1234&year=2027&states=ca,or&states=WA&miles=1 000";
    expect(answers(typed)).toMatchObject({
      gpa: 3.8,
      sat: 1450,
      state: "OH",
      zip: "43004",
      year: 2027,
      states: ["CA", "OR", "WA"],
      miles: 1000,
    });
  });

  it.each(typedNumbers.filter(({ text }) => text !== ""))("reads $text as every other tool does", (typed) => {
    const { text, dollars, whole } = typed;
    const isBudget = dollars !== null && dollars >= 0 && dollars <= limits.budget;
    expect(answerOf("budget", text)).toBe(isBudget ? dollars : undefined);
    const isScore = whole !== null && whole >= 400 && whole <= 1600 && whole % 10 === 0;
    expect(answerOf("sat", text)).toBe(isScore ? whole : undefined);
  });

  it("reads grades, years and ZIP codes as every other tool does", () => {
    for (const [text, value, outOf] of typedGrades)
      expect(answerOf("gpa", text), text).toBe(outOf === null || outOf === 4 || outOf === 100 ? value : undefined);
    for (const text of noGrades) expect(answerOf("gpa", text), text).toBeUndefined();
    for (const [text, year] of typedYears) expect(answerOf("year", text), text).toBe(year === 2027 ? 2027 : undefined);
    for (const [text, zip] of typedZips) expect(answerOf("zip", text), text).toBe(zip ?? undefined);
  });

  it("reads a posted form like a link", () => {
    const form = new FormData();
    form.set("gpa", "３．４");
    form.append("fields", "11");
    form.append("fields", "50");
    form.set("budget", "$12,000");
    const parsed = parseAnswers(form, 2026);
    expect(parsed).toMatchObject({ ok: true, answers: { gpa: 3.4, fields: ["11", "50"], budget: 12_000 } });
  });

  it("guesses the scale of a GPA only when none is chosen", () => {
    expect(answers("gpa=3.9").scale).toBe("4");
    expect(answers("gpa=4.6").scale).toBe("w");
    expect(answers("gpa=92").scale).toBe("100");
    expect(messages("gpa=4.6&scale=4").gpa?.[0]).toContain("Weighted");
    expect(messages("gpa=92&scale=w").gpa?.[0]).toContain("Percent");
  });

  it.each(["8.7", "12", "17", "7", "6.1", "50"])(
    "asks about %s without a scale instead of reading it as percent",
    (gpa) => {
      expect(messages(`gpa=${gpa}`).gpa?.[0]).toContain("Is this out of 100?");
    },
  );

  it("asks about a GPA between 5 and 6 whose scale nobody named", () => {
    expect(answers("gpa=5").scale).toBe("w");
    expect(messages("gpa=5.9").gpa?.[0]).toContain("Is this right?");
    expect(messages("gpa=5.9&scale=4").gpa?.[0]).toContain("at most 4.0");
    expect(answers("gpa=5.9&scale=w")).toMatchObject({ gpa: 5.9, scale: "w" });
  });

  it("refuses a percent that is a GPA on another scale, also where percent was chosen", () => {
    expect(messages("gpa=3.9&scale=100").gpa?.[0]).toContain("from 40 to 100");
    expect(messages("gpa=8.7%25").gpa?.[0]).toContain("from 40 to 100");
    expect(answers("gpa=50&scale=100")).toMatchObject({ gpa: 50, scale: "100" });
    expect(answers("gpa=51").scale).toBe("100");
  });

  it("takes the scale that is typed with the GPA, and no other denominator", () => {
    expect(answers("gpa=3.8/4.0")).toMatchObject({ gpa: 3.8, scale: "4" });
    expect(answers("gpa=92/100")).toMatchObject({ gpa: 92, scale: "100" });
    expect(answers("gpa=45%25")).toMatchObject({ gpa: 45, scale: "100" });
    expect(answers("gpa=3.8/4&scale=w").scale).toBe("w");
    expect(messages("gpa=4.2/4").gpa?.[0]).toContain("at most 4.0");
    for (const outOf of [5, 6, 10, 20]) {
      expect(messages(`gpa=3.8/${outOf}`).gpa?.[0]).toContain(`out of ${outOf}`);
      expect(messages(`gpa=3.8/${outOf}&scale=w`).gpa?.[0]).toContain(`out of ${outOf}`);
    }
  });

  it("knows that it took a GPA above 4.0 as weighted unasked, also after the link", () => {
    const guessed = answers("gpa=4.1");
    expect(guessed).toMatchObject({ scale: "w", weightedGuessed: true });
    expect(answers(toSearch(guessed))).toEqual(guessed);
    expect(answers("gpa=4.1&scale=w").weightedGuessed).toBe(false);
    expect(answers("gpa=3.9").weightedGuessed).toBe(false);
  });

  it("tells a birth year and a grade from a class year", () => {
    expect(messages("year=2008").year?.[0]).toContain("birth year");
    expect(messages("year=11").year?.[0]).toContain("grade");
    expect(messages("year=2100").year?.[0]).toContain("2038");
    expect(answers("year=2026").year).toBe(2026);
  });

  it("tells the two tests apart", () => {
    expect(messages("sat=32").sat?.[0]).toContain("ACT");
    expect(messages("act=1450").act?.[0]).toContain("SAT");
    expect(messages("sat=1455").sat?.[0]).toContain("end in 0");
    expect(messages("sat=1610").sat).toHaveLength(1);
    expect(messages("act=24.5").act).toHaveLength(1);
  });

  it("gives each wrong field its own message, once", () => {
    const wrong = messages(
      "gpa=-1&sat=abc&act=99&advanced=99&zip=4300&state=Atlantis&miles=-3&regions=moon&sizes=vast&budget=-5&income=9&admission=7&rigor=x",
    );
    expect(Object.keys(wrong).sort()).toEqual(
      [
        "act",
        "admission",
        "advanced",
        "budget",
        "gpa",
        "income",
        "miles",
        "regions",
        "rigor",
        "sat",
        "sizes",
        "state",
        "zip",
      ].sort(),
    );
    for (const list of Object.values(wrong)) expect(list).toHaveLength(1);
    for (const [message] of Object.values(wrong)) expect(message).toMatch(/^[A-Z].*[.]$/);
  });

  it("refuses long and hostile values with a message, not an error", () => {
    expect(Object.keys(messages(`gpa=${"9".repeat(5000)}`))).toEqual(["gpa"]);
    expect(Object.keys(messages(`fields=${"11,".repeat(5000)}`))).toEqual(["fields"]);
    expect(answers("__proto__=1&constructor=2&toString=3")).toEqual(noAnswers());
  });
});

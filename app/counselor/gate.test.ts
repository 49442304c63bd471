import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DropReason, dropReasons, gate } from "./gate";
import { collegeFinder } from "./gate/college-names";
import type { Evidence } from "./gate/evidence";

const collegesIn = collegeFinder(
  [
    { unitid: 204796, name: "Ohio State University-Main Campus", alias: "The Ohio State University" },
    { unitid: 170976, name: "University of Michigan-Ann Arbor", alias: null },
    { unitid: 147767, name: "Northwestern University", alias: null },
  ],
  { "170976": ["UMich", "Michigan"] },
);

const cost: Evidence = {
  id: "e1",
  url: "/colleges/204796-ohio-state-university-main-campus#cost",
  title: "Ohio State University-Main Campus: net price",
  source: "U.S. Department of Education, College Scorecard",
  year: "2022-23",
  figures: [
    { name: "net price", value: 12683, unit: "dollars" },
    { name: "admission rate", value: 0.6057, unit: "percent" },
    { name: "loan rate", value: 6.52, unit: "percent" },
    { name: "undergraduates", value: 45728, unit: "number" },
    { name: "regular deadline", value: "2027-01-15", unit: "date" },
    { name: "loan limit", value: 5500, unit: "dollars" },
  ],
};
const guide: Evidence = {
  id: "e2",
  url: "/help/fafsa-completion-guide#when",
  title: "The FAFSA, line by line",
  source: "Guides of this site",
  year: null,
  figures: [],
  text: "File the FAFSA as soon as it opens. It closes at 11:59 p.m. Central time on June 30, 2027. Ask 1-800-433-3243 or studentaid.gov. The law requires both parents’ consent. Four in ten families file after March 1. Texas guarantees admission to the top 6 percent.",
};
const evidence = [cost, guide];

const reasonOf = (text: string, ids: readonly string[] = ["e1"]): DropReason | null =>
  gate([{ text, evidence: ids }], evidence, collegesIn).dropped[0]?.reason ?? null;

describe("the gate lets through", () => {
  it.each([
    "Families with federal aid paid $12,683 on average at Ohio State University.",
    "That was 12,683 dollars in 2022-23.",
    "About $12,700 a year, in 2022–23.",
    "More than $12,500 a year.",
    "Nearly $13,000 a year.",
    "It admits 61% of those who apply.",
    "It admits 61 % of those who apply.",
    "It admits 60.57 percent.",
    "It admits 60.6 percent.",
    "About three in five applicants get in.",
    "It admits about 60 percent.",
    "The rate is 6.52%.",
    "The rate is about 6.5%.",
    "It has 45,728 undergraduates.",
    "It has about 46,000 undergraduates.",
    "The regular deadline is January 15, 2027.",
    "The regular deadline is Jan. 15.",
    "The regular deadline is 15 January 2027.",
    "La fecha límite es el 15 de enero de 2027.",
    "Admite al 61 por ciento.",
    "Apply by 1/15/2027.",
    "Apply by 2027-01-15.",
    "The deadline is in January 2027.",
    "First-year students may borrow $5,500.",
    "First-year students may borrow five thousand five hundred dollars.",
    "First-year students may borrow $5.5k.",
    "Look at /colleges/204796-ohio-state-university-main-campus#cost for all of it.",
    "The Ohio State University takes applications in January.",
  ])("%s", (text) => {
    expect(reasonOf(text)).toBeNull();
  });

  it.each([
    "It closes at 11:59 p.m. Central time on June 30, 2027.",
    "The guide says: “File the FAFSA as soon as it opens.”",
    'It "closes at 11:59 p.m. Central time".',
    "Call 1-800-433-3243.",
    "Call 800-433-3243 if it doesn’t open.",
    "Go to studentaid.gov to start.",
    "The law requires both parents’ consent.",
    "The guide says “The law requires both parents’ consent.”",
    "Texas guarantees admission to the top 6 percent.",
    "4 in 10 families file after March 1.",
    "It isn’t guaranteed that money is left in March.",
    "Here’s what “The FAFSA, line by line” says first.",
  ])("with a document: %s", (text) => {
    expect(reasonOf(text, ["e2"])).toBeNull();
  });

  it.each([
    "That’s a lot to carry, and it makes sense to be worried.",
    "Let’s look at the price first.",
    "Which state do you live in?",
    "I’m sorry you’re going through this.",
    "Two things matter here.",
    "I don’t know.",
    "I can’t find that among my pages.",
    "¿En qué estado vives?",
    "Here’s what I found.",
  ])("without evidence, because nothing is stated: %s", (text) => {
    expect(reasonOf(text, [])).toBeNull();
  });
});

describe("the gate drops", () => {
  const dropped: Readonly<Record<DropReason, readonly (readonly [text: string, ids?: readonly string[]])[]>> = {
    empty: [[""], ["  \n"]],
    markup: [
      ["<b>It costs $12,683.</b>"],
      ["See [the page](/colleges/204796)."],
      ["It costs **$12,683**."],
      ["# Cost"],
      ["- $12,683"],
      ["It costs figure_7."],
      ["As source_3 says."],
      ["It costs {{college.204796.netPrice}}."],
      ["It costs\u202e 386,21$."],
      ["Tom &amp; Ann paid $12,683."],
      ["`12,683`"],
      ["It costs $12,683 [1]"],
    ],
    "unknown evidence": [
      ["It costs $12,683.", ["e9"]],
      ["It costs $12,683.", ["e1", "e9"]],
    ],
    promise: [
      ["You will get in."],
      ["You’ll definitely get in, they admit 61%."],
      ["You’re going to be accepted."],
      ["Ohio State University will admit you."],
      ["They will take you."],
      ["You won’t be rejected."],
      ["You’ll get a Pell Grant."],
      ["I promise that it costs $12,683."],
      ["You’ll qualify for aid."],
      ["Te van a admitir."],
      ["Vas a entrar."],
      ["It’s a sure thing at 61%."],
      ["You will get in.", []],
    ],
    quotation: [
      ["The guide says “File the FAFSA as late as you can.”", ["e2"]],
      ["The guide says “the FAFSA opens”.", ["e2"]],
      ["It says “File the FAFSA as soon as it opens.”", ["e1"]],
      ["“Ohio State University-Main Campus: net price” says “File the FAFSA as soon as it opens.”", ["e1", "e2"]],
      ["She said “apply early”.", []],
    ],
    law: [
      ["It’s illegal for them to ask.", ["e2"]],
      ["Under the law, you don’t have to answer.", ["e2"]],
      ["You can sue the college."],
      ["The law says you may appeal.", ["e2"]],
      ["You have a legal right to see it."],
      ["La ley exige tu firma.", ["e2"]],
    ],
    address: [
      ["Go to fafsa-help.com.", ["e2"]],
      ["Go to https://studentaid.gov.evil.com/login.", ["e2"]],
      ["Write to aid@osu.edu."],
      ["See /help/made-up-page."],
      ["See www.osu.edu.", []],
    ],
    figure: [
      ["It costs $12,684."],
      ["It costs $12,700."],
      ["About $14,000 a year."],
      ["More than $12,700."],
      ["Nearly $12,500."],
      ["It admits 62%."],
      ["It admits 60%."],
      ["It admits $61."],
      ["About four in five applicants get in."],
      ["Four years cost $50,732."],
      ["That is $7,183 less than the loan."],
      ["Twice as many apply."],
      ["The rate is 6.5."],
      ["It takes about 12 days."],
      ["Twenty-one clubs."],
      ["It has 45,000 undergraduates."],
      ["Half of them get in."],
      ["It costs $12,683 and the loan is $5,501."],
      ["It closes at 11:58 p.m.", ["e2"]],
      ["Call 1-800-433-3244.", ["e2"]],
      ["It costs $12,683.", ["e2"]],
      ["It costs $12,683.", []],
    ],
    date: [
      ["The deadline is January 16, 2027."],
      ["The deadline is January 15, 2026."],
      ["The deadline is February 15."],
      ["It was so in 2019."],
      ["In 2023-24 it was $12,683."],
      ["La fecha límite es el 1 de marzo de 2027."],
    ],
    college: [
      ["University of Michigan-Ann Arbor costs $12,683."],
      ["UMich costs $12,683."],
      ["Northwestern University costs $12,683."],
      ["Westbrook University costs $12,683."],
      ["The University of Eastwick costs $12,683."],
      ["Ohio State University is a good choice.", []],
    ],
    guarantee: [["Admission is guaranteed at 61%."], ["It guarantees a place."]],
    "no evidence": [
      ["The FAFSA is required by every college.", []],
      ["Community college is cheaper.", []],
      ["Merit aid goes to strong students.", []],
      ["Columbus is a lovely town.", []],
      ["Let’s look at the price: aid is free.", []],
      ["Apply early because aid runs out.", []],
    ],
  };

  for (const reason of dropReasons) {
    it.each(dropped[reason].map(([text, ids]) => ({ text, ids })))(`${reason}: $text`, ({ text, ids }) => {
      expect(reasonOf(text, ids)).toBe(reason);
    });
  }
});

describe("the gate, whatever comes", () => {
  const id = fc.constantFrom("e1", "e2", "e9");
  const any = fc.record({
    text: fc.string({ unit: "grapheme", maxLength: 200 }),
    evidence: fc.array(id, { maxLength: 3 }),
  });

  it("keeps or drops each statement once, in order, and as it was", () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (statements) => {
        const { kept, dropped } = gate(statements, evidence, collegesIn);
        const all = [...kept, ...dropped.map(({ statement }) => statement)];
        expect(all).toHaveLength(statements.length);
        expect(statements.filter((statement) => kept.includes(statement))).toEqual(kept);
      }),
    );
  });

  it("lets no amount through that the evidence doesn't have, however it is written", () => {
    const dollars = fc.integer({ min: 1000, max: 99_999 });
    fc.assert(
      fc.property(dollars, dollars, (value, said) => {
        const one: Evidence = {
          ...cost,
          title: "Net price",
          year: null,
          figures: [{ name: "net price", value, unit: "dollars" }],
        };
        for (const written of [
          `$${said.toLocaleString("en-US")}`,
          `$${said}`,
          `${said} dollars`,
          `${said.toLocaleString("en-US")}`,
        ]) {
          const isDropped =
            gate([{ text: `It costs ${written} a year.`, evidence: ["e1"] }], [one], collegesIn).dropped.length === 1;
          expect(isDropped).toBe(value !== said);
        }
      }),
    );
  });

  it("lets the evidence's own percentage through in every rounding, and no other", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9999 }), fc.integer({ min: 1, max: 99 }), (hundredths, other) => {
        const share = hundredths / 10_000;
        const one: Evidence = {
          ...cost,
          title: "Rate",
          year: null,
          figures: [{ name: "rate", value: share, unit: "percent" }],
        };
        const passes = (text: string) => gate([{ text, evidence: ["e1"] }], [one], collegesIn).kept.length === 1;
        expect(passes(`It admits ${(share * 100).toFixed(2)} percent.`)).toBe(true);
        expect(passes(`It admits ${(share * 100).toFixed(1)}%.`)).toBe(true);
        expect(passes(`It admits ${other}%.`)).toBe(Math.abs(share * 100 - other) <= 0.5 + 1e-9);
      }),
    );
  });

  it("lets no day through but the one of the evidence", () => {
    const day = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(day, day, (known, said) => {
        const iso = known.toISOString().slice(0, 10);
        const one: Evidence = {
          ...cost,
          title: "Deadline",
          year: null,
          figures: [{ name: "day", value: iso, unit: "date" }],
        };
        const written = said.toLocaleDateString("en-US", {
          timeZone: "UTC",
          month: "long",
          day: "numeric",
          year: "numeric",
        });
        const { kept } = gate([{ text: `It is due ${written}.`, evidence: ["e1"] }], [one], collegesIn);
        expect(kept.length === 1).toBe(said.toISOString().slice(0, 10) === iso);
      }),
    );
  });

  it("lets a passage through word for word, and no quotation with a word changed", () => {
    const words = fc.array(
      fc.constantFrom<string[]>("ask", "the", "office", "which", "form", "it", "wants", "and", "when"),
      {
        minLength: 3,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(words, fc.nat(), (list, at) => {
        const text = list.join(" ");
        const one: Evidence = { ...guide, title: "A guide", text };
        const changed = list.with(at % list.length, "never").join(" ");
        const keeps = (quoted: string) =>
          gate([{ text: `It says “${quoted}”.`, evidence: ["e2"] }], [one], collegesIn).kept.length === 1;
        expect(keeps(text)).toBe(true);
        expect(keeps(changed)).toBe(false);
      }),
    );
  });
});

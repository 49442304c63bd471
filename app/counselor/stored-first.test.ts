import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "./ask";
import type { Ground } from "./ground/ground";
import { preparedGround } from "./ground/ground.server";
import { nobody } from "./understand/student";

let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T04:00:00Z"));
});
const asked = (text: string) => ask({ text, before: [], student: nobody }, ground);
const first = (text: string) => asked(text).statements[0];
const pageOf = (text: string) => first(text)?.evidence[0]?.url;

describe("a question that a short answer is stored for", () => {
  it("isn't answered by a tool that knows some of its words", () => {
    // The guide and the short answer say the same rule of thumb.
    expect([
      "/help/short-answers-about-money#how-much-should-i-borrow-for-college",
      "/college-financial-planning-guide#decide",
    ]).toContain(pageOf("how much should I borrow for college"));
    expect(pageOf("can I use Bright Futures at an out-of-state college")).toBe(
      "/help/short-answers-about-money#can-i-use-my-states-scholarship-at-a-college-in-another-state",
    );
    expect(pageOf("when are SAT scores out")).toBe("/help/sat-vs-act-guide#how-long-until-my-scores-come-back");
  });

  it("leaves to the tool what it works out, and a state's own day", () => {
    expect(pageOf("what would I pay a month on 27000 of loans")).toBe("/college-cost-calculator/loan");
    expect(pageOf("FAFSA deadline in Texas")).toBe("/college-planning-texas/financial-aid");
  });
});

describe("a state's aid for some people", () => {
  it("is the program for them, or the page for them, and not every grant of the state", () => {
    expect(pageOf("grants for veterans in Texas")).toBe("/college-planning-texas/financial-aid#veterans-hazlewood");
    expect(pageOf("is there financial aid for foster kids in Ohio")).toBe("/help/foster-homeless-unaccompanied#money");
    expect(pageOf("does California pay tuition at community college")).toMatch(/#aid-promise-grant$/);
    expect(pageOf("Maryland teachers scholarship")).toMatch(/^\/college-planning-maryland\//);
  });
});

describe("figures that a question asks of every college", () => {
  it("counts colleges under a price, in a state where one is named", () => {
    const all = first("colleges under 15000 net price");
    const ohio = first("colleges under $15k in Ohio");
    expect(all?.evidence[0]?.url).toBe("/colleges?level=4year&netPriceTo=15000&sort=price");
    expect(ohio?.evidence[0]?.url).toBe("/colleges?state=OH&level=4year&netPriceTo=15000&sort=price");
    const count = (one: typeof all) => Number(one?.evidence[0]?.figures.colleges);
    const cheap = ground.colleges.filter(
      ({ state, predominant, cost: { netPrice } }) =>
        state === "OH" && predominant === "bachelor" && netPrice !== null && netPrice <= 15_000,
    );
    expect(count(ohio)).toBe(cheap.length);
    expect(count(all)).toBeGreaterThan(count(ohio));
    expect(pageOf("colleges under 15000 students") ?? "").not.toMatch(/netPriceTo/);
  });

  it("says at how many colleges a score isn't low", () => {
    const low = first("is a 22 ACT good")?.evidence[0]?.figures;
    const high = first("is a 33 ACT good")?.evidence[0]?.figures;
    expect(Number(low?.colleges)).toBeLessThan(Number(high?.colleges));
    expect(low?.all).toBe(high?.all);
  });
});

describe("a follow-up on a loan", () => {
  const next = (text: string) =>
    ask({ text, before: ["what would I pay a month on 27000 of loans"], student: nobody }, ground).statements;

  it("works it out, and says what of a federal loan nobody chooses", () => {
    const [years, plan] = next("and over 20 years?");
    expect(years?.text).toMatch(/^\$27,000 at 6\.52% over 20 years/);
    expect(plan?.evidence[0]?.url).toBe("/help/repaying-student-loans#tiered");
    const [rate, fixed] = next("what if the rate was 5%");
    expect(rate?.text).toMatch(/^\$27,000 at 5% over 15 years/);
    expect(fixed?.text).toMatch(/fixed for the life of the loan/);
  });
});

describe("what was said", () => {
  it("keeps the sign of an index below zero", () => {
    expect(first("what's pell if my SAI is -1500")?.evidence[0]?.figures.sai).toBe(-1500);
    expect(first("what does an SAI of 3000 mean")?.evidence[0]?.figures.sai).toBe(3000);
  });

  it("hears where a Californian lives, and no state in a FSA ID", () => {
    expect(first("four year cost of University of Arizona for a Californian")?.text).toMatch(/from California/);
    expect(pageOf("what's my FSA ID password")).toMatch(/^\/help\/fafsa-completion-guide#/);
  });

  it("hears an unweighted GPA, and that some students are asked for", () => {
    expect(first("what are my chances at Georgetown, 3.9 uw 1520")?.text).toMatch(
      /^With a 3\.9 GPA and an SAT of 1520/,
    );
    expect(asked("how many people named Emma go to Princeton").status).toBe("not known");
    expect(asked("how many people at Vassar are left handed").status).toBe("not known");
    expect(first("how many students go to Vassar")?.text).toMatch(/undergraduates/);
  });

  it("hears a field in a state, and not a college that's named for it", () => {
    expect(asked("film in Georgia").statements.length).toBeGreaterThan(2);
    expect(pageOf("film in Georgia")).not.toMatch(/139959/);
  });
});

describe("what can't be known here", () => {
  it.each([
    "snow in Ann Arbor",
    "how long is the FAFSA phone wait",
    "is the FAFSA website down right now",
    "does my school counselor know I was suspended",
    "what stocks should I buy for my 529",
  ])("%s", (text) => {
    expect(["not known", "not for us"]).toContain(asked(text).status);
  });
});

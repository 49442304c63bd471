import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "./ask";
import type { Ground } from "./ground/ground";
import { preparedGround } from "./ground/ground.server";
import { inOneList } from "./in-one-list";
import { nobody } from "./understand/student";

let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const texts = (text: string) => inOneList(ask({ text, before: [], student: nobody }, ground)).map((one) => one.text);

describe("several things: one statement answers each, in the order asked", () => {
  it.each<[string, RegExp[]]>([
    ["How much does Howard cost and does it require test scores?", [/full published price/, /scores as optional/]],
    [
      "When does the CSS profile open, what does it cost and does Wellesley want it?",
      [/opens on October 1/, /for the first college/, /couldn’t confirm whether Wellesley/],
    ],
    ["CSS profile what is that and do we have to pay for it", [/second, longer aid form/, /for the first college/]],
    [
      "granddaughter wants marine biology in Florida, which colleges and what does it pay",
      [/no line of its own for marine biology/, /Eckerd College awarded/, /Five years after a bachelor’s degree/],
    ],
    [
      "subsidized loan limit freshman year and the interest rate",
      [/can be subsidized/, /Federal Direct Loans to undergraduates/],
    ],
    ["PLUS loan rate and fee, and who can take one out?", [/the rate is 9\.07%/]],
    ["Cal Grant deadline and what GPA", [/date is March 2, 2027/, /at least 3\.0 in high school/, /at least 2\.0/]],
  ])("%s", (question, says) => {
    const told = texts(question);
    for (const [at, one] of says.entries()) expect(told[at]).toMatch(one);
  });
});

describe("what a state gives", () => {
  it.each<[string, RegExp]>([
    ["can undocumented students get TAP in New York", /DREAM Act: Opens TAP/],
    ["How does the Texas top 10 percent rule work?", /^The automatic admission law\nGraduates in the top 10%/],
    ["is he in at Texas A&M with a rank in the top 8%", /^Top 10% at Texas A&M\nTexas A&M admits the top 10%/],
    [
      "Do I have to stay in New York if I take Excelsior",
      /^The catch with Excelsior: you stay\nYou promise to live in New York/,
    ],
    ["does New York pay tuition if we make under 125000", /no more than \$125,000/],
    ["we live in nevada can we get in state tuition in arizona", /Western Undergraduate Exchange/],
    ["can my son use the Cal Grant at a college in another state", /Usually not/],
    ["how do i prove residency for nc colleges", /certification number/],
    [
      "what does the achievement scholarship in michigan pay",
      /^Michigan Achievement Scholarship, four years\nUp to \$5,500 a year/,
    ],
  ])("%s", (question, first) => expect(texts(question)[0]).toMatch(first));

  it("the ten best colleges of a state are no rank in a class", () => {
    const told = texts("what are the top 10 colleges in texas").join(" ");
    expect(told).not.toMatch(/Texas high school class/);
  });

  it("says that a score isn't known where no guide holds it, and gives no day for it", () => {
    const told = texts("TOPS in Louisiana, what ACT score do you need").join(" ");
    expect(told).toMatch(/haven’t checked who qualifies/);
    expect(told).not.toMatch(/July 1/);
  });
});

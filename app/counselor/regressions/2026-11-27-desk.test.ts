import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "~/counselor/ask";
import type { Ground } from "~/counselor/ground/ground";
import { preparedGround } from "~/counselor/ground/ground.server";
import { nobody } from "~/counselor/understand/student";

/** What two strangers asked on November 27, 2026, in the evening, and didn't get. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const textOf = (text: string, before: readonly string[] = []) =>
  ask({ text, before, student: nobody }, ground)
    .statements.map((one) => one.text)
    .join("\n");

describe("an income told as people tell it", () => {
  it.each([
    [
      "my husband is on disability, so its about 40 thousand a year coming in. Which one would be cheaper for folks like us, Hendrix or Millsaps",
      /At Hendrix College, families with an income of \$30,001 to \$48,000.*Millsaps College is the lower/s,
    ],
    [
      "im a single mom with 2 kids i made 41 thousand last yr as a cna. would my oldest get all of the pell grant or part",
      /income of \$41,000.*family of 3 with one parent/s,
    ],
    [
      "my wife and i both work and together its 85,000 a year, two kids. what will our SAI be",
      /income of \$85,000 a year, our estimate of the Student Aid Index/,
    ],
  ])("%s", (question, expected) => expect(textOf(question)).toMatch(expected));
});

describe("a college called as it’s called there", () => {
  it.each([
    ["geneseo vs cortland for keeping freshmen", /SUNY College at Geneseo is the higher of the two/],
    [
      "compare black hills state and northern state in aberdeen for how many come back after freshman yr",
      /Black Hills State University came back/,
    ],
    ["how much is NOVA for a virginia resident", /Northern Virginia Community College charged/],
    ["csu fort collins graduation rate", /Colorado State University, Fort Collins graduated/],
  ])("%s", (question, expected) => expect(textOf(question)).toMatch(expected));

  it.each([
    ["utah tech, my son would keep living at home w us in st george. total for the year?", "George Mason"],
    ["we live on long island. what does hofstra cost", "Long Island University"],
  ])("isn’t heard in the town where somebody lives: %s", (question, other) =>
    expect(textOf(question)).not.toContain(other),
  );
});

describe("a part of several things", () => {
  it("is of the college that all of it is about", () =>
    expect(
      textOf(
        "so my daughter wants to be a teacher and shes looking at University of Northern Iowa. whats it cost for us iowans and what do their elementary ed grads make and whats the acceptance rate",
      ),
    ).toMatch(/full published price.*finishing at University of Northern Iowa.*University of Northern Iowa admitted/s));

  it("is asked in any form: a plus sign, a few words", () =>
    expect(textOf("Reed college deadline + acceptance rate + do they need the SAT")).toMatch(
      /Reed College, .*Reed College admitted .*Reed College: We couldn.t confirm/s,
    ));
});

describe("what is asked next", () => {
  it("“mine” is the index that was asked about", () =>
    expect(textOf("so if mine is 3500 how much pell would i get", ["what is a student aid index"])).toMatch(
      /With a Student Aid Index of 3,500, the Pell Grant is \$3,895/,
    ));
});

import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "~/counselor/ask";
import type { Ground } from "~/counselor/ground/ground";
import { preparedGround } from "~/counselor/ground/ground.server";
import { nobody } from "~/counselor/understand/student";

/** What two strangers wanted to hold against each other on November 27, 2026. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const textOf = (text: string) =>
  ask({ text, before: [], student: nobody }, ground)
    .statements.map((one) => one.text)
    .join("\n");

describe("a field at two colleges", () => {
  it.each([
    [
      "oregon tech vs portland state mechanical engineering",
      /^Mechanical.*Oregon Institute.*\$102,683.*\$88,755.*\$12,932/s,
    ],
    ["central washington vs western washington for becoming a teacher", /\$68,556 a year against \$62,318.*\$14,715/s],
    ["Kent State or Bowling Green for a nurse - which pays back better?", /\$70,845.*\$70,334.*\$19,614.*owed/s],
    ["grand valley or ferris state for accounting", /\$73,018 a year against \$62,273/],
    ["wentworth or worcester state for computer science, family income around 85", /\$111,629.*\$34,868.*\$17,378/s],
  ])("is told by what its graduates earn: %s", (question, expected) => expect(textOf(question)).toMatch(expected));

  it("is told by its programs where somebody asks for them", () =>
    expect(textOf("do Purdue or IU have nursing")).toMatch(/Purdue University offers nursing/));
});

describe("other things of two", () => {
  it.each([
    ["do RNs with the associates make a lot less than ones with the bachelors?", /an associate.*\$75,988.*\$87,167/s],
    ["UNF vs FAMU which needs higher scores", /550 to 650.*520 to 610/s],
    ["UH Hilo or Chaminade if we're under 30k a year", /\$9,081.*\$31,894/s],
    ["is duke v. unc harder to get into", /Duke University took the smaller share/],
    ["is uvu or weber state bigger, and who's cheaper", /\$8,463.*\$10,722/s],
  ])("%s", (question, expected) => expect(textOf(question)).toMatch(expected));
});

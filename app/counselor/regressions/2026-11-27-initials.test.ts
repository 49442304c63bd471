import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { nobody, studentIn } from "../understand/student";

/** Figures, prices, chances and majors that two strangers asked of on November 27, 2026. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const reply = (text: string) => ask({ text, before: [], student: nobody }, ground);
const first = (text: string) => reply(text).statements[0]?.text ?? "";

describe("a college by its initials", () => {
  it.each([
    ["uncc grad rate??", /University of North Carolina at Charlotte/],
    ["unh grad rate", /University of New Hampshire/],
    ["umw acceptance rate", /University of Mary Washington/],
    ["bu acceptance rate", /Boston University/],
    ["missouri s&t grad rate", /Missouri University of Science/],
    ["wcu cullowhee acceptance rate", /Western Carolina/],
  ])("%s", (question, says) => expect(first(question)).toMatch(says));

  it("asks which one where several are called so", () => {
    expect(reply("usm grad rate").status).toBe("asks");
    expect(reply("wcu grad rate").status).toBe("asks");
  });
});

describe("a part of the country", () => {
  it.each([
    ["marine biology schools on the East Coast", /Coastal Carolina/],
    ["aerospace engineering in the south", /University of Central Florida/],
    ["forestry out west", /forestry/],
  ])("%s", (question, says) =>
    expect(
      reply(question)
        .statements.map(({ text }) => text)
        .join(" "),
    ).toMatch(says),
  );

  it("is no part of a college's name", () => {
    expect(first("does New England College have nursing")).toMatch(/New England College/);
    expect(first("Midwestern State University tuition")).toMatch(/Midwestern State/);
    expect(first("University of the South tuition")).toMatch(/University of the South|Sewanee/);
  });
});

describe("numbers without their words", () => {
  it.each([
    ["3.9 and 1420", { gpa: 3.9, sat: 1420 }],
    ["he has a 4.0 and a 29", { gpa: 4, act: 29 }],
    ["3.9 no sat chances at mit", { gpa: 3.9, sat: null }],
    ["3.5 and 20 hours of service", { gpa: null, act: null }],
    ["a 3.2 and 24 credits", { act: null }],
  ])("%s", (plain, known) => expect(studentIn(plain)).toMatchObject(known));
});

describe("what was passed over", () => {
  it.each([
    ["What's the full sticker price of Tulane with everything included?", /full published price.*\$91,686/],
    ["total bill for a year at Purdue", /full published price/],
    ["Clarkson: what share of freshmen come back for sophomore year", /came back for a second year/],
    ["We toured Clarkson - what share of freshmen come back for sophomore year?", /came back for a second year/],
    ["UC San Diego vs UC Davis net price for family earning 60k", /\$48,001 to \$75,000 paid \$10,389/],
    ["gpa 2.7 no test scores, will western carolina university take me", /required below a 2\.8 weighted GPA/],
    ["Is Berea College a religious school?", /no religious affiliation/],
    ["can u get off the waitlist at umich", /18,793.*973/],
    ["in state tuition at arizona if i live in nevada", /Western Undergraduate Exchange/],
    ["how much money do social workers start at after college", /No table of ours has pay in the first year/],
  ])("%s", (question, says) => expect(first(question)).toMatch(says));

  it("shows three colleges beside each other", () => {
    const told = reply("Baylor TCU SMU side by side").statements.map(({ text }) => text);
    for (const name of ["Baylor", "Texas Christian", "Southern Methodist"])
      expect(told.some((text) => text.includes(name))).toBe(true);
  });

  it("has no waitlist of people by a name", () => {
    expect(first("how many on the waitlist at Tufts got in named Smith")).not.toMatch(/waitlist\. Its Common/);
  });
});

describe("majors", () => {
  it.each([
    ["colleges in Ohio with a degree in music therapy", /no line of its own for music therapy/],
    ["which colleges in Michigan have turf management", /no line of its own for turf management/],
    ["where can I study nuclear engineering", /in nuclear engineering/],
    ["where can I study nursing in Pennsylvania", /awarded .* in nursing/],
    ["My daughter likes animals but not vet school. what majors", /Animal Sciences; Zoology/],
    ["he's good with computers but hates math, what majors", /Information Science/],
    ["she likes helping people but can't stand blood, what could she study", /Social work/],
  ])("%s", (question, says) => expect(first(question)).toMatch(says));

  it("leaves out what somebody won't have", () => {
    expect(first("she likes helping people but can't stand blood, what could she study")).not.toMatch(/Nursing/);
    expect(first("he's good with computers but hates math, what majors")).not.toMatch(/Computer science/);
  });
});

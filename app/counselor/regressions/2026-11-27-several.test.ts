import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { tellsIndependent } from "../understand/independent";
import { asCommas } from "../understand/listed";
import { nobody } from "../understand/student";

/** What strangers found wrong on November 27, 2026, in questions that ask several things. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const told = (text: string) => ask({ text, before: [], student: nobody }, ground).statements.map((one) => one.text);
const all = (text: string) => told(text).join("\n");

describe("a list with marks of its own", () => {
  it.each([
    ["uaa or uaf / tuition for alaskans", "uaa or uaf, tuition for alaskans"],
    ["fresno state tuition/graduation rate", "fresno state tuition, graduation rate"],
    ["Elon\n- need the SAT?\n- tuition", "Elon. need the SAT? tuition"],
    ["Elon, 1 price 2 nursing 3 dorms", "Elon, price, nursing, dorms"],
    ["Elon: 1) price 2) is it hard", "Elon. price, is it hard"],
    ["Elon cost + nursing + dorms", "Elon cost, nursing, dorms"],
  ])("is one with commas: %s", (text, commas) =>
    expect(asCommas(text).replace(/^Elon[.,:] /, "Elon. ")).toBe(commas.replace(/^Elon[.,:] /, "Elon. ")),
  );

  it.each([
    "Does Ohio State require his/her SAT/ACT scores",
    "I have 1 brother and 2 sisters in college and 3 dogs",
    "we split custody 50/50",
    "FAFSA: when is it due, and what do I need",
  ])("is none: %s", (text) => expect(asCommas(text)).toBe(text));

  it("has every one of its things answered", () => {
    const text = all("Kean University: tuition for a NJ resident / application fee / deadline");
    expect(text).toContain("$14,299");
    expect(text).toContain("$75");
    expect(text).toContain("January 1, 2027");
    expect(text).not.toContain("no checked answer");
  });

  it("needs no space around its slashes", () => {
    const text = all("fresno state tuition/graduation rate/average debt when they leave");
    for (const figure of ["$7,350", "57%", "$14,505"]) expect(text).toContain(figure);
  });

  it("may stand in lines", () => {
    const text = all(
      "UTC in Chattanooga\n- need the ACT?\n- tuition if we live in Dalton GA\n- how many make it to graduation",
    );
    for (const figure of ["are required", "$18,512", "50%"]) expect(text).toContain(figure);
  });

  it("may hold a question of two words", () => {
    const text = all("Rollins College: deadline / SAT or no / what do their business majors make");
    for (const figure of ["January 5, 2027", "optional", "at Rollins College, graduates"])
      expect(text).toContain(figure);
  });
});

describe("a field beside other things", () => {
  it.each([
    [
      "so he decided on bridgewater state. how many students are there, what do criminal justice majors make",
      "$61,733",
    ],
    ["Linfield. What do the nurses make after, what's the grad rate, when's regular decision due?", "$104,701"],
    ["Is it hard to get in at Michigan Tech, and do their mechanical engineers get paid decent?", "at Michigan Tech"],
    ["lake area tech in watertown sd. what does it cost, do most finish, do they do welding", "Precision Metal"],
    ["Carroll College in Helena. Nursing yes or no, what it costs, when to apply by", "Carroll College offers nursing"],
    ["Delta State - nursing? what do they make after? what's it cost from arkansas", "aren’t reported"],
  ])("is that college's: %s", (text, says) => {
    expect(all(text)).toContain(says);
    expect(all(text)).not.toMatch(/everybody in the occupation|at the middle program/);
  });
});

describe("a part that has no answer", () => {
  it.each([
    ["gonzaga total price + student to teacher ratio + are the dorms coed", "are the dorms coed"],
    ["How much is Leeward Community College, and do they have daycare on campus?", "do they have daycare on campus"],
    ["what does salish kootenai charge, do they have forestry, whats the dorm food like", "dorm food like"],
    ["what does Adams State cost out of state, and how much money will the coach give me?", "coach give me"],
  ])("is named: %s", (text, part) =>
    expect(told(text).find((one) => one.includes("no checked answer"))).toContain(part),
  );

  it.each([
    ["Lehman College - what's tuition, how much is TAP, and what percent actually graduate", "51% of full-time"],
    ["fresno state tuition, and average debt when they leave", "$14,505"],
  ])("is none of those that are answered: %s", (text, says) => {
    expect(all(text)).toContain(says);
    expect(all(text)).not.toContain("no checked answer");
  });

  it("keeps no other one from being answered", () =>
    expect(
      all(
        "I was in foster care til I was 15 and live with my aunt now. Do I put her on the FAFSA, and how much is Portland Community College?",
      ),
    ).toContain("$5,220"));
});

describe("what an independent student may borrow", () => {
  it.each([
    "we adopted our daughter out of foster care when she was 14. does our income go on her fafsa and how much can she borrow her first year",
    "my dad and mom both died when I was 15. how much can I borrow a year",
    "I'm married and 22. what's the most I can borrow each year",
  ])("is told to who is one: %s", (text) => expect(all(text)).toMatch(/independent undergraduate may borrow \$9,500/));

  it.each([
    ["my son was in foster care when he was 4", false],
    ["we are foster parents", false],
    ["i m married and my son starts college", false],
    ["i aged out and live with friends", true],
    ["my dad is a veteran", false],
    ["i m 34 with two kids", true],
  ])("%s: %s", (bare, is) => expect(tellsIndependent(bare)).toBe(is));
});

describe("what is asked of many students", () => {
  it.each(["do most kids at Salve Regina get money from the college itself", "do a lot of kids get money at Elon"])(
    "isn't how many there are: %s",
    (text) => expect(told(text)[0]).toMatch(/got a grant or scholarship/),
  );
});

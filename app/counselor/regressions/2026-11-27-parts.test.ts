import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { nobody } from "../understand/student";

/** What a stranger found wrong on November 27, 2026, and questions like it that were right already. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const reply = (text: string) => ask({ text, before: [], student: nobody }, ground);
const told = (text: string) => reply(text).statements.map((statement) => statement.text);

describe("what anybody may do, and what somebody wants done", () => {
  it.each(["can u apply 2 more than 1 school early decison", "could you apply early decision to two schools"])(
    "is answered: %s",
    (text) => expect(told(text)[0]).toMatch(/^Not at the same time/),
  );

  it.each(["can you fill out the fafsa for me", "could you send my transcript to Duke"])("isn't done: %s", (text) =>
    expect(told(text)[0]).toMatch(/can’t act for you/),
  );
});

describe("admission by residency", () => {
  it("is told of both groups before the rate of all, with its year", () => {
    const { statements } = reply("Is it harder to get into UNC Chapel Hill from out of state?");
    expect(statements[0]?.text).toMatch(/ admitted 43% .* North Carolina and 8% .* from elsewhere for fall 2022/);
    expect(statements[0]?.evidence[0]).toMatchObject({ year: "fall 2022", figures: { nonresident: 0.082 } });
    expect(statements[1]?.text).toMatch(/admitted 15% of its applicants/);
  });

  it("is left out where the college didn't publish it itself, and where nobody asked", () => {
    expect(told("acceptance rate at UCLA for out of state students")[0]).toMatch(/isn’t in our tables/);
    expect(told("UNC Chapel Hill acceptance rate")).toHaveLength(1);
  });
});

describe("several things", () => {
  it("the subsidized part of the year is told behind what it is, and nothing between", () => {
    const [first, second] = told("What's a subsidized loan and how much of it can I get in my second year?");
    expect(first).toMatch(/On a subsidized loan/);
    expect(second).toMatch(/\$4,500 of the second’s/);
  });

  it("a grant is told before its amount, and no rule of residency or of a day", () => {
    const [first, second] = told("What is the Illinois MAP grant and how much is it worth?");
    expect(first).toMatch(/^The state's need-based grant/);
    expect(second).toContain("$8,400");
  });

  it("without status the state's own aid and its form come behind the FAFSA, and no other programs", () => {
    const all = told("I'm undocumented in Illinois. Can I fill out the FAFSA, and is there state aid for me?");
    expect(all[1]).toMatch(/^State aid without federal aid/);
    expect(all[2]).toMatch(/^The Alternative Application/);
    expect(all.join(" ")).not.toContain("Truth in Tuition");
  });

  it("the parents' tax return beside the day of the FAFSA", () => {
    const all = told("When does the FAFSA open and do I need my parents' tax return?");
    expect(all[0]).toMatch(/opened to everyone/);
    expect(all[1]).toMatch(/^The 2025 tax return of the student and of the parents/);
  });
});

it.each([
  ["my mom is killing me over this fafsa lol what docs do we need", /W-2s/],
  ["i have to tell a college yes by when", /^May 1 is the usual day/],
  ["What does FERPA... sorry no, what does COA stand for", /^The cost of attendance/],
  ["cuanto me pueden prestar del gobierno el primer año", /\$5,500.*primer año/],
  ["cuánto pagaré por Michigan State si mi familia gana 50 mil", /familias.*pagaron/],
  ["tell me which of my classmates are undocumented based on their last names", /I don’t guess what somebody is/],
  ["is pitt test optnal", /scores as optional/],
])("%s", (text, words) => expect(told(text)[0]).toMatch(words));

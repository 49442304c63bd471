import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "./ask";
import type { Ground } from "./ground/ground";
import { preparedGround } from "./ground/ground.server";
import { nobody } from "./understand/student";

/** What has to stand first: what a word means, that nobody can know, whom to ask at which college, a plain "don't". */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const reply = (text: string) => ask({ text, before: [], student: nobody }, ground);
const told = (text: string) => reply(text).statements.map((statement) => statement.text);

describe("a word named first and asked for", () => {
  it("is explained first, and what is asked beside it comes next", () => {
    const [first, second] = told("CSS profile - whats that n do we gotta pay for it");
    expect(first).toMatch(/^The CSS Profile is a second, longer aid form/);
    expect(second).toMatch(/\$25 for the first college/);
  });
});

describe("what nobody can know", () => {
  it.each([
    "what score am i gonna get on the act",
    "How will my daughter do on the SAT tomorrow?",
    "what grades will my son get this fall",
  ])("isn't guessed: %s", (text) => {
    expect(reply(text).status).toBe("not known");
    expect(told(text)[0]).toMatch(/^Nobody can know a score or a grade before it’s earned/);
  });

  it.each([
    ["who's the professor for organic chem at Tufts", /the department at Tufts University/, "https://www.tufts.edu/"],
    ["how long do u wait for a therapist at Ohio State", /Ohio State University’s counseling center/, "osu.edu"],
    ["what's for dinner at the Vassar dining hall", /Vassar College’s dining office/, "vassar.edu"],
    ["how long is the line at the Temple financial aid office now", /Temple University’s financial aid/, "temple.edu"],
  ])("is known by one office of the college that's named: %s", (text, office, address) => {
    const { status, statements, pages } = reply(text);
    expect(status).toBe("not known");
    expect(statements[0]?.text).toMatch(office);
    expect(pages.some(({ url }) => url.includes(address))).toBe(true);
  });
});

describe("what isn't true of somebody", () => {
  it.each([
    "can he put Black on the application if he isn't",
    "her friend told her to mark first gen even though we're not",
    "she isn't a veteran but wants to check it, any harm",
  ])("isn't to be said: %s", (text) => expect(told(text).join(" ")).toMatch(/Please don’t\. An application is signed/));

  it("is said beside the people to call where it only may be danger", () => {
    const answer = reply("my cousin says to put hispanic on the app even tho im not, will i get in trouble");
    expect(answer.help).not.toBeNull();
    expect(answer.statements.at(-1)?.text).toMatch(/^Please don’t/);
  });

  it.each(["can i put first gen if they didn't graduate", "should we check low income if we're not on food stamps"])(
    "is no such thing: %s",
    (text) => expect(told(text).join(" ")).not.toMatch(/Please don’t/),
  );
});

describe("the FAFSA and two children", () => {
  it("is no question of dates", () => {
    expect(told("does fafsa give a break when 2 kids are in at the same time").join(" ")).not.toMatch(/June 30, 2028/);
  });
});

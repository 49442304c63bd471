import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { nobody } from "../understand/student";

/** What a stranger found wrong on November 27, 2026. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T02:00:00Z"));
});

const reply = (text: string) => ask({ text, before: [], student: nobody }, ground);
const lines = (text: string) => reply(text).statements.map((one) => one.text);

describe("two colleges beside each other", () => {
  it.each([
    [
      "Which is cheaper for us out of staters, Alabama or Kentucky?",
      /Alabama.*\$55,916/,
      /Kentucky.*\$57,196/,
      /Alabama is the lower of the two: \$55,916 against \$57,196 for students from elsewhere/,
    ],
    [
      "UC San Diego or UC Davis, who earns more afterwards?",
      /San Diego.*\$84,943/,
      /Davis.*\$80,838/,
      /San Diego is the higher of the two/,
    ],
    ["Is Boston College harder to get into than Tufts?", /16%/, /11%/, /Tufts University took the smaller share/],
  ])("%s", (question, first, second, verdict) => {
    const [one, other, which] = lines(question);
    expect(one).toMatch(first);
    expect(other).toMatch(second);
    expect(which).toMatch(verdict);
    expect(reply(question).asks).toEqual([]);
  });

  it("tells both prices where they point opposite ways", () => {
    const told = lines("Is Pitt or Penn State more expensive in state?").filter((one) => /lower of the two/.test(one));
    expect(told).toEqual([expect.stringMatching(/^Pennsylvania/), expect.stringMatching(/Pittsburgh is/)]);
  });
});

describe("what stands first", () => {
  it.each([
    ["which majors are biggest at James Madison University", /^James Madison University awarded the most bachelor’s/],
    ["I don't have papers and live in Texas, can I pay in state tuition?", /^In-state tuition ended for students/],
    ["Which repayment plans can I pick if I borrow for the first time in fall 2026?", /two ways to repay it/],
    ["what happens to my uncle if he cosigns and I miss payments", /You owe the whole loan/],
    ["Is work study subtracted from tuition?", /isn’t taken off the bill/],
    ["monthly payment on 19500", /^\$19,500 at 6\.52%/],
    ["what is early decision, and does Rice have it, and by when", /^Early decision is a binding early round/],
    ["Tell me about Bright Futures deadlines, and also tuition at UCF for residents", /August 31, 2026/],
    ["idk wat a csss profile is tbh", /^The CSS Profile is a second/],
    ["will Ole Miss take me with a 2.6 gpa and a 19 act", /our estimate of the chance/],
  ])("%s", (question, says) => expect(lines(question)[0]).toMatch(says));

  it("answers the college beside a state's program", () => {
    expect(lines("cal grant deadline and uc davis tuition?").join(" ")).toMatch(
      /March 2, 2027.*Davis charged \$16,774/,
    );
  });
});

describe("what isn't known, and what isn't done", () => {
  it.each([
    ["How many AP classes does Lincoln High School offer?", /a single high school/],
    ["What time does the financial aid office at Wayne State close on Fridays?", /Wayne State University’s financial/],
    ["I applied ED to two schools, how do I hide it from them?", /can’t help with hiding it/],
    ["could I say on the FAFSA I support myself to get more aid though my mom pays everything", /false statement/],
  ])("%s", (question, says) => {
    const { status, statements } = reply(question);
    expect(statements[0]?.text).toMatch(says);
    expect(["not known", "not for us"]).toContain(status);
  });

  it("leaves what only sounds alike", () => {
    expect(reply("When do I find out about ED 2?").statements[0]?.text).not.toMatch(/hiding/);
    expect(lines("my high school has few AP classes, will that hurt me").join(" ")).not.toMatch(/single high school/);
    expect(lines("what are the most popular majors that earn well").join(" ")).not.toMatch(/awarded the most/);
  });
});

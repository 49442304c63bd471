import { beforeAll, describe, expect, it } from "vitest";
import { readAidForm } from "~/aid/form/input";
import { workOut } from "~/aid/result/outcome";
import { answerForm, openCalculator } from "~/cost/calculator/result/answer.server";
import { readLoan } from "~/cost/loan/read-loan";
import { ask } from "~/counselor/ask";
import { preparedGround } from "~/counselor/ground/ground.server";
import { parseAnswers } from "~/match/model/answers/input";
import { readTimeline } from "~/timeline/page/read-timeline.server";
import { aidFormula } from "../tools/aid";
import { nobody } from "../understand/student";

let ground: Awaited<ReturnType<typeof preparedGround>>;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-22T17:00:00Z"));
});

/** The step that leads to a tool, from the answer to a question. */
function stepOf(question: string, path: string) {
  const { next } = ask({ text: question, before: [], student: nobody }, ground);
  const step = next.find((one) => one.path.split("?")[0] === path);
  if (step === undefined) throw new Error(`no step to ${path}: ${next.map((one) => one.path).join(" ")}`);
  return {
    posted: new URLSearchParams(step.post ?? {}),
    asked: new URLSearchParams(step.path.split("?")[1] ?? ""),
    post: step.post,
  };
}

describe("the next step arrives with its fields filled in", () => {
  it("in the match quiz: the record, never the money", () => {
    const { asked, post } = stepOf(
      "chances at Ohio State with a 3.6 gpa and 1250 SAT, I live in Ohio",
      "/college-match-quiz",
    );
    expect(post).toBeNull();
    expect(parseAnswers(asked, 2026)).toMatchObject({ ok: true, answers: { gpa: 3.6, sat: 1250, state: "OH" } });
  });

  it("in the cost calculator: a calculation where the state is known, else the form", () => {
    const path = "/college-cost-calculator";
    const known = stepOf("what would Ohio State cost my family in Ohio, we live in Ohio and make 60000", path);
    const outcome = answerForm(known.posted);
    expect(outcome).toMatchObject({ status: 200, outcome: { answers: { income: 60_000, state: "OH" } } });
    const open = answerForm(stepOf("how much is Ohio State for a family making $60,000", path).posted);
    expect(open).toMatchObject({ status: 200, outcome: null, kept: { income: ["60000"] } });
    expect(open.options.colleges.map(({ unitid }) => unitid)).toEqual([204796]);
    const unasked = stepOf("how much does Ohio State cost", path);
    expect(unasked.post).toBeNull();
    expect(openCalculator(unasked.asked).options.colleges.map(({ unitid }) => unitid)).toEqual([204796]);
  });

  it("in the FAFSA calculator: the same index that was said", () => {
    const { posted } = stepOf("what SAI would a family of 5 in Texas making 45000 have", "/tools/fafsa-calculator");
    const reading = readAidForm(posted);
    if (!reading.ok) throw new Error(JSON.stringify(reading.messages));
    const said = aidFormula.run({ income: 45_000, familySize: 5, state: "TX", oneParent: false }, ground).statements[0]
      ?.evidence[0];
    expect(workOut(reading.answers).result.sai).toBe(said?.figures.sai);
  });

  it("in the timeline: the college and the year", () => {
    const { asked } = stepOf("when is the regular deadline for Ohio State?", "/application-timeline");
    const read = readTimeline(asked, ground.today);
    expect(read).toMatchObject({ kind: "form", form: { values: expect.arrayContaining([["year", "2027"]]) } });
    expect(JSON.stringify(read)).toContain("204796");
  });

  it.each([
    ["monthly payment on a $27,000 loan at 6.52% over 10 years", { principal: 27_000, rate: 6.52, years: 10 }],
    ["how much can a freshman borrow in federal loans", { principal: 31_000 }],
    ["how much can a parent borrow with plus loans", { principal: 20_000 }],
  ])("in the loan calculator: %s", (question, wanted) => {
    expect(readLoan(stepOf(question, "/college-cost-calculator/loan").posted)).toMatchObject({ ok: true, ...wanted });
  });
});

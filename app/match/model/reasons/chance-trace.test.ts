import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { percent } from "~/design/figures";
import { sumOf } from "~/design/worked-out";
import { spanishFaults } from "~/library/spanish/faults";
import { translatorOf } from "~/translation";
import { matchMessages } from "../../spanish/messages";
import { type Answers, noAnswers } from "../answers/input";
import { modelOf, rankOne, studentOf } from "../list/rank";
import { chanceTrace } from "./chance-trace";

const model = modelOf(catalogue().all);
const student = (part: Partial<Answers>) => studentOf({ ...noAnswers(), ...part }, null);
const students = [
  student({}),
  student({ gpa: 3.4, state: "OH" }),
  student({ gpa: 3.9, sat: 1450, state: "CA", rank: 4, rigor: "most" }),
  student({ gpa: 3.6, act: 24, state: "TX", rank: 9, fields: ["5138"] }),
  student({ gpa: 2.1, sat: 900, state: "abroad" }),
];

function traceOf(unitid: number, one: (typeof students)[number]) {
  const item = model.byUnitid.get(unitid);
  if (item === undefined) throw new Error(`no college ${unitid}`);
  return { trace: chanceTrace(item, one), chance: rankOne(model, item, one).chance };
}

/** "53%", "1 point", "12 points" as a number; a share under one percent counts as it is rounded. */
const numberOf = (text: string) => (text === "under 1%" ? 0 : Number(/\d+/.exec(text)?.[0]));

describe("the trace of a chance", () => {
  it("adds up to the middle of the range that is printed, for every college", () => {
    let traced = 0;
    for (const { college, prepared } of model.items)
      for (const one of students) {
        const { trace, chance } = traceOf(college.unitid, one);
        expect(trace === null).toBe(prepared.pool.kind === "open");
        if (trace === null) continue;
        const sum = trace.steps.slice(0, -1).reduce((total, { kind, amount }) => {
          return kind === "minus" ? total - numberOf(amount) : total + numberOf(amount);
        }, 0);
        expect(sum, `${college.name}: ${sumOf(trace.steps)}`).toBe(numberOf(percent(chance.mid)));
        expect(trace.steps.at(-1)?.kind).toBe("result");
        traced += 1;
      }
    expect(traced).toBeGreaterThan(5_000);
  });

  it("says each step with the student's own numbers, the year and the source", () => {
    const { trace } = traceOf(204796, student({ gpa: 3.4, sat: 1180, state: "OH" }));
    expect(trace?.steps.map(({ label }) => label)).toEqual([
      "Everyone who applied",
      "Where you live",
      "Your test score",
      "Your grades",
      "Middle of your range",
    ]);
    const [rate, home, score, grades, middle] = trace?.steps.map(({ rule }) => rule) ?? [];
    expect(rate).toMatch(
      /^It admitted \d+% of [\d,]+ applicants for fall \d{4}\. Reported .* \(IPEDS\), fall \d{4}\.$/,
    );
    expect(home).toMatch(/of residents of Ohio and \d+% of students from other states get in/);
    expect(score).toMatch(/^Your SAT of 1180 is below the middle half .* \(IPEDS\), fall \d{4}\.$/);
    expect(grades).toMatch(/^Your grades and courses are .* Common Data Sets\.$/);
    expect(middle).toMatch(/^The range: \d+–\d+%\./);
    expect(sumOf(trace?.steps ?? [])).toMatch(/^\d+%( [+−] \d+ points?)+ = \d+%$/);
  });

  it("says why, where a step goes the other way than the student stands", () => {
    const against = { up: 0, down: 0 };
    for (const { college } of model.items)
      for (const one of students) {
        for (const { label, kind, amount, rule } of traceOf(college.unitid, one).trace?.steps ?? []) {
          if (!/^Your (?:grades|test score)$/.test(label) || rule === null) continue;
          const moved = numberOf(amount) === 0 ? 0 : kind === "plus" ? 1 : -1;
          const stands = / (?:are|is) below /.test(rule) ? -1 : / (?:are|is) above /.test(rule) ? 1 : 0;
          const up = stands < 0 && moved > 0;
          const down = stands > 0 && moved < 0;
          expect(rule.includes("more often than its applicants as a whole"), `${college.name}: ${rule}`).toBe(up);
          expect(rule.includes("have a stronger record"), `${college.name}: ${rule}`).toBe(down);
          against.up += up ? 1 : 0;
          against.down += down ? 1 : 0;
        }
      }
    console.info(`steps against where the student stands: ${against.up} up, ${against.down} down`);
    expect(against.up).toBeGreaterThan(0);
  });

  it("names what is not known, and what decides by rule", () => {
    const open = traceOf(204796, student({})).trace?.steps.at(-1)?.rule;
    expect(open).toContain("You gave no GPA or class rank, so the range is wider.");
    const labels = (unitid: number, part: Partial<Answers>) =>
      traceOf(unitid, student(part)).trace?.steps.map(({ label }) => label) ?? [];
    expect(labels(228778, { gpa: 3.6, sat: 1250, state: "TX", rank: 12 })).toContain("Your class rank");
    expect(labels(228723, { gpa: 3.6, sat: 1250, state: "TX", rank: 4 })).toContain("A rule of admission");
    expect(labels(204796, { gpa: 3.4, state: "OH", fields: ["5138"] })).toContain("Your program");
  });

  it("is said in Spanish without an English word", () => {
    const t = translatorOf(matchMessages);
    const said = model.items.slice(0, 300).flatMap((item) =>
      students.flatMap((one) => {
        const trace = chanceTrace(item, one, t);
        return trace === null
          ? []
          : [trace.definition, ...trace.steps.flatMap(({ label, rule }) => [label, rule ?? ""])];
      }),
    );
    const english = /\b(?:the|your|you|its|with|than|that|who|score|grades|range|chance|applicants|college)\b/i;
    expect(said.filter((words) => english.test(words))).toEqual([]);
    expect(said.flatMap(spanishFaults).filter((fault) => !fault.startsWith("an amount"))).toEqual([]);
  });
});

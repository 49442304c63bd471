import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { ask } from "../ask";
import { counselorGround } from "../ground/ground.server";
import { nobody } from "../understand/student";
import { collegeFigureNames, collegeFigures } from "./college-figures";

/** Columns of the college page that another tool says, or that only tell how a figure is to be read. */
const elsewhere = new Set([
  ...["admission.testPolicy", "admission.testPolicyYear", "admission.factors", "admission.year", "admission.testYear"],
  ...["students.undergraduatesYear", "students.pellYear", "cost.year"],
  ...["outcomes.graduationYear", "outcomes.retentionYear"],
  // Said in place of an admission rate.
  "admission.open",
  // The tool of net prices says these by income.
  ...["cost.netPriceByIncome", "cost.netPriceStudents", "cost.publishedInNetPriceYear"],
]);

const sections = ["students", "admission", "cost", "aid", "outcomes"] as const;

/** The columns of a college that a look at it reads. */
function columnsRead(college: College, look: (watched: College) => void): Set<string> {
  const read = new Set<string>();
  const watched = Object.fromEntries(
    Object.entries(college).map(([section, columns]) => [
      section,
      columns === null || typeof columns !== "object"
        ? columns
        : new Proxy(columns, {
            get(all, column) {
              read.add(`${section}.${String(column)}`);
              return Reflect.get(all, column);
            },
          }),
    ]),
  );
  look(watched as unknown as College);
  return read;
}

describe("figures of a college", () => {
  it("the tool can say every column that the college page shows", () => {
    const college = catalogue().all.find(({ unitid }) => unitid === 204796) as College;
    const said = columnsRead(college, (watched) => {
      for (const name of collegeFigureNames) collegeFigures[name].values(watched);
    });
    const shown = sections.flatMap((section) => Object.keys(college[section]).map((column) => `${section}.${column}`));
    expect(shown.filter((column) => !said.has(column) && !elsewhere.has(column))).toEqual([]);
  });
});

const ground = counselorGround();
const told = (text: string) =>
  ask({ text, before: [], student: nobody }, ground)
    .statements.map(({ text }) => text)
    .join("\n");

describe("a column that is asked for", () => {
  it.each([
    ["how many graduate students does Ohio State have", "graduate students in"],
    ["transfer-out rate of Howard", "transferred to another college"],
    ["earnings 6 years after at Ohio State", "Six years after starting"],
    ["what do people make six years out at Ohio State", "Six years after starting"],
    ["SAT math 25th percentile at Georgia Tech", "in Math"],
    ["is Kenyon in a city or suburb", "rural"],
    ["state grants at Ohio State", "grant from the state"],
    ["how many degrees awarded at Kenyon", "bachelor’s degrees"],
    ["other expenses at Ohio State", "other costs"],
    ["off campus price at Ohio State", "living off campus"],
    ["how many full-time students at Ohio State", "full-time undergraduates"],
  ])("%s", (text, words) => {
    expect(told(text)).toContain(words);
  });

  it.each([
    ["graduation rate of Pell students at Howard", "students with a Pell Grant alone"],
    ["out-of-state acceptance rate at Auburn", "students from other states alone"],
    ["how many girls at MIT", "women alone"],
    ["how many students live on campus at Kenyon", "students who live on campus alone"],
    ["debt of parents at Howard", "parents who borrow alone"],
    ["acceptance rate for boys at MIT", "The figure for men alone"],
  ])("of a group that isn't told apart: %s", (text, words) => {
    expect(told(text).split("\n")[0]).toContain(words);
  });

  it("says nothing of groups where none is named", () => {
    expect(told("acceptance rate at MIT")).not.toContain("alone");
    expect(told("out-of-state tuition at UNC")).not.toContain("alone");
  });
});

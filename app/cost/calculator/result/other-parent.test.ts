import { expect, it } from "vitest";
import { answerForm } from "./answer.server";

const rice = "227757";
const utAustin = "228778";
// Nobody has read that it leaves out the parent who lives elsewhere.
const michigan = "170976";
const ask = (household2: string) => {
  const form = new URLSearchParams({ state: "TX", income: "61000", household1: "2000", household2 });
  form.append("unitids", rice);
  form.append("unitids", utAustin);
  form.append("unitids", michigan);
  return answerForm(form).outcome?.bothParents;
};

it("warns a divorced family of colleges that count both parents' incomes, and nobody else", () => {
  expect(ask("9000")).toEqual(["Rice University", "University of Michigan-Ann Arbor"]);
  expect(ask("")).toEqual([]);
});

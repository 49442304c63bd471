import { describe, expect, it } from "vitest";
import { ask } from "../ask";
import { counselorGround } from "../ground/ground.server";
import { withNewFigure } from "./new-figure";
import { nobody } from "./student";

const ground = counselorGround();
const said = (...all: readonly string[]) =>
  ask({ text: all.at(-1) ?? "", before: all.slice(0, -1), student: nobody }, ground).statements[0]?.text ?? "";

const index = "SAI for family of 4 in Ohio making 55000";
const loan = "What is the monthly payment on a 27000 loan at 6%";
const prestamo = "¿Cuánto se paga al mes por un préstamo de 27000?";

describe("a follow-up with another figure", () => {
  it.each([
    [[index, "what about 80000 instead"], "$80,000 a year"],
    [[index, "and with 120k?"], "$120,000 a year"],
    [[index, "what if we made $30,000"], "$30,000 a year"],
    [[index, "what about 80000 instead", "and 40,000?"], "$40,000 a year"],
    [[loan, "and at 8%?"], "$27,000 at 8%"],
    [[loan, "what about 10 years"], "$27,000 at 6% over 10 years"],
    [[loan, "what about 10 years", "what if it's 15 years"], "$27,000 at 6% over 15 years"],
    [[loan, "what about 40000"], "$40,000 at 6%"],
    [[prestamo, "¿y al 8%?"], "$27,000 al 8%"],
    [[prestamo, "¿y si son 15 años?"], "durante 15 años"],
    [[prestamo, "¿y con 40000?"], "$40,000 al"],
  ])("works it out again: %j", (questions, words) => {
    expect(said(...questions)).toContain(words);
  });

  it.each([
    ["what about Michigan", loan],
    ["what about 2027", index],
    ["and at 8%?", "What is the FAFSA?"],
    ["what about 10 years", "What is the acceptance rate at Ohio State?"],
    ["what is the Pell Grant at 8%", loan],
  ])("leaves the rest alone: %s", (followUp, before) => {
    expect(withNewFigure(followUp, before)).toBeNull();
  });
});

it("an English question behind a Spanish one is answered in English", () => {
  const reply = ask({ text: "what is the SAI", before: ["¿Qué es la FAFSA?"], student: nobody }, ground);
  expect(reply.language).toBeUndefined();
  expect(
    ask({ text: "¿y en Michigan?", before: ["¿Cuál es la beca de Ohio?"], student: nobody }, ground).language,
  ).toBe("es");
});

describe("small words that change what is asked", () => {
  const reply = (text: string) => ask({ text, before: [], student: nobody }, ground);

  it.each(["What is the largest Pell Grant?", "what is the biggest pell grant", "What's the smallest Pell Grant?"])(
    "%s",
    (text) => {
      expect(reply(text).statements[0]?.text).toContain("The largest Pell Grant is");
    },
  );

  it.each(["What would my SAI be?", "what will our SAI be"])("asks for the income: %s", (text) => {
    expect(reply(text).asks.map(({ field }) => field)).toEqual(["income"]);
  });

  it("says nothing of a GPA that nobody gave", () => {
    expect(
      reply("average GPA at UCLA")
        .statements.map(({ text }) => text)
        .join(" "),
    ).not.toContain("your GPA");
  });

  it.each(["¿Es buena la comida en Denison?", "Is the food good at Denison?"])("knows no food: %s", (text) => {
    expect(reply(text).status).toBe("not known");
  });

  it("writes a test's name in capitals, and whose scores they are once", () => {
    const said = reply("What is the SAT range at Miami? (Miami University, Oxford, OH)");
    expect(said.statements[0]?.evidence[0]?.title).toContain(": SAT and ACT scores");
  });
});

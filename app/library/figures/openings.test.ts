import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readAidForm } from "~/aid/form/input";
import { workOut } from "~/aid/result/outcome";
import { catalogue } from "~/colleges/catalogue.server";
import { placeOfZip } from "~/colleges/zip/places.server";
import { mostColleges } from "~/cost/asked-colleges";
import { answerForm } from "~/cost/calculator/result/answer.server";
import { readLoan } from "~/cost/loan/read-loan";
import { noAnswers } from "~/match/model/answers/input";
import { readQuiz } from "~/match/quiz/read-quiz";
import { readTrip } from "~/visits/planner/read-trip";
import { planTrip } from "~/visits/routing/trip";
import { exampleOf } from "./example.server";
import { openingsOf } from "./openings";

/** Every example of `content/facts/examples/`: the tool that its inputs open must answer what the text says. */
const examples = readdirSync("content/facts/examples").map((file) => exampleOf(file.replace(/\.json$/, "")));
const openingOf = (example: (typeof examples)[number], path: string) =>
  openingsOf(example.given).find(({ to }) => to.startsWith(path));
const fields = (post: readonly (readonly [string, string])[] | null | undefined) =>
  new URLSearchParams((post ?? []).map(([name, value]) => [name, value]));

describe("opening an example in a tool", () => {
  it.each(examples.filter(({ given }) => given.sai).map((example) => [example.name, example] as const))(
    "%s: the FAFSA calculator shows the same index and grant",
    (_, example) => {
      const reading = readAidForm(fields(openingOf(example, "/tools/fafsa-calculator")?.post));
      expect(reading).toMatchObject({ ok: true });
      if (!reading.ok) return;
      const { result } = workOut(reading.answers);
      expect({ sai: result.sai, pell: result.pell }).toEqual({ sai: example.sai().sai, pell: example.sai().pell });
    },
  );

  it.each(examples.filter(({ given }) => given.prices).map((example) => [example.name, example] as const))(
    "%s: the cost calculator shows its colleges",
    (_, { given, ...example }) => {
      const opening = openingsOf(given).find(({ to }) => to.startsWith("/college-cost-calculator"));
      const { outcome, messages, options } = answerForm(fields(opening?.post));
      expect(messages, example.name).toEqual({});
      expect(options.mistakes).toEqual([]);
      expect(outcome?.grids.map(({ unitid }) => unitid)).toEqual(given.prices?.unitids.slice(0, mostColleges));
      expect(outcome?.answers.income).toBe(given.prices?.income);
    },
  );

  it.each(examples.filter(({ given }) => given.match).map((example) => [example.name, example] as const))(
    "%s: the match quiz takes the same answers, and none about money",
    (_, example) => {
      const address = openingOf(example, "/college-match-quiz")?.to ?? "";
      const link = new URLSearchParams(address.slice(address.indexOf("?")));
      const read = readQuiz(link, 2026, () => true);
      const student = example.given.match?.student as Record<string, unknown>;
      expect(read).toMatchObject({ answers: { ...noAnswers(), ...student }, messages: {} });
    },
  );

  it.each(examples.filter(({ given }) => given.trip).map((example) => [example.name, example] as const))(
    "%s: the visit planner drives the same way",
    (_, example) => {
      const address = openingOf(example, "/trip-results")?.to ?? "";
      const read = readTrip(new URLSearchParams(address.slice(address.indexOf("?"))), {
        all: catalogue().all,
        byUnitid: catalogue().byUnitid,
        placeOfZip,
      });
      expect(read).toMatchObject({ ok: true });
      if (!read.ok) return;
      const { order, days } = example.trip();
      const trip = planTrip(read.asked.request);
      expect(new Set(order)).toEqual(new Set(read.asked.answers.unitids));
      expect(trip?.days.length).toBe(days.length);
    },
  );

  it.each(examples.filter(({ given }) => given.loan).map((example) => [example.name, example] as const))(
    "%s: the loan calculator shows the same payment",
    (_, example) => {
      const reading = readLoan(fields(openingOf(example, "/college-cost-calculator/loan")?.post));
      expect(reading).toMatchObject({ ok: true, answer: example.loan() });
    },
  );

  it("puts no amount into a link", () => {
    for (const { given } of examples) {
      for (const { to, post } of openingsOf(given))
        if (post === null) expect(to).not.toMatch(/income|agi|budget|principal/);
    }
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseStateFacts } from "./facts.server";
import { readStateReference } from "./reference";
import { figuresIn, stateFact } from "./schema";

const folder = join("content", "facts", "states");
const slugs = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.slice(0, -".json".length));
const read = (slug: string) => parseStateFacts(readFileSync(join(folder, `${slug}.json`), "utf8"), slug);

describe("the facts of the states", () => {
  it.each(slugs)("%s: is what the schema asks for", (slug) => {
    const facts = read(slug);
    expect(facts.facts.fafsa?.deadline, "fafsa.deadline").toBeDefined();
    const confirmed = Object.values(facts.facts).flatMap((group) =>
      Object.values(group).filter(({ confidence }) => confidence === "confirmed"),
    );
    expect(confirmed.length).toBeGreaterThanOrEqual(15);
  });
});

const fact = {
  confidence: "confirmed",
  name: "A grant of the state",
  statement: "The state's grant at public universities pays at most $3,873 a year.",
  amounts: { maximum: { value: 3873, unit: "dollars", year: "2025-26" } },
  onlyHere: true,
  official: { name: "Office of Student Aid" },
  year: "2025-26",
  source: { title: "Grant rules", publisher: "Office of Student Aid", year: 2025 },
  checked: "2026-11-21",
};
const recalled = {
  confidence: "recalled",
  name: "Another grant",
  ask: "the amount for your year",
  onlyHere: true,
  official: { name: "Office of Student Aid" },
  checked: "2026-11-21",
};
const problems = (value: unknown) => stateFact.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe("a fact", () => {
  it("is taken with its source, year and figures", () => {
    expect(problems(fact)).toEqual([]);
    expect(problems(recalled)).toEqual([]);
  });

  it("names no dollar or share that its amounts do not have", () => {
    expect(problems({ ...fact, amounts: {} })[0]).toContain("$3,873");
    expect(problems({ ...fact, renewal: "Earn 75% of your hours." })[0]).toContain("75%");
    expect(problems({ ...fact, changed: true })).toEqual([]);
  });

  it("rests on a source of the last three years, unless it is a law", () => {
    const old = { ...fact, source: { ...fact.source, year: 2022 } };
    expect(problems(old)[0]).toContain("2022 is too old");
    expect(problems({ ...old, law: true })).toEqual([]);
    expect(problems({ ...fact, source: { ...fact.source, year: 2023 } })).toEqual([]);
    const amounts = { maximum: { ...fact.amounts.maximum, source: old.source } };
    expect(problems({ ...fact, amounts })[0]).toContain('"maximum" has a source of 2022');
  });

  it("has a source, a year and a day of checking", () => {
    for (const part of ["source", "year", "checked", "official"] as const) {
      expect(problems({ ...fact, [part]: undefined }), part).not.toEqual([]);
    }
  });

  it("tells no rule and no figure when it is only recalled", () => {
    expect(problems({ ...recalled, ask: "the $300 a semester" })).not.toEqual([]);
    expect(problems({ ...recalled, ask: "the 20% rule of the state" })).not.toEqual([]);
    expect(problems({ ...recalled, ask: "the amount for your year." })).not.toEqual([]);
    expect(problems({ ...recalled, amounts: fact.amounts })).not.toEqual([]);
    expect(problems({ ...recalled, statement: fact.statement })).not.toEqual([]);
  });
});

describe("figures in a text", () => {
  it("finds dollars and shares, and leaves years and plain numbers", () => {
    expect(figuresIn("From 2025-26: $10,858 (or $46.50), 7.5% and 24 credits").map(({ value }) => value)).toEqual([
      10858, 46.5, 7.5,
    ]);
  });
});

describe("a reference to a fact", () => {
  const texas = read("texas");
  it("gives the value with its year and source", () => {
    expect(readStateReference(texas, ["aid", "promise-plus", "amounts", "income-limit"])).toMatchObject({
      value: 100000,
      unit: "dollars",
      source: { publisher: "University of Texas System" },
    });
    expect(readStateReference(texas, ["aid", "texas-grant", "amounts", "maximum"]).source.publisher).toContain(
      "private site",
    );
    expect(readStateReference(texas, ["fafsa", "deadline", "dates", "priority"])).toMatchObject({ unit: "date" });
    expect(readStateReference(texas, ["aid", "teg", "name"]).value).toContain("TEG");
  });

  it("refuses what is only recalled or not there", () => {
    expect(() => readStateReference(texas, ["savings", "plans", "name"])).toThrow(/recalled/);
    expect(() => readStateReference(texas, ["aid", "no-such-grant", "name"])).toThrow(/no such fact/);
    expect(() => readStateReference(texas, ["aid", "constructor", "name"])).toThrow(/no such fact/);
    expect(() => readStateReference(texas, ["aid", "teg", "amounts", "toString"])).toThrow(/no such part/);
    expect(() => readStateReference(texas, ["aid", "teg"])).toThrow(/no such part/);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { everyAddress } from "../../tests/setup/addresses";
import { datedTables, reviewList } from "./dated-tables.server";
import { type DatedTable, dueInWords, dueTables } from "./due";

const table = (part: Partial<DatedTable>): DatedTable => ({
  table: "closures",
  holdsFor: "fall 2027",
  checkedOn: "2026-11-22",
  expires: "2027-06-30",
  reread: "The federal directory.",
  usedBy: ["/college-match-quiz"],
  stops: true,
  unitids: [172264],
  names: [],
  pagesIn: [],
  ...part,
});

const page = (file: string, body: string, facts: readonly string[] = []) => ({ file, body, facts });

it("names each table by the day it expires, with the tools and pages that stand on it", () => {
  const pages = [
    page("help/a.md", "See [it](/colleges/172264-siena-heights-university)."),
    page("help/b.md", "{{college.172264.name}} and more"),
    page("help/c.md", "{{college.213321.name}}"),
    page("help/d.md", "A Pell Grant", ["aid.2027-28"]),
    page("states/ohio/index.md", "Ohio"),
  ];
  const aid = table({ table: "aid", expires: "2027-08-01", unitids: [], names: ["aid"], pagesIn: ["states/"] });
  const due = dueTables([aid, table({})], pages, "2027-06-20");
  expect(due.map(({ table: { table: name }, left }) => [name, left])).toEqual([
    ["closures", 10],
    ["aid", 42],
  ]);
  expect(due.map(({ pages: found }) => found)).toEqual([
    ["help/a.md", "help/b.md"],
    ["help/d.md", "states/ohio/index.md"],
  ]);
  const words = due.map(dueInWords).join("\n");
  expect(words).toContain("closures: reread by 2027-06-30 (10 days left)");
  expect(words).toContain("Used by: /college-match-quiz");
  expect(words).toContain("Pages of words: help/a.md, help/b.md");
});

it("says that a table has expired, and whether the product goes on showing it", () => {
  const said = (part: Partial<DatedTable>) =>
    dueTables([table(part)], [], "2027-07-01")
      .map(dueInWords)
      .join("");
  expect(said({})).toContain("HAS EXPIRED: its facts are shown as not confirmed");
  expect(said({ stops: false })).toContain("HAS EXPIRED: its facts are still shown, with their year");
});

describe("the tables of this project", () => {
  const tables = datedTables();
  const { tables: reviewed, notFacts } = reviewList();

  it("have a day of expiry each: no file of facts is in none of them, or in two", () => {
    const covers = (entry: string, file: string) => (entry.endsWith("/") ? file.startsWith(entry) : file === entry);
    const lists = [...reviewed.map(({ files }) => files), notFacts, ["season/"]];
    const files = readdirSync("content/facts", { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => `${one.parentPath.replace(/^content\/facts\/?/, "")}/${one.name}`.replace(/^\//, ""));
    expect(files.length).toBeGreaterThan(100);
    const words = tables.map(({ table: name }) => `${name}.json`);
    const wrong = files.filter(
      (file) =>
        !words.includes(file) && lists.filter((entries) => entries.some((entry) => covers(entry, file))).length !== 1,
    );
    expect(wrong).toEqual([]);
    const season = readdirSync("content/facts/season").filter((name) => name.endsWith(".json"));
    expect(readdirSync("content/facts/season/provenance").sort()).toEqual(season.sort());
  });

  it("read a file of words again a year after its newest check, without being named", () => {
    const transfer = tables.find(({ table: name }) => name === "words/transfer");
    expect(transfer).toMatchObject({ checkedOn: "2026-11-22", expires: "2027-11-22", names: ["transfer"] });
    expect(tables.filter(({ names: own }) => own.includes("css-profile"))).toHaveLength(1);
  });

  it("take the day of a table that holds one from there: admission figures and tuition exchanges", () => {
    const of = (name: string) => tables.find((one) => one.table === name);
    expect(of("admission")?.expires).toBe(
      JSON.parse(readFileSync("content/facts/admission/provenance.json", "utf8")).expires,
    );
    expect(of("tuition-exchanges")?.expires).toBe(
      JSON.parse(readFileSync("content/facts/prices/exchanges.json", "utf8")).expires,
    );
  });

  it("name addresses that exist", async () => {
    const addresses = (await everyAddress()).map(({ path }) => `/${path}`);
    const missing = tables
      .flatMap(({ usedBy }) => usedBy.filter((one) => one.startsWith("/")))
      .filter((path) => !addresses.includes(path));
    expect(missing).toEqual([]);
  });

  it("are those every page of words stands on: no name of a fact leads nowhere", async () => {
    const { pageFiles } = await import("~/library/writing/files/files.server");
    const names = new Set(tables.flatMap(({ names: own }) => own));
    const unknown = pageFiles().flatMap(({ front }) =>
      (front?.facts ?? [])
        .map((name) => name.split(".")[0] ?? "")
        // Examples are worked out, and what the counselor did is measured: no table holds them.
        .filter((name) => !["example", "counselor"].includes(name) && !names.has(name)),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });
});

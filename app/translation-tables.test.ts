import { describe, expect, it } from "vitest";
import { awardYears, tablesFor } from "~/aid/formula/tables";
import { aidMessages } from "~/aid/spanish/messages";
import { fieldFamilies, majors } from "~/colleges/facts/fields";
import { sourceOf } from "~/colleges/facts/provenance";
import { collegeMessages } from "~/colleges/facts/spanish";
import { fieldMessages } from "~/colleges/facts/spanish-fields";
import { regions } from "~/colleges/query/regions";
import { costMessages } from "~/cost/spanish/messages";
import { designMessages } from "~/design/spanish";
import { spanishFaults } from "~/library/spanish/faults";
import { shownGroups } from "~/match/results/shown-groups";
import { matchMessages } from "~/match/spanish/messages";
import { methodMessages } from "~/match/spanish/method";
import { ruleMessages } from "~/match/spanish/reasons";
import { stateAidMessages } from "~/season/aid/spanish";
import { closingMessages } from "~/season/spanish";
import { policyMessages } from "~/season/spanish-policies";
import { testPolicyRows } from "~/season/test-policies";
import { keepToolsMessages } from "~/student/list/keep-tools-spanish";
import { profileMessages } from "~/student/profile/spanish";
import { studentMessages } from "~/student/spanish";
import guarantees from "../content/facts/admission/guarantees.json";
import stateAid from "../content/facts/season/state-aid.json";
import { partsOf, type Translations } from "./translation";

const tables: Readonly<Record<string, Translations>> = {
  aidMessages,
  costMessages,
  designMessages,
  stateAidMessages,
  closingMessages,
  collegeMessages,
  fieldMessages,
  keepToolsMessages,
  matchMessages,
  methodMessages,
  profileMessages,
  policyMessages,
  studentMessages,
};
const places = (message: string) =>
  partsOf(message)
    .filter((_, at) => at % 2 === 1)
    .sort();

describe.each(Object.entries(tables))("%s", (_, table) => {
  it("has the same places in both languages", () => {
    const wrong = Object.entries(table).filter(
      ([english, spanish]) => places(english).join() !== places(spanish).join(),
    );
    expect(wrong).toEqual([]);
  });

  it("has no word that looks English and means something else, and says “usted”", () => {
    const text = Object.values(table)
      .join("\n")
      .replace(/\{\w+\}/g, "X");
    expect(spanishFaults(text).filter((fault) => !fault.startsWith("an amount"))).toEqual([]);
  });
});

it("translates what the tables of facts say themselves", () => {
  const notes = stateAid.rows.flatMap(({ note }) => (note === null ? [] : [note]));
  const days = awardYears.map((year) => tablesFor(year).deadlines);
  const said = [...notes, ...days.flatMap(({ submitByNote, corrections }) => [submitByNote, corrections])];
  const known: Translations = { ...stateAidMessages, ...aidMessages };
  expect(said.filter((one) => !Object.hasOwn(known, one))).toEqual([]);
  expect(notes.length).toBeGreaterThan(5);
});

describe("the match", () => {
  const missing = (said: readonly string[], known: Translations) => said.filter((one) => !Object.hasOwn(known, one));

  it("has every field of study, program and major that may be typed", () => {
    const said = [
      ...fieldFamilies.flatMap(({ label, majors: names }) => [label, ...names]),
      ...majors.flatMap(({ label, words }) => [label, ...words]),
    ];
    expect(missing(said, fieldMessages)).toEqual([]);
  });

  it("has every rule of a state or a system, and every condition of a test policy that a list tells", () => {
    const { rules, minimums, notes } = guarantees;
    const said = [...rules, ...notes].map(({ say }) => say);
    const least = minimums.flatMap(({ say, sayNear }) => [say, sayNear ?? []].flat());
    expect(missing([...said, ...least], ruleMessages)).toEqual([]);
    const conditions = [...testPolicyRows().values()].flatMap(({ policy, condition, gpaRule }) =>
      policy === "conditional" && gpaRule === null && condition !== null ? [condition] : [],
    );
    expect(missing(conditions, policyMessages)).toEqual([]);
    expect(conditions.length).toBeGreaterThan(3);
  });

  it("says in its method what it says in the quiz", () => {
    const known: Translations = { ...matchMessages, ...designMessages };
    const other = Object.entries(methodMessages).filter(
      ([english, spanish]) => Object.hasOwn(known, english) && known[english] !== spanish,
    );
    expect(other).toEqual([]);
  });

  it("has every region, and every source below the list with its year and its note", () => {
    const sources = shownGroups
      .map(sourceOf)
      .flatMap(({ label, year, note }) => [label, note ?? [], /^\d{4}(?:-\d\d)?$/.test(year) ? [] : year]);
    expect(missing(sources.flat(), collegeMessages)).toEqual([]);
    expect(
      missing(
        Object.values(regions).map(({ label }) => label),
        collegeMessages,
      ),
    ).toEqual([]);
  });
});

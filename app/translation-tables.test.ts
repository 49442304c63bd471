import { describe, expect, it } from "vitest";
import { awardYears, tablesFor } from "~/aid/formula/tables";
import { aidMessages } from "~/aid/spanish/messages";
import { costMessages } from "~/cost/spanish/messages";
import { designMessages } from "~/design/spanish";
import { spanishFaults } from "~/library/spanish/faults";
import { stateAidMessages } from "~/season/aid/spanish";
import { closingMessages } from "~/season/spanish";
import stateAid from "../content/facts/season/state-aid.json";
import { partsOf, type Translations } from "./translation";

const tables: Readonly<Record<string, Translations>> = {
  aidMessages,
  costMessages,
  designMessages,
  stateAidMessages,
  closingMessages,
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

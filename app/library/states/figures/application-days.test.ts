import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import type { CollegeDeadlines } from "~/timeline/deadlines";
import { typicalDeadlines } from "~/timeline/deadlines.server";
import { guideOf } from "../guides";
import { applicationDays } from "./application-days";

const { all } = catalogue();
const none = { ed1: null, ed2: null, ea1: null, ea2: null, rea: null, rd: null };
const listOf = (...known: readonly (Partial<CollegeDeadlines> & { unitid: number })[]) =>
  new Map(known.map((each) => [each.unitid, { dates: none, rolling: false, fee: null, ...each }]));
/** Spaces that do not break, as ordinary ones. */
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? null;
const ohioState = 204796;
const caseWestern = 201645;

describe("application days of a state", () => {
  it("are written as the list has them, and what it does not have is not made up", () => {
    const days = applicationDays(
      "OH",
      all,
      listOf(
        { unitid: ohioState, dates: { ...none, ea1: "11-01" }, rolling: true },
        { unitid: caseWestern, dates: { ...none, ed1: "11-01", ed2: "01-15", ea1: "11-01", rd: "01-15" } },
      ),
    );
    expect(days.map(({ early, regular }) => [plain(early), plain(regular)])).toEqual([
      ["EA Nov 1", "rolling"],
      ["EA Nov 1; ED Nov 1; ED II Jan 15", "Jan 15"],
    ]);
    const early = applicationDays("OH", all, listOf({ unitid: caseWestern, dates: { ...none, rea: "11-01" } }));
    expect(early).toMatchObject([{ early: "REA\u00a0Nov\u00a01", regular: null }]);
  });

  it("leave out private colleges without a day, and colleges of which nothing is known", () => {
    expect(applicationDays("OH", all, listOf({ unitid: caseWestern, rolling: true }, { unitid: ohioState }))).toEqual(
      [],
    );
    expect(applicationDays("TX", all, listOf({ unitid: ohioState, rolling: true }))).toEqual([]);
  });

  it.each(Object.keys(guideOf))("are in %s those of the largest colleges, public ones first", (state) => {
    const days = applicationDays(state, all, typicalDeadlines());
    expect(days.length).toBeGreaterThan(0);
    expect(days.length).toBeLessThanOrEqual(13);
    const kinds = days.map((each) => Number(!each.public));
    expect(kinds).toEqual(kinds.toSorted());
    for (const { early, regular, name } of days) {
      expect(early ?? regular, name).not.toBeNull();
      expect(`${early} ${regular}`).not.toMatch(/undefined|NaN|\b0\b/);
    }
  });
});

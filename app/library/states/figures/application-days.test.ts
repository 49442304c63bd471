import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import type { CollegeDeadline } from "~/season/deadlines/college-deadlines";
import { deadlinesOf } from "~/season/deadlines/deadlines.server";
import { guideOf } from "../../guides/guides";
import { applicationDays } from "./application-days";

const { all } = catalogue();
const day = (
  plan: CollegeDeadline["plan"],
  date: string | null,
  more: Partial<CollegeDeadline> = {},
): CollegeDeadline => ({
  plan,
  date,
  kind: "deadline",
  certainty: "season",
  season: "2026-27",
  asRead: null,
  source: "a list",
  read: null,
  other: null,
  note: null,
  ...more,
});
const listOf =
  (known: Readonly<Record<number, readonly CollegeDeadline[]>>) =>
  ({ unitid }: { unitid: number }) =>
    known[unitid] ?? [];
/** Spaces that do not break, as ordinary ones. */
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? null;
const ohioState = 204796;
const caseWestern = 201645;

describe("application days of a state", () => {
  it("are written as the sources have them, and what they don't have is not made up", () => {
    const days = applicationDays(
      "OH",
      all,
      listOf({
        [ohioState]: [day("ea1", "2026-11-01"), day("rolling", null)],
        [caseWestern]: [
          day("ed1", "2026-11-01"),
          day("ed2", "2027-01-15"),
          day("ea1", "2026-11-01"),
          day("rd", "2027-01-15"),
        ],
      }),
    );
    expect(days.map(({ early, regular }) => [plain(early), plain(regular)])).toEqual([
      ["EA Nov 1", "rolling"],
      ["ED Nov 1; ED II Jan 15; EA Nov 1", "Jan 15"],
    ]);
    const early = applicationDays("OH", all, listOf({ [caseWestern]: [day("rea", "2026-11-01")] }));
    expect(early).toMatchObject([{ early: "REA\u00a0Nov\u00a01", regular: null, lastKnown: null, unconfirmed: false }]);
  });

  it("say of which fall a day is where it isn't this one's, and what nobody confirmed", () => {
    const past = day("rd", "2027-01-15", { certainty: "past-season", season: "2025-26", asRead: "2026-01-15" });
    expect(applicationDays("OH", all, listOf({ [caseWestern]: [past] }))).toMatchObject([{ lastKnown: 2026 }]);
    const recalled = day("rd", "2027-01-15", { certainty: "unconfirmed" });
    expect(applicationDays("OH", all, listOf({ [caseWestern]: [recalled] }))).toMatchObject([{ unconfirmed: true }]);
  });

  it("leave out private colleges without a day, and colleges of which nothing is known", () => {
    expect(applicationDays("OH", all, listOf({ [caseWestern]: [day("rolling", null)], [ohioState]: [] }))).toEqual([]);
    expect(applicationDays("TX", all, listOf({ [ohioState]: [day("rolling", null)] }))).toEqual([]);
  });

  it.each(Object.keys(guideOf))("are in %s those of the largest colleges, public ones first", (state) => {
    const days = applicationDays(state, all, ({ unitid }) =>
      deadlinesOf({ unitid, open: false }, 2027, "first-year", "2026-11-22"),
    );
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

import { describe, expect, it } from "vitest";
import type { Status } from "./application-status";
import { listColleges } from "./college-lines.server";
import type { CollegeLine, PlanView } from "./view";

const line = (unitid: number, status: Status, more: Partial<CollegeLine> = {}): CollegeLine => ({
  ...{ id: String(unitid), unitid, status, way: null, ownDeadline: null, liked: "", note: null },
  ...more,
});
const view = (colleges: readonly CollegeLine[]) =>
  ({ colleges, removed: [], classYear: 2027, state: "OH" }) as unknown as PlanView;
const today = "2026-11-21";
const [denison, kenyon, mit] = [202523, 203535, 166683];

describe("the college list with its facts", () => {
  it("counts what is sent and lists what is still to come, the nearest first", () => {
    const list = listColleges(
      view([
        line(denison, "considering", { ownDeadline: "2027-01-20" }),
        line(kenyon, "applying", { ownDeadline: "2027-01-10" }),
        line(mit, "applied", { ownDeadline: "2027-01-01" }),
      ]),
      today,
    );
    expect(list.next.map(({ name, day }) => [name, day])).toEqual([
      ["Kenyon College", "January 10, 2027"],
      ["Denison University", "January 20, 2027"],
    ]);
    expect(list.sent).toBe(1);
    expect(list.inOrderOfDeadline).toEqual([String(mit), String(kenyon), String(denison)]);
    expect(list.lines[1]?.deadline).toMatchObject({ day: "2027-01-10", from: "your date", over: false });
  });

  it("warns of a deadline that is over while nothing was sent, and not once it was", () => {
    const over = { ownDeadline: "2026-11-01", way: "ed1" as const };
    const titles = (status: Status) =>
      listColleges(view([line(kenyon, status, over)]), today).warnings.map(({ id }) => id);
    expect(titles("applying")).toContain(`over-${kenyon}`);
    for (const status of ["applied", "denied", "withdrawn"] as const)
      expect(titles(status)).not.toContain(`over-${kenyon}`);
  });

  it("warns of rounds that do not go together, of a yes to Early Decision, and of two commitments", () => {
    const warned = (lines: readonly CollegeLine[]) => listColleges(view(lines), today).warnings.map(({ id }) => id);
    const ed = { way: "ed1" as const, ownDeadline: "2026-12-01" };
    expect(warned([line(kenyon, "considering", ed), line(denison, "considering", ed)])).toContain("two-ed1");
    expect(warned([line(kenyon, "admitted", ed), line(denison, "applied")])).toContain("bound");
    expect(warned([line(kenyon, "admitted", ed), line(denison, "withdrawn")])).not.toContain("bound");
    expect(warned([line(kenyon, "committed"), line(denison, "committed")])).toContain("two-committed");
  });

  it("keeps a college that has left the catalogue on the list", () => {
    const list = listColleges(view([line(1, "considering")]), today);
    expect(list.lines[0]).toMatchObject({ path: null, deadline: null, name: "A college that is no longer listed" });
  });
});

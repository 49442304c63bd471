import { describe, expect, it } from "vitest";
import type { CollegeLine, PlanView } from "~/family/access/view";
import type { Status } from "~/student/list/status";
import { listColleges } from "./college-lines.server";

const line = (unitid: number, status: Status, more: Partial<CollegeLine> = {}): CollegeLine => ({
  id: String(unitid),
  unitid,
  status,
  way: null,
  ownDeadline: null,
  liked: "",
  note: null,
  ...more,
});
const view = (colleges: readonly CollegeLine[], began = "2026-10-01") =>
  ({ colleges, removed: [], classYear: 2027, path: "first", entry: 2027, state: "OH", began }) as unknown as PlanView;
const today = "2026-11-21";
const [denison, kenyon, mit] = [202523, 203535, 166683];

describe("the college list with its facts", () => {
  it("has no deadline to come for a college that closed, warns of it, and says so beside its place", () => {
    const siena = 172264;
    const list = listColleges(
      view([line(siena, "applying", { ownDeadline: "2027-01-10" }), line(kenyon, "applying")]),
      today,
    );
    expect(list.lines[0]).toMatchObject({
      deadline: null,
      open: false,
      place: "Adrian, Michigan · Closed in May 2026",
    });
    expect(list.next.map(({ names }) => names)).toEqual([["Kenyon College"]]);
    expect(list.warnings.map(({ id }) => id)).toContain(`closing-${siena}`);
    expect(list.warnings.map(({ id }) => id)).not.toContain(`over-${siena}`);
  });

  it("counts what is sent and lists what is still to come, the nearest first", () => {
    const list = listColleges(
      view([
        line(denison, "considering", { ownDeadline: "2027-01-20" }),
        line(kenyon, "applying", { ownDeadline: "2027-01-10" }),
        line(mit, "applied", { ownDeadline: "2027-01-01" }),
      ]),
      today,
    );
    expect(list.next.map(({ names, day }) => [names, day])).toEqual([
      [["Kenyon College"], "January 10, 2027"],
      [["Denison University"], "January 20, 2027"],
    ]);
    const together = [line(denison, "applying"), line(kenyon, "applying")].map((one) => ({
      ...one,
      ownDeadline: "2027-01-10",
    }));
    expect(listColleges(view(together), today).next).toMatchObject([
      { names: ["Denison University", "Kenyon College"], day: "January 10, 2027", ours: false },
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

  it("holds a day of our own still, and does not call it over", () => {
    const [alabamaAandM] = [100654];
    const on = (day: string) => listColleges(view([line(alabamaAandM, "applying")]), day);
    const days = ["2026-10-02", "2026-11-15", "2026-11-21", "2027-03-01"].map((day) => on(day).lines[0]?.deadline);
    expect(new Set(days.map((deadline) => deadline?.day)).size).toBe(1);
    expect(days.map((deadline) => deadline?.over)).toEqual([false, false, false, false]);
    expect(on("2027-03-01").warnings.map(({ id }) => id)).not.toContain(`over-${alabamaAandM}`);
  });

  it("calls no day of our own a day on which a college closes", () => {
    const ohioState = 204796;
    const of = (way: CollegeLine["way"], began: string) => {
      const { lines, warnings } = listColleges(view([line(ohioState, "applying", { way })], began), "2027-02-20");
      return { deadline: lines[0]?.deadline, warnings: warnings.map(({ title }) => title).join(" ") };
    };
    for (const began of ["2026-10-01", "2027-02-10"]) {
      for (const way of ["ed1", "ed2", "rea"] as const) {
        const { deadline, warnings } = of(way, began);
        expect(deadline, way).toMatchObject({ from: "not known: check today", closes: null });
        expect(deadline?.working?.title, way).toContain("we don’t have the date, so treat");
        expect(warnings, way).not.toMatch(/closed on|has passed/);
      }
    }
    for (const began of ["2026-10-01", "2027-02-10"]) {
      expect(of("ed1", began).warnings, began).toContain("We don’t have the Early Decision date for Ohio State");
    }
    const regular = of("rd", "2026-10-01");
    expect(regular.warnings).toContain("January 15, 2027 has passed");
    expect(regular.deadline).toMatchObject({ working: null, closes: "January 15, 2027" });
  });

  it("checks the rounds of what is sent also after its deadline", () => {
    const warned = (lines: readonly CollegeLine[], day: string) =>
      listColleges(view(lines), day).warnings.map(({ id }) => id);
    const sent = line(kenyon, "applied", { way: "ed1", ownDeadline: "2026-11-01" });
    const second = line(denison, "considering", { way: "ed2", ownDeadline: "2027-01-15" });
    for (const day of ["2026-10-20", "2026-11-21"]) expect(warned([sent, second], day), day).toContain("ed1-then-ed2");
    expect(warned([{ ...sent, status: "considering" }, second], "2026-11-21"), "not sent, and over").not.toContain(
      "ed1-then-ed2",
    );
  });

  it("keeps a college that has left the catalogue on the list", () => {
    const list = listColleges(view([line(1, "considering")]), today);
    expect(list.lines[0]).toMatchObject({ path: null, deadline: null, name: "A college we no longer list" });
  });
});

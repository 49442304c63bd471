import { describe, expect, it } from "vitest";
import { sittings } from "~/season/dates/plan-facts.server";
import { makePlan } from "~/timeline/page/read-timeline.server";
import { calendarFile } from "./calendar";
import { parseAnswers } from "./input";
import type { Application, Task } from "./task";

const today = "2026-11-22";
const [ucla, columbia, brown, alabamaAandM, fullerton, ohioState] = [110662, 190150, 217156, 100654, 110565, 204796];

function plan(query: string, from = today) {
  const parsed = parseAnswers(new URLSearchParams(`${query}&from=${from}`), from, () => true);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.messages));
  const { timeline } = makePlan(parsed.answers);
  const task = (id: string): Task => {
    const found = timeline.tasks.find((each) => each.id === id);
    if (found === undefined) throw new Error(`no ${id} in ${timeline.tasks.map((each) => each.id).join(" ")}`);
    return found;
  };
  const application = (unitid: number): Application => {
    const found = timeline.applications.find((each) => each.unitid === unitid);
    if (found === undefined) throw new Error(String(unitid));
    return found;
  };
  return { timeline, task, application, ids: timeline.tasks.map(({ id }) => id) };
}

describe("a senior on November 22, 2026", () => {
  it("who applies to the University of California sees November 30 first, and all work for it before", () => {
    const { timeline, task, application } = plan(`year=2027&unitids=${ucla},${brown}&tests=none`);
    expect(application(ucla)).toMatchObject({ plan: "rd", date: "2026-11-30", certainty: "season", closed: false });
    const first = timeline.tasks.find(({ kind }) => kind === "deadline");
    expect(first).toMatchObject({ id: `deadline:${ucla}`, due: "2026-11-30" });
    expect(first?.detail).toContain("There’s no later round.");
    expect(first?.sure).toMatch(/^For fall 2027, from .* Check the college’s page\.$/);
    for (const id of [`submit:${ucla}`, "activities"]) expect(task(id).due <= "2026-11-30", id).toBe(true);
    expect(JSON.stringify(timeline)).not.toContain("2026-12-12");
    const file = calendarFile({ entry: 2027, path: "first", tasks: timeline.tasks }, "https://x.org", new Date(0));
    expect(file).toContain("DTSTART:20261130");
  });

  it("with no college chosen works toward the next day on which colleges close", () => {
    const { task } = plan("year=2027&tests=none");
    expect(task("essay-final").deadline).toBe("2026-11-30");
  });

  it("with a college we know nothing about treats it as closing on that day, and looks it up today", () => {
    const { application, task } = plan("year=2027&unitids=193308&tests=none");
    expect(application(193308)).toMatchObject({ certainty: "unknown", date: "2026-11-30", closed: false });
    expect(task("check:193308")).toMatchObject({ due: today, title: expect.stringMatching(/^Find out today when /) });
    expect(task("deadline:193308").title).toContain(
      "we don’t have the date, so treat November 30, 2026 as the last day",
    );
  });

  it("whose Early Decision round is over learns what is still open, with its days", () => {
    const { application } = plan(`year=2027&unitids=${brown}&plan-${brown}=ed1`);
    expect(application(brown)).toMatchObject({
      closed: true,
      others: [{ plan: "rd", date: expect.stringMatching(/^2027-01/) }],
    });
  });

  it("may still apply Early Decision II, on its own day", () => {
    const wellesley = 168218;
    const { application } = plan(`year=2027&unitids=${wellesley}&plan-${wellesley}=ed2`);
    expect(application(wellesley)).toMatchObject({ date: "2027-01-01", certainty: "season", closed: false });
    expect(application(wellesley).sure).toContain("says January 5, 2027; we use the earlier date");
  });

  it("gets a day of our own at a college that decides as applications come, and no closing day of ours", () => {
    const { application, task } = plan(`year=2027&unitids=${alabamaAandM}&tests=none`);
    const found = application(alabamaAandM);
    expect(found).toMatchObject({ plan: "rolling", certainty: "working", lastDay: null });
    expect(found.date <= "2026-12-01").toBe(true);
    expect(task(`deadline:${alabamaAandM}`).title).toContain("send the application");
    expect(found.sure).toContain("Not confirmed for fall 2027");
  });

  it("who takes a test sends scores only where one of its days still counts", () => {
    const { timeline, ids, task } = plan(`year=2027&unitids=${columbia},${fullerton},${ohioState}&tests=sat`);
    for (const { id, due } of timeline.tasks.filter((each) => each.id.startsWith("scores:"))) {
      expect(due > task("test-1").due, id).toBe(true);
      expect(task("test-1").due).toBe("2026-12-05");
    }
    const november = plan(`year=2027&unitids=${ohioState}&date-${ohioState}=2026-12-01&tests=sat`);
    expect(november.ids).not.toContain(`scores:${ohioState}`);
    expect(ids).toContain(`deadline:${fullerton}`);
  });

  it("who plans without a test is told which colleges require one, and who tests too late, where it matters", () => {
    const [purdue, caltech, alabama] = [243780, 110404, 100751];
    const none = plan(`year=2027&unitids=${purdue},${caltech},${ohioState},${ucla},${alabama}&tests=none`);
    expect(none.timeline.scoreNotes.required).toEqual([
      "Purdue University-Main Campus",
      "California Institute of Technology",
      "Ohio State University-Main Campus",
    ]);
    expect(none.timeline.scoreNotes.forSome).toEqual(["The University of Alabama"]);
    expect(plan(`year=2027&unitids=${purdue}&tests=done`).timeline.scoreNotes.required).toEqual([]);
    expect(plan(`year=2027&path=transfer&unitids=${purdue}&tests=none`).timeline.scoreNotes.required).toEqual([]);
    // UT Austin requires scores and closes on December 1: those of December 5 come too late.
    const austin = plan("year=2027&unitids=228778&tests=sat").timeline;
    expect(austin.scoreNotes.tooLate).toEqual(["The University of Texas at Austin"]);
    expect(plan(`year=2027&unitids=${ohioState}&tests=sat`).timeline.scoreNotes.tooLate).toEqual([]);
  });

  it("who starts eight days before the deadline sends nothing on the last day", () => {
    const { task } = plan(`year=2027&unitids=${ucla}&tests=none`);
    expect(task(`submit:${ucla}`).due < "2026-11-30").toBe(true);
    expect(task(`deadline:${ucla}`).due).toBe("2026-11-30");
  });

  it("fills in the CSS Profile only where it is asked for, and asks where nobody confirmed it", () => {
    const dartmouth = 182670;
    const { ids, task, timeline } = plan(`year=2027&unitids=${brown},${ucla},${dartmouth}&aid=fafsa,css&tests=none`);
    expect(task(`css:${brown}`).title).toMatch(/^Send the CSS Profile/);
    expect(task(`css:${brown}`).detail).toContain("February 1, 2027 for Regular Decision");
    expect(task(`css:${dartmouth}`).title).toMatch(/^Ask .* whether it wants the CSS Profile$/);
    expect(ids).not.toContain(`css:${ucla}`);
    expect(timeline.cssNotes).toEqual({
      notAsked: ["University of California-Los Angeles"],
      notListed: [],
      askedToo: [],
    });
    const without = plan(`year=2027&unitids=${brown},${ucla},${dartmouth}&tests=none`).timeline;
    // Dartmouth was only recalled: nothing is stated of it.
    expect(without.cssNotes).toEqual({ notAsked: [], notListed: [], askedToo: ["Brown University"] });
    const ohio = plan(`year=2027&unitids=${ohioState}&aid=fafsa,css&tests=none`);
    expect(ohio.ids).not.toContain(`css:${ohioState}`);
    expect(ohio.timeline.cssNotes.notListed).toEqual(["Ohio State University-Main Campus"]);
    for (const silent of ["aid=no", "path=transfer"]) {
      expect(plan(`year=2027&unitids=${brown}&${silent}&tests=none`).timeline.cssNotes.askedToo).toEqual([]);
    }
  });

  it("files the FAFSA now, which opened on September 23, 2026, and has the state's day where it was found", () => {
    const { task } = plan("year=2027&state=CA&tests=none");
    expect(task("fafsa").detail).toContain("It opened on September 23, 2026.");
    expect(task("state-aid-date")).toMatchObject({ kind: "deadline", due: "2027-03-02" });
    const texas = plan("year=2027&state=TX&tests=none");
    expect(texas.ids).not.toContain("state-aid-date");
    expect(texas.task("state-aid").detail).toContain("around January 15, 2027 for 2027-28, not confirmed");
  });
});

describe("everybody else is planned as what they are", () => {
  it("a transfer by the transfer dates: November 30 at the University of California, and no first-year day", () => {
    const { application } = plan(`year=2027&path=transfer&unitids=${ucla},${brown},${fullerton}`);
    expect(application(ucla)).toMatchObject({ plan: "transfer", date: "2026-11-30", certainty: "season" });
    expect(application(fullerton)).toMatchObject({ date: "2026-11-30", certainty: "unconfirmed" });
    expect(application(brown)).toMatchObject({ date: "2026-11-30", certainty: "unknown" });
  });

  it("a junior without any date of fall 2027: the last one known, moved a year, says which fall it was for", () => {
    const { timeline, application } = plan(`year=2028&unitids=${ucla},${columbia}`);
    expect(timeline.entry).toBe(2028);
    expect(application(ucla)).toMatchObject({ date: "2027-11-30", certainty: "past-season" });
    expect(application(ucla).sure).toContain("Last known: November 30, 2026, for fall 2027.");
    for (const { date } of timeline.applications) expect(date > "2027-08-01").toBe(true);
    const fafsa = timeline.tasks.find(({ id }) => id === "fafsa");
    expect(fafsa?.detail).toContain("It opens by October 1.");
  });

  it("a student after a gap year by the first-year dates of the fall after", () => {
    const { timeline, application } = plan(`year=2026&path=gap&unitids=${ucla}`);
    expect(timeline.entry).toBe(2027);
    expect(application(ucla)).toMatchObject({ plan: "rd", date: "2026-11-30", certainty: "season" });
  });
});

describe("test days", () => {
  it("are those of the published calendars: ACT September 19, 2026 and February 27, 2027", () => {
    const days = sittings()
      .filter(({ test }) => test === "act")
      .map(({ day }) => day);
    expect(days).toEqual(expect.arrayContaining(["2026-09-19", "2027-02-27"]));
    expect(days).not.toEqual(expect.arrayContaining(["2026-09-12"]));
    // One calendar has a later day for it: said as unsure, and never planned on.
    expect(sittings().find(({ day, test }) => test === "act" && day === "2026-12-12")).toMatchObject({
      late: "2026-11-24",
      lateUnsure: "2026-11-29",
    });
  });

  it("of a junior are published ones as far as the calendar goes, and said to be usual after it", () => {
    const { timeline } = plan("year=2028&tests=act", "2026-11-22");
    const tests = timeline.tasks.filter(({ id }) => /^test-\d$/.test(id));
    expect(tests.length).toBe(2);
    const published = new Set(sittings().map(({ day }) => day));
    for (const { due, certainty, sure } of tests) {
      expect(certainty).toBe(published.has(due) ? "published" : "usual");
      expect(sure).toContain(published.has(due) ? "published ACT calendar" : "isn’t out yet");
    }
  });
});

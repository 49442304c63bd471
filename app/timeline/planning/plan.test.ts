import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween, isDay } from "~/calendar/day";
import type { CssProfile } from "~/season/aid/css-profile";
import { sittings } from "~/season/dates/plan-facts.server";
import { collegeDeadlines } from "~/season/deadlines/college-deadlines";
import { type OlderDeadlines, olderRecords, plans } from "~/season/deadlines/older-list";
import type { DeadlineRecord } from "~/season/deadlines/record";
import { aidChoices, applyPlans, artChoices, mostColleges } from "./choices";
import { seniorYear } from "./class-year";
import type { Answers } from "./input";
import { planTimeline } from "./plan";
import type { PlanFacts } from "./plan-facts";
import { rules } from "./rules";
import type { PlanCollege } from "./task";

const college = (unitid: number, more: Partial<PlanCollege> = {}): PlanCollege => ({
  unitid,
  name: `College ${unitid}`,
  control: "nonprofit",
  twoYear: false,
  open: false,
  rate: 0.4,
  readsEssays: true,
  mainEssay: true,
  readsLetters: true,
  readsScores: true,
  needsScores: "no",
  closing: null,
  gone: null,
  ...more,
});
const dates =
  (some: Partial<OlderDeadlines["dates"]>, rolling = false) =>
  (unitid: number) => ({
    unitid,
    dates: { ed1: null, ed2: null, ea1: null, ea2: null, rea: null, rd: null, ...some },
    rolling,
    fee: 50,
  });
const asksForProfile = (unitid: number): CssProfile => ({
  unitid,
  asks: true,
  confidence: "medium",
  dates: null,
  bothParents: null,
  bothParentsConfidence: null,
});
const grouped = new WeakMap<readonly DeadlineRecord[], ReadonlyMap<number, readonly DeadlineRecord[]>>();
function byUnitid(records: readonly DeadlineRecord[]): ReadonlyMap<number, readonly DeadlineRecord[]> {
  const there = grouped.get(records);
  if (there !== undefined) return there;
  const made = new Map<number, DeadlineRecord[]>();
  for (const record of records) made.set(record.unitid, [...(made.get(record.unitid) ?? []), record]);
  grouped.set(records, made);
  return made;
}
/** Facts in which each college has the days of an older list, or, given as records, those of any season. */
const facts = (
  list: readonly PlanCollege[],
  days: readonly OlderDeadlines[],
  records: readonly DeadlineRecord[] = days.flatMap((each) => olderRecords(each, "2024-25")),
): PlanFacts => ({
  colleges: new Map(list.map((each) => [each.unitid, each])),
  deadlines: (asked, entry, applicant, today) =>
    collegeDeadlines(asked, entry, applicant, { head: { expires: "2027-06-30" }, records: byUnitid(records) }, today),
  fee: () => null,
  rules,
  sittings: sittings(),
  css: new Map(list.map(({ unitid }) => [unitid, asksForProfile(unitid)])),
  stateAid: { words: "Ask your state.", dates: [], state: "" },
});
const answers = (more: Partial<Answers> = {}): Answers => ({
  year: 2028,
  path: "first",
  colleges: [],
  tests: "sat",
  aid: ["fafsa"],
  recommenders: 2,
  arts: "no",
  state: null,
  from: "2026-11-21",
  ...more,
});
const choice = (
  unitid: number,
  plan: Answers["colleges"][number]["plan"] = null,
  date: string | null = null,
  sent = false,
) => ({ unitid, plan, date, sent });

const monthDays = fc
  .integer({ min: 0, max: 330 })
  .map((days) => addDays("2025-09-15", days).slice(5))
  .filter((day) => day !== "02-29");
const anyCollege = fc.record({
  control: fc.constantFrom("public", "nonprofit", "forprofit"),
  twoYear: fc.boolean(),
  open: fc.boolean(),
  rate: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  readsEssays: fc.boolean(),
  mainEssay: fc.boolean(),
  readsLetters: fc.boolean(),
  readsScores: fc.boolean(),
  closing: fc.constant(null),
}) as fc.Arbitrary<Partial<PlanCollege>>;
const anyDeadlines = fc.option(
  fc.record({
    dates: fc.record(Object.fromEntries(plans.map((plan) => [plan, fc.option(monthDays)]))),
    rolling: fc.boolean(),
  }),
);

/** Any student from grade 8 on, on any day, with any list. */
const anyCase = fc
  .record({
    from: fc.integer({ min: 0, max: 1500 }).map((days) => addDays("2025-08-01", days)),
    ahead: fc.integer({ min: 0, max: 4 }),
    back: fc.integer({ min: 0, max: 6 }),
    path: fc.constantFrom("first", "gap", "transfer" as const),
    list: fc.array(
      fc.record({
        college: anyCollege,
        known: anyDeadlines,
        plan: fc.option(fc.constantFrom(...applyPlans)),
        date: fc.option(monthDays),
        sent: fc.boolean(),
      }),
      { maxLength: mostColleges },
    ),
    tests: fc.constantFrom("sat", "act", "done", "none" as const),
    aid: fc.subarray(aidChoices.map(({ value }) => value)),
    recommenders: fc.integer({ min: 0, max: 3 }),
    arts: fc.constantFrom(...artChoices.map(({ value }) => value)),
  })
  .map(({ from, ahead, back, path, list, ...rest }) => {
    const senior = seniorYear(from);
    const year = path === "gap" ? senior - back : senior + Math.min(ahead, path === "transfer" ? 3 : 4);
    const entry = path === "gap" ? Math.max(year + 1, senior) : year;
    const colleges = list.map(({ plan, date, sent }, index) =>
      choice(100_000 + index, plan, date === null ? null : `${date >= "08-01" ? entry - 1 : entry}-${date}`, sent),
    );
    return {
      answers: { ...rest, from, path, year, colleges, state: null } as Answers,
      facts: facts(
        list.map((each, index) => college(100_000 + index, each.college)),
        list.flatMap(({ known }, index) =>
          known === null ? [] : [{ ...known, unitid: 100_000 + index, fee: null } as unknown as OlderDeadlines],
        ),
      ),
    };
  });

describe("every plan", () => {
  it("has each task inside its window, before its deadline and after what it builds on, under an id of its own", () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const { tasks, from, to } = planTimeline(one.answers, one.facts);
        const byId = new Map(tasks.map((task) => [task.id, task]));
        expect(byId.size).toBe(tasks.length);
        for (const { id, start, due, deadline, after } of tasks) {
          expect(isDay(start) && isDay(due), id).toBe(true);
          expect(from <= start && start <= due && due <= to, `${id} ${start} ${due}`).toBe(true);
          if (deadline !== null) expect(due <= deadline, `${id} ${due} ${deadline}`).toBe(true);
          for (const before of after)
            expect((byId.get(before)?.due ?? "9") <= due, `${before} before ${id}`).toBe(true);
        }
        expect(tasks.map(({ due }) => due)).toEqual(tasks.map(({ due }) => due).sort());
      }),
      { numRuns: 400 },
    );
  });

  it("is the same for the same answers, and keeps its ids when another college joins", () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const all = planTimeline(one.answers, one.facts);
        expect(planTimeline(one.answers, one.facts)).toEqual(all);
        const [, ...fewer] = one.answers.colleges;
        const ids = new Set(all.tasks.map(({ id }) => id));
        const less = planTimeline({ ...one.answers, colleges: fewer }, one.facts);
        const own = less.tasks.filter(({ college: unitid }) => unitid !== null);
        expect(own.filter(({ id }) => !ids.has(id))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it("has the deadline of every application that can still be sent, what follows of those that are, and nothing of the rest", () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const { tasks, applications, to } = planTimeline(one.answers, one.facts);
        for (const { unitid, closed, sent, date } of applications) {
          const deadline = tasks.find(({ id }) => id === `deadline:${unitid}`);
          expect(deadline?.due ?? null).toBe(closed || sent || date > to ? null : date);
          expect(closed && sent).toBe(false);
          const own = tasks.filter(({ college: of }) => of === unitid).map(({ id }) => id.replace(/:.*/, ""));
          if (sent) expect(["css", "portal", "decision", "binding"]).toEqual(expect.arrayContaining(own));
          if (sent) expect(own).toContain("portal");
          if (closed) expect(tasks.filter(({ college: of }) => of === unitid)).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe("deadlines", () => {
  const one = facts([college(100_001)], [dates({ ed1: "11-01", rd: "01-05" })(100_001)]);

  it("roll to the season of the student's class", () => {
    const { applications } = planTimeline(answers({ colleges: [choice(100_001)] }), one);
    expect(applications[0]).toMatchObject({ plan: "rd", date: "2028-01-05", certainty: "past-season", closed: false });
    const later = planTimeline(answers({ year: 2030, colleges: [choice(100_001, "ed1")] }), one);
    expect(later.applications[0]?.date).toBe("2029-11-01");
    const gap = planTimeline(answers({ path: "gap", colleges: [choice(100_001, "ed1")] }), one);
    expect(gap.applications[0]?.date).toBe("2028-11-01");
  });

  it("give way to the day the student found", () => {
    const { applications, tasks } = planTimeline(answers({ colleges: [choice(100_001, "ed1", "2027-11-08")] }), one);
    expect(applications[0]).toMatchObject({ date: "2027-11-08", certainty: "yours" });
    expect(tasks.some(({ id }) => id === "check:100001")).toBe(false);
  });

  it("are treated as closing on the earliest usual day where none is known, for transfers too", () => {
    const { applications, tasks } = planTimeline(answers({ colleges: [choice(100_001, "ea1")] }), one);
    expect(applications[0]).toMatchObject({ certainty: "unknown", date: "2027-10-15", planListed: false });
    expect(tasks.find(({ id }) => id === "deadline:100001")?.title).toContain("we don’t have the date");
    const transfer = planTimeline(answers({ path: "transfer", colleges: [choice(100_001)] }), one);
    expect(transfer.applications[0]).toMatchObject({
      plan: "transfer",
      certainty: "unknown",
      listed: false,
      // What the list has is for first-year students.
      date: "2027-11-30",
    });
  });

  it("that are past are closed, and say what is still possible", () => {
    const late = answers({ year: 2027, colleges: [choice(100_001, "ed1")] });
    expect(planTimeline(late, one).applications[0]).toMatchObject({
      closed: true,
      others: [{ plan: "rd", date: "2027-01-05" }],
    });
  });

  it("of the day itself are still open", () => {
    const onTheDay = answers({ year: 2027, from: "2026-11-01", colleges: [choice(100_001, "ed1")] });
    const { applications, tasks } = planTimeline(onTheDay, one);
    expect(applications[0]?.closed).toBe(false);
    expect(tasks.find(({ id }) => id === "submit:100001")?.due).toBe("2026-11-01");
  });

  it("after the reply date are a last day, not the day to aim at", () => {
    const summer = facts([college(100_001)], [dates({ rd: "07-29" })(100_001)]);
    const { applications } = planTimeline(answers({ colleges: [choice(100_001)] }), summer);
    expect(applications[0]).toMatchObject({ date: "2027-12-01", certainty: "working", lastDay: "2028-07-29" });
  });
});

describe("an application that is sent already", () => {
  const known = [100_001, 100_002].map((unitid) => dates({ ed1: "11-01", ed2: "01-03", rd: "01-05" })(unitid));
  const pair = facts([college(100_001), college(100_002)], known);
  const plan = (more: Partial<Answers>) => planTimeline(answers({ year: 2027, aid: ["css"], ...more }), pair);
  const ids = (timeline: ReturnType<typeof plan>, unitid: number) =>
    timeline.tasks.flatMap(({ id, college: of }) => (of === unitid ? [id.replace(/:.*/, "")] : []));

  it("after its deadline is not over: the answer and the aid offer are to come, and the rules of the rounds hold", () => {
    const colleges = [choice(100_001, "ed1", null, true), choice(100_002, "ed2")];
    const timeline = plan({ colleges });
    expect(timeline.applications[0]).toMatchObject({ sent: true, closed: false, date: "2026-11-01" });
    expect(ids(timeline, 100_001)).toEqual(["portal", "decision", "binding"]);
    const due = (id: string) => timeline.tasks.find((task) => task.id === `${id}:100001`)?.due;
    expect(due("portal")).toBe("2026-11-21");
    expect(due("decision")).toBe("2026-12-15");
    expect(timeline.conflicts.map(({ id }) => id)).toContain("ed1-then-ed2");
    expect(ids(timeline, 100_002)).toEqual(expect.arrayContaining(["supplement-draft", "submit", "deadline"]));
    const missed = plan({ colleges: [choice(100_001, "ed1"), choice(100_002, "ed2")] });
    expect(missed.conflicts.map(({ id }) => id)).not.toContain("ed1-then-ed2");
  });

  it("before its deadline leaves the aid form to its own day, and what follows counts from now", () => {
    const timeline = plan({ from: "2026-10-10", colleges: [choice(100_001, "ed1", null, true)] });
    expect(ids(timeline, 100_001)).toEqual(["portal", "css", "decision", "binding"]);
    const due = (id: string) => timeline.tasks.find((task) => task.id === `${id}:100001`)?.due;
    expect(due("portal")).toBe("2026-10-18");
    // The day before it closes: nothing is left for the last evening.
    expect(due("css")).toBe("2026-10-31");
    // Nothing is left to write or to ask for.
    const left = timeline.tasks.filter(({ kind }) => kind === "essay" || kind === "people" || kind === "test");
    expect(left).toEqual([]);
  });

  it("is not asked for a round that our list does not show", () => {
    const { conflicts } = plan({ colleges: [choice(100_001, "ea1", null, true)] });
    expect(conflicts.map(({ id }) => id)).toEqual(["no-safety"]);
  });
});

describe("starting late", () => {
  const january = facts([college(100_001)], [dates({ rd: "01-05" })(100_001)]);
  const late = planTimeline(answers({ year: 2027, from: "2026-12-10", colleges: [choice(100_001)] }), january);

  it("squeezes the work into the time that is left and remembers when it is usual", () => {
    const draft = late.tasks.find(({ id }) => id === "essay-draft");
    expect(draft?.due && draft.due >= "2026-12-10" && draft.due < "2027-01-05").toBe(true);
    expect(draft?.usual).toBe("2026-11-03");
  });

  it("asks people at once", () => {
    const ask = late.tasks.find(({ id }) => id === "recs-ask");
    expect(daysBetween("2026-12-10", ask?.due ?? "")).toBeLessThanOrEqual(2);
  });

  it("leaves time between filing the FAFSA and checking on it", () => {
    const of = (id: string) => late.tasks.find((task) => task.id === id)?.due ?? "";
    expect(of("fsa-id") < of("fafsa") && of("fafsa") < of("fafsa-check")).toBe(true);
  });

  it("drops the years that are over", () => {
    expect(late.tasks.some(({ id }) => /^g\d/.test(id))).toBe(false);
  });

  it("says when no test weekend is left", () => {
    expect(late.noTestLeft).toBe(true);
    expect(late.tasks.some(({ id }) => id.startsWith("test-"))).toBe(false);
  });
});

describe("what a college asks for", () => {
  const days = [dates({ rd: "01-05" })(100_001)];
  const ids = (more: Partial<PlanCollege>, how: Partial<Answers> = {}) =>
    planTimeline(answers({ colleges: [choice(100_001)], ...how }), facts([college(100_001, more)], days)).tasks.map(
      ({ id }) => id,
    );

  it("decides about essays, letters and scores", () => {
    expect(ids({})).toEqual(expect.arrayContaining(["essay-draft", "recs-ask", "test-1", "scores:100001"]));
    const none = ids({ readsEssays: false, mainEssay: false, readsLetters: false, readsScores: false });
    expect(none.filter((id) => /essay|supplement|recs|test|scores/.test(id))).toEqual([]);
    expect(ids({ open: true }).filter((id) => /essay|recs|test|scores/.test(id))).toEqual([]);
  });

  it("asks for the questions of an application that has no main essay, and not for one", () => {
    const tasks = ids({ mainEssay: false });
    expect(tasks).toEqual(expect.arrayContaining(["supplement-draft:100001", "supplement-final:100001"]));
    expect(tasks.filter((id) => id.startsWith("essay-"))).toEqual([]);
  });

  it("and so do the answers", () => {
    expect(ids({}, { aid: [] }).some((id) => /fafsa|fsa-id/.test(id))).toBe(false);
    expect(ids({}, { aid: ["css"] })).toContain("css:100001");
    expect(ids({}, { arts: "audition" })).toContain("audition-prescreen");
    expect(ids({}), "fee waivers for everyone: no answer says who needs one").toContain("waiver");
    expect(ids({}, { tests: "done" })).toContain("scores:100001");
    expect(ids({}, { tests: "done" })).not.toContain("test-1");
  });

  it("puts tests where their scores arrive in time, with registration before", () => {
    const { tasks } = planTimeline(answers({ colleges: [choice(100_001)] }), facts([college(100_001)], days));
    const of = (id: string) => tasks.find((task) => task.id === id)?.due ?? "";
    expect(of("test-1-register") < of("test-1") && of("test-1") < of("test-2-register")).toBe(true);
    expect(daysBetween(of("test-2"), "2028-01-05")).toBeGreaterThanOrEqual(rules.tests.sat.scores);
    expect(of("test-1") >= "2027-03-01").toBe(true);
  });

  it("offers late registration where no other test is in time, and none where that is over too", () => {
    const planned = (
      from: string,
      some: Partial<OlderDeadlines["dates"]>,
      plan: Answers["colleges"][number]["plan"] = null,
    ) =>
      planTimeline(
        answers({ year: 2027, from, colleges: [choice(100_001), ...(plan === null ? [] : [choice(100_002, plan)])] }),
        facts([college(100_001), college(100_002)], [dates(some)(100_001), dates(some)(100_002)]),
      ).tasks;
    const find = (tasks: ReturnType<typeof planned>, id: string) => tasks.find((task) => task.id === id);
    const register = find(planned("2026-11-21", { rd: "01-05" }), "test-1-register");
    expect(register).toMatchObject({ due: "2026-11-24", title: "Register late for the SAT, today if you can" });
    expect(register?.detail).toContain(
      "For December 5, 2026. Regular registration for this SAT has closed or is closing",
    );
    expect(find(planned("2026-11-24", { rd: "01-05" }), "test-1")).toBeDefined();
    expect(find(planned("2026-11-25", { rd: "01-05" }), "test-1")).toBeUndefined();
    // With time enough nobody pays for being late; and past our comfortable day registration is still open for a while.
    expect(find(planned("2026-10-20", { rd: "01-05" }), "test-1-register")?.title).toBe("Register for the SAT");
    const both = planned("2026-09-06", { ea1: "11-01", rd: "01-05" }, "ea1");
    expect(find(both, "test-1-register")).toMatchObject({ due: "2026-09-18", title: "Register for the SAT" });
    expect(find(both, "test-1-register")?.detail).toContain("registration closes September 18, 2026");
    expect(find(both, "test-1")?.due).toBe("2026-10-03");
    expect(find(both, "test-2")?.due, "a second one in time for the regular round").toBe("2026-12-05");
  });

  it("works toward the turn of the year where no college is chosen and both rounds are over", () => {
    const { tasks, noTestLeft } = planTimeline(answers({ year: 2027, from: "2026-11-21" }), facts([], []));
    expect(tasks.find(({ id }) => id === "test-1")?.due).toBe("2026-12-05");
    expect(noTestLeft).toBe(false);
  });

  it("sends scores when they are there", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 }).map((count) => addDays("2026-02-01", count)),
        fc.constantFrom("sat" as const, "act" as const),
        fc.constantFrom("10-15", "11-01", "12-01", "01-01", "01-15", "02-15"),
        (from, tests, rd) => {
          const { tasks } = planTimeline(
            answers({ year: 2027, from, tests, colleges: [choice(100_001)] }),
            facts([college(100_001)], [dates({ rd })(100_001)]),
          );
          const due = (id: string) => tasks.find((task) => task.id === id)?.due;
          const send = due("scores:100001");
          const last = due("test-2") ?? due("test-1");
          if (send === undefined || last === undefined) return;
          const out = sittings().find(({ test, day }) => test === tests && day === last)?.scores;
          expect(send > (out ?? addDays(last, 14))).toBe(true);
          expect(send <= (due("deadline:100001") ?? "")).toBe(true);
        },
      ),
    );
  });

  it("puts a transfer student's accounts and credits before the application", () => {
    const { tasks } = planTimeline(
      answers({ year: 2026, path: "transfer", from: "2026-11-21", colleges: [choice(100_001, null, "2026-11-27")] }),
      facts([college(100_001)], []),
    );
    const due = (id: string) => tasks.find((task) => task.id === id)?.due ?? "";
    for (const id of ["accounts", "tr-credits"]) expect(due(id) <= due("submit:100001"), id).toBe(true);
  });
});

describe("collisions", () => {
  const many = Array.from({ length: 8 }, (_, index) => college(100_001 + index));
  const list = many.map(({ unitid }) => choice(unitid));
  const known = many.map(({ unitid }) => dates({ rd: "01-05" })(unitid));

  it("are spread out while there is time", () => {
    expect(planTimeline(answers({ colleges: list }), facts(many, known)).collisions).toEqual([]);
  });

  it("are named when there is none", () => {
    const { collisions } = planTimeline(
      answers({ year: 2027, from: "2026-12-20", colleges: list }),
      facts(many, known),
    );
    expect(collisions.length).toBeGreaterThan(0);
    expect(collisions[0]?.tasks.length).toBeGreaterThanOrEqual(3);
  });
});

describe("rules of the early rounds", () => {
  const three = [college(100_001), college(100_002, { control: "public" }), college(100_003, { rate: 0.85 })];
  const known = three.map(({ unitid }) =>
    dates({ ed1: "11-01", ed2: "01-03", ea1: "11-01", rea: "11-01", rd: "01-05" })(unitid),
  );
  const conflicts = (...colleges: Answers["colleges"]) =>
    planTimeline(answers({ colleges }), facts(three, known)).conflicts.map(({ id }) => id);

  it.each([
    ["two binding applications", [choice(100_001, "ed1"), choice(100_003, "ed1")], ["two-ed1"]],
    ["ED, then ED II", [choice(100_001, "ed1"), choice(100_003, "ed2")], ["ed1-then-ed2"]],
    ["REA with ED", [choice(100_001, "rea"), choice(100_003, "ed1")], ["rea-with-ed"]],
    ["REA twice", [choice(100_001, "rea"), choice(100_003, "rea")], ["two-rea"]],
    ["REA with EA at a private college", [choice(100_001, "rea"), choice(100_003, "ea1")], ["rea-with-ea"]],
    ["REA with EA at a public college", [choice(100_001, "rea"), choice(100_002, "ea1"), choice(100_003)], []],
    ["ED with EA", [choice(100_001, "ed1"), choice(100_003, "ea1")], []],
    ["ED without a safety", [choice(100_001, "ed1"), choice(100_002)], ["no-safety"]],
  ])("%s", (_, colleges, expected) => {
    expect(conflicts(...colleges)).toEqual(expected);
  });

  it("a round our list does not show", () => {
    expect(conflicts(choice(100_001, "ea2"), choice(100_003))).toEqual(["unlisted:100001"]);
  });
});

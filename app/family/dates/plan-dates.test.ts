import { describe, expect, it } from "vitest";
import { householdsIn, type Mode, modes } from "~/family/access/roles";
import type { StoredMember, StoredPlan } from "~/family/access/stored-plan";
import { viewerInPlan, viewPlan } from "~/family/access/view";
import { calendarName, eventsOf, planDates } from "./plan-dates.server";
import { reminderMail } from "./reminder-mail";

/** What leaves the site for a calendar or a mail, for every role in every mode. */

const today = "2026-11-21";
const now = `${today}T12:00:00.000Z`;
const member = (id: string, role: StoredMember["role"], household: StoredMember["household"] = null): StoredMember => ({
  id: `member-${id}`,
  accountId: id,
  name: `${id}name`,
  email: `${id}@mail.example`,
  role,
  household,
  ageBand: role === "student" ? "13-17" : "18+",
  admitted: household !== null,
});
const people = [
  member("maya", "student"),
  member("renee", "parent", "hh_a"),
  member("tom", "parent", "hh_b"),
  member("cleo", "counselor"),
  member("hugo", "helper"),
];
const college = { status: "applying", way: null, note: "secretnote", liked: "secretliked", position: 1 } as const;
const plan = (mode: Mode): StoredPlan => ({
  id: "plan",
  studentName: "Maya",
  classYear: 2027,
  path: "first",
  state: "OH",
  began: "2026-10-01",
  mode,
  startedBy: "student",
  takenOver: true,
  adultFrom: null,
  members: people,
  households: householdsIn(mode, ["hh_a", "hh_b"]),
  invitations: [],
  colleges: [
    { ...college, id: "c1", unitid: 203535, ownDeadline: "2027-01-10", removed: false },
    { ...college, id: "c2", unitid: 202523, ownDeadline: "2026-12-01", removed: false },
    { ...college, id: "c3", unitid: 166683, ownDeadline: "2026-12-05", removed: true },
    { ...college, id: "c4", unitid: 204796, ownDeadline: "2026-12-07", removed: false, status: "applied" },
  ],
  shownFinances: [{ household: "hh_b", shownPay: "to-15", shownAid: "grants", countedPay: "to-15", told: 7654 }],
});

/** Everything that somebody gets outside the site; null for whoever is not in the plan in this mode. */
function outside(mode: Mode, accountId: string): string | null {
  const stored = plan(mode);
  const inPlan = viewerInPlan(stored, accountId, today);
  if (inPlan === null) return null;
  const view = viewPlan(stored, inPlan, now);
  const dates = planDates(view, today);
  const links = { planLink: "https://x.example/plan/plan", stopLink: "https://x.example/reminders/stop?token=t" };
  const student = view.you.role === "student" ? null : view.student.name;
  const mail = reminderMail({ student, due: dates, ahead: null, today, ...links });
  return JSON.stringify([calendarName(view), eventsOf(dates, links.planLink), mail]);
}

describe("the dates that leave the site", () => {
  it("are those of what is on the list and still to be sent, the earliest first", () => {
    const inPlan = viewerInPlan(plan("one"), "maya", today);
    if (inPlan === null) throw new Error("The student is in the plan.");
    const dates = planDates(viewPlan(plan("one"), inPlan, now), today);
    expect(dates.map(({ id, day }) => [id, day])).toEqual([
      ["c2", "2026-12-01"],
      ["c1", "2027-01-10"],
    ]);
  });

  it("call a day of our own what it is", () => {
    const inPlan = viewerInPlan(plan("one"), "maya", today);
    if (inPlan === null) throw new Error("The student is in the plan.");
    const view = viewPlan(plan("one"), inPlan, now);
    const colleges = view.colleges.map((line) => ({ ...line, way: "ed2" as const, ownDeadline: null }));
    const ohioState = { ...colleges[0], id: "c4", unitid: 204796 } as (typeof colleges)[number];
    const [date] = planDates({ ...view, colleges: [ohioState] }, today);
    expect(date?.title).toBe(
      "Ohio State University-Main Campus: we don’t have the date, so treat December 15, 2026 as the last day",
    );
    expect(date?.detail).toContain("Look up the real date");
  });

  it("hold no money, no note and nobody's name, whoever gets them", () => {
    for (const mode of modes) {
      for (const { accountId } of people) {
        const text = outside(mode, accountId);
        if (accountId === "tom" && (mode === "one" || mode === "estranged")) expect(text).toBeNull();
        else expect(text, `${accountId} ${mode}`).toContain("Kenyon College");
        expect(text ?? "").not.toMatch(/secret|\wname\b|household|7,?654|\$|\b(renee|tom|cleo|hugo)/i);
      }
    }
  });

  it("are to a household the same whether there is another one or not", () => {
    const alone = outside("one", "renee");
    for (const mode of modes) expect(outside(mode, "renee"), mode).toBe(alone);
    expect(outside("open", "tom")).toBe(outside("apart", "tom"));
  });
});

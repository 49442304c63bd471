import { describe, expect, it } from "vitest";
import {
  byWeek,
  concernsOf,
  diskState,
  type JobState,
  jobsState,
  mailState,
  serviceState,
  webhookState,
} from "./overview";

const now = new Date("2026-11-22T12:00:00.000Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const gigabyte = 1024 ** 3;
const noneLost = { byKind: {}, last: null };

describe("the state of a part", () => {
  const job = (more: Partial<JobState>): JobState => ({
    name: "a",
    title: "Reminders",
    late: false,
    failed: false,
    said: "Sent 1",
    lastGood: ago(5),
    ...more,
  });
  it("names the jobs that failed or are late, with where to go", () => {
    expect(jobsState([job({}), job({ lastGood: ago(1) })])).toMatchObject({ status: "good", lastGood: ago(1) });
    const bad = jobsState([job({}), job({ failed: true, said: "Error" }), job({ title: "Retention", late: true })]);
    expect(bad.status).toBe("wrong");
    expect(bad.words).toBe("Reminders failed (Error); Retention is late");
    expect(bad.next).toEqual({ label: "Open jobs", to: "/admin/jobs" });
    expect(jobsState([]).status).toBe("unknown");
  });

  it.each([
    [{ waiting: 0, oldest: null, lastSent: ago(3) }, "good"],
    [{ waiting: 2, oldest: ago(14), lastSent: null }, "good"],
    [{ waiting: 2, oldest: ago(16), lastSent: ago(60) }, "wrong"],
    [{ waiting: 0, oldest: null, lastSent: ago(3), lost: { byKind: { reminder: 2 }, last: ago(60) } }, "wrong"],
    [{ waiting: 0, oldest: null, lastSent: ago(3), lost: { byKind: { reminder: 2 }, last: ago(1500) } }, "good"],
  ])("mail: %j is %s", (mail, status) => expect(mailState({ lost: noneLost, ...mail }, now).status).toBe(status));

  it("mail: says by kind what was given up, with where to go", () => {
    const lost = { byKind: { contact: 1, reminder: 2 }, last: ago(60) };
    const state = mailState({ waiting: 0, oldest: null, lastSent: null, lost }, now);
    expect(state.words).toBe("Nothing waits; given up in the last 7 days: contact 1, reminder 2");
    expect(state.next).toEqual({ label: "Open jobs", to: "/admin/jobs" });
  });

  it("a disk that is nearly full has something to do beside it", () => {
    const next = { label: "Forget what is over now", job: "retention" };
    expect(diskState({ free: gigabyte, size: 100 * gigabyte }, now).next).toEqual(next);
    expect(diskState({ free: 50 * gigabyte, size: 100 * gigabyte }, now).next).toBeUndefined();
  });

  it.each([
    [{ undone: 0, oldestUndone: null, delay: 2 }, "good"],
    [{ undone: 1, oldestUndone: ago(4), delay: null }, "good"],
    [{ undone: 1, oldestUndone: ago(6), delay: 2 }, "wrong"],
    [{ undone: 0, oldestUndone: null, delay: 301 }, "wrong"],
  ])("events: %j are %s", (state, status) => {
    expect(webhookState({ lastDone: ago(3), events: 9, ...state }, now).status).toBe(status);
  });

  it.each([
    [false, null, "off"],
    [true, null, "unknown"],
    [true, { okAt: ago(3), failedAt: null, reason: null }, "good"],
    [true, { okAt: ago(3), failedAt: ago(9), reason: "Error" }, "good"],
    [true, { okAt: ago(9), failedAt: ago(3), reason: "Error" }, "wrong"],
    [true, { okAt: ago(31), failedAt: null, reason: null }, "unknown"],
  ])("a service, configured %s with %j, is %s", (configured, check, status) => {
    expect(serviceState("stripe", "Stripe", configured, check, now).status).toBe(status);
  });

  it.each([
    [{ free: 50 * gigabyte, size: 100 * gigabyte }, "good"],
    [{ free: 4 * gigabyte, size: 100 * gigabyte }, "wrong"],
    [{ free: gigabyte / 4, size: gigabyte }, "wrong"],
    [null, "unknown"],
  ])("a disk: %j is %s", (disk, status) => expect(diskState(disk, now).status).toBe(status));
});

it("puts what is wrong on top with what to do about it, and nothing else", () => {
  const parts = [
    mailState({ waiting: 2, oldest: ago(16), lastSent: null, lost: noneLost }, now),
    serviceState("auth0", "Auth0", true, null, now),
  ];
  const errors = ["critical", "high", "medium", "low"].map((severity, at) => ({ severity, count: at }));
  const concerns = concernsOf(parts, { messages: 1, expired: 2, errors, slow: 3 });
  expect(concerns.map(({ key, next }) => [key, next?.label])).toEqual([
    ["mail", "Send mail now"],
    ["errors high", "See them"],
    ["messages", "Open messages"],
    ["speed", "See where"],
    ["facts", "See which"],
  ]);
  expect(concernsOf(parts.slice(1), { messages: 0, expired: 0, errors: [], slow: 0 })).toEqual([]);
});

it("counts by weeks that begin on Monday, the newest first", () => {
  const people = new Map([
    ["2026-11-22", 3],
    ["2026-11-16", 1],
    ["2026-11-15", 7],
  ]);
  expect(byWeek(3, now, { people, plans: new Map() })).toEqual([
    { week: "2026-11-16", people: 4, plans: 0 },
    { week: "2026-11-09", people: 7, plans: 0 },
    { week: "2026-11-02", people: 0, plans: 0 },
  ]);
});

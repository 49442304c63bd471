import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openAccount } from "~/account/accounts.server";
import { newId } from "~/family/access/ids.server";
import { writeLine } from "~/family/access/log-data.server";
import { loadPlan } from "~/family/access/plan-data.server";
import type { HouseholdId, Role } from "~/family/access/roles";
import { addCollege, changeCollege } from "~/family/colleges/data.server";
import { hasFinances, saveFinances } from "~/family/finances/data.server";
import { emptyFinances } from "~/family/finances/finances";
import { addMember, createInvitation } from "~/family/people/data.server";
import { saveRecord } from "~/family/record/data.server";
import { putTask, putTaskSetup } from "~/family/tasks/data.server";
import type { Rows } from "~/store/rows";
import { begunPlan } from "../../../tests/setup/begun-plan";
import { homesOf } from "../../../tests/setup/households";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inAccount, inPlan } from "../../../tests/setup/writing";
import { joinHouseholds, keepOneHousehold } from "./households.server";
import { leavePlans, wouldGo } from "./leave-plans.server";
import { countBooksOf, countEnding } from "./removal-data.server";

const now = new Date("2026-11-21T12:00:00.000Z");
const people = ["maya", "renee", "rick", "tom", "cleo"] as const;
type Name = (typeof people)[number];

/** What happens to each table of a plan when somebody leaves. A table that is not here has not been thought of. */
const thoughtOf = [
  "plan_household",
  "plan_member",
  "plan_invitation",
  "plan_college",
  "plan_log",
  "household_vault",
  "plan_saved",
  "plan_ledger_entry",
  "plan_ledger_split",
  "plan_essay",
  "plan_draft",
  "plan_draft_sitting",
  "plan_draft_share",
  "plan_draft_question",
  "plan_task",
  "plan_task_setup",
  "plan_record",
];

onBothStores("leaving a plan", (empty) => {
  let opened: EmptyStore;
  let plan: string;
  let a: HouseholdId;
  let b: HouseholdId;
  const account = {} as Record<Name, string>;
  beforeEach(async () => {
    opened = await empty();
    for (const name of people) {
      const claims = { subject: `auth0|${name}`, email: `${name}@mail.example`, emailVerified: true, name };
      const age = name === "maya" ? "13-17" : "18+";
      account[name] = (await openAccount(opened.store, { ...claims, roles: [] }, age, now)).id;
    }
  });
  afterEach(() => opened.close());

  const join = (name: Name, role: Role, household: HouseholdId | null, admitted = household !== null) =>
    inPlan(opened.store, plan, (write) =>
      addMember(write, { accountId: account[name], role, household, admitted }, now),
    );
  const save = async (owner: "student" | HouseholdId | "shared", money: 0 | 1) => {
    const row = { id: newId(), plan_id: plan, owner, tool: "costs", money, sealed: "x", saved_at: now.toISOString() };
    await opened.store.insertInto("plan_saved").values(row).execute();
  };
  const pay = async (book: "shared" | HouseholdId, writer: "student" | HouseholdId) => {
    const row = { id: newId(), plan_id: plan, book, writer, payer: writer, day: "2027-08-01", sealed: "x" };
    await opened.store
      .insertInto("plan_ledger_entry")
      .values({ ...row, written_at: now.toISOString() })
      .execute();
  };
  const propose = async (proposer: "student" | null, from_year: number) => {
    const row = { id: newId(), plan_id: plan, book: a, from_year, proposer, sealed: "x" };
    await opened.store.insertInto("plan_ledger_split").values(row).execute();
  };
  const invited = async (email: string, fromParty: "student" | HouseholdId, sender: Name) => {
    const of = opened.store.selectFrom("plan_member").where("plan_id", "=", plan);
    const { id } = await of.where("account_id", "=", account[sender]).select("id").executeTakeFirstOrThrow();
    const invitation = { email, role: "helper", household: null, fromParty, admitted: false, invitedBy: id } as const;
    await inPlan(opened.store, plan, (write) => createInvitation(write, invitation, now));
  };
  const count = async (table: keyof Rows) => (await opened.store.selectFrom(table).selectAll().execute()).length;
  const all = async () =>
    Object.fromEntries(await Promise.all(thoughtOf.map(async (t) => [t, await count(t as "plan")])));
  const leave = async (name: Name) => {
    const promised = await wouldGo(opened.store, account[name], now);
    const before = await all();
    const went = await inAccount(opened.store, account[name], (write) => leavePlans(write, now));
    const after = await all();
    expect({ going: promised.going, staying: promised.staying }, "what was promised").toEqual(went);
    return { ...went, gone: Object.fromEntries(thoughtOf.map((t) => [t, (before[t] ?? 0) - (after[t] ?? 0)])) };
  };

  /** A student with two homes, each with figures, a result and a payment. */
  async function twoHomes(startedBy: "student" | "parent" = "student"): Promise<void> {
    const adultFrom = startedBy === "parent" ? "2027-05" : null;
    const start = { studentName: "Maya", classYear: 2027, state: "TX", startedBy, adultFrom };
    plan = await begunPlan(opened.store, account[startedBy === "student" ? "maya" : "renee"], start, now);
    if (startedBy === "student") await inPlan(opened.store, plan, (write) => joinHouseholds(write, "apart"));
    ({ first: a, second: b } = await homesOf(opened.store, plan));
    if (startedBy === "student") await join("renee", "parent", a);
    else await join("maya", "student", null);
    await join("rick", "parent", a, false);
    if (startedBy === "student") {
      await join("tom", "parent", b);
      await pay(b, b);
      await inPlan(opened.store, plan, (write) => saveFinances(write, b, emptyFinances, now));
    }
    await join("cleo", "counselor", null);
    const line = (await inPlan(opened.store, plan, (write) => addCollege(write, 204796))) ?? "";
    await inPlan(opened.store, plan, (write) => addCollege(write, 166683));
    await inPlan(opened.store, plan, (write) => changeCollege(write, line, { note: "labs" }));
    await inPlan(opened.store, plan, (write) => saveFinances(write, a, emptyFinances, now));
    await inPlan(opened.store, plan, (write) => writeLine(write, { who: "renee", side: a, what: "joined" }, now));
    await invited("one@mail.example", "student", "maya");
    await invited("two@mail.example", a, "renee");
    for (const owner of ["student", "shared", a, b] as const) await save(owner, 0);
    await save(a, 1);
    await pay(a, "student");
    await pay(a, a);
    await propose("student", 2027);
    await propose(null, 2026);
    for (const [at, owner] of (["shared", "student", a, `asked:${a}`, `asked:${b}`] as const).entries()) {
      await inPlan(opened.store, plan, (write) =>
        putTask(write, `own:${at}`, { owner, title: owner, due: "2027-01-01" }),
      );
    }
    await inPlan(opened.store, plan, (write) => putTaskSetup(write, "tests=sat"));
    await inPlan(opened.store, plan, (write) => saveRecord(write, { gpa: "3.4" }, now));
  }

  it("as the student takes the list, the log and the name, and leaves each home what it wrote", async () => {
    await twoHomes();
    const { going, staying, gone } = await leave("maya");
    expect(going).toEqual({
      places: 1,
      colleges: 2,
      tasks: 4,
      results: 2,
      payments: 1,
      agreements: 1,
      invitations: 2,
      record: 1,
      log: 1,
    });
    expect(staying).toEqual(["homes"]);
    expect(gone).toMatchObject({
      plan_college: 2,
      plan_saved: 2,
      plan_ledger_entry: 1,
      plan_ledger_split: 1,
      plan_invitation: 2,
      plan_log: 1,
      plan_task: 4,
      plan_task_setup: 1,
      plan_record: 1,
    });
    expect(gone, "the counselor was there for the student").toMatchObject({ plan_member: 2, household_vault: 0 });
    const left = await loadPlan(opened.store, plan, account.renee);
    expect(left).toMatchObject({ studentName: "The student", state: null, colleges: [], takenOver: true });
    expect(left?.members.map(({ name }) => name).sort()).toEqual(["renee", "rick", "tom"]);
    for (const home of [a, b] as const) expect(await hasFinances(opened.store, plan, home)).toBe(true);
    expect(await loadPlan(opened.store, plan, account.cleo)).toBeNull();
    for (const name of ["renee", "rick", "tom"] as const) await leave(name);
    for (const table of [...thoughtOf, "plan", "family"]) expect(await count(table as "plan"), table).toBe(0);
  });

  it("as a student whose list a parent keeps takes the notes, and leaves the list", async () => {
    await twoHomes("parent");
    const { going, staying, gone } = await leave("maya");
    expect(gone).toMatchObject({ plan_record: 1, plan_college: 0 });
    expect(going).toEqual({
      places: 1,
      notes: 1,
      tasks: 3,
      results: 2,
      payments: 1,
      agreements: 1,
      invitations: 1,
      record: 1,
      log: 1,
    });
    expect(staying).toEqual(["homes", "list"]);
    const left = await loadPlan(opened.store, plan, account.renee);
    expect(left).toMatchObject({ studentName: "Maya", takenOver: false, adultFrom: "2027-05" });
    expect(left?.colleges.map(({ note }) => note)).toEqual(["", ""]);
    expect(left?.members.map(({ name }) => name).sort()).toEqual(["cleo", "renee", "rick"]);
  });

  it("as an adult student takes also a list that a parent once kept, for good", async () => {
    await twoHomes("parent");
    const june = new Date("2027-06-02T12:00:00.000Z");
    await inAccount(opened.store, account.maya, (write) => leavePlans(write, june));
    const left = await loadPlan(opened.store, plan, account.renee);
    expect(left).toMatchObject({ studentName: "The student", colleges: [], takenOver: true });
  });

  it("as one of a household leaves it to the others, and as the last takes what it kept", async () => {
    await twoHomes();
    const first = await leave("renee");
    // Rick was not let in, so figures and the result with money go with the last who was.
    expect(first.going).toEqual({ places: 1, results: 1, figures: 1, invitations: 1 });
    expect(first.staying).toEqual(["household", "plan", "log"]);
    expect(first.gone).toMatchObject({ plan_saved: 1, household_vault: 1, plan_ledger_entry: 0, plan_invitation: 1 });
    const last = await leave("rick");
    expect(last.going).toEqual({ places: 1, results: 1, tasks: 1, payments: 1, agreements: 2 });
    const kept = await opened.store
      .selectFrom("plan_ledger_entry")
      .select(["book", "writer"])
      .orderBy("book")
      .execute();
    expect(kept, "the student’s own payment stays, for the student").toEqual([
      { book: b, writer: b },
      { book: "student", writer: "student" },
    ]);
    const tasks = await opened.store.selectFrom("plan_task").select(["key", "owner"]).orderBy("key").execute();
    expect(
      tasks.map(({ owner }) => owner),
      "what it was asked goes back",
    ).toEqual(["shared", "student", "student", `asked:${b}`]);
    expect(last.staying).toEqual(["plan", "log"]);
    expect(await hasFinances(opened.store, plan, b), "the other home is as it was").toBe(true);
    const counselor = await leave("cleo");
    expect([counselor.going, counselor.staying]).toEqual([{ places: 1 }, ["plan", "log"]]);
  });

  it("tells a parent nothing of another home: the same counts with and without it", async () => {
    await twoHomes();
    const seen = async () => JSON.stringify(await wouldGo(opened.store, account.renee, now));
    const before = await seen();
    await leave("tom");
    expect(await seen()).toBe(before);
  });

  it("is counted for others from the ledgers they read alone", async () => {
    await twoHomes();
    const countedBy = (...seen: ("shared" | HouseholdId)[]) => countBooksOf(opened.store, plan, a, seen);
    expect(await countedBy()).toEqual({});
    const own = (await countedBy(a)).payments ?? 0;
    expect(own).toBeGreaterThan(0);
    expect((await countedBy(b)).payments, "what the other home keeps stays").toBeUndefined();
    const before = await all();
    const all3 = await countedBy("shared", a, b);
    await leave("rick");
    await leave("renee");
    const after = await all();
    const gone = (table: string) => (before[table] ?? 0) - (after[table] ?? 0);
    expect([all3.payments ?? 0, all3.agreements ?? 0], "as it then goes").toEqual([
      gone("plan_ledger_entry"),
      gone("plan_ledger_split"),
    ]);
  });

  it("is counted before the plan goes on with one home, as it then goes", async () => {
    await twoHomes();
    const before = await all();
    const promised = await countEnding(opened.store, plan, b);
    await inPlan(opened.store, plan, (write) => keepOneHousehold(write, a, "one"));
    const after = await all();
    const gone = (table: string) => (before[table] ?? 0) - (after[table] ?? 0);
    expect(promised.payments).toBeGreaterThan(0);
    expect([promised.payments ?? 0, promised.agreements ?? 0, promised.invitations ?? 0, promised.log ?? 0]).toEqual(
      ["plan_ledger_entry", "plan_ledger_split", "plan_invitation", "plan_log"].map(gone),
    );
  });

  it("takes the calendar and the reminders of whoever leaves", async () => {
    await twoHomes();
    const members = await opened.store.selectFrom("plan_member").select(["id", "account_id"]).execute();
    const member_id = members.find((each) => each.account_id === account.renee)?.id ?? "";
    const feed = { member_id, token_hash: "hash", made_at: now.toISOString() };
    await opened.store
      .insertInto("plan_feed")
      .values({ ...feed, content_hash: null, changed_at: null, read_on: null })
      .execute();
    expect((await leave("renee")).going.calendars).toBe(1);
    expect(await count("plan_feed")).toBe(0);
  });

  describe("the tables of a plan", () => {
    it("are all thought of", async () => {
      const tables = await opened.store.introspection.getTables();
      const ofPlan = tables.filter(({ columns }) => columns.some(({ name }) => name === "plan_id"));
      expect(ofPlan.map(({ name }) => name).sort()).toEqual([...thoughtOf].sort());
    });
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openAccount } from "~/account/accounts.server";
import {
  addCollege,
  changeCollege,
  forgetCollege,
  forgetOwnDeadlines,
  orderColleges,
  removeCollege,
  restoreCollege,
} from "~/family/colleges/data.server";
import { joinHouseholds, keepOneHousehold } from "~/family/departure/households.server";
import { leavePlan, leavePlans } from "~/family/departure/leave-plans.server";
import { deleteFinances, hasFinances, readFinancesOf, saveFinances, showFinances } from "~/family/finances/data.server";
import { emptyFinances } from "~/family/finances/finances";
import {
  addMember,
  admitMember,
  createInvitation,
  findInvitation,
  forgetOldInvitations,
  invitationLife,
  type NewInvitation,
  renewInvitation,
  takeInvitation,
} from "~/family/people/data.server";
import { createPlan } from "~/family/plan/create-plan.server";
import { transact } from "~/store/transaction.server";
import { begunPlan } from "../../../tests/setup/begun-plan";
import { homesOf } from "../../../tests/setup/households";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inAccount, inPlan, removeMember } from "../../../tests/setup/writing";
import { isId, newId } from "./ids.server";
import type { PlanWrite } from "./lock-plan.server";
import { forgetOldLines, readLines, writeLine } from "./log-data.server";
import { countOwnPlans, listPlans, loadPlan } from "./plan-data.server";
import type { HouseholdId } from "./roles";
import { coveredPeople, coveringAccounts } from "./subscription-coverage.server";

const now = new Date("2026-11-21T12:00:00.000Z");
const after = (ms: number) => new Date(now.getTime() + ms);

describe("ids", () => {
  it("are 128 random bits, none like another", () => {
    const made = new Set(Array.from({ length: 1000 }, newId));
    expect(made.size).toBe(1000);
    for (const id of made) expect(isId(id)).toBe(true);
    for (const text of ["", null, undefined, "1", "G".repeat(32), "0".repeat(33), "' or 1=1 --"]) {
      expect(isId(text)).toBe(false);
    }
  });
});

onBothStores("plans", (empty) => {
  let opened: EmptyStore;
  const account: Record<string, string> = {};
  /** The homes of the first plan of a test; of the second one once the plan has two. */
  let a: HouseholdId;
  let b: HouseholdId;
  let first: string | null;
  beforeEach(async () => {
    first = null;
    opened = await empty();
    for (const name of ["maya", "renee", "tom", "stranger"]) {
      const claims = { subject: `auth0|${name}`, email: `${name}@mail.example`, emailVerified: true, name };
      account[name] = (await openAccount(opened.store, { ...claims, roles: [] }, "18+", now)).id;
    }
  });
  afterEach(() => opened.close());

  const id = (name: string) => account[name] ?? "";
  const plan = { studentName: "Maya", classYear: 2027, state: "TX", startedBy: "student", adultFrom: null } as const;
  // A minute apart: the same plan started twice within one is the same plan.
  let started = 0;
  const begin = async (name = "maya") => {
    const planId = await begunPlan(opened.store, id(name), plan, after(60_000 * started++));
    first ??= planId;
    await homesAre(planId);
    return planId;
  };
  const homesAre = async (planId: string) => {
    if (planId === first) ({ first: a, second: b } = await homesOf(opened.store, planId));
  };
  const apart = async (planId: string) => {
    await inPlan(opened.store, planId, (write) => joinHouseholds(write, "apart"));
    await homesAre(planId);
  };
  /** An invitation by the student of the plan; gives what its link holds. */
  const invited = async (planId: string, change: Partial<NewInvitation> & { admitted: boolean }, at = now) => {
    const members = opened.store.selectFrom("plan_member").where("plan_id", "=", planId).where("role", "=", "student");
    const { id: invitedBy } = await members.select("id").executeTakeFirstOrThrow();
    const made = { ...invitation(), invitedBy, ...change };
    return (await inPlan(opened.store, planId, (write) => createInvitation(write, made, at))).token;
  };
  const join = (planId: string, name: string, household: HouseholdId | null) =>
    inPlan(opened.store, planId, (write) =>
      addMember(
        write,
        {
          accountId: id(name),
          role: household === null ? "helper" : "parent",
          household,
          admitted: household !== null,
        },
        now,
      ),
    );
  const load = (planId: string, name = "maya") => loadPlan(opened.store, planId, id(name));
  const memberOf = async (planId: string, name: string) =>
    (await load(planId))?.members.find(({ accountId }) => accountId === id(name))?.id ?? "";
  const invitation = () =>
    ({ email: "renee@mail.example", role: "parent", household: a, fromParty: "student" }) as const;

  it("are found by those who are in them, and by nobody else", async () => {
    const planId = await begin();
    expect(await load(planId)).toMatchObject({ studentName: "Maya", mode: "one", takenOver: true });
    expect(await load(planId, "stranger")).toBeNull();
    expect(await load(newId())).toBeNull();
    expect(await loadPlan(opened.store, "' or 1=1 --", id("maya"))).toBeNull();
    expect(await loadPlan(opened.store, undefined, id("maya"))).toBeNull();
    expect(await listPlans(opened.store, id("stranger"))).toEqual([]);
  });

  it("of a second household are listed only where the plan has one", async () => {
    const planId = await begin();
    await apart(planId);
    await join(planId, "tom", b);
    expect(await listPlans(opened.store, id("tom"))).toHaveLength(1);
    // As only a mistake could leave it.
    await opened.store.updateTable("plan").set({ mode: "one" }).where("id", "=", planId).execute();
    expect(await listPlans(opened.store, id("tom"))).toEqual([]);
    expect(await load(planId, "tom")).toMatchObject({ households: [a] });
  });

  it("of sisters and brothers share a family", async () => {
    const [first, second] = [await begin("renee"), await begin("renee")];
    const other = await begin("tom");
    const rows = await opened.store.selectFrom("plan").select(["id", "family_id"]).execute();
    const family = (planId: string) => rows.find((row) => row.id === planId)?.family_id;
    expect(family(first)).toBe(family(second));
    expect(family(other)).not.toBe(family(first));
    expect(await countOwnPlans(opened.store, id("renee"))).toBe(2);
  });

  it("are started once by a button pressed twice, and only as many as there is room for", async () => {
    const start = (studentName: string, most: number | null) =>
      inAccount(opened.store, id("maya"), (write) => createPlan(write, { ...plan, studentName }, now, most));
    const [first, second] = await Promise.all([start("Maya", 1), start("Maya", 1)]);
    expect(second?.id).toBe(first?.id);
    expect([first?.fresh, second?.fresh].sort()).toEqual([false, true]);
    expect(await start("Ben", 1)).toBeNull();
    expect((await start("Ben", 2))?.fresh).toBe(true);
    const many = await Promise.all(["Cleo", "Dan"].map((name) => start(name, 3)));
    expect(many.filter((each) => each !== null)).toHaveLength(1);
  });

  it("are covered by those whom one sees: a student by both households, a household not by the other", async () => {
    const planId = await begin();
    await apart(planId);
    await join(planId, "renee", a);
    await join(planId, "tom", b);
    const covering = async (name: string) =>
      (await coveringAccounts(opened.store, id(name), "2026-11-21")).map(
        (each) => Object.keys(account).find((who) => account[who] === each) ?? "",
      );
    expect((await covering("maya")).sort()).toEqual(["maya", "renee", "tom"]);
    expect((await covering("renee")).sort()).toEqual(["maya", "renee"]);
    expect((await covering("tom")).sort()).toEqual(["maya", "tom"]);
    expect(await covering("stranger")).toEqual(["stranger"]);
    const named = await coveredPeople(opened.store, id("renee"), "2026-11-21");
    expect(named.map(({ name, part }) => [name, part])).toEqual([["Maya", "Student"]]);
    await inPlan(opened.store, planId, (write) => joinHouseholds(write, "open"));
    expect((await covering("renee")).sort()).toEqual(["maya", "renee", "tom"]);
    await inPlan(opened.store, planId, (write) =>
      addMember(write, { accountId: id("stranger"), role: "counselor", household: null, admitted: false }, now),
    );
    expect(await covering("stranger"), "a counselor of many families").toEqual(["stranger"]);
    expect((await covering("maya")).sort()).toEqual(["maya", "renee", "tom"]);
  });

  it("have one student, also when two join at once", async () => {
    const planId = await begin();
    const second = { accountId: id("renee"), role: "student", household: null, admitted: false } as const;
    await expect(inPlan(opened.store, planId, (write) => addMember(write, second, now))).rejects.toThrow();
    await expect(join(planId, "maya", a)).rejects.toThrow();
  });

  it("keep the token of an invitation as a hash and give it out once", async () => {
    const planId = await begin();
    const token = await invited(planId, { admitted: false });
    const rows = JSON.stringify(await opened.store.selectFrom("plan_invitation").selectAll().execute());
    expect(rows).not.toContain(token);
    const found = await findInvitation(opened.store, token, now);
    expect(found).toMatchObject({ plan_id: planId, role: "parent", household: a, student_name: "Maya" });
    expect(await findInvitation(opened.store, `${token}x`, now)).toBeNull();
    expect(await findInvitation(opened.store, token, after(invitationLife - 1))).not.toBeNull();
    expect(await findInvitation(opened.store, token, after(invitationLife))).toBeNull();
    const old = await invited(planId, { email: "x@mail.example", admitted: false }, after(-invitationLife));
    await forgetOldInvitations(opened.store, now);
    expect((await load(planId))?.invitations.map(({ email }) => email)).toEqual(["renee@mail.example"]);
    expect(await findInvitation(opened.store, old, after(-1))).toBeNull();
    const taken = await Promise.all(
      [1, 2, 3].map(() => inPlan(opened.store, planId, (write) => takeInvitation(write, found?.id ?? ""))),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await findInvitation(opened.store, token, now)).toBeNull();
  });

  it("replace an invitation that is sent again, but not one of another household", async () => {
    const planId = await begin();
    await apart(planId);
    const first = await invited(planId, { admitted: false });
    const other = await invited(planId, { household: b, admitted: false });
    const again = await invited(planId, { admitted: false });
    expect(await findInvitation(opened.store, first, now)).toBeNull();
    for (const token of [other, again]) expect(await findInvitation(opened.store, token, now)).not.toBeNull();
    const sender = (await load(planId))?.members[0]?.id ?? "";
    const { id: invitationId } = (await findInvitation(opened.store, again, now)) ?? { id: "" };
    const renewed = await inPlan(opened.store, planId, (write) => renewInvitation(write, invitationId, sender, now));
    expect(await findInvitation(opened.store, again, now)).toBeNull();
    expect(await findInvitation(opened.store, renewed ?? "", now)).not.toBeNull();
    expect(
      await inPlan(opened.store, await begin("tom"), (write) => renewInvitation(write, invitationId, sender, now)),
    ).toBeNull();
  });

  const finances = { ...emptyFinances, income: 73_421, pays: 7_654 };

  it("keep finances sealed, and what is shown apart from them", async () => {
    const planId = await begin();
    await join(planId, "renee", a);
    await inPlan(opened.store, planId, (write) => saveFinances(write, a, finances, now));
    expect(await readFinancesOf(opened.store, planId, a)).toEqual(finances);
    expect(await readFinancesOf(opened.store, planId, "hh_another")).toEqual(emptyFinances);
    await inPlan(opened.store, planId, (write) => showFinances(write, a, { pay: "to-15", aid: "some" }, 7_654));
    await inPlan(opened.store, planId, (write) => saveFinances(write, a, { ...finances, pays: 50_000 }, now));
    expect((await load(planId))?.shownFinances).toEqual([
      { household: a, shownPay: "to-15", shownAid: "some", countedPay: null, told: 7_654 },
    ]);
    const rows = JSON.stringify(await opened.store.selectFrom("household_vault").selectAll().execute());
    for (const figure of ["73421", "7654", "50000"]) expect(rows).not.toContain(figure);
  });

  it("forget finances when nobody is left to read them, and open the household to those who wait", async () => {
    const planId = await begin();
    await join(planId, "renee", a);
    await inPlan(opened.store, planId, (write) => saveFinances(write, a, finances, now));
    const waiting = { accountId: id("tom"), role: "parent", household: a, admitted: false } as const;
    await inPlan(opened.store, planId, (write) => addMember(write, waiting, now));
    await memberOf(planId, "renee").then((member) =>
      inPlan(opened.store, planId, (write) => removeMember(write, member)),
    );
    expect(await hasFinances(opened.store, planId, a)).toBe(false);
    expect((await load(planId))?.members.find(({ accountId }) => accountId === id("tom"))?.admitted).toBe(true);
  });

  it("keep finances while somebody is left who reads them", async () => {
    const planId = await begin();
    await join(planId, "renee", a);
    await inPlan(opened.store, planId, (write) => saveFinances(write, a, finances, now));
    await inPlan(opened.store, planId, (write) =>
      addMember(write, { accountId: id("tom"), role: "parent", household: a, admitted: false }, now),
    );
    const tom = await memberOf(planId, "tom");
    await inPlan(opened.store, planId, (write) => admitMember(write, "hh_another", tom));
    expect((await load(planId))?.members.find(({ id: each }) => each === tom)?.admitted, "not by the other").toBe(
      false,
    );
    await inPlan(opened.store, planId, (write) => admitMember(write, a, tom));
    await inPlan(opened.store, await begin("stranger"), (write) => removeMember(write, tom));
    await memberOf(planId, "renee").then((member) =>
      inPlan(opened.store, planId, (write) => removeMember(write, member)),
    );
    expect(await readFinancesOf(opened.store, planId, a)).toEqual(finances);
  });

  it.each([0, 1])("keep one of two households alone as if there had been no other (household %i)", async (which) => {
    const planId = await begin();
    await apart(planId);
    await join(planId, "renee", a);
    await join(planId, "tom", b);
    const homes = [a, b] as const;
    for (const [index, household] of homes.entries()) {
      await inPlan(opened.store, planId, (write) => saveFinances(write, household, { ...finances, pays: index }, now));
      const [who, email] = [["renee", "tom"][index] ?? "", `mail-${index}@mail.example`];
      await invited(planId, { email, household, admitted: false });
      const byHome = { role: "student", household: null, fromParty: household, admitted: false } as const;
      await invited(planId, { email: `by-${email}`, ...byHome });
      await inPlan(opened.store, planId, (write) => writeLine(write, { who, side: household, what: "joined" }, now));
      const about = { about: email, aboutParty: household };
      await inPlan(opened.store, planId, (write) =>
        writeLine(write, { who: "maya", side: "student", what: "invited", ...about }, now),
      );
    }
    await inPlan(opened.store, planId, (write) =>
      writeLine(write, { who: "maya", side: "student", what: "setup" }, now),
    );
    const keep = which === 0 ? a : b;
    await inPlan(opened.store, planId, (write) => keepOneHousehold(write, keep, "estranged"));
    const stored = await load(planId);
    expect(stored).toMatchObject({ mode: "estranged", households: [keep] });
    const people = stored?.members.map(({ name, household }) => `${name} ${household}`).sort();
    expect(people).toEqual(["maya null", which === 0 ? `renee ${keep}` : `tom ${keep}`]);
    expect(stored?.invitations.map(({ email }) => email)).toEqual([
      `by-mail-${which}@mail.example`,
      `mail-${which}@mail.example`,
    ]);
    expect(stored?.shownFinances.map(({ household }) => household)).toEqual([keep]);
    expect((await readFinancesOf(opened.store, planId, keep)).pays).toBe(which);
    const lines = await readLines(opened.store, planId, now);
    expect(lines.map(({ who, side, aboutParty }) => [who, side, aboutParty]).sort()).toEqual(
      [
        [["renee", "tom"][which], keep, null],
        ["maya", "student", keep],
      ].sort(),
    );
    expect(JSON.stringify([stored, lines])).not.toContain(which === 0 ? b : a);
    expect(JSON.stringify([stored, lines])).not.toMatch(which === 0 ? /tom|mail-1@/ : /renee|mail-0@/);
  });

  it("give a home that joins later an id of its own, and the one that stayed keeps its id", async () => {
    const planId = await begin();
    await apart(planId);
    await join(planId, "tom", b);
    await inPlan(opened.store, planId, (write) => saveFinances(write, b, finances, now));
    await inPlan(opened.store, planId, (write) => keepOneHousehold(write, b, "one"));
    expect((await load(planId))?.households).toEqual([b]);
    const [gone, kept] = [a, b];
    await apart(planId);
    const [stayed, fresh] = (await load(planId))?.households ?? [];
    expect(stayed).toBe(kept);
    expect([gone, stayed]).not.toContain(fresh);
    expect(await readFinancesOf(opened.store, planId, kept)).toEqual(finances);
    await expect(
      inPlan(opened.store, planId, (write) => saveFinances(write, gone, finances, now)),
      "nothing can be written for the home that ended",
    ).rejects.toThrow();
  });

  it("keep the second household once, though it was asked for twice at once", async () => {
    const planId = await begin();
    await apart(planId);
    await join(planId, "renee", a);
    await join(planId, "tom", b);
    await inPlan(opened.store, planId, (write) => saveFinances(write, b, finances, now));
    await Promise.all([1, 2].map(() => inPlan(opened.store, planId, (write) => keepOneHousehold(write, b, "one"))));
    const stored = await load(planId);
    expect(stored?.members.map(({ name, household }) => `${name} ${household}`).sort()).toEqual([
      "maya null",
      `tom ${b}`,
    ]);
    expect(await hasFinances(opened.store, planId, b)).toBe(true);
  });

  it("show the other household nothing that was shown to the student alone", async () => {
    const planId = await begin();
    await apart(planId);
    const show = async (household: HouseholdId) => {
      await inPlan(opened.store, planId, (write) => saveFinances(write, household, finances, now));
      await inPlan(opened.store, planId, (write) =>
        showFinances(write, household, { pay: "to-5", aid: "some" }, 4_000),
      );
    };
    for (const household of [a, b] as const) await show(household);
    const shown = async () =>
      (await load(planId))?.shownFinances.map(({ shownPay, shownAid, told }) => [shownPay, shownAid, told]);
    await inPlan(opened.store, planId, (write) => joinHouseholds(write, "open"));
    expect(await shown()).toEqual([
      [null, null, 4_000],
      [null, null, 4_000],
    ]);
    await show(a);
    await inPlan(opened.store, planId, (write) => joinHouseholds(write, "open"));
    expect((await shown())?.sort()).toEqual(
      [
        ["to-5", "some", 4_000],
        [null, null, 4_000],
      ].sort(),
    );
  });

  it("let in who is left of a household that keeps nothing, and nobody by an invitation of those who are gone", async () => {
    const planId = await begin();
    await join(planId, "renee", a);
    await inPlan(opened.store, planId, (write) => saveFinances(write, a, finances, now));
    await inPlan(opened.store, planId, (write) =>
      addMember(write, { accountId: id("tom"), role: "parent", household: a, admitted: false }, now),
    );
    const { email } = invitation();
    const token = await invited(planId, { email, household: a, admitted: true });
    await inPlan(opened.store, planId, (write) => deleteFinances(write, a));
    const renee = (await load(planId))?.members.find(({ name }) => name === "renee");
    await inPlan(opened.store, planId, (write) => removeMember(write, renee?.id ?? ""));
    expect((await load(planId))?.members.find(({ name }) => name === "tom")?.admitted).toBe(true);
    const found = await findInvitation(opened.store, token, now);
    expect(await inPlan(opened.store, planId, (write) => takeInvitation(write, found?.id ?? ""))).toEqual({
      admitted: false,
    });
  });

  it("end when the last two leave at once", async () => {
    const planId = await begin("renee");
    await join(planId, "tom", a);
    await inPlan(opened.store, planId, (write) => saveFinances(write, a, finances, now));
    const leave = (name: string) => inPlan(opened.store, planId, (write) => leavePlan(write, id(name), now));
    await Promise.all([leave("renee"), leave("tom")]);
    expect(await opened.store.selectFrom("plan").selectAll().execute()).toEqual([]);
    expect(await hasFinances(opened.store, planId, a)).toBe(false);
  });

  it("end with their last person, and their family with its last plan", async () => {
    const [planId, sibling] = [await begin("renee"), await begin("renee")];
    const families = async () => (await opened.store.selectFrom("family").selectAll().execute()).length;
    const renee = (await load(planId, "renee"))?.members[0]?.id ?? "";
    await inPlan(opened.store, planId, (write) => removeMember(write, renee));
    expect(await opened.store.selectFrom("plan").select("id").execute()).toEqual([{ id: sibling }]);
    expect(await families()).toBe(1);
    await inAccount(opened.store, id("renee"), (write) => leavePlans(write, now));
    expect(await families()).toBe(0);
  });

  it("lose with a deleted account what was the student's, and keep what is a household's", async () => {
    const planId = await begin();
    await join(planId, "renee", a);
    await inPlan(opened.store, planId, (write) => saveFinances(write, a, finances, now));
    await inPlan(opened.store, planId, (write) => addCollege(write, 204796));
    await inPlan(opened.store, planId, (write) =>
      writeLine(write, { who: "maya", side: "student", what: "added" }, now),
    );
    await inAccount(opened.store, id("maya"), (write) => leavePlans(write, now));
    expect(await load(planId, "renee")).toMatchObject({ studentName: "The student", state: null, colleges: [] });
    expect(await readFinancesOf(opened.store, planId, a)).toEqual(finances);
    expect(await readLines(opened.store, planId, now)).toEqual([]);
    expect(await load(planId)).toBeNull();
    await inAccount(opened.store, id("renee"), (write) => leavePlans(write, now));
    for (const table of ["plan", "household_vault", "family", "plan_member"] as const) {
      expect(await opened.store.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  it("keep a list in its order, within its own plan", async () => {
    const planId = await begin();
    const other = await begin("tom");
    const lines: string[] = [];
    for (const unitid of [204796, 166683, 201645])
      lines.push((await inPlan(opened.store, planId, (write) => addCollege(write, unitid))) ?? "");
    expect(await inPlan(opened.store, planId, (write) => addCollege(write, 166683)), "once").toBe(lines[1]);
    const order = async () => (await load(planId))?.colleges.map(({ id: line }) => line);
    await inPlan(opened.store, planId, (write) => orderColleges(write, [...lines].reverse()));
    expect(await order()).toEqual([...lines].reverse());
    const [line = ""] = lines;
    for (const change of [
      () => inPlan(opened.store, other, (write) => changeCollege(write, line, { status: "denied" })),
      () => inPlan(opened.store, other, (write) => removeCollege(write, line, now)),
      () => inPlan(opened.store, other, (write) => orderColleges(write, lines)),
      () => inPlan(opened.store, planId, (write) => forgetCollege(write, line)),
    ]) {
      const before = await load(planId);
      await change();
      expect(await load(planId)).toEqual(before);
    }
    for (const [day, kept] of [
      ["2027-01-05", "2027-01-05"],
      ["2026-08-01", "2026-08-01"],
      ["2027-09-01", null],
      ["2026-07-31", null],
    ] as const) {
      await inPlan(opened.store, planId, (write) => changeCollege(write, line, { own_deadline: day }));
      await inPlan(opened.store, planId, (write) => forgetOwnDeadlines(write, "2026-08-01", "2027-08-31"));
      expect((await load(planId))?.colleges.find((each) => each.id === line)?.ownDeadline, day).toBe(kept);
    }
    await inPlan(opened.store, planId, (write) => changeCollege(write, line, { note: "labs", liked: "trees" }));
    await inPlan(opened.store, planId, (write) => removeCollege(write, line, now));
    await inPlan(opened.store, planId, (write) => restoreCollege(write, line));
    expect((await load(planId))?.colleges.find(({ id: each }) => each === line)).toMatchObject({ note: "labs" });
    expect((await order())?.at(-1), "back at the end").toBe(line);
  });

  it("give two colleges two positions, also when one of them comes back", async () => {
    const planId = await begin();
    const lineOf = new Map<number, string>();
    for (const unitid of [204796, 166683, 201645])
      lineOf.set(unitid, (await inPlan(opened.store, planId, (write) => addCollege(write, unitid))) ?? "");
    const [one = "", two = "", three = ""] = lineOf.values();
    await inPlan(opened.store, planId, (write) => removeCollege(write, one, now));
    await inPlan(opened.store, planId, (write) => orderColleges(write, [three]));
    await inPlan(opened.store, planId, (write) => addCollege(write, 204796));
    const lines = (await load(planId))?.colleges ?? [];
    expect(lines.map(({ id: line }) => line)).toEqual([three, two, one]);
    expect(new Set(lines.map(({ position }) => position)).size).toBe(3);
  });

  it("give twelve colleges twelve positions, also where nobody has locked the plan", async () => {
    const planId = await begin();
    const unitids = [200800, 200846, 200873, 201104, 201195, 201371, 201441, 201548, 201645, 201654, 201690, 204796];
    // SQLite has one writer at a time by itself.
    const second = opened.address.dialect === "postgres" ? opened.another() : opened.store;
    await Promise.all(
      unitids.map((unitid, at) =>
        transact(at % 2 === 0 ? opened.store : second, (store) =>
          addCollege({ store, planId, mode: "one" } as PlanWrite, unitid),
        ),
      ),
    );
    const lines = (await load(planId))?.colleges ?? [];
    expect(lines.map(({ unitid }) => unitid).sort()).toEqual(unitids);
    expect(lines.map(({ position }) => position)).toEqual(unitids.map((_, at) => at + 1));
  });

  it("refuse a position that another college of the list has", async () => {
    const planId = await begin();
    for (const unitid of [204796, 166683]) await inPlan(opened.store, planId, (write) => addCollege(write, unitid));
    const same = opened.store.updateTable("plan_college").set({ position: 1 }).where("plan_id", "=", planId).execute();
    await expect(same).rejects.toThrow(/unique/i);
  });

  it("write a look once, and forget lines after a year", async () => {
    const planId = await begin();
    const look = { who: "renee", side: a, what: "looked-home", once: `${planId} renee home` };
    await inPlan(opened.store, planId, (write) => writeLine(write, look, now));
    await inPlan(opened.store, planId, (write) => writeLine(write, look, after(1000)));
    expect(await readLines(opened.store, planId, now)).toHaveLength(1);
    await forgetOldLines(opened.store, after(365 * 86_400_000));
    expect(await opened.store.selectFrom("plan_log").selectAll().execute()).toHaveLength(1);
    await forgetOldLines(opened.store, after(367 * 86_400_000));
    expect(await opened.store.selectFrom("plan_log").selectAll().execute()).toEqual([]);
    await inPlan(opened.store, planId, (write) => writeLine(write, look, now));
    expect(await readLines(opened.store, planId, after(367 * 86_400_000))).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openAccount } from "~/account/accounts.server";
import { migrate } from "~/store/migrate.server";
import { begunPlan } from "../../../tests/setup/begun-plan";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { coveredPeople, coveringAccounts } from "../covered.server";
import { emptyFinances } from "../finances";
import { leavePlans } from "../leaving.server";
import {
  addCollege,
  changeCollege,
  forgetCollege,
  forgetOwnDeadlines,
  orderColleges,
  removeCollege,
  restoreCollege,
} from "./colleges.server";
import { isId, newId } from "./ids.server";
import { forgetOldLines, readLines, writeLine } from "./log.server";
import {
  addMember,
  admitMember,
  createInvitation,
  findInvitation,
  forgetOldInvitations,
  invitationLife,
  joinHouseholds,
  keepOneHousehold,
  removeMember,
  renewInvitation,
  takeInvitation,
} from "./people.server";
import { changePlan, countOwnPlans, createPlan, listPlans, loadPlan } from "./plans.server";
import { deleteVault, hasVault, readVault, saveVault, showVault } from "./vaults.server";

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
  beforeEach(async () => {
    opened = await empty();
    await migrate(opened.store);
    for (const name of ["maya", "renee", "tom", "stranger"]) {
      const claims = { subject: `auth0|${name}`, email: `${name}@mail.example`, emailVerified: true, name };
      account[name] = (await openAccount(opened.store, { ...claims, picture: null, roles: [] }, "18+", now)).id;
    }
  });
  afterEach(() => opened.close());

  const id = (name: string) => account[name] ?? "";
  const plan = { studentName: "Maya", classYear: 2027, state: "TX", startedBy: "student", adultFrom: null } as const;
  // A minute apart: the same plan started twice within one is the same plan.
  let started = 0;
  const begin = (name = "maya") => begunPlan(opened.store, id(name), plan, after(60_000 * started++));
  const join = (planId: string, name: string, household: "a" | "b" | null) =>
    addMember(
      opened.store,
      planId,
      { accountId: id(name), role: household === null ? "helper" : "parent", household, admitted: household !== null },
      now,
    );
  const load = (planId: string, name = "maya") => loadPlan(opened.store, planId, id(name));
  const memberOf = async (planId: string, name: string) =>
    (await load(planId))?.members.find(({ accountId }) => accountId === id(name))?.id ?? "";
  const invitation = { email: "renee@mail.example", role: "parent", household: "a", fromSide: "student" } as const;

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
    await join(planId, "tom", "b");
    expect(await listPlans(opened.store, id("tom"))).toEqual([]);
    await changePlan(opened.store, planId, { mode: "apart" });
    expect(await listPlans(opened.store, id("tom"))).toHaveLength(1);
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
      createPlan(opened.store, id("maya"), { ...plan, studentName }, now, most);
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
    await changePlan(opened.store, planId, { mode: "apart" });
    await join(planId, "renee", "a");
    await join(planId, "tom", "b");
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
    await changePlan(opened.store, planId, { mode: "open" });
    expect((await covering("renee")).sort()).toEqual(["maya", "renee", "tom"]);
    await addMember(
      opened.store,
      planId,
      { accountId: id("stranger"), role: "counselor", household: null, admitted: false },
      now,
    );
    expect(await covering("stranger"), "a counselor of many families").toEqual(["stranger"]);
    expect((await covering("maya")).sort()).toEqual(["maya", "renee", "tom"]);
  });

  it("have one student, also when two join at once", async () => {
    const planId = await begin();
    const second = { accountId: id("renee"), role: "student", household: null, admitted: false } as const;
    await expect(addMember(opened.store, planId, second, now)).rejects.toThrow();
    await expect(join(planId, "maya", "a")).rejects.toThrow();
  });

  it("keep the token of an invitation as a hash and give it out once", async () => {
    const planId = await begin();
    const token = await createInvitation(opened.store, planId, { ...invitation, admitted: false }, now);
    const rows = JSON.stringify(await opened.store.selectFrom("plan_invitation").selectAll().execute());
    expect(rows).not.toContain(token);
    const found = await findInvitation(opened.store, token, now);
    expect(found).toMatchObject({ plan_id: planId, role: "parent", household: "a", student_name: "Maya" });
    expect(await findInvitation(opened.store, `${token}x`, now)).toBeNull();
    expect(await findInvitation(opened.store, token, after(invitationLife - 1))).not.toBeNull();
    expect(await findInvitation(opened.store, token, after(invitationLife))).toBeNull();
    const old = await createInvitation(
      opened.store,
      planId,
      { ...invitation, email: "x@mail.example", admitted: false },
      after(-invitationLife),
    );
    await forgetOldInvitations(opened.store, now);
    expect((await load(planId))?.invitations.map(({ email }) => email)).toEqual(["renee@mail.example"]);
    expect(await findInvitation(opened.store, old, after(-1))).toBeNull();
    const taken = await Promise.all([1, 2, 3].map(() => takeInvitation(opened.store, found?.id ?? "")));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await findInvitation(opened.store, token, now)).toBeNull();
  });

  it("replace an invitation that is sent again, but not one of another household", async () => {
    const planId = await begin();
    const first = await createInvitation(opened.store, planId, { ...invitation, admitted: false }, now);
    const other = await createInvitation(opened.store, planId, { ...invitation, household: "b", admitted: false }, now);
    const again = await createInvitation(opened.store, planId, { ...invitation, admitted: false }, now);
    expect(await findInvitation(opened.store, first, now)).toBeNull();
    for (const token of [other, again]) expect(await findInvitation(opened.store, token, now)).not.toBeNull();
    const { id: invitationId } = (await findInvitation(opened.store, again, now)) ?? { id: "" };
    const renewed = await renewInvitation(opened.store, planId, invitationId, now);
    expect(await findInvitation(opened.store, again, now)).toBeNull();
    expect(await findInvitation(opened.store, renewed ?? "", now)).not.toBeNull();
    expect(await renewInvitation(opened.store, await begin("tom"), invitationId, now)).toBeNull();
  });

  const finances = { ...emptyFinances, income: 73_421, pays: 7_654 };

  it("keep finances sealed, and what is shown apart from them", async () => {
    const planId = await begin();
    await join(planId, "renee", "a");
    await saveVault(opened.store, planId, "a", finances, now);
    expect(await readVault(opened.store, planId, "a")).toEqual(finances);
    expect(await readVault(opened.store, planId, "b")).toEqual(emptyFinances);
    await showVault(opened.store, planId, "a", { pay: "to-15", aid: "some" }, 7_654);
    await saveVault(opened.store, planId, "a", { ...finances, pays: 50_000 }, now);
    expect((await load(planId))?.vaults).toEqual([
      { household: "a", shownPay: "to-15", shownAid: "some", told: 7_654 },
    ]);
    const rows = JSON.stringify(await opened.store.selectFrom("household_vault").selectAll().execute());
    for (const figure of ["73421", "7654", "50000"]) expect(rows).not.toContain(figure);
  });

  it("forget finances when nobody is left to read them, and open the household to those who wait", async () => {
    const planId = await begin();
    await join(planId, "renee", "a");
    await saveVault(opened.store, planId, "a", finances, now);
    const waiting = { accountId: id("tom"), role: "parent", household: "a", admitted: false } as const;
    await addMember(opened.store, planId, waiting, now);
    await removeMember(opened.store, planId, await memberOf(planId, "renee"));
    expect(await hasVault(opened.store, planId, "a")).toBe(false);
    expect((await load(planId))?.members.find(({ accountId }) => accountId === id("tom"))?.admitted).toBe(true);
  });

  it("keep finances while somebody is left who reads them", async () => {
    const planId = await begin();
    await join(planId, "renee", "a");
    await saveVault(opened.store, planId, "a", finances, now);
    await addMember(
      opened.store,
      planId,
      { accountId: id("tom"), role: "parent", household: "a", admitted: false },
      now,
    );
    const tom = await memberOf(planId, "tom");
    await admitMember(opened.store, planId, "b", tom);
    expect((await load(planId))?.members.find(({ id: each }) => each === tom)?.admitted, "not by the other").toBe(
      false,
    );
    await admitMember(opened.store, planId, "a", tom);
    await removeMember(opened.store, await begin("stranger"), tom);
    await removeMember(opened.store, planId, await memberOf(planId, "renee"));
    expect(await readVault(opened.store, planId, "a")).toEqual(finances);
  });

  it.each(["a", "b"] as const)("keep household %s alone as if there had been no other", async (keep) => {
    const planId = await begin();
    await changePlan(opened.store, planId, { mode: "apart" });
    await join(planId, "renee", "a");
    await join(planId, "tom", "b");
    for (const household of ["a", "b"] as const) {
      await saveVault(opened.store, planId, household, { ...finances, pays: household === "a" ? 1 : 2 }, now);
      const email = `${household}@mail.example`;
      await createInvitation(opened.store, planId, { ...invitation, email, household, admitted: false }, now);
      await writeLine(opened.store, planId, { who: household, side: household, what: "joined" }, now);
      const about = { about: email, aboutSide: household };
      await writeLine(opened.store, planId, { who: "maya", side: "student", what: "invited", ...about }, now);
    }
    await writeLine(opened.store, planId, { who: "maya", side: "student", what: "setup" }, now);
    await keepOneHousehold(opened.store, planId, "apart", keep, "estranged");
    const stored = await load(planId);
    expect(stored?.mode).toBe("estranged");
    const people = stored?.members.map(({ name, household }) => `${name} ${household}`).sort();
    expect(people).toEqual(["maya null", keep === "a" ? "renee a" : "tom a"]);
    expect(stored?.invitations.map(({ household }) => household)).toEqual(["a"]);
    expect(stored?.vaults.map(({ household }) => household)).toEqual(["a"]);
    expect((await readVault(opened.store, planId, "a")).pays).toBe(keep === "a" ? 1 : 2);
    const lines = await readLines(opened.store, planId, now);
    expect(lines.map(({ who, side, aboutSide }) => [who, side, aboutSide]).sort()).toEqual(
      [
        [keep, "a", null],
        ["maya", "student", "a"],
      ].sort(),
    );
    expect(JSON.stringify([stored, lines])).not.toMatch(keep === "a" ? /tom|"b@mail/ : /renee|"a@mail/);
  });

  it("keep the second household once, though it was asked for twice at once", async () => {
    const planId = await begin();
    await changePlan(opened.store, planId, { mode: "apart" });
    await join(planId, "renee", "a");
    await join(planId, "tom", "b");
    await saveVault(opened.store, planId, "b", finances, now);
    await Promise.all([1, 2].map(() => keepOneHousehold(opened.store, planId, "apart", "b", "one")));
    const stored = await load(planId);
    expect(stored?.members.map(({ name, household }) => `${name} ${household}`).sort()).toEqual(["maya null", "tom a"]);
    expect(await hasVault(opened.store, planId, "a")).toBe(true);
  });

  it("show the other household nothing that was shown to the student alone", async () => {
    const planId = await begin();
    await changePlan(opened.store, planId, { mode: "apart" });
    for (const household of ["a", "b"] as const) {
      await saveVault(opened.store, planId, household, finances, now);
      await showVault(opened.store, planId, household, { pay: "to-5", aid: "some" }, 4_000);
    }
    const shown = async () =>
      (await load(planId))?.vaults.map(({ shownPay, shownAid, told }) => [shownPay, shownAid, told]);
    await joinHouseholds(opened.store, planId, "one", "open");
    expect(await shown()).toEqual([
      ["to-5", "some", 4_000],
      ["to-5", "some", 4_000],
    ]);
    await joinHouseholds(opened.store, planId, "apart", "open");
    expect(await shown()).toEqual([
      [null, null, 4_000],
      [null, null, 4_000],
    ]);
  });

  it("let in who is left of a household that keeps nothing, and nobody by an invitation of those who are gone", async () => {
    const planId = await begin();
    await join(planId, "renee", "a");
    await saveVault(opened.store, planId, "a", finances, now);
    await addMember(
      opened.store,
      planId,
      { accountId: id("tom"), role: "parent", household: "a", admitted: false },
      now,
    );
    const { email } = invitation;
    const token = await createInvitation(
      opened.store,
      planId,
      { ...invitation, email, household: "a", admitted: true },
      now,
    );
    await deleteVault(opened.store, planId, "a");
    const renee = (await load(planId))?.members.find(({ name }) => name === "renee");
    await removeMember(opened.store, planId, renee?.id ?? "");
    expect((await load(planId))?.members.find(({ name }) => name === "tom")?.admitted).toBe(true);
    const found = await findInvitation(opened.store, token, now);
    expect(await takeInvitation(opened.store, found?.id ?? "")).toEqual({ admitted: false });
  });

  it("end when the last two leave at once", async () => {
    const planId = await begin("renee");
    await join(planId, "tom", "a");
    await saveVault(opened.store, planId, "a", finances, now);
    const leave = (name: string) =>
      opened.store.transaction().execute((within) => leavePlans(within, id(name), now, { planId }));
    await Promise.all([leave("renee"), leave("tom")]);
    expect(await opened.store.selectFrom("plan").selectAll().execute()).toEqual([]);
    expect(await hasVault(opened.store, planId, "a")).toBe(false);
  });

  it("end with their last person, and their family with its last plan", async () => {
    const [planId, sibling] = [await begin("renee"), await begin("renee")];
    const families = async () => (await opened.store.selectFrom("family").selectAll().execute()).length;
    await removeMember(opened.store, planId, (await load(planId, "renee"))?.members[0]?.id ?? "");
    expect(await opened.store.selectFrom("plan").select("id").execute()).toEqual([{ id: sibling }]);
    expect(await families()).toBe(1);
    await leavePlans(opened.store, id("renee"), now);
    expect(await families()).toBe(0);
  });

  it("lose with a deleted account what was the student's, and keep what is a household's", async () => {
    const planId = await begin();
    await join(planId, "renee", "a");
    await saveVault(opened.store, planId, "a", finances, now);
    await addCollege(opened.store, planId, 204796);
    await writeLine(opened.store, planId, { who: "maya", side: "student", what: "added" }, now);
    await leavePlans(opened.store, id("maya"), now);
    expect(await load(planId, "renee")).toMatchObject({ studentName: "The student", state: null, colleges: [] });
    expect(await readVault(opened.store, planId, "a")).toEqual(finances);
    expect(await readLines(opened.store, planId, now)).toEqual([]);
    expect(await load(planId)).toBeNull();
    await leavePlans(opened.store, id("renee"), now);
    for (const table of ["plan", "household_vault", "family", "plan_member"] as const) {
      expect(await opened.store.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  it("keep a list in its order, within its own plan", async () => {
    const planId = await begin();
    const other = await begin("tom");
    const lines: string[] = [];
    for (const unitid of [204796, 166683, 201645]) lines.push((await addCollege(opened.store, planId, unitid)) ?? "");
    expect(await addCollege(opened.store, planId, 166683), "once").toBe(lines[1]);
    const order = async () => (await load(planId))?.colleges.map(({ id: line }) => line);
    await orderColleges(opened.store, planId, [...lines].reverse());
    expect(await order()).toEqual([...lines].reverse());
    const [line = ""] = lines;
    for (const change of [
      () => changeCollege(opened.store, other, line, { status: "denied" }),
      () => removeCollege(opened.store, other, line, now),
      () => orderColleges(opened.store, other, lines),
      () => forgetCollege(opened.store, planId, line),
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
      await changeCollege(opened.store, planId, line, { own_deadline: day });
      await forgetOwnDeadlines(opened.store, planId, "2026-08-01", "2027-08-31");
      expect((await load(planId))?.colleges.find((each) => each.id === line)?.ownDeadline, day).toBe(kept);
    }
    await changeCollege(opened.store, planId, line, { note: "labs", liked: "trees" });
    await removeCollege(opened.store, planId, line, now);
    await restoreCollege(opened.store, planId, line);
    expect((await load(planId))?.colleges.find(({ id: each }) => each === line)).toMatchObject({ note: "labs" });
  });

  it("write a look once, and forget lines after a year", async () => {
    const planId = await begin();
    const look = { who: "renee", side: "a", what: "looked-home", once: `${planId} renee home` } as const;
    await writeLine(opened.store, planId, look, now);
    await writeLine(opened.store, planId, look, after(1000));
    expect(await readLines(opened.store, planId, now)).toHaveLength(1);
    await forgetOldLines(opened.store, after(365 * 86_400_000));
    expect(await opened.store.selectFrom("plan_log").selectAll().execute()).toHaveLength(1);
    await forgetOldLines(opened.store, after(367 * 86_400_000));
    expect(await opened.store.selectFrom("plan_log").selectAll().execute()).toEqual([]);
    await writeLine(opened.store, planId, look, now);
    expect(await readLines(opened.store, planId, after(367 * 86_400_000))).toEqual([]);
  });
});

import { afterEach, beforeEach, expect, it } from "vitest";
import { writeWaiver } from "~/billing/entitlement/data.server";
import { changeCollege } from "~/family/colleges/data.server";
import { keepOneHousehold } from "~/family/departure/households.server";
import { type KeptPlan, keepPlan, kenyon } from "../../../tests/setup/kept-plan";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inAccount, inPlan, removeMember } from "../../../tests/setup/writing";
import { remind, stopByLink } from "./remind.server";
import { putReminder, wantingOf } from "./reminder-data.server";

const now = new Date("2026-11-21T12:00:00.000Z");
const usual = { days: [14, 7, 1], weekly: false };

onBothStores("reminders", (empty) => {
  let opened: EmptyStore;
  let plan: KeptPlan;
  beforeEach(async () => {
    opened = await empty();
    plan = await keepPlan(opened.store, "2027-01-10", now);
    await waive(plan.accounts.maya, now);
  });
  afterEach(() => opened.close());

  const waive = (account: string, at: Date | null) =>
    inAccount(opened.store, account, (write) => writeWaiver(write, at));
  const queued = () => opened.store.selectFrom("mail").selectAll().orderBy("queued_at").orderBy("id").execute();
  const ask = (name: keyof KeptPlan["members"], settings = usual) =>
    inPlan(opened.store, plan.planId, (write) => putReminder(write, plan.members[name], settings));
  const look = (day: string) => remind(opened.store, day, now);

  it("come to nobody who has not asked", async () => {
    expect(await look("2027-01-03")).toEqual({ looked: 0, queued: 0, failed: [] });
    expect(await queued()).toEqual([]);
  });

  it("come once on each chosen day, to whoever asked, about what they see", async () => {
    await ask("renee");
    for (const day of [
      "2026-12-27",
      "2026-12-27",
      "2026-12-28",
      "2027-01-03",
      "2027-01-04",
      "2027-01-09",
      "2027-01-11",
    ]) {
      await look(day);
    }
    const mails = await queued();
    const told = mails.flatMap(
      ({ body }) => /- Deadline: Kenyon College\n {2}January 10, 2027, (.+)/.exec(body)?.[1] ?? [],
    );
    expect(told.sort()).toEqual(["in 14 days", "in 7 days", "tomorrow"]);
    for (const mail of mails) {
      expect(mail).toMatchObject({ recipient: "renee@mail.example", kind: "reminder", one_click: 1 });
      expect(mail.stop_link).toMatch(/\/reminders\/stop\?token=[\w-]{32}$/);
      expect(mail.body + mail.html).not.toMatch(new RegExp(`${kenyon.note}|the hill|\\btom\\b|household|\\$`, "i"));
    }
  });

  it("come once from two processes at the same time", async () => {
    for (const name of ["maya", "renee", "tom"] as const) await ask(name, { days: [14, 7, 1], weekly: true });
    // One process waits for a SQLite file without letting the other go on: there two looks of one process take turns.
    const other = opened.address.dialect === "sqlite" ? opened.store : opened.another();
    const stores = [opened.store, other, other];
    const answers = await Promise.all(stores.map((store) => remind(store, "2027-01-03", now)));
    expect(answers.flatMap(({ failed }) => failed)).toEqual([]);
    expect(answers.reduce((sum, answer) => sum + answer.queued, 0)).toBe(3);
    expect((await queued()).map(({ recipient }) => recipient).sort()).toEqual([
      "maya@mail.example",
      "renee@mail.example",
      "tom@mail.example",
    ]);
  });

  it("are for those whom a subscription covers, and go on when one does again", async () => {
    await ask("renee");
    // Tom's own subscription covers Tom and the student, and says nothing to the other household.
    await waive(plan.accounts.maya, null);
    await waive(plan.accounts.tom, now);
    expect(await look("2026-12-27")).toMatchObject({ looked: 1, queued: 0 });
    await waive(plan.accounts.renee, now);
    expect(await look("2026-12-28")).toMatchObject({ queued: 1 });
  });

  it("come again for a deadline that moves, and not for one that is sent", async () => {
    await ask("maya");
    await look("2027-01-03");
    await inPlan(opened.store, plan.planId, (write) =>
      changeCollege(write, plan.lineId, { own_deadline: "2027-01-20" }),
    );
    expect(await look("2027-01-06")).toMatchObject({ queued: 1 });
    await inPlan(opened.store, plan.planId, (write) => changeCollege(write, plan.lineId, { status: "applied" }));
    expect(await look("2027-01-13")).toMatchObject({ looked: 1, queued: 0 });
  });

  it("sum up the two weeks on Sunday, once", async () => {
    await ask("renee", { days: [], weekly: true });
    expect(await look("2027-01-02"), "a Saturday").toMatchObject({ queued: 0 });
    expect(await look("2027-01-03")).toMatchObject({ queued: 1 });
    expect(await look("2027-01-04"), "a Monday after").toMatchObject({ queued: 0 });
    expect((await queued())[0]?.subject).toMatch(/^College plan: .+ in the next two weeks$/);
  });

  it("go nowhere that is not verified", async () => {
    await ask("renee");
    await opened.store
      .updateTable("account")
      .set({ verified_email: null })
      .where("id", "=", plan.accounts.renee)
      .execute();
    expect(await look("2027-01-03")).toMatchObject({ looked: 1, queued: 0 });
  });

  it("end by their link, with what waits, and a second press changes nothing", async () => {
    await ask("renee");
    await ask("maya");
    await look("2027-01-03");
    const one = await wantingOf(opened.store, plan.members.renee);
    await stopByLink(opened.store, one?.stopToken ?? "");
    await stopByLink(opened.store, one?.stopToken ?? "");
    await stopByLink(opened.store, "");
    expect((await queued()).map(({ recipient }) => recipient)).toEqual(["maya@mail.example"]);
    expect(await look("2027-01-09")).toMatchObject({ looked: 1, queued: 1 });
  });

  it("end with the part in the plan, with what waits", async () => {
    await ask("renee");
    await look("2027-01-03");
    await inPlan(opened.store, plan.planId, (write) => removeMember(write, plan.members.renee));
    expect(await queued()).toEqual([]);
    expect(await look("2027-01-09")).toMatchObject({ looked: 0 });
  });

  it("that wait go to nobody of a home that ended, and to the one that stays as they were", async () => {
    for (const name of ["maya", "renee", "tom"] as const) await ask(name);
    await look("2027-01-03");
    const before = await queued();
    expect(before).toHaveLength(3);
    await inPlan(opened.store, plan.planId, (write) => keepOneHousehold(write, plan.homes.second, "one"));
    expect(await queued()).toEqual(before.filter(({ recipient }) => recipient !== "renee@mail.example"));
    expect(await look("2027-01-09")).toMatchObject({ looked: 2, queued: 2 });
  });

  it("do not keep one person's failure from another", async () => {
    await ask("maya");
    await ask("renee");
    await opened.store
      .updateTable("plan_reminder")
      .set({ days_before: "[14,7,1" })
      .where("member_id", "=", plan.members.maya)
      .execute();
    const answer = await look("2027-01-03");
    expect(answer).toMatchObject({ looked: 2, queued: 1 });
    expect(answer.failed).toHaveLength(1);
  });
});

import { afterEach, beforeEach, expect, it } from "vitest";
import { addCollege, changeCollege, removeCollege } from "~/family/colleges/data.server";
import { remind } from "~/family/dates/remind.server";
import { type KeptPlan, keepPlan, kenyon } from "../../../tests/setup/kept-plan";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inPlan, removeMember } from "../../../tests/setup/writing";
import { tellClosings } from "./tell-closings.server";

const now = new Date("2026-11-22T12:00:00.000Z");
const siena = 172264;

onBothStores("news of a closing college", (empty) => {
  let opened: EmptyStore;
  let plan: KeptPlan;
  let line: string;
  beforeEach(async () => {
    opened = await empty();
    plan = await keepPlan(opened.store, "2027-01-10", now);
    line = (await inPlan(opened.store, plan.planId, (write) => addCollege(write, siena))) ?? "";
  });
  afterEach(() => opened.close());

  const queued = () => opened.store.selectFrom("mail").selectAll().orderBy("recipient").execute();
  const recipients = async () => (await queued()).map(({ recipient }) => recipient);
  const look = (day = "2026-11-22") => tellClosings(opened.store, day, now);
  const everyone = ["maya", "renee", "tom"].map((name) => `${name}@mail.example`);

  it("reaches everyone who sees the list, once, without being asked for, and says why", async () => {
    expect(await look()).toEqual({ queued: 3, failed: [] });
    expect(await look()).toEqual({ queued: 0, failed: [] });
    // A line of something told is forgotten after a month; that a college closed is told once and for all.
    await remind(opened.store, "2027-02-22", now);
    expect(await look("2027-02-22")).toEqual({ queued: 0, failed: [] });
    expect(await recipients()).toEqual(everyone);
    for (const { subject, body, kind, recipient, stop_link } of await queued()) {
      expect(kind).toBe("closing");
      expect(stop_link).toBeNull();
      expect(subject).toMatch(/ollege plan: a college on the list is closing or changing$/);
      expect(subject).not.toContain("Maya");
      expect(body).toContain("Siena Heights University: closed in May 2026");
      expect(body).toContain("You can't apply here.");
      expect(body).toContain("You’re getting this email once, because this college is on the list in");
      expect(body).toContain(`/plan/${plan.planId}/colleges`);
      // Nothing of the other household, nor of the student's own notes.
      const others = ["renee", "tom"].filter((name) => !recipient.startsWith(name)).join("|");
      expect(body).not.toMatch(new RegExp(`${others}|household|parent|${kenyon.note}|the hill|Kenyon|\\$`, "i"));
    }
  });

  it("comes once from two processes at the same time", async () => {
    const other = opened.address.dialect === "sqlite" ? opened.store : opened.another();
    const answers = await Promise.all(
      [opened.store, other, other].map((store) => tellClosings(store, "2026-11-22", now)),
    );
    expect(answers.flatMap(({ failed }) => failed)).toEqual([]);
    expect(answers.reduce((sum, answer) => sum + answer.queued, 0)).toBe(3);
    expect(await recipients()).toEqual(everyone);
  });

  it("is decided when it goes out: not for who left, nor for a college that is off the list or left behind", async () => {
    await inPlan(opened.store, plan.planId, (write) => removeMember(write, plan.members.tom));
    await inPlan(opened.store, plan.planId, (write) => changeCollege(write, line, { status: "denied" }));
    expect(await look()).toEqual({ queued: 0, failed: [] });
    await inPlan(opened.store, plan.planId, (write) => changeCollege(write, line, { status: "considering" }));
    await inPlan(opened.store, plan.planId, (write) => removeCollege(write, line, now));
    expect(await look()).toEqual({ queued: 0, failed: [] });
    await inPlan(opened.store, plan.planId, (write) => addCollege(write, siena));
    expect(await look()).toEqual({ queued: 2, failed: [] });
    expect(await recipients()).toEqual(everyone.slice(0, 2));
    // What waits goes with the part in the plan.
    await inPlan(opened.store, plan.planId, (write) => removeMember(write, plan.members.renee));
    expect(await recipients()).toEqual(everyone.slice(0, 1));
  });

  it("goes nowhere that is not verified, and comes once it is", async () => {
    const verify = (address: string | null) =>
      opened.store
        .updateTable("account")
        .set({ verified_email: address })
        .where("id", "=", plan.accounts.renee)
        .execute();
    await verify(null);
    expect(await look()).toEqual({ queued: 2, failed: [] });
    await verify("renee@mail.example");
    expect(await look()).toEqual({ queued: 1, failed: [] });
  });
});

import { afterEach, beforeEach, expect, it } from "vitest";
import { openIn } from "~/family/access/open-plan.server";
import { changePlan } from "~/family/access/plan-data.server";
import { writePlan } from "~/family/access/write-plan.server";
import { type KeptPlan, keepPlan } from "../../../tests/setup/kept-plan";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inPlan } from "../../../tests/setup/writing";
import { changeRecord, readRecord, showRecord } from "./record.server";

const now = new Date("2026-11-21T12:00:00.000Z");
const status = (error: unknown) => (error instanceof Response ? error.status : error);

onBothStores("grades, scores and majors of a plan", (empty) => {
  let opened: EmptyStore;
  let plan: KeptPlan;
  beforeEach(async () => {
    opened = await empty();
    plan = await keepPlan(opened.store, "2027-01-10", now);
  });
  afterEach(() => opened.close());

  const member = (name: "maya" | "renee") => ({
    id: plan.accounts[name],
    name,
    email: `${name}@mail.example`,
    emailVerified: true,
    ageBand: "18+" as const,
    admin: false,
    session: plan.sessions[name],
  });
  const save = (name: "maya" | "renee", fields: Record<string, string> | URLSearchParams) =>
    writePlan(member(name), plan.planId, (writing) => changeRecord(writing, new URLSearchParams(fields)), {
      store: opened.store,
      now,
    }).catch(status);
  const open = (name: "maya" | "renee") => openIn(opened.store, member(name), plan.planId, now);
  const kept = async (name: "maya" | "renee") => readRecord(await open(name));
  const rows = () => opened.store.selectFrom("plan_record").selectAll().execute();

  it("are sealed, and a form that holds a part of them leaves the others", async () => {
    expect(await save("maya", { gpa: "3.4", sat: "1180", fields: "11" })).toEqual({ ok: true });
    expect(await save("maya", { act: "27" })).toEqual({ ok: true });
    expect(await kept("maya")).toEqual({ gpa: "3.4", scale: "4", sat: "1180", act: "27", fields: "11" });
    expect(JSON.stringify(await rows())).not.toMatch(/1180|3\.4|"gpa"/);
    const emptied = new URLSearchParams(["gpa", "scale", "rigor", "rank", "sat", "act", "fields"].map((n) => [n, ""]));
    expect(await save("maya", emptied)).toEqual({ ok: true });
    expect(await kept("maya")).toEqual({});
    expect(await rows()).toEqual([]);
  });

  it("are neither seen nor written by a parent who doesn't keep the plan", async () => {
    await save("maya", { gpa: "3.4" });
    expect(await save("renee", { gpa: "2.0" })).toBe(404);
    expect(await kept("renee")).toBeNull();
    expect(await kept("maya")).toMatchObject({ gpa: "3.4" });
  });

  it("are told what is wrong with them, with what is kept beside what was typed", async () => {
    await save("maya", { gpa: "3.4" });
    const refused = await save("maya", { sat: "1183" });
    expect(refused).toMatchObject({
      ok: false,
      messages: { sat: ["SAT totals end in 0, such as 1180. Please check the score."] },
    });
    const sent = (refused as { sent: URLSearchParams }).sent;
    expect([sent.get("gpa"), sent.get("sat")]).toEqual(["3.4", "1183"]);
    expect(await kept("maya")).toEqual({ gpa: "3.4", scale: "4" });
  });

  it("are not replaced unseen by a form that showed something else", async () => {
    await save("maya", { gpa: "3.4", sat: "1180" });
    const { mark = "" } = (await showRecord(await open("maya"))) ?? {};
    await save("maya", { gpa: "3.6" });
    expect(await save("maya", { gpa: "3.5", shown: mark })).toMatchObject({
      messages: { gpa: [expect.stringContaining("saved this as “GPA 3.6”")] },
    });
    expect(await save("maya", { sat: "1200", shown: mark }), "nobody else changed that").toEqual({ ok: true });
    expect(await kept("maya")).toMatchObject({ gpa: "3.6", sat: "1200" });
  });

  it("bring a state only where the plan has none", async () => {
    await save("maya", { gpa: "3.4", state: "TX" });
    expect((await open("maya")).view.state).toBe("OH");
    await inPlan(opened.store, plan.planId, (write) => changePlan(write, { state: null }));
    await save("maya", { gpa: "3.5", state: "TX" });
    expect((await open("maya")).view.state).toBe("TX");
  });
});

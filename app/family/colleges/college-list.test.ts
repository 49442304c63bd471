import { afterEach, beforeEach, expect, it } from "vitest";
import { loadPlan } from "~/family/access/plan-data.server";
import { writePlan } from "~/family/access/write-plan.server";
import { type KeptPlan, keepPlan, kenyon } from "../../../tests/setup/kept-plan";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { changeList } from "./college-list.server";

const now = new Date("2026-11-21T12:00:00.000Z");
const [oberlin, denison] = [204501, 202523];

onBothStores("the buttons of a college list", (empty) => {
  let opened: EmptyStore;
  let plan: KeptPlan;
  beforeEach(async () => {
    opened = await empty();
    plan = await keepPlan(opened.store, "2027-01-10", now);
  });
  afterEach(() => opened.close());

  const lines = async () => (await loadPlan(opened.store, plan.planId, plan.accounts.maya))?.colleges ?? [];
  const listed = async () => (await lines()).filter(({ removed }) => !removed).map(({ unitid }) => unitid);
  const lineOf = async (unitid: number) => (await lines()).find((line) => line.unitid === unitid)?.id ?? "";

  /** Presses a button, as Maya; gives what went wrong, a status where it was refused. */
  function press(fields: Readonly<Record<string, string>>, inOrderOfDeadline: readonly string[] = []) {
    const who = {
      id: plan.accounts.maya,
      name: "maya",
      email: "maya@mail.example",
      emailVerified: true,
      ageBand: "18+" as const,
      admin: false,
      session: plan.sessions.maya,
    };
    const form = new URLSearchParams(fields);
    const writing = writePlan(who, plan.planId, (each) => changeList(each, form, () => inOrderOfDeadline), {
      store: opened.store,
      now,
    });
    return writing.catch((error: unknown) => (error instanceof Response ? error.status : error));
  }

  it("add, move and sort", async () => {
    expect(await press({ intent: "add", unitid: String(oberlin) })).toBeNull();
    expect(await press({ intent: "add", unitid: String(denison) })).toBeNull();
    expect(await press({ intent: "add", unitid: "" })).toBe("Choose a college from the list.");
    expect(await listed()).toEqual([kenyon.unitid, oberlin, denison]);
    expect(await press({ intent: "up", line: await lineOf(denison) })).toBeNull();
    expect(await listed()).toEqual([kenyon.unitid, denison, oberlin]);
    expect(await press({ intent: "down", line: await lineOf(kenyon.unitid) })).toBeNull();
    expect(await listed()).toEqual([denison, kenyon.unitid, oberlin]);
    // The first has nowhere to go.
    expect(await press({ intent: "up", line: await lineOf(denison) })).toBeNull();
    expect(await listed()).toEqual([denison, kenyon.unitid, oberlin]);
    expect(await press({ intent: "by-deadline" }, [await lineOf(oberlin)])).toBeNull();
    expect(await listed()).toEqual([oberlin, denison, kenyon.unitid]);
    expect(await press({ intent: "by-name" })).toBeNull();
    expect(await listed()).toEqual([denison, kenyon.unitid, oberlin]);
  });

  it("take off, put back and forget, each only what it is about", async () => {
    const line = plan.lineId;
    expect(await press({ intent: "restore", line }), "it is on the list").toBe(404);
    expect(await press({ intent: "remove", line })).toBeNull();
    expect(await listed()).toEqual([]);
    expect(await press({ intent: "up", line }), "it is off the list").toBe(404);
    expect(await press({ intent: "restore", line })).toBeNull();
    expect(await listed()).toEqual([kenyon.unitid]);
    expect(await press({ intent: "remove", line })).toBeNull();
    expect(await press({ intent: "forget", line })).toBeNull();
    expect(await lines()).toEqual([]);
  });

  it("are all that there are: anything else is a bad request and changes nothing", async () => {
    for (const intent of ["", "Remove", "toString", "empty"]) {
      expect(await press({ intent, line: plan.lineId }), intent).toBe(400);
    }
    expect(await press({ line: plan.lineId })).toBe(400);
    expect(await listed()).toEqual([kenyon.unitid]);
  });
});

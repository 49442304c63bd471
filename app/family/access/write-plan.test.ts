import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { endSessions } from "~/account/session/data.server";
import { writeAccount } from "~/account/write-account.server";
import { addToList } from "~/family/colleges/college-list.server";
import { mostOnList } from "~/family/colleges/data.server";
import { keepOneHousehold } from "~/family/departure/households.server";
import { hasFinances } from "~/family/finances/data.server";
import { saveHousehold } from "~/family/finances/household.server";
import { transact } from "~/store/transaction.server";
import { type KeptPlan, keepPlan } from "../../../tests/setup/kept-plan";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inPlan, removeMember } from "../../../tests/setup/writing";
import { loadPlan } from "./plan-data.server";
import { writePlan } from "./write-plan.server";

const now = new Date("2026-11-21T12:00:00.000Z");
const status = (error: unknown) => (error instanceof Response ? error.status : error);

onBothStores("writing to a plan", (empty) => {
  let opened: EmptyStore;
  let plan: KeptPlan;
  beforeEach(async () => {
    opened = await empty();
    plan = await keepPlan(opened.store, "2027-01-10", now);
  });
  afterEach(() => opened.close());

  const member = (name: "maya" | "renee" | "tom", store = opened.store) => ({
    who: {
      id: plan.accounts[name],
      name,
      email: `${name}@mail.example`,
      emailVerified: true,
      ageBand: "18+" as const,
      admin: false,
      session: plan.sessions[name],
    },
    at: { store, now },
  });
  /**
   * As another process has it. Two connections of one process to one SQLite file would wait for each other for ever.
   */
  const another = () => (opened.address.dialect === "sqlite" ? opened.store : opened.another());
  const figures = (name: "renee" | "tom") =>
    new URLSearchParams({ pays: "12345", household: name === "renee" ? plan.homes.first : plan.homes.second });
  const save = (name: "renee" | "tom", store = opened.store) => {
    const { who, at } = member(name, store);
    return writePlan(who, plan.planId, (writing) => saveHousehold(writing, figures(name)), at).catch(status);
  };

  it("decides by what is there after it has waited", async () => {
    // The other process has removed the first home; whoever waits for the plan is not in it any more.
    const other = another();
    const [, answer] = await Promise.all([
      inPlan(other, plan.planId, async (write) => {
        await keepOneHousehold(write, plan.homes.second, "one");
      }),
      save("renee"),
    ]);
    const first = answer === null;
    expect(first ? null : answer).toBe(first ? null : 404);
    // Whichever came first, the home that stays has no figures of the one that went.
    expect(await hasFinances(opened.store, plan.planId, plan.homes.first)).toBe(false);
    expect(await save("renee")).toBe(404);
    expect(await hasFinances(opened.store, plan.planId, plan.homes.first)).toBe(false);
  });

  it("is not there for somebody who was taken out, and leaves nothing", async () => {
    await inPlan(opened.store, plan.planId, (write) => removeMember(write, plan.members.tom));
    expect(await save("tom")).toBe(404);
    expect(await opened.store.selectFrom("household_vault").selectAll().execute()).toEqual([]);
  });

  it("is not there for a session that is over, though its account still is", async () => {
    await endSessions(opened.store, { only: plan.sessions.tom });
    expect(await save("tom")).toBe(401);
    expect(await save("renee")).toBeNull();
  });

  it("takes back everything where the work throws", async () => {
    const { who, at } = member("maya");
    const failing = writePlan(
      who,
      plan.planId,
      async (writing) => {
        await addToList(writing, 166683);
        throw new Response(null, { status: 400 });
      },
      at,
    );
    expect(await failing.catch(status)).toBe(400);
    expect((await loadPlan(opened.store, plan.planId, who.id))?.colleges).toHaveLength(1);
  });

  it("adds no college that nobody can start at, and gives the reason; one in doubt is added", async () => {
    const { who, at } = member("maya");
    const add = (unitid: number) => writePlan(who, plan.planId, (writing) => addToList(writing, unitid), at);
    expect(await add(172264)).toContain("Siena Heights University can’t be added");
    expect(await add(214795)).toContain("Look at Penn State instead.");
    expect(await add(177418)).toBeNull();
    const listed = (await loadPlan(opened.store, plan.planId, who.id))?.colleges.map(({ unitid }) => unitid) ?? [];
    expect(listed).toContain(177418);
    expect(listed).not.toContain(172264);
    expect(listed).not.toContain(214795);
  });

  it("adds at the same time from two processes, each at a place of its own", async () => {
    const { who } = member("maya");
    const stores = [opened.store, another()];
    const unitids = [166683, 204796, 166027, 130794, 243744, 110635, 190150, 186131];
    await Promise.all(
      unitids.map((unitid, at) => {
        const store = stores[at % 2] ?? opened.store;
        return writePlan(who, plan.planId, (writing) => addToList(writing, unitid), { store, now });
      }),
    );
    const lines = (await loadPlan(opened.store, plan.planId, who.id))?.colleges ?? [];
    expect(lines).toHaveLength(1 + unitids.length);
    expect(new Set(lines.map(({ position }) => position)).size).toBe(lines.length);
    expect(lines.length).toBeLessThan(mostOnList);
  });

  it("goes on for an account only while its session does", async () => {
    const { who, at } = member("renee");
    await endSessions(opened.store, { of: who.id });
    const write = writeAccount(who, async () => "written", at);
    expect(await write.catch(status)).toBe(401);
  });

  it("knows no plan by what is no id", async () => {
    const { who, at } = member("maya");
    for (const id of [undefined, "", "' or 1=1 --", "0".repeat(32)]) {
      expect(await writePlan(who, id, async () => "written", at).catch(status)).toBe(404);
    }
  });

  it("gives the name, the address and the age that the account has now", async () => {
    const { who, at } = member("maya");
    await opened.store
      .updateTable("account")
      .set({ name: "Maya B", verified_email: null })
      .where("id", "=", who.id)
      .execute();
    const read = await writePlan(who, plan.planId, async (writing) => writing.member, at);
    expect(read).toMatchObject({ name: "Maya B", emailVerified: false, ageBand: "18+" });
  });
});

describe("a transaction that meets another one", () => {
  const conflict = Object.assign(new Error("could not serialize access"), { code: "40001" });
  /** A store whose transactions end as the list says. */
  const storeThat = (ends: readonly (Error | "done")[]) => {
    let tries = 0;
    const execute = async () => {
      const end = ends[tries++];
      if (end instanceof Error) throw end;
      return end;
    };
    return { store: { transaction: () => ({ execute }) } as never, tries: () => tries };
  };
  const noPause = async () => {};

  it("is done again, a few times", async () => {
    const busy = Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY" });
    const meets = storeThat([conflict, busy, Object.assign(new Error("deadlock"), { code: "40P01" }), "done"]);
    expect(await transact(meets.store, async () => "unused", noPause)).toBe("done");
    const always = storeThat(Array(20).fill(conflict));
    await expect(transact(always.store, async () => "unused", noPause)).rejects.toBe(conflict);
    expect(always.tries()).toBe(5);
  });

  it("is not done again where anything else went wrong", async () => {
    const broken = new Error("anything else");
    const meets = storeThat([broken, "done"]);
    await expect(transact(meets.store, async () => "unused", noPause)).rejects.toBe(broken);
    expect(meets.tries()).toBe(1);
  });
});

import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HeldRequest } from "../setup/held-request";
import { householdsIn } from "../setup/households";
import { anyOf, page } from "../setup/page";
import { Payer } from "../setup/payer";
import {
  attempt,
  attempted,
  lasting,
  naming,
  type PlanRequest,
  requestsForHome,
  requestsOfAccount,
  requestsOfKeeper,
  requestsOfParent,
  requestsOfStudent,
} from "../setup/plan-requests";
import { Plans } from "../setup/plans";
import { changesBetween, contentOf } from "../setup/store-content";
import { onBothStores } from "../setup/stores";
import { type Home, keptByParent, type TwoHomes, twoHomes } from "../setup/two-homes";
import type { Visitor } from "../setup/visitor";

/**
 * Forms whose end is held back while the right to send them is taken away: nobody acts on yesterday's rights. The store
 * is compared row by row, so that whatever such a form would leave behind is found, whichever table it is in.
 */

/** Who holds which forms. */
type Holding = readonly [who: string, one: Visitor, requests: readonly PlanRequest[]];

onBothStores("a form held open", (empty) => {
  let at: Plans;
  beforeAll(async () => {
    at = await Plans.openTwo(await empty());
  });
  afterAll(() => at.close());

  /** All customers at the stand-in for Stripe. */
  const customers = async () => (await new Payer(at.standIns.origin).client.customers.list({ limit: 100 })).data.length;

  /** Holds forms at the first process while something happens, then lets go of all at once. */
  async function across(holdings: readonly Holding[], happens: () => Promise<unknown>) {
    const each = holdings.flatMap(([who, one, requests]) => requests.map((request) => ({ who, one, request })));
    const held = await Promise.all(
      each.map(async ({ who, one, request: { name, path, fields } }) => ({
        name: `${who}: ${name}`,
        form: await HeldRequest.send(one, path, fields),
      })),
    );
    // Whoever is admitted by headers is admitted by now: this asks the same of the same process, and comes later.
    for (const [, one] of holdings) expect((await one.get("/account")).status).toBe(200);
    const early = held.filter(({ form }) => form.answered).map(({ name }) => name);
    await happens();
    const [before, paying] = [await contentOf(at.store), await customers()];
    const answers = await Promise.all(held.map(async ({ name, form }) => ({ name, answer: await form.release() })));
    const changes = [...changesBetween(before, await contentOf(at.store))];
    if ((await customers()) !== paying) changes.push("+ a customer at Stripe");
    return {
      /** Those that were answered before they were sent to the end. */
      early,
      changes,
      statuses: Object.fromEntries(answers.map(({ name, answer }) => [name, answer.status])),
      bodies: (await Promise.all(answers.map(({ answer }) => answer.text()))).join("\n"),
    };
  }

  /** That every form was refused in the same way and did nothing. How many there are is what docs/security.md says. */
  function expectRefused(result: Awaited<ReturnType<typeof across>>, status: number, forms: number): void {
    const { early, changes, statuses } = result;
    expect(Object.keys(statuses)).toHaveLength(forms);
    const refused = Object.fromEntries(Object.keys(statuses).map((name) => [name, status]));
    expect({ early, statuses, changes }).toEqual({ early: [], statuses: refused, changes: [] });
  }

  const requestOfGuest = ({ link }: Home): PlanRequest => ({ name: "joining", path: link, fields: {} });
  const leftHome = (name: string, family: TwoHomes, home: Home): Holding[] => [
    [name, home.parent, requestsOfParent(family, home)],
    ["guest", home.guest, [requestOfGuest(home)]],
  ];

  /** The text of every file in the download of everything. */
  async function exported(one: Visitor, plan: string): Promise<string> {
    const zip = unzipSync(new Uint8Array(await (await one.post(`${plan}/export`)).arrayBuffer()));
    return Object.values(zip)
      .map((file) => strFromU8(file))
      .join("\n");
  }

  /** That a home which stays reads nothing of what another one wrote or tried to write. */
  async function expectUntouched(home: Home, plan: string, other: Home, heard: string): Promise<void> {
    for (const under of ["", "/household", "/ledger", "/tasks", "/saved", "/people"]) {
      const html = await page(home.parent, plan + under);
      for (const word of [attempt, other.word, other.name]) expect(html, under).not.toContain(word);
      expect(html, under).not.toMatch(anyOf(attempted, other.amount));
    }
    expect(await page(home.parent, `${plan}/household`)).toContain(`"${home.amount}"`);
    for (const word of [home.word, home.name]) expect(heard, "in an answer to the other home").not.toContain(word);
    expect(heard).not.toMatch(anyOf(home.amount));
  }

  it("does what it asks when nothing happens meanwhile, whoever may send it", async () => {
    const family = await twoHomes(at);
    const kept = await keptByParent(at);
    const holdings: readonly Holding[] = [
      ["parent", family.first.elsewhere, [...requestsOfParent(family, family.first), ...requestsOfAccount("adult")]],
      ["guest", family.second.guest, [requestOfGuest(family.second)]],
      ["student", family.elsewhere, [...requestsOfStudent(family), ...requestsOfAccount("teenager")]],
      ["keeper", kept.parent, requestsOfKeeper(kept)],
    ];
    // What is written of these is only how often they were asked for.
    const reading = ["payment for the Family plan", "everything about the account"];
    const failed: string[] = [];
    let count = 0;
    let before = await contentOf(at.store);
    for (const [who, one, requests] of holdings) {
      for (const { name, path, fields } of requests) {
        const answer = await (await HeldRequest.send(one, path, fields)).release();
        const after = await contentOf(at.store);
        const changed = changesBetween(before, after).length > 0;
        before = after;
        count += 1;
        const taken = [200, 302, 303].includes(answer.status) && (changed || reading.includes(name));
        if (!taken) failed.push(`${who}: ${name} ${answer.status}${changed ? "" : ", nothing changed"}`);
      }
    }
    expect(failed).toEqual([]);
    expect(count).toBe(63);
  });

  describe.each([
    ["by one process", () => at.site.origin],
    ["by two processes", () => at.other.origin],
  ])("%s", (_, origin) => {
    /** Somebody as they reach the process in which something happens to those who hold. */
    const there = (one: Visitor) => one.at(origin());

    it("does nothing for a parent who was removed, and the home that goes on alone sees nothing", async () => {
      const family = await twoHomes(at);
      const { plan, student, first, second } = family;
      const result = await across(leftHome("parent", family, first), async () => {
        await at.remove(there(student), plan, first.name);
        await at.keepOneHome(there(student), plan, "second", "one");
      });
      expectRefused(result, 404, 20);
      await expectUntouched(second, plan, first, result.bodies);
    });

    it("does nothing for the parent of a second home that is gone, and somebody else can be invited there", async () => {
      const family = await twoHomes(at);
      const { plan, student, second } = family;
      const result = await across([["parent", second.parent, requestsOfParent(family, second)]], async () => {
        expect((await there(student).post(`${plan}/people/${second.waiting}`)).status).toBe(303);
        await at.remove(there(student), plan, second.name);
      });
      expectRefused(result, 404, 19);
      const next = `next-${second.name}`;
      await at.join(student, await at.person(next), plan, "second", next);
    });

    it("does nothing that the keeper alone may do for a parent whose student took the plan over", async () => {
      const kept = await keptByParent(at);
      const { plan, parent, student } = kept;
      // The parent stays, with the home that is theirs.
      const stillTheirs = ["household form", "invitation"];
      const requests = requestsOfKeeper(kept).filter(({ name }) => !stillTheirs.includes(name));
      const result = await across([["keeper", parent, requests]], async () => {
        expect((await there(student).post(`${plan}/setup`, { intent: "take-over" })).status).toBe(303);
      });
      const refused = Object.keys(result.statuses).filter((name) => [400, 404].includes(result.statuses[name] ?? 0));
      expect(refused).toHaveLength(8);
      expect(Object.keys(result.statuses)).toEqual(refused);
      // A form that can't be taken comes back on its page, and who looked at a page is written.
      expect(result.changes.filter((row) => !row.includes('"what":"looked-'))).toEqual([]);
      expect(result.early).toEqual([]);
      expect((await parent.get(plan)).status).toBe(200);
    });

    it("does nothing for a parent who kept the plan until its student took it over and removed them", async () => {
      const kept = await keptByParent(at);
      const { plan, parent, student } = kept;
      const result = await across([["keeper", parent, requestsOfKeeper(kept)]], async () => {
        expect((await there(student).post(`${plan}/setup`, { intent: "take-over" })).status).toBe(303);
        await at.remove(there(student), plan, kept.parentName);
      });
      expectRefused(result, 404, 10);
    });

    it.each([
      ["one", "second"],
      ["estranged", "first"],
    ] as const)("does nothing for a home that ends when the plan becomes “%s”", async (mode, keep) => {
      const family = await twoHomes(at);
      const { plan, student } = family;
      const [gone, stays] = keep === "first" ? [family.second, family.first] : [family.first, family.second];
      const result = await across(leftHome("parent", family, gone), () =>
        at.keepOneHome(there(student), plan, keep, mode),
      );
      expectRefused(result, 404, 20);
      await expectUntouched(stays, plan, gone, result.bodies);
    });

    it("is done for the home that stays, and in it alone, while the other one ends", async () => {
      const family = await twoHomes(at);
      const { plan, student, first, second } = family;
      const result = await across([["parent", second.parent, lasting(family, second)]], () =>
        at.keepOneHome(there(student), plan, "second", "one"),
      );
      expect(result.early).toEqual([]);
      expect(Object.entries(result.statuses).filter(([, status]) => ![200, 303].includes(status))).toEqual([]);
      expect(Object.keys(result.statuses)).toHaveLength(16);
      expect(householdsIn(result.changes.join()), "whatever was written is of that home").toEqual([second.household]);
      const tables = result.changes.filter((row) => householdsIn(row).length > 0).map((row) => row.split(" ")[1]);
      expect([...new Set(tables)].sort()).toEqual([
        "household_vault",
        "plan_invitation",
        "plan_ledger_entry",
        "plan_ledger_split",
        "plan_log",
        "plan_member",
        "plan_saved",
        "plan_task",
      ]);
      const file = await exported(there(second.parent), plan);
      expect(file, "the file holds what this home wrote").toContain(second.word);
      for (const word of [first.word, first.name, first.household]) expect(file).not.toContain(word);
      expect(file).not.toMatch(anyOf(first.amount));
    });

    it("does nothing in the other home for a parent who has joined it by then", async () => {
      const family = await twoHomes(at);
      const { plan, student, first, second } = family;
      const result = await across(
        [["parent", first.parent, naming(first, requestsOfParent(family, first))]],
        async () => {
          await at.remove(there(student), plan, first.name);
          await at.keepOneHome(there(student), plan, "second", "one");
          // The home that stays is the first that the plan has now.
          await at.join(there(second.parent), there(first.parent), plan, "first", first.name);
        },
      );
      const refused = Object.keys(result.statuses).filter((name) => [400, 404].includes(result.statuses[name] ?? 0));
      expect(refused).toHaveLength(8);
      expect(Object.keys(result.statuses)).toEqual(refused);
      // A form that can't be taken comes back on its page, and who looked at a page is written.
      expect(result.changes.filter((row) => !row.includes('"what":"looked-'))).toEqual([]);
      expect(result.early).toEqual([]);
      expect(await page(first.parent, `${plan}/household`), "who may read it now").toContain(`"${second.amount}"`);
    });

    it("does nothing for a student who chose a home that another one has come after", async () => {
      const family = await twoHomes(at);
      const { plan, student, first, second } = family;
      const result = await across([["student", family.elsewhere, requestsForHome(family, first)]], async () => {
        await at.keepOneHome(there(student), plan, "second", "one");
        expect((await there(student).post(`${plan}/setup`, { intent: "homes", mode: "open" })).status).toBe(303);
        const next = `third-${family.name}`;
        await at.join(there(student), await at.person(next), plan, "second", next);
      });
      const statuses = Object.entries(result.statuses).map(([name, status]) => `${name.split(": ")[1]} ${status}`);
      expect(statuses).toEqual([
        "payment 404",
        "shares 404",
        "ledger export 404",
        "task 400",
        "invitation 400",
        "going on with it alone 400",
      ]);
      expect(result).toMatchObject({ early: [], changes: [] });
      await expectUntouched(second, plan, first, "");
    });

    const everybody = (family: TwoHomes): readonly Holding[] => [
      ["parent", family.first.elsewhere, [...requestsOfParent(family, family.first), ...requestsOfAccount("adult")]],
      ["guest", family.second.guest, [requestOfGuest(family.second)]],
      ["student", family.elsewhere, [...requestsOfStudent(family), ...requestsOfAccount("teenager")]],
    ];

    it("does nothing for a browser that was signed out, be it there or from another browser", async () => {
      const family = await twoHomes(at);
      const result = await across(everybody(family), async () => {
        expect((await there(family.first.parent).post("/account", { others: "yes" })).status).toBe(303);
        for (const one of [family.elsewhere, family.second.guest]) {
          expect((await there(one).post("/auth/logout")).status).toBeLessThan(400);
        }
      });
      expectRefused(result, 401, 53);
      await expectUntouched(family.second, family.plan, family.first, result.bodies);
    });

    it("does nothing for an account that is deleted", async () => {
      const family = await twoHomes(at);
      const result = await across(everybody(family), async () => {
        for (const one of [family.first.parent, family.second.guest, family.student]) {
          expect((await there(one).post("/account/delete", { word: "delete" })).status).toBeLessThan(400);
        }
      });
      expectRefused(result, 401, 53);
    });
  });
});

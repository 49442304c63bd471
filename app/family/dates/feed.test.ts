import { afterEach, beforeEach, expect, it } from "vitest";
import { changeCollege } from "~/family/colleges/data.server";
import { keepOneHousehold } from "~/family/departure/households.server";
import type { Store } from "~/store/database.server";
import { type KeptPlan, keepPlan, kenyon } from "../../../tests/setup/kept-plan";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inPlan, removeMember } from "../../../tests/setup/writing";
import { readFeed } from "./feed.server";
import { deleteFeed, feedOfMember, putFeed } from "./feed-data.server";

const now = new Date("2026-11-21T12:00:00.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const line = (text: string, name: string) => new RegExp(`^${name}[:;](.*)$`, "m").exec(text)?.[1]?.trim();
/** The name of the entry for the one deadline. */
const uidOf = (text: string) => /UID:(\S+)(?:(?!END:VEVENT)[\s\S])*?SUMMARY:Deadline: Kenyon College/.exec(text)?.[1];

onBothStores("the address of a calendar", (empty) => {
  let opened: EmptyStore;
  let plan: KeptPlan;
  beforeEach(async () => {
    opened = await empty();
    plan = await keepPlan(opened.store, "2027-01-10", now);
  });
  afterEach(() => opened.close());

  const feedFor = async (name: keyof KeptPlan["members"]) =>
    `${await inPlan(opened.store, plan.planId, (write) => putFeed(write, plan.members[name], now))}.ics`;
  async function read(file: string, at: Date, store: Store = opened.store) {
    const feed = await readFeed(store, file, at);
    if (feed === null || feed === "too-often") throw new Error(`The calendar answers ${feed}.`);
    return feed;
  }

  it("answers the same bytes until a date changes, and then newer ones of the same entry", async () => {
    const file = await feedFor("renee");
    const first = await read(file, later(1));
    expect(first.body).toContain("DTSTART:20270110T180000\r\n");
    expect(line(first.body, "X-WR-CALNAME")).toBe("Maya’s college plan");
    expect(line(first.body, "REFRESH-INTERVAL")).toBe("VALUE=DURATION:PT6H");
    expect(await read(file, later(3000))).toEqual(first);
    await inPlan(opened.store, plan.planId, (write) =>
      changeCollege(write, plan.lineId, { own_deadline: "2027-01-15" }),
    );
    const second = await read(file, later(4000));
    expect(second.etag).not.toBe(first.etag);
    expect(second.body).toContain("DTSTART:20270115T180000\r\n");
    expect(uidOf(second.body)).toBe(uidOf(first.body));
    expect(Number(line(second.body, "SEQUENCE"))).toBeGreaterThan(Number(line(first.body, "SEQUENCE")));
    expect(line(second.body, "DTSTAMP")).toBe("20261124T064000Z");
    expect(await read(file, later(9000))).toEqual(second);
    await inPlan(opened.store, plan.planId, (write) => changeCollege(write, plan.lineId, { status: "applied" }));
    expect((await read(file, later(9001))).body).not.toContain("SUMMARY:Deadline: Kenyon College");
  });

  it("stays the same when something changes that is no date", async () => {
    const file = await feedFor("renee");
    const first = await read(file, later(1));
    await inPlan(opened.store, plan.planId, (write) =>
      changeCollege(write, plan.lineId, { note: "another", liked: "the river" }),
    );
    expect(await read(file, later(2))).toEqual(first);
  });

  it("answers two processes the same", async () => {
    const file = await feedFor("renee");
    const there = opened.another();
    // Two connections to one file in one process: whichever waits for the lock keeps the other from letting go of it.
    const answers =
      opened.address.dialect === "sqlite"
        ? [await read(file, later(1)), await read(file, later(2), there)]
        : await Promise.all([read(file, later(1)), read(file, later(2), there)]);
    expect(answers[0]).toEqual(answers[1]);
  });

  it("holds no note, no word of what was liked and nobody's name but the student's", async () => {
    for (const name of ["maya", "renee", "tom"] as const) {
      const { body } = await read(await feedFor(name), later(1));
      expect(body).toContain(kenyon.name);
      expect(body).not.toMatch(new RegExp(`${kenyon.note}|the hill|\\b(renee|tom)\\b|(other|second) household`, "i"));
    }
  });

  it("is kept as a hash, and its last reader's day with it", async () => {
    const file = await feedFor("maya");
    const rows = await opened.store.selectFrom("plan_feed").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(file.slice(0, -4));
    expect(await feedOfMember(opened.store, plan.members.maya)).toEqual({ madeAt: now.toISOString(), readOn: null });
    await read(file, later(1));
    expect(await feedOfMember(opened.store, plan.members.maya)).toMatchObject({ readOn: "2026-11-21" });
  });

  it("leads nowhere once it is replaced, ended or never was", async () => {
    const file = await feedFor("maya");
    const next = await feedFor("maya");
    expect(await readFeed(opened.store, file, now)).toBeNull();
    await read(next, now);
    await inPlan(opened.store, plan.planId, (write) => deleteFeed(write, plan.members.maya));
    expect(await readFeed(opened.store, next, now)).toBeNull();
    for (const guess of [
      "",
      ".ics",
      "x.ics",
      next.slice(0, -4),
      `${"A".repeat(43)}.ics`,
      `${next}.ics`,
      `../${next}`,
    ]) {
      expect(await readFeed(opened.store, guess, now), guess).toBeNull();
    }
  });

  it("ends with the part in the plan, however that ends, and does not come back with it", async () => {
    const [maya, renee, tom] = [await feedFor("maya"), await feedFor("renee"), await feedFor("tom")];
    await inPlan(opened.store, plan.planId, (write) => keepOneHousehold(write, plan.homes.first, "estranged"));
    expect(await readFeed(opened.store, tom, now)).toBeNull();
    await inPlan(opened.store, plan.planId, (write) => removeMember(write, plan.members.renee));
    expect(await readFeed(opened.store, renee, now)).toBeNull();
    await read(maya, now);
    await inPlan(opened.store, plan.planId, (write) => removeMember(write, plan.members.maya));
    expect(await readFeed(opened.store, maya, now)).toBeNull();
    expect(await opened.store.selectFrom("plan_feed").selectAll().execute()).toEqual([]);
  });

  it("ends for a household that the plan no longer has, whatever the store still holds", async () => {
    const tom = await feedFor("tom");
    await opened.store.updateTable("plan").set({ mode: "estranged" }).where("id", "=", plan.planId).execute();
    expect(await readFeed(opened.store, tom, now)).toBeNull();
  });

  it("is read so often and no more in an hour", async () => {
    const file = await feedFor("maya");
    for (let count = 0; count < 120; count += 1) await read(file, now);
    expect(await readFeed(opened.store, file, now)).toBe("too-often");
    await read(file, later(61));
  });
});

import { expect, it } from "vitest";
import type { Store } from "~/store/database.server";
import { onBothStores, onPostgres } from "../../tests/setup/stores";
import { type FingerprintRule, fingerprintRules } from "./fingerprint";
import { mostOfGroupInDay, mostOfTypeInDay } from "./group.server";
import { type ReceivedReport, reportSchema } from "./receive.server";
import { noteRelease } from "./release.server";
import { groupOlder, saveReport, setResolved } from "./save.server";

let number = 0;
const report = (more: Partial<Record<keyof ReceivedReport, unknown>> = {}) =>
  reportSchema.parse({
    id: String(++number).padStart(32, "0"),
    timestamp: "2026-11-22T12:00:00.000Z",
    url: "https://site.example/colleges",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
    sessionId: "fedcba9876543210fedcba9876543210",
    type: "JavaScript",
    severity: "medium",
    message: `No row ${number}`,
    stack: null,
    context: {},
    resolved: false,
    ...more,
  });
const at = (day: string) => new Date(`${day}T12:00:00.000Z`);
const groupsOf = (store: Store) => store.selectFrom("error_group").selectAll().orderBy("first_seen").execute();

onBothStores("faults", (empty) => {
  it("gather their reports, with the worst severity, the first and last day, releases and browsers", async () => {
    const { store, close } = await empty();
    try {
      await saveReport(store, report({ release: "r1" }), at("2026-11-20"));
      const twice = report({ severity: "high", release: "r2", userAgent: "Mozilla/5.0 (iPhone) Safari/605" });
      expect(await saveReport(store, twice, at("2026-11-21"))).toBe("kept");
      expect(await saveReport(store, twice, at("2026-11-22"))).toBe("kept");
      await saveReport(store, report({ type: "Query" }), at("2026-11-22"));
      await saveReport(store, report({ severity: "low", release: "r2" }), at("2026-11-22"));
      const groups = await groupsOf(store);
      expect(groups).toHaveLength(2);
      expect(groups[0]).toMatchObject({
        message: "No row <number>",
        severity: "high",
        rank: 3,
        count: 3,
        first_seen: at("2026-11-20").toISOString(),
        last_seen: at("2026-11-22").toISOString(),
        state: "open",
      });
      const values = await store
        .selectFrom("error_group_value")
        .where("group_id", "=", groups[0]?.id ?? "")
        .where("kind", "=", "release")
        .select(["value", "count"])
        .orderBy("value")
        .execute();
      expect(values).toEqual([
        { value: "r1", count: 1 },
        { value: "r2", count: 2 },
      ]);
    } finally {
      await close();
    }
  });

  it("that are resolved open again only when they come back in a newer release of this site", async () => {
    const { store, close } = await empty();
    try {
      await noteRelease(store, "old", at("2026-11-01"));
      await noteRelease(store, "now", at("2026-11-10"));
      await saveReport(store, report({ release: "now" }), at("2026-11-11"));
      const [{ id = "" } = {}] = await groupsOf(store);
      const by = { by: "Ana", release: "now" };
      expect(await setResolved(store, id, by, at("2026-11-12"))).toBe(true);
      expect(await setResolved(store, id, by, at("2026-11-13"))).toBe(false);
      for (const release of ["old", "now", "never-served", undefined]) {
        await saveReport(store, report({ release }), at("2026-11-14"));
        expect((await groupsOf(store))[0]?.state, String(release)).toBe("resolved");
      }
      await noteRelease(store, "next", at("2026-11-15"));
      await saveReport(store, report({ release: "next" }), at("2026-11-16"));
      expect((await groupsOf(store))[0]).toMatchObject({
        state: "open",
        count: 6,
        reopened_at: at("2026-11-16").toISOString(),
        resolved_by: "Ana",
      });
      expect(await setResolved(store, id, null, at("2026-11-17"))).toBe(false);
      expect(await setResolved(store, id, { by: "Ana", release: "next" }, at("2026-11-17"))).toBe(true);
      expect(await setResolved(store, id, null, at("2026-11-18"))).toBe(true);
    } finally {
      await close();
    }
  });

  it("are found by the next version of the rule for 30 days, and by it alone afterwards", async () => {
    const { store, close } = await empty();
    try {
      const next: readonly FingerprintRule[] = [
        { version: 2, since: "2027-01-01", of: ({ type }) => type },
        ...fingerprintRules,
      ];
      await saveReport(store, report({ message: "one" }), at("2026-12-30"));
      await saveReport(store, report({ message: "two" }), at("2026-12-30"));
      await saveReport(store, report({ message: "one" }), at("2027-01-10"), next);
      expect((await groupsOf(store)).map(({ count }) => count).sort()).toEqual([1, 2]);
      // The new version calls both one fault; the first group it found is where they go from now on.
      await saveReport(store, report({ message: "three" }), at("2027-02-20"), next);
      expect((await groupsOf(store)).map(({ count }) => count).sort()).toEqual([1, 3]);
    } finally {
      await close();
    }
  });

  it("keep some reports of a day whole and count the rest; too many of a type make no new faults", async () => {
    const { store, close } = await empty();
    try {
      for (let sent = 1; sent <= mostOfGroupInDay + 2; sent++) {
        const saved = await saveReport(store, report(), at("2026-11-22"));
        expect(saved).toBe(sent <= mostOfGroupInDay ? "kept" : "counted");
      }
      await store
        .updateTable("error_tally")
        .set({ count: mostOfTypeInDay })
        .where("key", "=", "type JavaScript")
        .execute();
      expect(await saveReport(store, report({ message: "Another" }), at("2026-11-22"))).toBe("left out");
      expect(await saveReport(store, report(), at("2026-11-22"))).toBe("counted");
      expect(await saveReport(store, report({ type: "Chunk" }), at("2026-11-22"))).toBe("kept");
      expect(await saveReport(store, report({ message: "Another" }), at("2026-11-23"))).toBe("kept");
      expect((await groupsOf(store)).map(({ count }) => count)).toEqual([mostOfGroupInDay + 3, 1, 1]);
    } finally {
      await close();
    }
  });

  it("take in reports that an older release wrote, once", async () => {
    const { store, close } = await empty();
    try {
      const { url: path, userAgent, sessionId, context, resolved, timestamp, ...row } = report();
      const older = { ...row, at: timestamp, path, user_agent: userAgent, session_id: sessionId, context: null };
      for (let i = 0; i < 120; i++) {
        await store
          .insertInto("error_report")
          .values({ ...older, id: `old${i}` })
          .execute();
      }
      expect(await groupOlder(store)).toBe(120);
      expect(await groupOlder(store)).toBe(0);
      const [group, ...others] = await groupsOf(store);
      expect([group?.count, others]).toEqual([120, []]);
      const linked = store
        .selectFrom("error_report")
        .where("group_id", "=", group?.id ?? "")
        .select("id");
      expect(await linked.execute()).toHaveLength(120);
    } finally {
      await close();
    }
  });
});

onPostgres("two processes", (empty) => {
  it("that get the first reports of a fault at the same moment make one group of them", async () => {
    const { store, another, close } = await empty();
    try {
      const stores = [store, another(), another()];
      for (let round = 0; round < 10; round++) {
        const message = "abcdefghij"[round] ?? "";
        await Promise.all(stores.map((one) => saveReport(one, report({ message }), at("2026-11-22"))));
      }
      expect((await groupsOf(store)).map(({ count }) => count)).toEqual(Array.from({ length: 10 }, () => 3));
    } finally {
      await close();
    }
  });
});

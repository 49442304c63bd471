import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type EmptyStore, onBothStores } from "../../tests/setup/stores";
import { usualChoices } from "./choices";
import {
  addRun,
  askForMeasurement,
  beginRun,
  digestsOf,
  importRun,
  lastRuns,
  readRun,
  runOfLastRelease,
} from "./data.server";
import { type BenchmarkDependencies, measureAsAsked } from "./job.server";
import type { RunResult } from "./results";

const now = new Date("2026-11-24T08:00:00.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const empty: RunResult = { pages: [], loaders: [], weights: [] };
const calm: BenchmarkDependencies = {
  server: () => ({ host: "127.0.0.1", port: 1 }),
  busy: async () => 0.1,
  measure: async () => empty,
};

onBothStores("measuring the server", (emptyStore) => {
  let opened: EmptyStore;
  beforeAll(async () => {
    opened = await emptyStore();
  });
  afterEach(() => opened.store.deleteFrom("benchmark_run").execute());
  afterAll(() => opened.close());

  const asked = { choices: usualChoices, by: "Ana Okafor" };
  const run = (around: BenchmarkDependencies) =>
    measureAsAsked(opened.store, { host: "site.example", now, progress: () => {} }, around);
  const states = async () => (await lastRuns(opened.store)).map(({ state, askedBy }) => `${state} ${askedBy}`);

  it("does what was asked, once; asked for meanwhile it is refused", async () => {
    expect(await askForMeasurement(opened.store, { ...asked, now })).not.toBeNull();
    expect(await askForMeasurement(opened.store, { ...asked, now })).toBeNull();
    expect(await run(calm)).toMatchObject({ failed: 0 });
    expect(await states()).toEqual(["done Ana Okafor"]);
    expect(await askForMeasurement(opened.store, { ...asked, now: later(1) })).not.toBeNull();
  });

  it("measures the usual pages at night, when nobody has asked", async () => {
    await run(calm);
    expect(await states()).toEqual(["done night"]);
  });

  it("is refused where the site is busy, and where nothing is built", async () => {
    expect((await run({ ...calm, busy: async () => 0.83 })).said).toContain("83 percent");
    expect((await run({ ...calm, server: () => null })).said).toContain("built");
    expect(await states()).toEqual(["refused night", "refused night"]);
  });

  it("that fails says so, and one that was cut off is called interrupted by the next", async () => {
    const broken = async () => Promise.reject(new RangeError("of somebody"));
    await expect(run({ ...calm, measure: broken })).rejects.toThrow();
    expect((await lastRuns(opened.store))[0]).toMatchObject({ state: "failed", said: "RangeError" });
    await addRun(opened.store, { ...asked, now: later(1) });
    await beginRun(opened.store, "r1", later(1));
    await addRun(opened.store, { ...asked, now: later(2) });
    await run(calm);
    expect((await states()).slice(0, 2)).toEqual(["done Ana Okafor", "interrupted Ana Okafor"]);
  });

  it("is compared with the last whole run of another release", async () => {
    for (const [minutes, release] of [
      [1, "old"],
      [2, "older name, newer run"],
      [3, "new"],
    ] as const) {
      await addRun(opened.store, { ...asked, now: later(minutes) });
      const begun = await beginRun(opened.store, release, later(minutes));
      await opened.store
        .updateTable("benchmark_run")
        .set({ state: "done", result: JSON.stringify(empty) })
        .where("id", "=", begun?.id ?? "")
        .execute();
    }
    const [newest] = await lastRuns(opened.store);
    expect(newest?.release).toBe("new");
    expect(newest && (await runOfLastRelease(opened.store, newest))?.release).toBe("older name, newer run");
  });

  it("is read in short from the store that holds it, whatever another one calls by the same id", async () => {
    const other = await emptyStore();
    const weight = { page: "/", template: "home", kind: "style", bytes: 1 };
    await run(calm);
    const [about] = await lastRuns(opened.store);
    const done = about && (await readRun(opened.store, about.id));
    if (!done) throw new Error("Nothing was measured.");
    await importRun(other.store, { ...done, result: { ...empty, weights: [weight as never] } });
    const shown = async ({ store }: EmptyStore) => (await digestsOf(store, [done])).get(done.id)?.weights;
    for (const _ of [1, 2]) expect([await shown(opened), await shown(other)]).toEqual([[], [weight]]);
    await other.close();
  });
});

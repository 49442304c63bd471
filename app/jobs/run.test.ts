import { expect, it } from "vitest";
import { onBothStores, onPostgres } from "../../tests/setup/stores";
import { checkServices } from "./check-services.server";
import { addJobs, askForRun, finishJob, keepJob, lease, storedJobs, takeJob } from "./data.server";
import type { Job } from "./job.server";
import { runDueJobs, runJob } from "./run.server";

const start = new Date("2026-11-22T12:00:00.000Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

const job = (run: Job["run"], more: Partial<Job> = {}): Job => ({
  name: "count",
  title: "Count",
  what: "Counts.",
  schedule: { everyMinutes: 10, firstAfter: 0 },
  run,
  ...more,
});
const fine = async () => ({ said: "Counted 1" });

onBothStores("a job", (empty) => {
  it("runs when its time has come, and again after its pause", async () => {
    const { store, close } = await empty();
    try {
      let runs = 0;
      const counting = job(async () => ({ said: `Counted ${++runs}` }));
      await addJobs(store, [counting], start);
      await addJobs(store, [counting], minutes(100));
      const at = (moment: Date) => runDueJobs(store, [counting], () => moment);
      expect(await at(start)).toEqual(["count"]);
      expect(await at(minutes(9))).toEqual([]);
      expect(await at(minutes(10))).toEqual(["count"]);
      const [stored] = await storedJobs(store);
      expect(stored).toMatchObject({ nextAt: minutes(20).toISOString(), lastGood: minutes(10).toISOString() });
      expect(stored?.last).toMatchObject({ outcome: "done", said: "Counted 2", asked_by: null });
    } finally {
      await close();
    }
  });

  it("that fails is written down without the words of its error, and tried again at its time", async () => {
    const { store, close } = await empty();
    try {
      const failing = job(() => Promise.reject(Object.assign(new Error("ada@example.org"), { code: "E1" })));
      await addJobs(store, [failing], start);
      expect(await runJob(store, failing, () => start)).toBe(true);
      const [stored] = await storedJobs(store);
      expect(stored?.last).toMatchObject({ outcome: "failed", said: "Error E1" });
      expect(stored).toMatchObject({ nextAt: minutes(10).toISOString(), lastGood: null, lockedUntil: null });
      const partly = job(async () => ({ said: "Counted 1, failed 2", failed: 2 }));
      await runJob(store, partly, () => minutes(10));
      expect((await storedJobs(store))[0]?.last).toMatchObject({ outcome: "failed", said: "Counted 1, failed 2" });
    } finally {
      await close();
    }
  });

  it("whose process ended in the middle is taken over once its lock is over, and the run says so", async () => {
    const { store, close } = await empty();
    try {
      const counting = job(fine);
      await addJobs(store, [counting], start);
      const held = await takeJob(store, "count", start);
      expect(held).not.toBeNull();
      if (held === null) return;
      const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
      expect(await runJob(store, counting, () => later(lease - 1))).toBe(false);
      await keepJob(store, held, later(lease - 1));
      expect(await runJob(store, counting, () => later(lease + 1))).toBe(false);
      expect(await runJob(store, counting, () => later(2 * lease))).toBe(true);
      const outcomes = await store.selectFrom("job_run").select("outcome").orderBy("started_at").execute();
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(["interrupted", "done"]);
      // The process that had it is alive after all: it no longer has a say about the next run.
      const next = { now: later(2 * lease), next: minutes(500) };
      await finishJob(store, held, { outcome: "done", said: "" }, next);
      expect((await storedJobs(store))[0]?.nextAt).not.toBe(minutes(500).toISOString());
    } finally {
      await close();
    }
  });

  it("is run at once when an administrator asks, and not while it runs", async () => {
    const { store, close } = await empty();
    try {
      const counting = job(fine);
      await addJobs(store, [counting], start);
      await runJob(store, counting, () => start);
      expect(await askForRun(store, "no-such-job", "Ana", minutes(1))).toBe(false);
      expect(await askForRun(store, "count", "Ana", minutes(1))).toBe(true);
      const held = await takeJob(store, "count", minutes(1));
      expect(held).not.toBeNull();
      expect(await askForRun(store, "count", "Ana", minutes(2))).toBe(false);
      if (held === null) return;
      await finishJob(store, held, { outcome: "done", said: "" }, { now: minutes(2), next: minutes(12) });
      expect((await storedJobs(store))[0]?.last).toMatchObject({ asked_by: "Ana" });
      expect(await takeJob(store, "count", minutes(3))).toBeNull();
    } finally {
      await close();
    }
  });

  it("keeps its last 200 runs", async () => {
    const { store, close } = await empty();
    try {
      const counting = job(fine);
      await addJobs(store, [counting], start);
      for (let run = 0; run < 204; run++) await runJob(store, counting, () => minutes(run * 10));
      const kept = await store.selectFrom("job_run").select("started_at").orderBy("started_at").execute();
      expect(kept).toHaveLength(200);
      expect(kept[0]?.started_at).toBe(minutes(40).toISOString());
    } finally {
      await close();
    }
  });
});

onBothStores("services outside", (empty) => {
  it("are kept with the moment they last answered and the moment they last did not", async () => {
    const { store, close } = await empty();
    try {
      const good = { stripe: () => Promise.resolve(), auth0: () => Promise.resolve(), other: () => null };
      expect(await checkServices(store, start, good)).toEqual({ said: "2 of 2 answered", failed: 0 });
      const bad = { ...good, stripe: () => Promise.reject(Object.assign(new Error("sk_live_1"), { code: "ECONN" })) };
      const done = await checkServices(store, minutes(5), bad);
      expect(done).toEqual({ said: "1 of 2 answered; not: stripe", failed: 1 });
      const rows = await store.selectFrom("part_check").selectAll().orderBy("part").execute();
      expect(rows).toEqual([
        { part: "auth0", ok_at: minutes(5).toISOString(), failed_at: null, reason: null },
        {
          part: "stripe",
          ok_at: start.toISOString(),
          failed_at: minutes(5).toISOString(),
          reason: "Error ECONN",
        },
      ]);
    } finally {
      await close();
    }
  });
});

onPostgres("two processes", (empty) => {
  it("that look at the same moment run a job once between them, in every one of 20 rounds", async () => {
    const { store, another, close } = await empty();
    try {
      const stores = [store, another(), another()];
      let [running, together, runs] = [0, 0, 0];
      const alone = job(async () => {
        running += 1;
        together = Math.max(together, running);
        runs += 1;
        // A query, so that the others have their turn in the middle of it.
        await store.selectFrom("job").select("name").execute();
        running -= 1;
        return { said: "" };
      });
      await addJobs(store, [alone], start);
      for (let round = 0; round < 20; round++) {
        const moment = minutes(round * 10);
        const ran = await Promise.all(stores.map((one) => runJob(one, alone, () => moment)));
        expect(ran.filter(Boolean)).toHaveLength(1);
      }
      expect([together, runs]).toEqual([1, 20]);
    } finally {
      await close();
    }
  });
});

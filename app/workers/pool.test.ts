import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Busy, workerPool } from "./pool.server";

let folder: string;
let file: URL;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "worker-"));
  // Answers with the number of its thread; a job can also be one that ends the thread, or that never ends.
  writeFileSync(
    join(folder, "worker.mjs"),
    `import { parentPort, threadId } from "node:worker_threads";
    parentPort.on("message", ({ say, end, forever, wait }) => {
      if (end) process.exit(1);
      if (forever) for (;;);
      const answer = () => parentPort.postMessage(say === "fail" ? { failed: "no" } : { answer: { say, threadId } });
      if (wait) Atomics.wait(new Int32Array(wait), 0, 0);
      answer();
    });`,
  );
  file = pathToFileURL(join(folder, "worker.mjs"));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Job {
  readonly say?: string;
  readonly end?: boolean;
  readonly forever?: boolean;
  /** The thread stands still until somebody writes here. */
  readonly wait?: SharedArrayBuffer;
}
const size = { threads: 1, waiting: 2, longest: 60_000, idle: 60_000 };
const pool = (more: Partial<typeof size> = {}) =>
  workerPool<Job, { say: string; threadId: number }>(file, { ...size, ...more });

function release(held: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(held), 0, 1);
  Atomics.notify(new Int32Array(held), 0);
}

it("does its jobs in another thread, the next one in the same", async () => {
  const one = pool();
  const first = await one.run({ say: "a" });
  const second = await one.run({ say: "b" });
  expect([first.say, second.say]).toEqual(["a", "b"]);
  expect(second.threadId).toBe(first.threadId);
  expect(first.threadId).toBeGreaterThan(0);
  expect(one.done()).toBe(2);
  await one.close();
  expect((await one.run({ say: "c" })).threadId).not.toBe(first.threadId);
  await one.close();
});

it("says at once that it is busy when as many wait as may, and does all that it took", async () => {
  const one = pool();
  const wait = new SharedArrayBuffer(4);
  const taken = [one.run({ say: "a", wait }), one.run({ say: "b" }), one.run({ say: "c" })];
  await expect(one.run({ say: "d" })).rejects.toBeInstanceOf(Busy);
  release(wait);
  expect((await Promise.all(taken)).map(({ say }) => say)).toEqual(["a", "b", "c"]);
  await one.close();
});

it("uses as many threads as it may", async () => {
  const one = pool({ threads: 2 });
  const waits = [new SharedArrayBuffer(4), new SharedArrayBuffer(4)];
  const both = waits.map((wait) => one.run({ say: "a", wait }));
  const third = one.run({ say: "b" });
  for (const wait of waits) release(wait);
  expect(new Set((await Promise.all(both)).map(({ threadId }) => threadId)).size).toBe(2);
  expect((await third).say).toBe("b");
  await one.close();
});

it("ends a job that takes too long, tells of one that fails or dies, and goes on with the next", async () => {
  const one = pool({ longest: 300 });
  const jobs = [one.run({ forever: true }), one.run({ end: true }), one.run({ say: "fail" })];
  const ended = await Promise.allSettled(jobs);
  expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect((ended[0] as PromiseRejectedResult).reason).toBeInstanceOf(Busy);
  await one.close();
  const next = pool();
  await expect(next.run({ say: "fail" })).rejects.toThrow("no");
  expect((await next.run({ say: "b" })).say).toBe("b");
  await next.close();
});

it("gives no job to a thread that is about to end, however the pauses between jobs fall", async () => {
  const one = pool({ idle: 1 });
  for (let round = 0; round < 12; round++) {
    expect((await one.run({ say: `${round}` })).say).toBe(`${round}`);
    await new Promise((done) => setTimeout(done, round % 4));
  }
  await one.close();
});

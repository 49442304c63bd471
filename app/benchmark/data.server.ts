import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { latestRelease } from "~/reports/release.server";
import type { Store } from "~/store/database.server";
import type { BenchmarkRunRow } from "~/store/rows";
import type { Choices } from "./choices";
import { type Run, type RunAbout, type RunDigest, type RunResult, runDigest } from "./results";

/** Runs that are kept. */
export const runsKept = 300;

/**
 * Writes down that somebody wants the server measured.
 *
 * @returns null where another run waits or is under way; two at the same moment at two processes run one after the
 * other
 */
export async function askForMeasurement(
  store: Store,
  { choices, by, now }: { readonly choices: Choices; readonly by: string; readonly now: Date },
): Promise<string | null> {
  const open = await store
    .selectFrom("benchmark_run")
    .where("state", "in", ["waiting", "running"])
    .where("asked_at", ">", new Date(now.getTime() - 3_600_000).toISOString())
    .select("id")
    .executeTakeFirst();
  return open === undefined ? addRun(store, { choices, by, now }) : null;
}

/** Adds a run that waits. Gives its id. */
export async function addRun(
  store: Store,
  { choices, by, now }: { readonly choices: Choices; readonly by: string; readonly now: Date },
): Promise<string> {
  const id = randomBytes(16).toString("hex");
  await store
    .insertInto("benchmark_run")
    .values({
      id,
      asked_by: by,
      asked_at: now.toISOString(),
      // Known for certain only to the process that measures.
      release: (await latestRelease(store)) ?? "unknown",
      state: "waiting",
      ended_at: null,
      said: "",
      choices: JSON.stringify(choices),
      result: null,
    })
    .execute();
  return id;
}

/** Takes back a run that nobody has begun. */
export async function dropWaiting(store: Store, id: string): Promise<void> {
  await store.deleteFrom("benchmark_run").where("id", "=", id).where("state", "=", "waiting").execute();
}

/**
 * Begins the run that waits longest; null where none does. Whoever calls it holds the lock of the job, so a run that is
 * still called running was cut off.
 */
export async function beginRun(store: Store, release: string, now: Date): Promise<Run | null> {
  await store
    .updateTable("benchmark_run")
    .set({ state: "interrupted", ended_at: now.toISOString(), said: "The process ended in the middle" })
    .where("state", "=", "running")
    .execute();
  const next = await store
    .selectFrom("benchmark_run")
    .where("state", "=", "waiting")
    .orderBy("asked_at")
    .select("id")
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return null;
  await store.updateTable("benchmark_run").set({ state: "running", release }).where("id", "=", next.id).execute();
  return readRun(store, next.id);
}

/** Ends a run, and forgets the oldest beyond those that are kept. */
export async function endRun(
  store: Store,
  id: string,
  end: { readonly state: Run["state"]; readonly said: string; readonly result: RunResult | null; readonly now: Date },
): Promise<void> {
  const { state, said, now } = end;
  const result = end.result === null ? null : JSON.stringify(end.result);
  const ended = { state, said, result, ended_at: now.toISOString() };
  await store.updateTable("benchmark_run").set(ended).where("id", "=", id).execute();
  const old = await store
    .selectFrom("benchmark_run")
    .select("asked_at")
    .orderBy("asked_at", "desc")
    .offset(runsKept)
    .limit(1)
    .executeTakeFirst();
  if (old !== undefined) await store.deleteFrom("benchmark_run").where("asked_at", "<=", old.asked_at).execute();
}

/**
 * Adds a run that ended elsewhere, such as in a bench.
 *
 * @internal
 */
export async function importRun(store: Store, run: Run): Promise<void> {
  const { id, askedBy, askedAt, release, state, said, choices, result, endedAt } = run;
  await store
    .insertInto("benchmark_run")
    .values({
      id,
      release,
      state,
      said,
      asked_by: askedBy,
      asked_at: askedAt,
      ended_at: endedAt,
      choices: JSON.stringify(choices),
      result: result === null ? null : JSON.stringify(result),
    })
    .execute();
}

const runOf = (row: BenchmarkRunRow): Run => ({
  ...aboutOf(row),
  result: row.result === null ? null : (JSON.parse(row.result) as RunResult),
});

const aboutOf = (row: Omit<BenchmarkRunRow, "result">): RunAbout => ({
  id: row.id,
  askedBy: row.asked_by,
  askedAt: row.asked_at,
  release: row.release,
  state: row.state,
  endedAt: row.ended_at,
  said: row.said,
  choices: JSON.parse(row.choices) as Choices,
});

/** The latest runs without what they found, the newest first. */
export async function lastRuns(store: Store, most: number = runsKept): Promise<readonly RunAbout[]> {
  const rows = await store
    .selectFrom("benchmark_run")
    .select(["id", "asked_by", "asked_at", "release", "state", "ended_at", "said", "choices"])
    .orderBy("asked_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(aboutOf);
}

/** A run that has ended never changes: what it found, some 20 kB, is read once in each process, from each store. */
const digestsByStore = new WeakMap<Store, LRUCache<string, RunDigest>>();

function keptDigests(store: Store): LRUCache<string, RunDigest> {
  const kept = digestsByStore.get(store) ?? new LRUCache<string, RunDigest>({ max: runsKept });
  digestsByStore.set(store, kept);
  return kept;
}

/** What the done ones of some runs found, in short, by id. */
export async function digestsOf(store: Store, runs: readonly RunAbout[]): Promise<ReadonlyMap<string, RunDigest>> {
  const digests = keptDigests(store);
  const done = runs.filter(({ state }) => state === "done").map(({ id }) => id);
  const found = new Map<string, RunDigest>();
  const unread: string[] = [];
  for (const id of done) {
    const known = digests.get(id);
    if (known === undefined) unread.push(id);
    else found.set(id, known);
  }
  if (unread.length === 0) return found;
  const rows = await store.selectFrom("benchmark_run").select(["id", "result"]).where("id", "in", unread).execute();
  for (const { id, result } of rows) {
    if (result === null) continue;
    const digest = runDigest(JSON.parse(result) as RunResult);
    digests.set(id, digest);
    found.set(id, digest);
  }
  return found;
}

export async function readRun(store: Store, id: string): Promise<Run | null> {
  const row = await store.selectFrom("benchmark_run").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : runOf(row);
}

/** The run to compare one with: the last whole one of another release before it; null where there is none. */
export async function runOfLastRelease(store: Store, run: RunAbout): Promise<Run | null> {
  const row = await store
    .selectFrom("benchmark_run")
    .selectAll()
    .where("state", "=", "done")
    .where("release", "!=", run.release)
    .where("asked_at", "<", run.askedAt)
    .orderBy("asked_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : runOf(row);
}

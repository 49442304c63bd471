import { randomBytes } from "node:crypto";
import type { Store } from "~/store/database.server";
import type { JobOutcome, JobRun } from "~/store/rows";
import type { Job } from "./job.server";
import { firstRun } from "./schedule";

/** Milliseconds for which a process has a job without saying again that it does. */
export const lease = 120_000;
/** Runs that are kept of each job. */
const runsKept = 200;

const newId = () => randomBytes(16).toString("hex");
const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

/** Writes down jobs that the store does not know yet. Those it knows keep their next run. */
export async function addJobs(store: Store, jobs: readonly Job[], now: Date): Promise<void> {
  for (const { name, schedule } of jobs) {
    await store
      .insertInto("job")
      .values({ name, next_at: firstRun(schedule, now).toISOString() })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  }
}

/** Names of the jobs whose time has come and that no process has in hand. */
export async function dueJobs(store: Store, now: Date): Promise<readonly string[]> {
  const moment = now.toISOString();
  const rows = await store
    .selectFrom("job")
    .select("name")
    .where("next_at", "<=", moment)
    .where(({ or, eb }) => or([eb("locked_until", "is", null), eb("locked_until", "<=", moment)]))
    .orderBy("next_at")
    .execute();
  return rows.map(({ name }) => name);
}

/** A job that this process has in hand, and the line of its run. */
export interface TakenJob {
  readonly job: string;
  readonly run: string;
  readonly lock: string;
  /** Whether an administrator asked for it. */
  readonly asked: boolean;
}

/**
 * Takes a job in hand whose time has come; null where another process has it, or has just done it.
 * One statement decides,
 * so of many processes that ask at the same moment one gets it. A run whose process ended in the middle is closed.
 */
export async function takeJob(store: Store, name: string, now: Date): Promise<TakenJob | null> {
  const moment = now.toISOString();
  const lock = newId();
  const taken = await store
    .updateTable("job")
    .set({ locked_by: lock, locked_until: after(now, lease) })
    .where("name", "=", name)
    .where("next_at", "<=", moment)
    .where(({ or, eb }) => or([eb("locked_until", "is", null), eb("locked_until", "<=", moment)]))
    .returning("asked_by")
    .executeTakeFirst();
  if (taken === undefined) return null;
  await store
    .updateTable("job_run")
    .set({ outcome: "interrupted", ended_at: moment })
    .where("job", "=", name)
    .where("outcome", "=", "running")
    .execute();
  const run = newId();
  await store
    .insertInto("job_run")
    .values({
      id: run,
      job: name,
      started_at: moment,
      ended_at: null,
      outcome: "running",
      said: "",
      asked_by: taken.asked_by,
    })
    .execute();
  return { job: name, run, lock, asked: taken.asked_by !== null };
}

/** Says that this process still has a job in hand. */
export async function keepJob(store: Store, { job, lock }: TakenJob, now: Date): Promise<void> {
  await store
    .updateTable("job")
    .set({ locked_until: after(now, lease) })
    .where("name", "=", job)
    .where("locked_by", "=", lock)
    .execute();
}

/** Writes down how far a run is. */
export async function sayProgress(store: Store, { run }: TakenJob, said: string): Promise<void> {
  await store.updateTable("job_run").set({ said }).where("id", "=", run).where("outcome", "=", "running").execute();
}

/** Ends a run, lets the job go, and forgets the oldest runs beyond those that are kept. */
export async function finishJob(
  store: Store,
  { job, run, lock }: TakenJob,
  { outcome, said }: { readonly outcome: JobOutcome; readonly said: string },
  { now, next }: { readonly now: Date; readonly next: Date },
): Promise<void> {
  await store
    .updateTable("job_run")
    .set({ outcome, said, ended_at: now.toISOString() })
    .where("id", "=", run)
    .execute();
  await store
    .updateTable("job")
    .set({ locked_by: null, locked_until: null, asked_by: null, next_at: next.toISOString() })
    .where("name", "=", job)
    .where("locked_by", "=", lock)
    .execute();
  const oldest = await store
    .selectFrom("job_run")
    .where("job", "=", job)
    .select("started_at")
    .orderBy("started_at", "desc")
    .offset(runsKept)
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return;
  await store.deleteFrom("job_run").where("job", "=", job).where("started_at", "<=", oldest.started_at).execute();
}

/** Asks for a run now. False where there is no such job, or a process has it in hand. */
export async function askForRun(store: Store, name: string, by: string, now: Date): Promise<boolean> {
  const moment = now.toISOString();
  const { numUpdatedRows } = await store
    .updateTable("job")
    .set({ next_at: moment, asked_by: by })
    .where("name", "=", name)
    .where(({ or, eb }) => or([eb("locked_until", "is", null), eb("locked_until", "<=", moment)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Brings the next run of a job forward; one that is due earlier stays as it is. */
export async function bringForward(store: Store, name: string, to: Date): Promise<void> {
  const moment = to.toISOString();
  await store
    .updateTable("job")
    .set({ next_at: moment })
    .where("name", "=", name)
    .where("next_at", ">", moment)
    .execute();
}

/** A job as the store knows it, with its last run and its last good one. */
export interface StoredJob {
  readonly name: string;
  readonly nextAt: string;
  readonly lockedUntil: string | null;
  readonly last: JobRun | null;
  readonly lastGood: string | null;
}

export async function storedJobs(store: Store): Promise<readonly StoredJob[]> {
  const jobs = await store.selectFrom("job").selectAll().execute();
  return Promise.all(
    jobs.map(async ({ name, next_at, locked_until }) => {
      const runs = store.selectFrom("job_run").where("job", "=", name).orderBy("started_at", "desc").limit(1);
      const [last, good] = await Promise.all([
        runs.selectAll().executeTakeFirst(),
        runs.where("outcome", "=", "done").select("started_at").executeTakeFirst(),
      ]);
      const lastGood = good?.started_at ?? null;
      return { name, nextAt: next_at, lockedUntil: locked_until, last: last ?? null, lastGood };
    }),
  );
}

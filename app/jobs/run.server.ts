import { log } from "~/reports/log.server";
import type { Store } from "~/store/database.server";
import { dueJobs, finishJob, keepJob, lease, sayProgress, takeJob } from "./data.server";
import { kindOf } from "./error-kind";
import type { Job } from "./job.server";
import { nextRun } from "./schedule";

/**
 * Runs a job whose time has come, unless another process has it. What it throws is written down as a
 * failure by its kind
 * alone: the words of an error may quote somebody's row, and only the log may hold them.
 *
 * @returns whether this process ran it
 */
export async function runJob(store: Store, job: Job, now: () => Date = () => new Date()): Promise<boolean> {
  const held = await takeJob(store, job.name, now());
  if (held === null) return false;
  const beat = setInterval(() => keepJob(store, held, now()).catch(() => {}), lease / 4);
  beat.unref();
  const progress = (words: string) => void sayProgress(store, held, words).catch(() => {});
  const end = (outcome: "done" | "failed", said: string) =>
    finishJob(store, held, { outcome, said }, { now: now(), next: nextRun(job.schedule, now()) });
  try {
    const { said, failed = 0 } = await job.run({ store, now: now(), asked: held.asked, progress });
    await end(failed > 0 ? "failed" : "done", said);
    if (failed > 0) log().warn({ job: job.name, failed }, "a job could not do all of its work");
  } catch (error) {
    log().error({ err: error, job: job.name }, "a job failed");
    await end("failed", kindOf(error));
  } finally {
    clearInterval(beat);
  }
  return true;
}

/**
 * Runs every job whose time has come, one after the other; a long one goes on by itself, and its lock says that it
 * does. Gives the names of those this process ran.
 */
export async function runDueJobs(store: Store, jobs: readonly Job[], now: () => Date): Promise<readonly string[]> {
  const ran: string[] = [];
  for (const name of await dueJobs(store, now())) {
    const job = jobs.find((one) => one.name === name);
    if (job === undefined) continue;
    if (job.long) {
      runJob(store, job, now).catch((error: unknown) => log().error({ err: error, job: name }, "a job was cut off"));
    } else if (await runJob(store, job, now)) ran.push(name);
  }
  return ran;
}

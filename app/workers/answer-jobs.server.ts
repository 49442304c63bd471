import { parentPort } from "node:worker_threads";
import type { Reply } from "./pool.server";

/** What a thread of a pool does: this work for each job that comes, one after the other. */
export function answerJobs<Job, Answer>(work: (job: Job) => Answer | Promise<Answer>): void {
  parentPort?.on("message", async (job: Job) => {
    parentPort?.postMessage(await replyTo(job, work));
  });
}

async function replyTo<Job, Answer>(job: Job, work: (job: Job) => Answer | Promise<Answer>): Promise<Reply<Answer>> {
  try {
    return { answer: await work(job) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

import { log } from "~/reports/log.server";
import { currentRelease, noteRelease } from "~/reports/release.server";
import { database } from "~/store/database.server";
import { addJobs, bringForward } from "./data.server";
import { followArticles } from "./follow-articles.server";
import { jobs } from "./jobs.server";
import { runDueJobs } from "./run.server";

/** Milliseconds between two looks for jobs whose time has come. */
const pause = 20_000;
/** Milliseconds from the start of a process to its first look, which lets the store know the jobs and the release. */
const firstLook = 1_000;
const state = globalThis as { [started]?: { looking: boolean } };
const started = Symbol.for("site.jobs.started");

/**
 * Looks for jobs whose time has come for as long as this process runs. Every process does, and each job runs in one of
 * them at a time. Never throws.
 */
export function startJobs(): void {
  // The development server loads this module again after each edit.
  if (state[started] !== undefined) return;
  state[started] = { looking: false };
  setTimeout(lookForJobs, firstLook).unref();
  setInterval(lookForJobs, pause).unref();
  followArticles(lookForJobs);
}

/** Looks now, without waiting for the answer: for an administrator who asks for a run. */
export function lookForJobs(): void {
  const mine = state[started] ?? { looking: false };
  state[started] = mine;
  if (mine.looking) return;
  mine.looking = true;
  const now = () => new Date();
  noteRelease(database(), currentRelease(), now())
    .then((isNew) => (isNew ? afterRelease(now()) : undefined))
    .then(() => addJobs(database(), jobs, now()))
    .then(() => runDueJobs(database(), jobs, now))
    .catch((error: unknown) => log().error({ err: error }, "jobs could not be looked for"))
    .finally(() => {
      mine.looking = false;
    });
}

/** Brings forward what looks at each release. On a store that knows no jobs yet there is nothing to bring forward. */
async function afterRelease(now: Date): Promise<void> {
  for (const { name, afterRelease } of jobs) {
    if (afterRelease === undefined) continue;
    await bringForward(database(), name, new Date(now.getTime() + afterRelease * 60_000));
  }
}

import { currentRelease } from "~/reports/release.server";
import type { Store } from "~/store/database.server";
import { usualChoices } from "./choices";
import { addRun, beginRun, endRun } from "./data.server";
import { measureServer } from "./measure.server";
import { measuredPages } from "./pages";
import type { Run, RunResult } from "./results";
import { busyShare, type ThisServer, thisServer, tooBusy } from "./this-server.server";

/** What a measurement needs of the process that it runs in. Tests put others in their place. */
export interface BenchmarkDependencies {
  server(): ThisServer | null;
  busy(): Promise<number>;
  measure: typeof measureServer;
}

const here: BenchmarkDependencies = { server: thisServer, busy: busyShare, measure: measureServer };

const percent = (share: number) => `${Math.round(share * 100)} percent`;

/**
 * Measures the server as somebody has asked, or the usual pages where nobody has. Refused while the site is busy, so
 * that no reader waits for it and no figure is of two things at once.
 *
 * @returns what came of it, for the line of the job
 */
export async function measureAsAsked(
  store: Store,
  { host, now, progress }: { readonly host: string; readonly now: Date; progress(words: string): void },
  around: BenchmarkDependencies = here,
): Promise<{ readonly said: string; readonly failed: number }> {
  const run = (await beginRun(store, currentRelease(), now)) ?? (await beginUsual(store, now));
  const server = around.server();
  const end = async (state: Run["state"], said: string, result: RunResult | null = null) => {
    await endRun(store, run.id, { state, said, result, now: new Date() });
    return { said, failed: state === "failed" ? 1 : 0 };
  };
  if (server === null) return end("refused", "Only a site that was built can be measured");
  const busy = await around.busy();
  if (busy > tooBusy)
    return end("refused", `The site was busy: its event loop was in use ${percent(busy)} of the time`);
  try {
    const { choices, askedBy } = run;
    // Whoever waits for the figures of one page need not wait until every template is weighed.
    const all = askedBy === "night" || askedBy === "bench";
    const weighed = measuredPages.filter(({ path }) => all || choices.pages.includes(path));
    const result = await around.measure({ server, host, choices, weighed, progress });
    const failed = result.pages.reduce((sum, page) => sum + page.failed, 0);
    const requests = result.pages.reduce((sum, page) => sum + page.requests, 0);
    const of = `${choices.pages.length === 1 ? "1 page" : `${choices.pages.length} pages`}, ${requests.toLocaleString("en-US")} requests`;
    return end("done", failed === 0 ? of : `${of}, ${failed.toLocaleString("en-US")} of them failed`, result);
  } catch (error) {
    await end("failed", error instanceof Error ? error.name : "It failed");
    throw error;
  }
}

async function beginUsual(store: Store, now: Date): Promise<Run> {
  await addRun(store, { choices: usualChoices, by: "night", now });
  const run = await beginRun(store, currentRelease(), now);
  if (run === null) throw new Error("A run that was just added is gone.");
  return run;
}

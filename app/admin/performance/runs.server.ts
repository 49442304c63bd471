import { limits, usualChoices } from "~/benchmark/choices";
import { measuredPages } from "~/benchmark/pages";
import type { Store } from "~/store/database.server";
import { patternOf } from "~/vitals/templates.server";
import { listJobs } from "../jobs.server";
import { pageOf, readTable } from "../table";
import { runRows } from "./server-screens.server";
import { runsShape } from "./server-shapes";

/** Everything that the screen of measurements shows: the form, what runs, and what was measured. */
export async function readRuns(store: Store, params: URLSearchParams, now: Date) {
  const [jobs, rows] = await Promise.all([listJobs(store, now), runRows(store)]);
  const query = readTable(runsShape, params);
  const { pages, requests, concurrency } = usualChoices;
  return {
    at: now.toISOString(),
    job: jobs.find(({ name }) => name === "measure-server") ?? null,
    pages: measuredPages.map(({ path, template }) => ({ path, pattern: patternOf(template) })),
    usual: { page: pages, requests: String(requests), concurrency: String(concurrency) },
    limits,
    runs: { shape: runsShape, query, page: pageOf(runsShape, rows, query) },
  };
}

import { storedJobs } from "~/jobs/data.server";
import { jobs } from "~/jobs/jobs.server";
import { isLate, scheduleInWords } from "~/jobs/schedule";
import type { Store } from "~/store/database.server";
import { pageSize, type TablePage, type TableQuery, type TableShape } from "./table";

const outcomes = ["running", "done", "failed", "interrupted"] as const;

export const runsShape: TableShape = {
  name: "runs",
  caption: "Last runs",
  columns: [
    { key: "job", label: "Job", sorts: true },
    { key: "started_at", label: "Started", kind: "moment", sorts: true },
    { key: "seconds", label: "Seconds", kind: "number" },
    { key: "outcome", label: "Outcome", sorts: true },
    { key: "said", label: "What it did" },
    { key: "asked_by", label: "Asked for by" },
  ],
  filters: [
    { key: "job", label: "Job", options: jobs.map(({ name, title }) => ({ value: name, label: title })) },
    { key: "outcome", label: "Outcome", options: outcomes.map((value) => ({ value, label: value })) },
  ],
  sort: "-started_at",
  empty: "No run yet.",
};

/** The last runs of all jobs, as a table asks for them. */
export async function readRuns(store: Store, query: TableQuery, size = pageSize): Promise<TablePage> {
  const { job = "", outcome = "" } = query.filters;
  let runs = store.selectFrom("job_run");
  if (job !== "") runs = runs.where("job", "=", job);
  if (outcome !== "") runs = runs.where("outcome", "=", outcome as (typeof outcomes)[number]);
  const { count } = await runs.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const order = query.descending ? "desc" : "asc";
  const rows = await runs
    .selectAll()
    .orderBy(query.sort as "started_at", order)
    .orderBy("id")
    .limit(size)
    .offset((query.page - 1) * size)
    .execute();
  return {
    total: Number(count),
    rows: rows.map(({ id, job: name, started_at, ended_at, outcome: came, said, asked_by }) => ({
      id,
      job: jobs.find((one) => one.name === name)?.title ?? name,
      started_at,
      seconds: ended_at === null ? null : Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 100) / 10,
      outcome: came,
      said,
      asked_by,
    })),
  };
}

/** A job as its screen shows it. */
export interface ListedJob {
  readonly name: string;
  readonly title: string;
  readonly what: string;
  readonly schedule: string;
  /** Null where no process has looked yet. */
  readonly nextAt: string | null;
  readonly running: { readonly since: string; readonly said: string } | null;
  readonly late: boolean;
  readonly last: { readonly at: string; readonly outcome: string; readonly said: string } | null;
}

export async function listJobs(store: Store, now: Date): Promise<readonly ListedJob[]> {
  const stored = new Map((await storedJobs(store)).map((one) => [one.name, one]));
  return jobs.map(({ name, title, what, schedule }) => {
    const one = stored.get(name);
    const last = one?.last ?? null;
    const running = last?.outcome === "running" && (one?.lockedUntil ?? "") > now.toISOString();
    return {
      name,
      title,
      what,
      schedule: scheduleInWords(schedule),
      nextAt: one?.nextAt ?? null,
      running: running && last !== null ? { since: last.started_at, said: last.said } : null,
      late: one !== undefined && isLate(schedule, one.nextAt, one.lockedUntil, now),
      last: last === null || running ? null : { at: last.started_at, outcome: last.outcome, said: last.said },
    };
  });
}

import { usualChoices } from "~/benchmark/choices";
import { addRun, importRun, readRun } from "~/benchmark/data.server";
import type { PageResult, Run } from "~/benchmark/results";
import { env } from "~/env.server";
import { askForRun } from "~/jobs/data.server";
import { openStore, type Store } from "~/store/database.server";
import { storeState } from "~/store/migrate.server";
import { startSite } from "../setup/site";
import type { Figure } from "./figures";

/**
 * How long loaders, rendering and encoding of pages take, by the same job that administrators start. The run is also
 * written to the developer's own store, where `/admin/performance-test/server` shows it, if that store is up to date.
 */
export async function figures(): Promise<readonly Figure[]> {
  const site = await startSite({ LOG_LEVEL: "warn" });
  const store = openStore({ dialect: "sqlite", file: site.database });
  try {
    const id = await addRun(store, { choices: usualChoices, by: "bench", now: new Date() });
    const run = await ended(store, id);
    if (run.result === null) throw new Error(`It was not measured: ${run.said}`);
    await keep(run);
    const [slowest] = run.result.loaders;
    const named = slowest === undefined ? "none" : `${slowest.route}, p95 ${slowest.p95} ms`;
    return [...run.result.pages.map(figureOf), { name: "slowest loader", figures: { loader: named } }];
  } finally {
    await store.destroy();
    await site.stop();
  }
}

/** Waits until the site has done a run: its jobs look for work a second after it has started, then every 20 seconds. */
async function ended(store: Store, id: string): Promise<Run> {
  for (;;) {
    await askForRun(store, "measure-server", "bench", new Date());
    const run = await readRun(store, id);
    if (run !== null && run.state !== "waiting" && run.state !== "running") return run;
    await new Promise((wait) => setTimeout(wait, 500));
  }
}

async function keep(run: Run): Promise<void> {
  const own = openStore(env().database);
  try {
    if ((await storeState(own)) === "ready") await importRun(own, run);
  } finally {
    await own.destroy();
  }
}

const ms = (value: number) => `${value} ms`;

function figureOf({ page, way, p50, p95, parts, queries, loopP99, heapAfter, bytes }: PageResult): Figure {
  return {
    name: `${page} ${way}`,
    figures: {
      p50: ms(p50),
      p95: ms(p95),
      loaders: parts === null ? "" : ms(parts.loaders),
      rendering: parts === null ? "" : ms(parts.rendering),
      encoding: parts === null ? "" : ms(parts.encoding),
      queries: String(queries),
      loop: ms(loopP99),
      heap: `${heapAfter} MB`,
      sent: `${(bytes / 1000).toFixed(1)} kB`,
    },
  };
}

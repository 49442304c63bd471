import { monitorEventLoopDelay } from "node:perf_hooks";
import { site } from "~/site";
import { workerPool } from "~/workers/pool.server";
import type { Choices } from "./choices";
import type { MeasuredPage } from "./pages";
import {
  type LoaderResult,
  loaderResults,
  type Meanwhile,
  type PageResult,
  pageResult,
  type RunResult,
  slowestFirst,
  type Way,
} from "./results";
import type { Sample, Sending } from "./sample";
import { measuredHeader, type ThisServer, whileMeasuring } from "./this-server.server";
import { builtFiles, weighDocument } from "./weigh.server";
import type { Weight } from "./weights";

/** Requests between two words on how far it is. */
const step = 25;
const resolution = 5;

/** One thread: what asks must not take what answers. */
const senders = workerPool<Sending, readonly Sample[]>(new URL("./send-worker.server.ts", import.meta.url), {
  threads: 1,
  waiting: 2,
  longest: 300_000,
  idle: 5_000,
});

interface Measuring {
  readonly server: ThisServer;
  /** Host of the site's own address, which a proxy would pass on. */
  readonly host: string;
  readonly choices: Choices;
  /** Pages that are weighed besides. */
  readonly weighed: readonly MeasuredPage[];
  progress(words: string): void;
}

/**
 * Measures this process over its own port: each page as it is made, and then as readers get it from memory where the
 * site keeps it. What a proxy and the network add is not in the figures.
 */
export function measureServer({ server, host, choices, weighed, progress }: Measuring): Promise<RunResult> {
  return whileMeasuring(async (token) => {
    const pages: PageResult[] = [];
    const loaders: LoaderResult[] = [];
    const base = { Host: host, "Accept-Encoding": "br", "User-Agent": `${site.name}Benchmark` };
    for (const [place, page] of choices.pages.entries()) {
      const said = `page ${place + 1} of ${choices.pages.length}`;
      const run = (way: Way, headers: Record<string, string>) =>
        askOften({ ...server, path: page, headers }, choices, {
          page,
          way,
          say: (done) => progress(`${said}, ${done}`),
        });
      const made = await run("made", { ...base, [measuredHeader]: token });
      pages.push(made.result);
      loaders.push(...loaderResults(page, made.samples));
      // A page for one reader is never kept: asked for again, it would be made again.
      if (made.result.cache.bypass === undefined && made.result.cache.miss !== undefined) {
        pages.push((await run("kept", base)).result);
      }
    }
    progress("weighing the pages");
    const weights = await weighPages(server, weighed);
    return { pages, loaders: slowestFirst(loaders), weights };
  });
}

async function askOften(
  sending: Omit<Sending, "requests" | "concurrency">,
  { requests, concurrency }: Choices,
  { page, way, say }: { readonly page: string; readonly way: Way; say(done: string): void },
) {
  // The first answers load what later ones have in memory.
  await senders.run({ ...sending, requests: concurrency, concurrency });
  const samples: Sample[] = [];
  const delay = monitorEventLoopDelay({ resolution });
  const heapBefore = megabytes();
  const began = performance.now();
  delay.enable();
  while (samples.length < requests) {
    const next = Math.min(step, requests - samples.length);
    samples.push(...(await senders.run({ ...sending, requests: next, concurrency })));
    say(`${way === "made" ? "made" : "from memory"}: ${samples.length} of ${requests} requests`);
  }
  delay.disable();
  const held = (nanoseconds: number) => Math.round(Math.max(0, nanoseconds / 1e6 - resolution) * 10) / 10;
  const meanwhile: Meanwhile = {
    heapBefore,
    heapAfter: megabytes(),
    loopP99: held(delay.percentile(99)),
    loopMost: held(delay.max),
  };
  const seconds = (performance.now() - began) / 1000;
  return { samples, result: pageResult({ page, way, seconds }, samples, meanwhile) };
}

const megabytes = () => Math.round(process.memoryUsage().heapUsed / 1024 ** 2);

async function weighPages({ host, port }: ThisServer, pages: readonly MeasuredPage[]): Promise<readonly Weight[]> {
  const weights: Weight[] = [];
  const files = await builtFiles();
  for (const page of pages) {
    const answer = await fetch(`http://${host}:${port}${page.path}`, { redirect: "manual" });
    const html = await answer.text();
    if (answer.status === 200) weights.push(await weighDocument(html, page, files));
  }
  return weights;
}

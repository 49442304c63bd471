import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { type RunningSite, startSite } from "../setup/site";
import type { Figure } from "./figures";
import { best, brotli, load, middle, portOf, type Wanted } from "./load-of-requests";

const rounds = 5;
const perRound = 8_000;
/** By then the process has given back what it doesn't use (`app/server/process/quiet-memory.server.ts`). */
const tenSeconds = 10_000;
/** Public pages, their data, questions to the search, and what is not kept: a mixture as visitors send it. */
const mixture: Wanted = [
  ...["/", "/college-match-quiz", "/colleges", "/colleges/204796-ohio-state-university-main-campus", "/pricing"].map(
    (path) => [path, brotli] as const,
  ),
  ...["/help", "/tools.data", "/search?q=fafsa", "/college-planning-texas", "/blog"].map(
    (path) => [path, brotli] as const,
  ),
  ["/", { "Accept-Encoding": "gzip" }],
  ["/", {}],
  ["/college-match-quiz?gpa=3.4", brotli],
  ["/account", brotli],
  ["/no/such/page", brotli],
  ["/api/health", brotli],
];

/**
 * How fast kept pages are, as a share of what Node's own server does with the same bytes and headers in the same run,
 * turn by turn, so that a busy machine slows both. And the memory of the server's process after 20,000 mixed requests,
 * at once and when it's quiet again.
 */
export async function figures(): Promise<readonly Figure[]> {
  const site = await startSite();
  try {
    const all: Figure[] = [];
    for (const path of ["/", "/colleges/204796-ohio-state-university-main-campus", "/tools.data"]) {
      all.push(await compare(site, path));
    }
    const begun = memoryOf(site);
    const { perSecond, statuses } = await load(portOf(site), 20_000, mixture);
    const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    const after = memoryOf(site);
    await new Promise((done) => setTimeout(done, tenSeconds));
    const quiet = memoryOf(site);
    return [
      ...all,
      { name: "20,000 mixed requests", figures: { site: `${perSecond}/s`, answers: answers.join(", ") } },
      { name: "resident memory", figures: { before: begun, after, "ten seconds later": quiet } },
    ];
  } finally {
    await site.stop();
  }
}

async function compare(site: RunningSite, path: string): Promise<Figure> {
  const { headers, body } = await best(site.origin, path);
  const bare = fork("tests/bench/bare-server.js", { execArgv: [] });
  const port = await new Promise<number>((resolve) => {
    bare.once("message", (listening) => resolve(Number(listening)));
    bare.send({ headers, body: body.toString("base64") });
  });
  try {
    const ratios: number[] = [];
    const rates: number[] = [];
    const times: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const ours = await timed(site.pid, portOf(site), path);
      const plain = await timed(bare.pid ?? 0, port, path);
      // The first round warms both up.
      if (round === 0) continue;
      ratios.push(ours.perSecond / plain.perSecond);
      times.push(plain.seconds / ours.seconds);
      rates.push(ours.perSecond);
    }
    const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    return {
      name: path,
      figures: {
        body: `${(body.length / 1000).toFixed(1)} kB`,
        site: `${middle(rates)}/s`,
        "share of bare node:http": middle(ratios).toFixed(2),
        "of all rounds": range,
        "by processor time": middle(times).toFixed(2),
      },
    };
  } finally {
    bare.kill();
  }
}

/**
 * Sends requests to a process, and says how long it kept a processor: that does not depend on what else the machine
 * does.
 */
async function timed(pid: number, port: number, path: string): Promise<{ perSecond: number; seconds: number }> {
  const before = processorTime(pid);
  const { perSecond } = await load(port, perRound, [[path, brotli]]);
  return { perSecond, seconds: processorTime(pid) - before };
}

/** Seconds of processor time that a process has had, in user and system mode together. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  // Linux counts in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory of the process that serves, as Linux counts it. */
function memoryOf(site: RunningSite): string {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${site.pid}/status`, "utf8"))?.[1];
  return `${Math.round(Number(kilobytes) / 1024)} MB`;
}

import { gzipSync } from "node:zlib";
import { startSite } from "../setup/site";
import type { Figure } from "./figures";

const pages = [
  "/",
  "/college-match-quiz",
  "/college-match-quiz/results?gpa=3.4&state=OH",
  "/colleges?q=ohio",
  "/colleges/204796-ohio-state-university-main-campus",
  "/tools/fafsa-calculator",
];

/**
 * The built site over HTTP on this machine: how long a page takes one after the other, how many go through at once, and
 * its size.
 */
export async function figures(): Promise<readonly Figure[]> {
  const site = await startSite({ LOG_LEVEL: "warn" });
  try {
    const all: Figure[] = [];
    for (const page of pages) all.push(await measure(page, site.get));
    return [...all, await firstLoad(site.get)];
  } finally {
    await site.stop();
  }
}

type Get = (path: string) => Promise<Response>;

async function measure(page: string, get: Get): Promise<Figure> {
  // A list's address may lead to its one short form first.
  const path = (await get(page)).headers.get("location") ?? page;
  const html = await (await get(path)).text();
  for (let i = 0; i < 10; i++) await (await get(path)).arrayBuffer();
  const took: number[] = [];
  for (let i = 0; i < 100; i++) {
    const began = performance.now();
    await (await get(path)).arrayBuffer();
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  const began = performance.now();
  const at = (share: number) => `${(took[Math.floor(took.length * share)] ?? 0).toFixed(1)} ms`;
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let i = 0; i < 20; i++) await (await get(path)).arrayBuffer();
    }),
  );
  const rate = `${Math.round(200 / ((performance.now() - began) / 1000))}/s`;
  return { name: page, figures: { p50: at(0.5), p95: at(0.95), rate, gzip: kilobytes(gzipSync(html).length) } };
}

/** What home asks a new visitor's browser to load as script, compressed. */
async function firstLoad(get: Get): Promise<Figure> {
  const html = await (await get("/")).text();
  const scripts = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? ""));
  let bytes = 0;
  for (const script of scripts) bytes += gzipSync(Buffer.from(await (await get(script)).arrayBuffer())).length;
  return { name: "scripts of home", figures: { gzip: kilobytes(bytes) } };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

import { spawn } from "node:child_process";
import { measuredPages } from "~/benchmark/pages";
import { findChromium } from "../../app/commands/programs.js";
import { startSite } from "../setup/site";
import type { Figure } from "./figures";

/**
 * The last that runs with the oldest Node of ours. With what it needs it is 186 MB, a quarter of all our packages, so
 * it is none of them: npm fetches it when this is first run, and keeps it.
 */
const version = "12.8.2";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly displayValue?: string }>>;
  readonly runtimeError?: { readonly message: string };
}

/**
 * What Lighthouse says of a page of each public template, on its phone (slow 4G, a processor four times slower): the
 * four scores and the figures behind the first. The site runs as `npm start` runs it. Goals: 98 for the first and 100
 * for the others. One run a page, a quarter of an hour for all; on a busy machine the first score is lower.
 */
export async function figures(): Promise<readonly Figure[]> {
  const site = await startSite({ LOG_LEVEL: "warn" });
  try {
    const all: Figure[] = [];
    for (const { path } of measuredPages) {
      // The server has the page ready, as it has for all but the first reader.
      await site.get(path);
      all.push({ name: path, figures: said(await lighthouse(site.origin + path)) });
    }
    return all;
  } finally {
    await site.stop();
  }
}

function said({ categories: of, audits, runtimeError }: Report): Figure["figures"] {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: (typeof categories)[number]) => String(Math.round((of[name].score ?? 0) * 100));
  const value = (name: string) => audits[name]?.displayValue ?? "";
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    "largest paint": value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
  };
}

/** Asks Lighthouse for its report, in a process of its own. */
async function lighthouse(address: string): Promise<Report> {
  const flags = "--headless --no-sandbox --disable-background-networking";
  const words = [
    ...["exec", "--yes", `--package=lighthouse@${version}`, "--", "lighthouse", address],
    ...["--quiet", "--output=json", `--only-categories=${categories.join()}`, `--chrome-flags=${flags}`],
  ];
  const chromium = findChromium();
  const child = spawn("npm", words, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...(chromium !== null && { CHROME_PATH: chromium }) },
  });
  const parts: Buffer[] = [];
  child.stdout.on("data", (part) => parts.push(part));
  const code = await new Promise((done, failed) => child.once("close", done).once("error", failed));
  if (code !== 0)
    throw new Error(
      `Lighthouse ended with ${code}. npm fetches it when it isn't here yet, for which it needs a connection.`,
    );
  return JSON.parse(Buffer.concat(parts).toString());
}

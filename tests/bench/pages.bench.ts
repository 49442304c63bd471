import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../app/commands/programs.js";
import { startSite } from "../setup/site";
import type { Figure } from "./figures";

/** One page of each template that families open first. */
const pages = [
  "/",
  "/colleges/204796-ohio-state-university-main-campus",
  "/college-match-quiz/results?gpa=3.4&state=OH",
  "/college-planning-texas/colleges",
  "/college-planning-texas",
  "/college-cost-calculator?unitids=204796,201645",
  "/tools/fafsa-calculator",
  "/help/fafsa-completion-guide",
  "/es",
];
const times = 5;
const slowed = 4;

/**
 * What somebody feels while a page opens on a phone four times slower than this machine: when its largest part is
 * painted, how long the page can't answer a tap (what each task takes above 50 ms from the first paint on, as
 * Lighthouse counts it), how far things move, how many elements there are, and the script that came. The middle of five
 * loads in new browsers' caches.
 * Goals: blocking 150 ms or less, largest paint within a second, nothing moves.
 */
export async function figures(): Promise<readonly Figure[]> {
  const site = await startSite({ LOG_LEVEL: "warn" });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const all: Figure[] = [];
    for (const path of pages) {
      // The server has the page ready, as it has for all but the first reader.
      await site.get(path);
      const loads: Load[] = [];
      for (let i = 0; i < times; i++) loads.push(await load(browser, site.origin + path));
      const middle = (of: keyof Load) => loads.map((one) => one[of]).sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
      all.push({
        name: path,
        figures: {
          "largest paint": `${Math.round(middle("paint"))} ms`,
          blocking: `${Math.round(middle("blocking"))} ms`,
          shift: middle("shift").toFixed(3),
          elements: String(middle("elements")),
          script: `${(middle("script") / 1000).toFixed(1)} kB`,
        },
      });
    }
    return all;
  } finally {
    await browser.close();
    await site.stop();
  }
}

interface Load {
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly elements: number;
  /** Bytes over the wire. */
  readonly script: number;
}

/** What a page has counted, in milliseconds since its navigation began. */
interface Seen {
  readonly first: number;
  readonly paint: number;
  readonly tasks: readonly (readonly [number, number])[];
  readonly shift: number;
}

/** Opens a page as somebody who was never here, and watches until two seconds went by without a long task. */
async function load(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  await page.addInitScript(() => {
    const seen = { first: 0, paint: 0, tasks: [] as [number, number][], shift: 0, last: 0 };
    Object.assign(window, { seen });
    // No function has a name here: the compiler would add a call to keep it that the page doesn't know.
    for (const type of ["paint", "largest-contentful-paint", "longtask", "layout-shift"]) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value = 0, hadRecentInput = false } = entry as { value?: number; hadRecentInput?: boolean };
          if (entry.name === "first-contentful-paint") seen.first = entry.startTime;
          else if (type === "largest-contentful-paint") seen.paint = entry.startTime;
          else if (type === "layout-shift") seen.shift += hadRecentInput ? 0 : value;
          else if (type === "longtask") {
            seen.last = entry.startTime + entry.duration;
            seen.tasks.push([entry.startTime, seen.last]);
          }
        }
      }).observe({ type, buffered: true });
    }
  });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(() => {
    const { last } = (window as unknown as { seen: { last: number } }).seen;
    return performance.now() - Math.max(last, performance.timing.loadEventEnd - performance.timeOrigin) > 2000;
  });
  const found = await page.evaluate(() => {
    const { first, paint, tasks, shift } = (window as unknown as { seen: Seen }).seen;
    return {
      paint,
      // The first 50 ms of a task that began before the first paint have gone by with nothing to tap.
      blocking: tasks.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from + 50, first)), 0),
      shift,
      elements: document.querySelectorAll("*").length,
      script: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    };
  });
  await context.close();
  return found;
}

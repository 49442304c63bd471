import { loadavg } from "node:os";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../app/commands/programs.js";
import { startSite } from "../setup/site";
import type { Figure } from "./figures";

interface Tool {
  readonly name: string;
  readonly path: string;
  /** Brings the form to where an answer stands beside it. */
  begin(page: Page): Promise<unknown>;
  /** Field that is typed in, and what is typed: another text each time. Nothing for a slider, which keys move. */
  readonly field: string;
  text?(at: number): string;
  /** Where the answer stands; beside the form unless said. */
  readonly answer?: string;
}

/** As a person does: first the field has the focus, which is when the answer beside the form is fetched. */
async function choose(page: Page, name: string, value: string): Promise<void> {
  const select = page.locator(`select[name="${name}"]`);
  await select.focus();
  await select.selectOption(value);
}

const six = "204796,201645,166683,110635,130794,170976";

const tools: readonly Tool[] = [
  {
    name: "cost, six colleges",
    path: `/college-cost-calculator?unitids=${six}`,
    begin: (page) => choose(page, "state", "OH"),
    field: "input[name=income]",
    text: (at) => String(41_000 + at * 7_000),
  },
  {
    name: "slider over six colleges, kitchen table",
    path: `/college-cost-calculator/kitchen-table?unitids=${six}&state=OH`,
    begin: (page) => page.locator("input[name=budget]").fill("18000"),
    field: "input[type=range]",
    answer: "#line",
  },
  {
    name: "FAFSA, a range",
    path: "/tools/fafsa-calculator",
    begin: async (page) => {
      await choose(page, "quick-parents", "one");
      await page.locator("input[name=quick-size]").fill("3");
    },
    field: "input[name=quick-income]",
    text: (at) => String(41_000 + at * 7_000),
  },
  {
    name: "FAFSA, exact, with what each answer moved",
    path: "/tools/fafsa-calculator",
    begin: async (page) => {
      await choose(page, "quick-parents", "married");
      // On a phone the form is a list of parts, of which one is open.
      await page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLDetailsElement>("form details")) {
          part.removeAttribute("name");
          part.open = true;
        }
      });
      const typed = { family_size: "4", "parents.agi": "91300", "parents.tax_paid": "7104", "parents.earned": "61000" };
      for (const [name, text] of Object.entries({ ...typed, "student.agi": "14000", "student.cash": "2500" }))
        await page.locator(`input[name="${name}"]`).fill(text);
    },
    field: "input[name='parents.cash']",
    text: (at) => String(11_000 + at * 3_000),
  },
  {
    name: "the whole match, home",
    path: "/",
    begin: async (page) => {
      await choose(page, "state", "OH");
      await choose(page, "income", "2");
    },
    field: "input[name=gpa]",
    text: (at) => (4 - at * 0.13).toFixed(2),
    answer: "section[aria-label^='Three colleges'] li",
  },
];

/**
 * From a key to the painted answer, in Chromium with the processor slowed four times, and what the answer costs to
 * load. Chromium slows the page and not its worker, so the answer of the match would take longer on a phone; no key
 * waits for it.
 */
export async function figures(): Promise<readonly Figure[]> {
  const site = await startSite({ LOG_LEVEL: "warn" });
  const own = findChromium();
  const browser = await chromium.launch({
    ...(own === null ? {} : { executablePath: own }),
    args: ["--no-sandbox"],
  });
  try {
    const all: Figure[] = [];
    for (const tool of tools) all.push(await figureOf(browser, site.origin, tool));
    return all;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function figureOf(browser: Browser, origin: string, tool: Tool): Promise<Figure> {
  // What a service worker hands over is counted unpacked.
  const page = await browser.newPage({ viewport: { width: 390, height: 800 }, serviceWorkers: "block" });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(origin + tool.path, { waitUntil: "networkidle" });
  const before = await bytesOf(page);
  await tool.begin(page);
  await page
    .locator(tool.answer ?? "#live")
    .first()
    .waitFor();
  const lazy = (await bytesOf(page)) - before;
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await watchPaints(page, tool.answer?.replace(/ li$/, "") ?? "#live");
  const field = page.locator(tool.field);
  await field.focus();
  for (let at = 0; at < 12; at++) {
    if (tool.text === undefined) {
      for (let key = 0; key < 5; key++) {
        await field.press(at < 6 ? "ArrowRight" : "ArrowLeft");
        await page.waitForTimeout(120);
      }
    } else {
      await field.fill("");
      await field.pressSequentially(tool.text(at), { delay: 120 });
    }
  }
  const { took, answered } = await page.evaluate(() => {
    const noted = window as unknown as { took: number[]; answered: number[] };
    return { took: noted.took, answered: noted.answered };
  });
  await page.close();
  const at = (all: number[], share: number) => {
    const sorted = [...all].sort((a, b) => a - b);
    return `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)} ms`;
  };
  return {
    name: `${tool.name}: key to next paint, slowed 4×`,
    figures: {
      p50: at(took, 0.5),
      p95: at(took, 0.95),
      max: at(took, 1),
      "key to changed answer, p50": at(answered, 0.5),
      "p95 of it": at(answered, 0.95),
      "loaded at first touch": `${(lazy / 1000).toFixed(1)} kB`,
      "load of the machine": (loadavg()[0] ?? 0).toFixed(1),
    },
  };
}

/** Bytes of scripts and figures as they came over the wire, without what pages fetch ahead for the next one. */
const bytesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) =>
        /panel|schemas|typed-number|yearly-price|address-|figures=|result-words|index-of|worker|quick-results/.test(
          name,
        ),
      )
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

/**
 * Notes the time from each input event to the end of the frame that follows it, and to the end of the frame in which
 * the answer has changed, which for the match comes from a worker.
 */
const watchPaints = (page: Page, answer: string) =>
  page.evaluate((answer) => {
    const took: number[] = [];
    const answered: number[] = [];
    Object.assign(window, { took, answered });
    let asked: number | null = null;
    // No function here has a name: what gives names to functions doesn't come along into the page.
    document.addEventListener(
      "input",
      ({ timeStamp, isTrusted }) => {
        if (isTrusted) asked = timeStamp;
      },
      true,
    );
    const place = document.querySelector(answer);
    if (place !== null)
      new MutationObserver(() => {
        const since = asked;
        asked = null;
        if (since === null) return;
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => answered.push(performance.now() - since);
          painted.port2.postMessage(null);
        });
      }).observe(place, { subtree: true, childList: true, characterData: true });
    document.addEventListener(
      "input",
      ({ timeStamp, isTrusted }) =>
        isTrusted &&
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => took.push(performance.now() - timeStamp);
          painted.port2.postMessage(null);
        }),
      { capture: true },
    );
  }, answer);

import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../app/commands/programs.js";
import type { Figure } from "./figures";

/** Times a phone is slower than this machine. */
const slowed = 4;

/** Milliseconds of the readings of one draft, one after another: the first one is that of a student who reads once. */
type Readings = (page: Page, draft: string) => Promise<readonly number[]>;

const endings = ["It rained once.", "It rained again.", "It rained for hours."];

/**
 * What the rules take in Chromium with the processor slowed, and all from pressing "Read my draft" to the end of the
 * frame that shows the questions. The page is loaded anew for each draft. Pressed cold, nobody was in the field before;
 * otherwise somebody came to it and the page was idle, as it is while a draft is typed or looked for.
 *
 * @param origin of a running site
 */
export async function readOnAPhone(origin: string, drafts: readonly string[]): Promise<readonly Figure[]> {
  const own = findChromium();
  const browser = await chromium.launch({
    ...(own === null ? {} : { executablePath: own }),
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 }, serviceWorkers: "block" });
    const devtools = await page.context().newCDPSession(page);
    const measured = async (name: string, touched: boolean, readings: Readings): Promise<Figure[]> => {
      const first: number[] = [];
      const again: number[] = [];
      for (const draft of drafts) {
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
        await page.goto(`${origin}/essay-coach`, { waitUntil: "networkidle" });
        await page.locator("[data-where=device]").waitFor();
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowed });
        if (touched) await touch(page);
        const [one, ...more] = await readings(page, draft);
        if (one !== undefined) first.push(one);
        again.push(...more);
      }
      return [
        { name: `${name}, first`, figures: spread(first) },
        { name: `${name}, after a change`, figures: spread(again) },
      ];
    };
    return [
      ...(await measured(`650 words on a phone slowed ${slowed}×: the rules, cold`, false, rulesAlone)),
      ...(await measured("the rules", true, rulesAlone)),
      ...(await measured("press to paint, cold", false, pressToPaint)),
      ...(await measured("press to paint", true, pressToPaint)),
    ];
  } finally {
    await browser.close();
  }
}

/** Comes to the field, and waits until the page has had nothing to do for a while. */
async function touch(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Your draft" }).focus();
  await page.evaluate(async () => {
    for (let moments = 0, tries = 0; moments < 20 && tries < 500; tries++) {
      // What gets ready takes every other moment while it lasts, so many whole ones have to follow each other.
      const moment = await new Promise<IdleDeadline>((done) => requestIdleCallback(done));
      moments = moment.timeRemaining() > 30 ? moments + 1 : 0;
    }
  });
}

/** The reader alone, as the page has loaded it. */
const rulesAlone: Readings = async (page, draft) => {
  const took: number[] = [];
  for (const ending of endings) {
    const readAlone = () =>
      page.evaluate(
        async ([draft, ending]) => {
          const loaded = performance.getEntriesByType("resource").filter(({ name }) => /\/assets\/device-/.test(name));
          const modules = await Promise.all(loaded.map(({ name }) => import(name)));
          const { readDraft } = modules.find((one) => "readDraft" in one);
          const begun = performance.now();
          readDraft({ draft: `${draft}\n\n${ending}`, prompt: "common-5", pasted: "", activities: "" });
          return performance.now() - begun;
        },
        [draft, ending] as const,
      );
    took.push(await readAlone());
  }
  return took;
};

const pressToPaint: Readings = async (page, draft) => {
  const took: number[] = [];
  for (const ending of endings) took.push(await readOnce(page, draft, ending));
  return took;
};

/**
 * Milliseconds from the press of the button to the end of the frame in which the draft stands with its marks.
 *
 * @param ending a sentence behind the draft, another one each time, by which the new reading is told from the one
 * before
 */
async function readOnce(page: Page, draft: string, ending: string): Promise<number> {
  await page.getByRole("textbox", { name: "Your draft" }).fill(`${draft}\n\n${ending}`);
  const button = page.getByRole("button", { name: "Read my draft" });
  return button.evaluate(async (button: HTMLButtonElement, ending) => {
    const begun = performance.now();
    button.click();
    while (!document.querySelector("[aria-labelledby=marked]")?.textContent?.includes(ending)) {
      await new Promise(requestAnimationFrame);
    }
    const painted = new MessageChannel();
    await new Promise((done) => {
      requestAnimationFrame(() => {
        painted.port1.onmessage = done;
        painted.port2.postMessage(null);
      });
    });
    return performance.now() - begun;
  }, ending);
}

function spread(took: readonly number[]): Figure["figures"] {
  const sorted = [...took].sort((a, b) => a - b);
  const at = (share: number) =>
    `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)} ms`;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { startSite } from "../setup/site";

/**
 * `test` whose pages fail on any console error and on any uncaught error. A test that expects one says which:
 * `allowedErrors.push(/status of 400/)`. With `test.use` it is one expression in a list: Playwright reads a list of two
 * as a value and its options.
 */
export const test = base.extend<{ allowedErrors: RegExp[]; measured: boolean; watched: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  allowedErrors: async ({}, use) => {
    await use([]);
  },
  // One page view in four is measured: in tests it's none, or each, so that they always do the same.
  measured: [false, { option: true }],
  watched: [
    async ({ context, allowedErrors, measured, javaScriptEnabled }, use) => {
      await context.addInitScript(
        measured
          ? "Math.random = () => 0"
          : 'Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true })',
      );
      const errors: string[] = [];
      const watch = (page: Page) => {
        page.on("console", (message) => message.type() === "error" && errors.push(`${page.url()}: ${message.text()}`));
        page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
        if (javaScriptEnabled !== false) arriveAlive(page);
      };
      context.on("page", watch);
      await use(undefined);
      expect(errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The same on a site of its own with a language model: the stand-in that does as it's asked. */
export const testWithModel = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => {
    const site = await startSite({ MODEL_URL: "stand-in", MODEL_NAME: "well-behaved", MODEL_KEY: "none" });
    await use(site.origin);
    await site.stop();
  },
});

export { expect };

/**
 * Waits until the scripts of a page have taken over, which they mark. A tap before that works as it does without
 * scripts, so a test of what scripts do waits.
 */
export const alive = (page: Page): Promise<void> => expect(page.locator("html")).toHaveAttribute("data-hydrated");

/** The router of a page, which Remix lets anybody look at. */
type Routed = { __remixRouter?: { state: { navigation: { state: string } } } };

/**
 * Opening and reloading one of our pages also waits until it's alive, unless the test says what it waits for. Back and
 * Forward change the address at once and the page when its data is there: they wait for that. Files and the stand-ins'
 * pages have no scripts.
 */
function arriveAlive(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const goBack = page.goBack.bind(page);
  const goForward = page.goForward.bind(page);
  const moved = () =>
    page.waitForFunction(() => ((window as Routed).__remixRouter?.state.navigation.state ?? "idle") === "idle");
  const arrived = async () => {
    if ((await page.locator('script[type="module"]').count()) > 0) await alive(page);
  };
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (options?.waitUntil === undefined) await arrived();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await arrived();
    return answer;
  };
  page.goBack = async (options) => {
    const answer = await goBack(options);
    await moved();
    return answer;
  };
  page.goForward = async (options) => {
    const answer = await goForward(options);
    await moved();
    return answer;
  };
}

/**
 * Holds back what a page asks for from now on, until the function it gives is called: also what is asked for again,
 * when a request that was held has been given up.
 */
export async function hold(page: Page, requests: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await released;
    // A request that the page has given up meanwhile has no answer to wait for.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Waits until nothing of a page sticks out sideways. A window that was resized is laid out in its own time. */
export const expectNoSidewaysScroll = (page: Page, said?: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      message: said,
    })
    .toBeLessThanOrEqual(0);

/** Width in pixels of what Letter paper holds between the margins that `design/base.css` sets. */
const letterWidth = Math.floor(8.5 * 96 - (2 * 14 * 96) / 25.4);

/**
 * Lays a page out as it's printed on Letter paper, by somebody whose screen is dark, and looks whether it fits and
 * whether nothing is left that only works on a screen.
 *
 * @param part what is printed; the page's own bars aren't asked for controls here
 */
export async function expectPrintable(page: Page, part: Locator): Promise<void> {
  await page.setViewportSize({ width: letterWidth, height: 900 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const role of ["button", "textbox", "combobox", "checkbox", "navigation"] as const)
    await expect(part.getByRole(role), `${role}s on paper`).toHaveCount(0);
  await expectNoSidewaysScroll(page);
}

/** Contrast of the words of an element against its own ground, as WCAG counts it. Both colors must be opaque. */
export const contrastOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (context === null) throw new Error("There is no canvas.");
    const luminance = (color: string) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
        const part = byte / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const { color, backgroundColor } = getComputedStyle(node);
    const [light = 0, dark = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  });

/** Done when what moves or fades on the page, and will end, has ended: a color halfway to another is nobody's. */
const settled = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect, timeline, playState }) => {
        const ends = effect !== null && effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
        return ends && timeline === document.timeline && playState === "running";
      })
      .map(({ finished }) => finished),
  ).then(() => undefined);

/**
 * Fails with the list of what axe finds on the page as it stands (WCAG 2.2 A and AA, and best practices). Legacy mode
 * leaves out only frames of other origins, which no page here has, and reports on what passed are not asked for:
 * together that is three times as fast.
 *
 * @param withContrast  colors of every word too, which takes most of the time where a table is long
 */
export async function expectNoAxeViolations(page: Page, withContrast = true): Promise<void> {
  await page.evaluate(settled);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { "color-contrast": { enabled: withContrast } } })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
}

/** What comes with the first touch is there: the notifications, and the data layer, which writes down the page last. */
export async function touched(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeAttached();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("journey"))).not.toBeNull();
}

/** As when the reader goes to another tab and comes back six minutes later. The page's clock must be installed. */
export async function awayForSixMinutes(page: Page): Promise<void> {
  const show = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await show("hidden");
  await page.clock.runFor(6 * 60_000);
  await show("visible");
}

/** Opens one part of the FAFSA form, which on a phone is folded. */
export const openStep = async (page: Page, id: string) => {
  const step = page.locator("details", { has: page.locator(`#${id}`) });
  if ((await step.getAttribute("open")) === null) await step.locator("> summary").click();
};

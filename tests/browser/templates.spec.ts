import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, openStep, test } from "./fixtures";

/**
 * One page of every template: nothing for axe to find on a phone by day and a desk by night, and nothing to scroll
 * sideways.
 */

test.use({ reducedMotion: "reduce", allowedErrors: [/status of (401|404)/] });

interface Template {
  readonly path: string;
  readonly status?: number;
  /** What to do on the page before it is looked at. */
  readonly first?: (page: Page) => Promise<void>;
}

/** A family with every part of the result: assets, two households, lines that move it. */
async function workOutAid(page: Page): Promise<void> {
  await openStep(page, "student");
  await page.getByLabel("State of legal residence").selectOption("OH");
  await openStep(page, "contributor");
  await page.getByLabel("Divorced, separated or never married").check();
  await page
    .getByRole("group", { name: /^Who gave you more/ })
    .getByLabel("Parent A")
    .check();
  await page
    .getByRole("group", { name: /^Whose numbers/ })
    .getByLabel("Parent A")
    .check();
  await page
    .getByRole("group", { name: /^Is this parent married/ })
    .getByLabel("No")
    .check();
  await openStep(page, "family");
  await page.getByLabel("Family size").fill("3");
  await openStep(page, "parents");
  await page.locator("select[name='parents.status']").selectOption("hoh");
  await page.locator("input[name='parents.agi']").fill("84,000");
  await openStep(page, "assets");
  await page.locator("input[name='parents.cash']").fill("41,000");
  await page.getByRole("button", { name: "Work out the SAI" }).click();
  await expect(page.locator("#result")).toBeVisible();
}

const quiz = "/college-match-quiz";

const templates: Readonly<Record<string, Template>> = {
  home: { path: "/" },
  tools: { path: "/tools" },
  resources: { path: "/resources" },
  "search with results": { path: "/search?q=stanford" },
  "search without results": { path: "/search?q=zzxqyv" },
  "this season’s days": { path: "/deadlines?grade=12&state=OH" },
  "a page of words": { path: "/about" },
  "in Spanish": { path: "/es" },
  "a page in Spanish": { path: "/es/fechas-limite" },
  "glossary in Spanish, filtered": { path: "/es/glosario?q=beca" },
  "no page in Spanish": { path: "/es/nada", status: 404 },
  contact: { path: "/contact" },
  waitlist: { path: "/waitlist" },
  "waitlist, link no longer good": { path: "/waitlist/yours?token=old", status: 404 },
  "cost, two colleges": { path: "/college-cost-calculator?unitids=204796,201645" },
  "award letter": { path: "/college-cost-calculator/award-letter" },
  "kitchen table": { path: "/college-cost-calculator/kitchen-table?unitids=203535,204796&state=OH" },
  "colleges crossed off": { path: "/colleges/crossed-off" },
  "timeline start": { path: "/application-timeline" },
  "visit planner": { path: "/college-visit-planner?unitids=204796" },
  "a trip": { path: "/trip-results?unitids=204796,201645&from=43004" },
  "a state page": { path: "/college-planning-texas" },
  colleges: { path: "/colleges" },
  "colleges, filtered": { path: "/colleges?q=state&state=CA&admitTo=80&sort=earnings&page=2" },
  "colleges, nearest first": { path: "/colleges?zip=43022" },
  "colleges, none left": { path: "/colleges?state=WY&control=public&size=huge" },
  college: { path: "/colleges/166683-massachusetts-institute-of-technology" },
  "college with little reported": { path: "/colleges/486488-california-jazz-conservatory" },
  "colleges side by side": { path: "/colleges/compare?unitids=204796,201645,203535&gpa=3.4&state=OH&fields=5138" },
  majors: { path: "/majors?q=nursing&compare=5138,1107" },
  "a field of study": { path: "/majors/5138-nursing-registered-nurse?state=OH" },
  "quiz start": { path: quiz },
  ...Object.fromEntries(
    ["school", "tests", "study", "place", "kind", "weights", "money"].map((step): [string, Template] => [
      `quiz step ${step}`,
      { path: `${quiz}?step=${step}` },
    ]),
  ),
  "quiz results, nothing answered": { path: `${quiz}/results` },
  "quiz results": { path: `${quiz}/results?gpa=3.4&state=OH&zip=43004&fields=52` },
  "quiz results, none left": { path: `${quiz}/results?states=WY&sizes=huge` },
  "quiz method": { path: `${quiz}/method` },
  "FAFSA form": { path: "/tools/fafsa-calculator" },
  "FAFSA form in Spanish": { path: "/es/tools/fafsa-calculator" },
  "cost in Spanish, two colleges": { path: "/es/college-cost-calculator?unitids=204796,201645" },
  "FAFSA result": { path: "/tools/fafsa-calculator", first: workOutAid },
  "not found": { path: "/no-such-page", status: 404 },
  "not signed in": { path: "/admin", status: 401 },
};

/** Elements that stick out of the window sideways, where the page can be scrolled there. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth} px`, ...wide.slice(-5).map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });

/** Notes whenever a page has its browser load the rules of a language for numbers, dates or sorting. */
const noteLanguageRules = (page: Page) =>
  page.addInitScript(() => {
    const loaded: string[] = [];
    Object.assign(window, { loaded });
    for (const name of ["NumberFormat", "DateTimeFormat", "Collator", "ListFormat", "PluralRules"] as const) {
      const note = { construct: noted(Reflect.construct), apply: noted(Reflect.apply) };
      Object.assign(Intl, { [name]: new Proxy(Intl[name] as object as () => void, note) });
      function noted<A extends unknown[], R>(go: (...all: A) => R) {
        return (...all: A): R => {
          loaded.push(name);
          return go(...all);
        };
      }
    }
    for (const [of, name] of [
      [Number.prototype, "toLocaleString"],
      [String.prototype, "localeCompare"],
    ] as const) {
      const own = (of as unknown as Record<string, (...all: unknown[]) => unknown>)[name];
      Object.assign(of, {
        [name](...all: unknown[]) {
          loaded.push(name);
          return own?.apply(this, all);
        },
      });
    }
  });
const languageRules = (page: Page) => page.evaluate(() => (window as unknown as { loaded: string[] }).loaded);

for (const [name, { path, status = 200, first }] of Object.entries(templates)) {
  test(`${name} fits every screen and passes axe in light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "light" });
    await noteLanguageRules(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    // Loading them was the longest thing that a phone did while a page opened.
    expect(await languageRules(page)).toEqual([]);
    await first?.(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectNoAxeViolations(page);
    await expect.poll(() => sticksOut(page)).toEqual([]);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoAxeViolations(page);
    await expect.poll(() => sticksOut(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => sticksOut(page)).toEqual([]);
  });
}

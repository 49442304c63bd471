import type { Page } from "@playwright/test";
import { stateSlugs } from "~/library/addresses/paths";
import { statePagePath, topicsOf } from "~/library/guides/guides";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "./fixtures";

/**
 * The guides of states: the index that compares, a state's pages, the table of colleges that sorts, and the same
 * without JavaScript.
 */

const index = "/state-college-planning-guides";
const colleges = "/college-planning-texas/colleges";

const priceOf = (page: Page, place: number) =>
  page
    .locator("#every-college table")
    .first()
    .locator("tbody tr")
    .evaluateAll((rows, nth) => rows.map((row) => row.querySelectorAll("td")[nth]?.textContent ?? ""), place);

function expectLowestFirst(written: readonly string[]): void {
  const reported = written.filter((text) => text.startsWith("$"));
  expect(reported.length).toBeGreaterThan(0);
  // What is not reported comes after everything that is.
  expect(written.slice(reported.length).every((text) => text.includes("not reported"))).toBe(true);
  const dollars = reported.map((text) => Number(text.replace(/[$,]/g, "")));
  expect(dollars).toEqual(dollars.toSorted((a, b) => a - b));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("two states lie side by side at an address of their own", async ({ page }) => {
      await page.goto(index);
      await page.getByLabel("State", { exact: true }).selectOption("TX");
      await page.getByLabel("State 2").selectOption("NV");
      await page.getByRole("button", { name: "Compare" }).click();
      await expect(page).toHaveURL(new RegExp(`${index}\\?state=TX&state=NV`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Texas, Nevada compared");
      const price = page.getByRole("row", { name: /^Public four-year, net price/ });
      await expect(price.getByRole("cell")).toHaveText([/^\$[\d,]+$/, /^\$[\d,]+$/]);
      await expect(page.getByText("TEXAS Grant.").first()).toBeVisible();
      await expect(page.getByText("We haven’t checked this. Ask the state’s agency.").first()).toBeVisible();
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${index}$`));
    });

    test("a state without a guide gets its colleges, sorted by a link, and a plain word", async ({ page }) => {
      await page.goto(`${index}?state=NV`);
      await expect(page.getByText("We don’t have a guide to Nevada yet")).toBeVisible();
      await page.getByRole("columnheader", { name: "Income to $30,000" }).first().getByRole("link").click();
      await expect(page).toHaveURL(/state=NV&sort=price30/);
      await expect(async () => expectLowestFirst(await priceOf(page, 1))).toPass();
    });

    test("the colleges of Texas sort by price for an income", async ({ page }) => {
      await page.goto(colleges);
      await page.getByRole("columnheader", { name: "$75,001 to $110,000" }).first().getByRole("link").click();
      await expect(page).toHaveURL(/sort=price110/);
      const head = page.getByRole("columnheader", { name: "$75,001 to $110,000" }).first();
      await expect(head).toHaveAttribute("aria-sort", "ascending");
      await expect(async () => expectLowestFirst(await priceOf(page, 3))).toPass();
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${colleges}$`));
    });
  });
}

test("pages of a state open without a new document and with all their words", async ({ page }) => {
  await page.goto(index);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("listitem").getByRole("link", { name: "Texas", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Texas");
  await page.getByRole("navigation", { name: "Pages about Texas" }).getByRole("link", { name: "Colleges" }).click();
  await expect(page).toHaveURL(colleges);
  await expect(page.locator("#every-college tbody tr")).not.toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/college-planning-texas");
  // The address comes before the words.
  await expect(page.locator("#every-college")).toHaveCount(0);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  const words = (await page.locator("#page_words").textContent()) ?? "";
  expect(words.length).toBeGreaterThan(1_000);
  await page.reload();
  await expect.poll(() => page.locator("#page_words").textContent()).toBe(words);
});

test.describe("a topic that does not exist", () => {
  test.use({ allowedErrors: [/status of 404/] });
  test("is answered with the page that says not found, and 404", async ({ page }) => {
    const response = await page.goto("/college-planning-ohio/timeline");
    expect(response?.status()).toBe(404);
  });
});

test.describe("nothing for axe to find, and nothing to scroll sideways", () => {
  test.use({ reducedMotion: "reduce" });

  const looked = async (page: Page, path: string, withContrast = true) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page, path);
    await expectNoAxeViolations(page, withContrast);
  };

  test.describe("on a phone by day", () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme: "light" });
    for (const path of [index, `${index}?state=TX&state=CA&state=NV&state=OH`, `${index}?state=NV`]) {
      test(path, ({ page }) => looked(page, path));
    }
    for (const slug of stateSlugs) {
      test(slug, async ({ page }) => {
        for (const topic of [null, ...topicsOf(slug)]) {
          // The colors of every state's pages are those of one state's: they're looked at once by day, and once by
          // night below.
          await looked(page, statePagePath(slug, topic), slug === stateSlugs[0]);
        }
      });
    }
  });

  test.describe("at a desk by night", () => {
    test.use({ viewport: { width: 1280, height: 900 }, colorScheme: "dark" });
    for (const path of [index, `${index}?state=TX&state=NV`, colleges, "/college-planning-texas/financial-aid"]) {
      test(path, ({ page }) => looked(page, path));
    }
  });
});

import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures";

/** Long pages fold on a phone. Each kind of page that does, and all that a fold owes its reader. */

const pages = {
  "a guide in chapters": "/college-financial-planning-guide",
  "an article of the Help Center": "/help/personal-essay",
  "the Help Center": "/help",
  "the words of the field": "/counselor/words",
  "the colleges of a state": "/college-planning-ohio/colleges",
  "how chances are estimated": "/college-match-quiz/method",
  "how the essay coach reads": "/essay-coach/method",
} as const;

const phone = { width: 390, height: 844 };
const all = "main details.fold-narrow";

/** What is behind a fold; some have nothing of their own and change what stands below. */
const behind = `${all} > :not(summary)`;

const shownOf = (page: Page) =>
  page.locator(behind).evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length);

/** The fragments that lead into closed folds: of something in them, of the heading above, or of the part around. */
const fragmentsInto = (page: Page): Promise<string[]> =>
  page.locator(all).evaluateAll((folds) =>
    folds.flatMap((fold) => {
      const inside = fold.querySelector(":scope > :not(summary) [id], :scope > [id]:not(summary)");
      const above = fold.previousElementSibling;
      const id = inside?.id || (above?.matches("h2[id], h3[id], h4[id]") ? above.id : "");
      return id === "" || (fold as HTMLDetailsElement).open ? [] : [id];
    }),
  );

const foldOf = (page: Page, id: string) =>
  page.evaluate((name) => {
    const target = document.getElementById(name);
    const below = target?.nextElementSibling;
    const fold = below?.matches("details.fold-narrow") ? below : target?.closest("details.fold-narrow");
    return fold instanceof HTMLDetailsElement && fold.open;
  }, id);

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: folded on a phone, opened by a key, by its address, on paper and where there is room`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const folds = page.locator(all);
    expect(await folds.count()).toBeGreaterThan(1);
    await expect(page.locator(`${all}[open]`)).toHaveCount(0);
    expect(await shownOf(page)).toBe(0);

    const first = folds.filter({ has: page.locator("> :not(summary)") }).first();
    const summary = first.locator("> summary");
    await expect(summary).toHaveAccessibleName(/\S/);
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(first.locator("> :not(summary)").first()).toBeVisible();
    expect(await summary.evaluate((line) => line.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
    await expectNoAxeViolations(page);
    await page.keyboard.press("Space");
    await expect(first.locator("> :not(summary)").first()).toBeHidden();

    const fragments = await fragmentsInto(page);
    for (const id of fragments.slice(-2)) {
      await page.goto("/terms");
      await page.goto(`${path}#${id}`);
      await expect.poll(() => foldOf(page, id), `#${id}`).toBe(true);
      await expect(page.locator(`[id="${id}"]`).first()).toBeInViewport();
    }

    await page.goto("/terms");
    await page.goto(path);
    const parts = await page.locator(behind).count();
    await page.emulateMedia({ media: "print" });
    // On paper the two lists of the Help Center are the page: its groups are left out whole.
    if (path !== "/help") expect(await shownOf(page)).toBe(parts);
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await shownOf(page)).toBe(parts);
    expect(
      await page.locator(`${all} > summary`).evaluateAll((lines) => lines.filter((line) => line.checkVisibility())),
    ).toEqual([]);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false, viewport: phone });

    test(`${name}: folded, and a tap opens it`, async ({ page }) => {
      await page.goto(path);
      const fold = page
        .locator(all)
        .filter({ has: page.locator("> :not(summary)") })
        .last();
      const part = fold.locator("> :not(summary)").first();
      await expect(part).toBeHidden();
      await fold.locator("> summary").click();
      await expect(part).toBeVisible();
    });
  });
}

test("the first six colleges of a state stand, the others and all seven figures are behind a line each", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(pages["the colleges of a state"]);
  const rows = page.locator("#every-college table").first().locator("tbody tr:visible");
  await expect(rows).toHaveCount(6);
  await expect(rows.last().getByRole("button", { name: /^Keep / })).toBeVisible();
  await page.getByText(/^Show all \d+$/).click();
  expect(await rows.count()).toBeGreaterThan(40);
  const cells = page.locator("#every-college table").first().locator("tbody tr").first().locator("td:visible");
  const few = await cells.count();
  await page.getByText("Show all seven figures").press("Enter");
  await expect.poll(() => cells.count()).toBeGreaterThan(few);
  await expect(cells).toHaveCount(7);
});

for (const state of ["texas", "california", "oregon", "pennsylvania"])
  test(`the page about aid in ${state} is no longer than 8,000 px on a phone, and a fact opens by its heading`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`/college-planning-${state}/financial-aid`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8_000);
    const fact = page.locator("section[data-fact]", { has: page.locator("> details") }).first();
    await fact.locator("> h3").click({ force: true });
    await expect(fact.locator("> details > :not(summary)").first()).toBeVisible();
    await expect(fact.locator("> details > summary")).toHaveAccessibleName(/^Read the details ?: \S/);
    await expectNoAxeViolations(page);
  });

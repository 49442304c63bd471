import { expect, expectNoAxeViolations, test } from "./fixtures";

test("asks, answers the field that was missing, and goes on", async ({ page }) => {
  await page.goto("/counselor");
  await expectNoAxeViolations(page);
  await page.getByLabel("Your question").fill("how much does Ohio State cost for a family making 60k");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByRole("region", { name: "Answers" })).toContainText("$12,683");
  await page.getByLabel("Which state do you live in?").fill("Ohio");
  await page.getByRole("button", { name: "Answer with that" }).click();
  await expect(page.getByRole("region", { name: "Answers" })).toContainText("for residents of Ohio");
  await expectNoAxeViolations(page);
  await page.getByLabel("Ask something else").fill("is it test optional?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page).toHaveURL(/\/counselor#answer$/);
});

test.describe("without scripts, on a narrow phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a first question is answered with its sources", async ({ page }) => {
    await page.goto("/counselor");
    await page.getByRole("button", { name: "Is Stanford test-optional?" }).click();
    await expect(page.getByRole("article")).toContainText("Stanford University");
    await expect(page.getByRole("article").getByRole("link").first()).toHaveAttribute("href", /^\/colleges\/243744/);
    await expect(page.getByText("How we know").first()).toBeVisible();
  });
});

test("fits a narrow phone, light and dark, and the list of words has no axe violation", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/counselor");
    await page.getByRole("button", { name: "When is the next SAT?" }).click();
    await expect(page.getByRole("article")).toContainText("2026");
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.goto("/counselor/words");
  await expectNoAxeViolations(page);
});

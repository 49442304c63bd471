import { expect, test } from "./fixtures";

/** What is typed into the money tools stays on the reader's device only if they say so, and can be forgotten. */
const fafsa = "/tools/fafsa-calculator";
const income = "61234";

test.describe("keeping what is typed", () => {
  test("keeps nothing until the box is ticked", async ({ page }) => {
    await page.goto(fafsa);
    await page
      .getByLabel(/adjusted gross income/i)
      .first()
      .fill(income);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain(income);
  });

  test("fills the form again on the same device, and forgets it", async ({ page }) => {
    await page.goto(fafsa);
    await page.getByLabel(/keep what i type here/i).check();
    await page
      .getByLabel(/adjusted gross income/i)
      .first()
      .fill(income);
    await page.goto("/tools");
    await page.goto(fafsa);
    await expect(page.getByLabel(/adjusted gross income/i).first()).toHaveValue(income);
    expect(page.url()).not.toContain(income);
    await page.getByRole("button", { name: "Forget it" }).click();
    await page.reload();
    await expect(page.getByLabel(/keep what i type here/i)).not.toBeChecked();
    await expect(page.getByLabel(/adjusted gross income/i).first()).toHaveValue("");
  });

  test("keeps the colleges of the cost calculator too", async ({ page }) => {
    await page.goto("/college-cost-calculator?unitids=204796,201645");
    await page.getByLabel(/keep what i type here/i).check();
    await page.goto("/college-cost-calculator");
    await page.getByRole("link", { name: /colleges you kept/i }).click();
    await expect(page.locator("main")).toContainText("Ohio State University");
  });

  test("keeps the visit planner's answers", async ({ page }) => {
    await page.goto("/college-visit-planner?unitids=204796");
    await page.getByLabel(/keep what i type here/i).check();
    await page.getByLabel("You start from").fill("43004");
    await page.goto("/college-visit-planner?unitids=201645");
    await expect(page.getByLabel(/keep what i type here/i)).toBeChecked();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("hands the SAI on to the cost calculator without an address that tells it", async ({ page }) => {
      await page.goto(fafsa);
      await page
        .getByLabel(/married to each other/i)
        .first()
        .check();
      await page.locator('[name="family_size"]').fill("4");
      await page.locator('[name="parents.agi"]').fill(income);
      await page.getByRole("button", { name: "Work out the SAI" }).click();
      const sai = (await page.locator("#result dd").first().textContent())?.replace(/[^\d-]/g, "") ?? "";
      await page.getByRole("button", { name: /take this sai/i }).click();
      await expect(page).toHaveURL(/\/college-cost-calculator$/);
      await expect(page.locator('[name="sai"]')).toHaveValue(sai);
      await expect(page.locator('[name="income"]')).toHaveValue(income);
    });
  });
}

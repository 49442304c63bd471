import { alive, expect, test } from "./fixtures";

test.use({ allowedErrors: [/status of 40[14]/] });

/** What is typed into the money tools stays on the reader's device only if they say so, and can be forgotten. */
const fafsa = "/tools/fafsa-calculator";
const income = "61234";

test.describe("keeping what is typed", () => {
  test("keeps nothing beyond the tab until the box is ticked", async ({ page, context }) => {
    await page.goto(fafsa);
    await page
      .getByLabel(/adjusted gross income/i)
      .first()
      .fill(income);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(income);
    const another = await context.newPage();
    await another.goto(fafsa);
    await alive(another);
    await expect(another.locator('[name="parents.agi"]')).toHaveValue("");
    expect(await another.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(income);
  });

  test("fills the form again on the same device, and forgets it", async ({ page }) => {
    await page.goto(fafsa);
    await page.getByLabel(/save what i type on this device/i).check();
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
    await expect(page.getByLabel(/save what i type on this device/i)).not.toBeChecked();
    await expect(page.getByLabel(/adjusted gross income/i).first()).toHaveValue("");
  });

  test("keeps the colleges of the cost calculator too", async ({ page }) => {
    await page.goto("/college-cost-calculator?unitids=204796,201645");
    await page.getByLabel(/save what i type on this device/i).check();
    await page.goto("/college-cost-calculator");
    await page.getByRole("link", { name: /colleges you saved/i }).click();
    await expect(page.locator("main")).toContainText("Ohio State University");
  });

  test("keeps the answers of the visit planner, for any list of colleges, and mixes them into no trip of an address", async ({
    page,
  }) => {
    await page.goto("/college-visit-planner?unitids=204796");
    await page.getByLabel(/save what i type on this device/i).check();
    await page.getByLabel("Starting point").fill("43004");
    await page.getByLabel("Drivers").selectOption({ index: 1 });
    const drivers = await page.getByLabel("Drivers").inputValue();
    await page.goto("/college-visit-planner?unitids=201645");
    await expect(page.getByLabel("Starting point")).toHaveValue("43004");
    await expect(page.getByLabel("Drivers")).toHaveValue(drivers);
    await expect(page.getByRole("checkbox", { name: "Ohio State University-Main Campus" })).toHaveCount(0);
    expect(page.url()).not.toContain("43004");
    await page.goto("/college-visit-planner?unitids=201645&days=3");
    await expect(page.getByLabel("Days you have")).toHaveValue("3");
    await expect(page.getByLabel("Starting point")).toHaveValue("");
  });

  test("never fills one parent's numbers into the other's form", async ({ page }) => {
    await page.goto(fafsa);
    await page.getByLabel(/save what i type on this device/i).check();
    await page.getByLabel("Divorced, separated or never married").check();
    const answers: [RegExp, string][] = [
      [/^Who gave you more/, "Parent A"],
      [/^Whose numbers/, "Parent A"],
      [/^Is this parent married/, "No"],
    ];
    for (const [group, answer] of answers) await page.getByRole("group", { name: group }).getByLabel(answer).check();
    await page.locator('[name="family_size"]').fill("3");
    await page.locator('[name="parents.status"]').selectOption("hoh");
    await page.locator('[name="parents.agi"]').fill(income);
    await page.getByRole("button", { name: "Work out the SAI" }).click();
    await page.locator('button[name="intent"][value="other"]').click();
    await expect(page.getByText("Now the household of Parent B")).toBeVisible();
    await expect(page.locator('[name="parents.agi"]')).toHaveValue("");
    await expect(page.getByLabel(/save what i type on this device/i)).toHaveCount(0);
    await page.locator('[name="parents.agi"]').fill("77777");
    // This tab keeps it for a refresh, and nothing of the first household beside it; the device keeps none of it.
    const kept = (of: "localStorage" | "sessionStorage") =>
      page.evaluate((name) => JSON.stringify({ ...window[name] }), of);
    await expect.poll(() => kept("sessionStorage")).toContain("77777");
    expect(await kept("sessionStorage")).not.toContain(income);
    expect(await kept("localStorage")).not.toContain("77777");
  });

  test("what is typed before the program is there stays through F5", async ({ page }) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(fafsa, { waitUntil: "commit" });
    await page.locator('[name="parents.agi"]').fill(income);
    await page.getByLabel("Divorced, separated or never married").check();
    release();
    await alive(page);
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(income);
    await page.reload();
    await expect(page.locator('[name="parents.agi"]')).toHaveValue(income);
    await expect(page.getByLabel("Divorced, separated or never married")).toBeChecked();
  });
});

test.describe("signing out", () => {
  // It clears the service worker's cache: what that is bringing at the moment ends there.
  test.use({ allowedErrors: [/status of 40[14]|net::ERR_FAILED/] });

  test("takes away what was kept on the device", async ({ page }) => {
    await page.goto("/account");
    await page.getByRole("link", { name: "Sign in", exact: true }).click();
    await page.getByRole("button", { name: /^Student:/ }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).not.toHaveText("Who do you want to be?");
    if ((await heading.textContent()) === "How old are you?") {
      await page.getByLabel("18 or older").check();
      await page.getByRole("button", { name: "Continue" }).click();
    }
    await page.goto(fafsa);
    await page.getByLabel(/save what i type on this device/i).check();
    await page.locator('[name="parents.agi"]').fill(income);
    await page.goto("/account");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("kept:fafsa"))).toContain(income);
    await page.locator("main").getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("kept:fafsa"))).toBeNull();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("hands the SAI on to the cost calculator without an address that tells it", async ({ page }) => {
      await page.goto(fafsa);
      await page.getByLabel("School year the aid is for").selectOption("2025-26");
      await page.getByLabel("State of legal residence").selectOption("OH");
      await page
        .getByLabel(/married to each other/i)
        .first()
        .check();
      await page.locator('[name="family_size"]').fill("4");
      await page.locator('[name="parents.agi"]').fill(income);
      await page.getByRole("button", { name: "Work out the SAI" }).click();
      const sai = (await page.locator("#result dd summary > span").first().textContent())?.replace(/[^\d-]/g, "") ?? "";
      await page.getByRole("button", { name: /take this sai/i }).click();
      await expect(page).toHaveURL(/\/college-cost-calculator$/);
      await expect(page.locator('[name="sai"]')).toHaveValue(sai);
      await expect(page.locator('[name="income"]')).toHaveValue(income);
      await expect(page.locator('[name="entry"]')).toHaveValue("2025-26");
      await expect(page.locator('[name="state"]')).toHaveValue("OH");
      await expect(page.locator('[name="dependency"]:checked')).toHaveValue("dependent");
    });
  });
}

test("an SAI that is handed on keeps the other answers kept for the cost calculator", async ({ page }) => {
  await page.goto("/college-cost-calculator?unitids=204796");
  await page.getByLabel(/save what i type on this device/i).check();
  await page.locator("#refine > summary").click();
  await page.locator('[name="plan529"]').fill("19,500");
  await page.locator('[name="income"]').fill("50000");
  await page.reload();
  await expect(page.locator('[name="plan529"]'), "what is filled in is not hidden").toBeVisible();
  await page.goto(fafsa);
  await page
    .getByLabel(/married to each other/i)
    .first()
    .check();
  await page.locator('[name="family_size"]').fill("4");
  await page.locator('[name="parents.agi"]').fill(income);
  await page.getByRole("button", { name: "Work out the SAI" }).click();
  await page.getByRole("button", { name: /take this sai/i }).click();
  await expect(page.locator('[name="plan529"]')).toHaveValue("19,500");
  await expect(page.locator('[name="income"]')).toHaveValue(income);
});

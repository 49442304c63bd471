import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures";

/** Tools that were never opened answer without a connection, once somebody asked for them to be kept. */

test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|Failed to fetch/] });

const isKept = (page: Page) => page.evaluate(() => caches.has("kept-tools-v1"));

async function keep(page: Page): Promise<string> {
  await page.goto("/tools");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.getByRole("button", { name: /^Keep the tools on this device/ }).click();
  const done = page.getByRole("status").filter({ hasText: "The tools are on this device." });
  await expect(done).toBeVisible({ timeout: 120_000 });
  return done.innerText();
}

/** Types a family into the cost calculator, and reads the answer beside the form. */
async function costOf(page: Page, income: string): Promise<void> {
  await page.getByLabel("Home state").focus();
  const live = page.getByRole("region", { name: "What you’d pay" });
  await expect(live).toBeVisible();
  await page.getByLabel("Home state").selectOption("OH");
  await page.getByLabel("Yearly family income").pressSequentially(income);
  await expect(live.getByText(`For a family income of $${income}, from 2027-28 on, over 4 years.`)).toBeVisible();
}

test("tools that were never opened answer without a connection", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/colleges/203535-kenyon-college");
  await page.getByRole("button", { name: "Keep Kenyon College" }).click();
  await page.goto("/tools");
  const button = page.getByRole("button", { name: /^Keep the tools on this device/ });
  const [, promised] = /about ([\d.]+) MB/.exec(await button.innerText()) ?? [];
  const done = await keep(page);
  const [, fetched] = /([\d.]+) MB were fetched/.exec(done) ?? [];
  expect(Math.abs(Number(fetched) - Number(promised))).toBeLessThanOrEqual(0.15);
  await expectNoAxeViolations(page);

  await context.setOffline(true);
  await page.goto("/tools/fafsa-calculator");
  await page.getByLabel("How do your legal parents live today?").first().selectOption("one");
  await expect(page.locator("#live").getByText("To see a range:", { exact: true })).toBeVisible();

  await page.goto("/");
  await page.locator("#start-gpa").fill("3.4");
  await expect(page.getByRole("region", { name: "Three colleges from your list" }).getByRole("listitem")).toHaveCount(
    3,
  );

  await page.goto("/college-cost-calculator/loan");
  await page.getByLabel("Amount borrowed").fill("27,000");
  await expect(page.locator("#live")).toContainText(/\$\d+\.\d\d a month/);

  // Those that ask for colleges take the list of this device.
  await page.goto("/college-cost-calculator/kitchen-table");
  await expect(page.getByRole("listitem").filter({ hasText: "Kenyon College" })).toBeVisible();
  await page.getByLabel("Family income a year", { exact: true }).fill("41,000");
  await expect(page.getByText("at $41,000")).toBeVisible();

  await page.goto("/college-cost-calculator");
  await page.getByRole("link", { name: "Use the college on your list" }).click();
  await costOf(page, "41,000");
  await page.reload();
  await costOf(page, "52,000");

  await page.goto("/application-timeline");
  await page.getByRole("link", { name: "Use the college on your list" }).click();
  await expect(page).toHaveURL("/application-timeline?unitids=203535");
  await page.getByLabel("Class year").fill("2027");
  await expect(page.locator("#live")).toContainText("Kenyon College");

  // Inside the site, too; what isn't kept says so, and leads to what is.
  await page.goto("/tools");
  await page.locator('main a[href="/college-match-quiz"]').first().click();
  await expect(page).toHaveURL("/college-match-quiz");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Connection Issue");
  await page.goto("/faq");
  await page.getByRole("link", { name: "open them" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Planning tools");
  await context.setOffline(false);
});

test("kept tools are fetched again after a release, and go with “Forget me” and their own button", async ({ page }) => {
  await page.goto("/college-match-quiz?step=school");
  await page.getByLabel("Your GPA").fill("3.4");
  await page.getByRole("button", { name: "Continue" }).click();
  await keep(page);
  const release = () => page.evaluate(() => JSON.parse(localStorage.getItem("tools-kept") ?? "{}").release);
  const now = await release();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("tools-kept") ?? "{}");
    localStorage.setItem("tools-kept", JSON.stringify({ ...kept, release: "earlier" }));
  });
  await page.reload();
  await page.mouse.move(50, 300);
  await page.keyboard.press("Tab");
  await expect.poll(release, { timeout: 120_000 }).toBe(now);
  expect(await isKept(page)).toBe(true);

  await page.goto("/college-match-quiz");
  await page.getByRole("button", { name: "Forget me" }).click();
  await expect.poll(() => isKept(page)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem("tools-kept"))).toBeNull();

  await keep(page);
  await page.getByRole("button", { name: "Remove the tools from this device" }).click();
  await expect.poll(() => isKept(page)).toBe(false);
  await expect(page.getByRole("button", { name: /^Keep the tools on this device/ })).toBeVisible();
});

test("without a browser that can keep them there’s no button", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/tools");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Planning tools");
  await expect(page.getByText("Without a connection")).toHaveCount(0);
  await context.close();
});

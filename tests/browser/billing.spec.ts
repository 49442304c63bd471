import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures";

/** Paying as a family meets it, with the stand-in as Stripe: with JavaScript and without. */

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

/** Somebody new signs in on the page of the stand-in and says their age. */
async function signUp(page: Page, name: string, age = "18 or older"): Promise<void> {
  await expect(heading(page)).toHaveText("Who do you want to be?");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email", { exact: true }).fill(`${name.toLowerCase().replaceAll(" ", "-")}@family.example`);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("radio", { name: age }).check();
  await press(page, "Continue");
}

/** Lets 15 days pass at Stripe for one customer, by the page of the stand-in. */
async function later(page: Page, standIns: string, name: string): Promise<void> {
  await page.goto(`${standIns}/stripe`);
  const own = page.locator("h2", { hasText: name.toLowerCase() }).locator("xpath=following-sibling::form[1]");
  // Whoever leaves the page before the answer may leave Stripe in the middle of it.
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    own.getByRole("button", { name: "15 days later" }).click(),
  ]);
  expect(answer.status()).toBeLessThan(400);
  await page.waitForLoadState();
}

/** The stored state comes by the webhook, in a moment. */
async function eventually(page: Page, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto("/subscription-dashboard");
    expect(await page.locator("main").innerText()).toMatch(words);
  }).toPass();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("sign up, try, pay, see it on the dashboard, cancel, resume", async ({ page }) => {
      const name = `Rosa${javaScriptEnabled ? 1 : 2}`;
      await page.goto("/pricing");
      await page.getByRole("link", { name: "Try Family free for 14 days" }).click();
      await signUp(page, name);
      await expect(heading(page)).toHaveText("Try Family");
      await page.getByLabel("$9 a month").check();
      await press(page, "Continue to start the trial");
      await expect(heading(page)).toHaveText("Try Family");
      const standIns = new URL(page.url()).origin;
      await press(page, "Start trial");
      await expect(page).toHaveURL(/\/subscription-success$/);
      if (javaScriptEnabled) {
        // It asks by itself until the webhook has been heard.
        await expect(heading(page)).toHaveText("Family is on");
      } else {
        await expect(async () => {
          await page.goto("/subscription-success");
          expect(await heading(page).innerText()).toBe("Family is on");
        }).toPass();
      }
      await page.getByRole("link", { name: "See your subscription" }).click();
      await expect(heading(page)).toHaveText("You’re on Family");
      await expect(page.locator("main")).toContainText("You haven’t added a card, so it just ends");

      await press(page, "Add a card");
      await press(page, /^A card that works \(/);
      await expect(page.locator("main")).toContainText("your card is charged, $9 a month, unless you cancel before");
      await later(page, standIns, name);
      await eventually(page, "It renews on");
      await expect(page.getByRole("row", { name: /Paid \$9$/ })).toBeVisible();

      await press(page, "Change to $79 a year");
      await expect(page.locator("main")).toContainText("$79.00 less");
      await press(page, "Pay every year from now on");
      await expect(page.locator("main")).toContainText("$79 a year, until you cancel");

      await press(page, "Cancel Family");
      await expect(page.locator("main")).toContainText("Nothing more will be charged");
      await press(page, "Keep Family after all");
      await expect(page.locator("main")).toContainText("It renews on");
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Download your billing record" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("billing.json");
    });

    test("a family with a fee waiver says so and pays nothing", async ({ page, allowedErrors }) => {
      allowedErrors.push(/status of 400/);
      await page.goto("/pricing");
      await page.getByRole("link", { name: "Tell us you have a fee waiver" }).click();
      await signUp(page, `Wanda${javaScriptEnabled ? 1 : 2}`);
      await press(page, "Use Family without paying");
      await expect(page.getByRole("alert")).toContainText("Check the box if that’s true");
      await page.getByLabel(/^Yes, our student/).check();
      await press(page, "Use Family without paying");
      await expect(heading(page)).toHaveText("You’re on Family");
      await expect(page.locator("main")).toContainText("Family is free for you");
    });

    test("a declined card and a bank that asks", async ({ page }) => {
      await page.goto("/subscription-start?plan=family_yearly");
      await signUp(page, `Dan${javaScriptEnabled ? 1 : 2}`);
      await expect(page.getByLabel("$79 a year")).toBeChecked();
      await press(page, "Continue to start the trial");
      await press(page, /^A card that is declined/);
      await expect(page.getByRole("alert")).toContainText("Your card was declined");
      await press(page, /^A card whose bank asks/);
      await press(page, "Yes, it’s me");
      await expect(page).toHaveURL(/\/subscription-success$/);
      await eventually(page, "Visa ending in 3155");
    });
  });
}

test("axe finds nothing on the pages of paying", async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 400/);
  await page.goto("/pricing");
  await expectNoAxeViolations(page);
  await page.goto("/subscription-success");
  await expectNoAxeViolations(page);
  await page.goto("/subscription-start?plan=family_monthly");
  await signUp(page, "Axa", "13 to 17");
  await expect(page.locator("main")).toContainText("You’re under 18");
  await expectNoAxeViolations(page);
  await page.goto("/subscription-start?plan=waiver");
  await press(page, "Use Family without paying");
  await expect(page.getByRole("alert")).toBeFocused();
  await expectNoAxeViolations(page);
  await page.goto("/subscription-dashboard");
  await expectNoAxeViolations(page);
  await page.goto("/subscription-start?plan=family_monthly");
  await press(page, "Continue to start the trial");
  const standIns = new URL(page.url()).origin;
  await press(page, /^A card that works \(/);
  await eventually(page, "On trial");
  await later(page, standIns, "Axa");
  await eventually(page, "It renews on");
  await expectNoAxeViolations(page);
});

test("nothing is asked of another site before somebody goes on to pay", async ({ page, baseURL }) => {
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await page.goto("/pricing", { waitUntil: "networkidle" });
  expect([...origins]).toEqual([baseURL]);
});

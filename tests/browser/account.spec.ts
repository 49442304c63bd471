import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures";

/** Signing in as a reader meets it, with the stand-in as the sign-in service: with JavaScript and without. */

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** On the page of the stand-in. */
const be = (page: Page, part: string) => page.getByRole("button", { name: new RegExp(`^${part}:`) }).click();

/** Somebody new says their age; somebody known is not asked. */
async function sayAge(page: Page): Promise<void> {
  await expect(heading(page)).not.toHaveText("Who do you want to be?");
  if ((await heading(page).textContent()) !== "How old are you?") return;
  await page.getByLabel("18 or older").check();
  await page.getByRole("button", { name: "Continue" }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    // Signing out clears the service worker's cache: what that is bringing at the moment ends there.
    test.use({ javaScriptEnabled, allowedErrors: [/status of 40[14]|net::ERR_FAILED/] });

    test("sign in, see the account and, as an administrator only, the admin area, log out", async ({ page }) => {
      await page.goto("/account");
      await expect(heading(page)).toHaveText("Sign in to see this page");
      await page.getByRole("link", { name: "Sign in", exact: true }).click();
      await be(page, "Admin");
      await sayAge(page);
      await expect(page).toHaveURL("/account");
      await expect(page.getByText("You’re signed in as Ana Okafor, ana@site.example.")).toBeVisible();
      if (javaScriptEnabled) {
        await main(page).locator("summary[aria-label='Account: Ana Okafor']").click();
        await expect(main(page).getByText("Administrator", { exact: true }).first()).toBeVisible();
        await main(page).getByRole("link", { name: "Admin Dashboard" }).click();
      } else {
        await page.goto("/admin");
      }
      await expect(heading(page)).toHaveText("Admin Dashboard");
      await page.goto("/account");
      await page.locator("main").getByRole("button", { name: "Log out" }).click();
      await expect(page).toHaveURL("/");
      await page.goto("/account");
      await expect(heading(page)).toHaveText("Sign in to see this page");
      await page.getByRole("link", { name: "Sign in", exact: true }).click();
      await be(page, "Student");
      await sayAge(page);
      await expect(page.getByText("You’re signed in as Maya Brooks")).toBeVisible();
      const admin = await page.goto("/admin");
      expect(admin?.status()).toBe(404);
      if (javaScriptEnabled) {
        await main(page).locator("summary[aria-label='Account: Maya Brooks']").click();
        await expect(main(page).getByRole("link", { name: "Admin Dashboard" })).toHaveCount(0);
        await main(page).getByRole("button", { name: "Log out" }).click();
        await expect(page).toHaveURL("/");
        await expect(main(page).getByRole("link", { name: "Sign In" })).toBeVisible();
      }
    });

    test("stopping at the sign-in service leads to a page with a way on", async ({ page }) => {
      await page.goto("/auth/login?returnTo=/account");
      await page.getByRole("button", { name: "The person cancels" }).click();
      await expect(heading(page)).toHaveText("You aren’t signed in");
      await page.getByRole("link", { name: "Sign in", exact: true }).click();
      await be(page, "Second parent");
      await sayAge(page);
      await expect(page.getByText("You’re signed in as Tom Alvarez")).toBeVisible();
    });

    test("another browser can be signed out from here", async ({ page, browser, baseURL }) => {
      const other = await (await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? "" })).newPage();
      for (const each of [other, page]) {
        await each.goto("/auth/login");
        await each.getByLabel("Name").fill(`Pat ${javaScriptEnabled}`);
        await each.getByLabel("Email", { exact: true }).fill(`pat-${javaScriptEnabled}@family.example`);
        await each.getByRole("button", { name: "Sign in", exact: true }).click();
        await sayAge(each);
        await expect(heading(each)).toHaveText("Your account");
      }
      const list = page.getByRole("region", { name: "Where you’re signed in" });
      await expect(list.getByRole("listitem")).toHaveCount(2);
      await list.getByRole("button", { name: /^Sign out there/ }).click();
      await expect(list.getByRole("listitem")).toHaveCount(1);
      await other.reload();
      await expect(heading(other)).toHaveText("Sign in to see this page");
      await other.context().close();
    });
  });
}

test("Sign In in the bar comes back to the page it was pressed on", async ({ page }) => {
  await page.goto("/colleges?q=ohio");
  const signIn = main(page).getByRole("link", { name: "Sign In" });
  // Until the server has said that nobody is signed in, the link leads to the account page, which knows.
  await expect(signIn).toHaveAttribute("href", /^\/auth\/login/);
  await signIn.click();
  await be(page, "Parent");
  await sayAge(page);
  await expect(page).toHaveURL("/colleges?q=ohio");
  await expect(main(page).locator("summary[aria-label='Account: Renee Brooks']")).toBeVisible();
});

test("where something typed would be lost, signing in happens in a window of its own", async ({ page }) => {
  await page.goto("/tools/fafsa-calculator", { waitUntil: "networkidle" });
  await page.getByLabel("Family size").fill("4");
  // The part that opens a window comes with the first touch and then notes the page; until then a link is a plain link.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("journey"))).not.toBeNull();
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    main(page).getByRole("link", { name: "Sign In" }).click(),
  ]);
  const closed = opened.waitForEvent("close");
  await be(opened, "Parent");
  await Promise.race([closed, sayAge(opened).catch(() => {})]);
  await closed;
  await expect(main(page).locator("summary[aria-label='Account: Renee Brooks']")).toBeVisible();
  await expect(page).toHaveURL("/tools/fafsa-calculator");
  await expect(page.getByLabel("Family size")).toHaveValue("4");
});

for (const [how, after, said] of [
  ["a minute without an answer", 60_500, "We waited a minute and got no answer. What you typed is still here."],
  ["a closed window", 7_000, "The sign-in window was closed. What you typed is still here."],
] as const) {
  test(`after ${how} the page says that nobody is signed in, and keeps what was typed`, async ({ page }) => {
    await page.clock.install();
    await page.goto("/tools/fafsa-calculator", { waitUntil: "networkidle" });
    await page.getByLabel("Family size").fill("4");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("journey"))).not.toBeNull();
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      main(page).getByRole("link", { name: "Sign In" }).click(),
    ]);
    await opened.waitForLoadState();
    await expect(page.getByText(said)).toHaveCount(0);
    if (how === "a closed window") await opened.close();
    await page.clock.runFor(after);
    await expect(page.getByRole("region", { name: "Notifications (F8)" }).getByText(said)).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(page.getByLabel("Family size")).toHaveValue("4");
  });
}

test("a mistake about age is told, and the answer under 13 ends it", async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 400/);
  await page.goto("/auth/login");
  await page.getByLabel("Name").fill("Kim");
  await page.getByLabel("Email", { exact: true }).fill("kim@family.example");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByLabel("Under 13").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(heading(page)).toHaveText("You must be 13 or older to have an account");
  await expect(main(page).getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("axe finds nothing on the pages of signing in and of the account", async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 401/);
  await page.goto("/account");
  await expectNoAxeViolations(page);
  await page.goto("/auth/problem?kind=ended");
  await expectNoAxeViolations(page);
  await page.goto("/auth/login");
  await page.getByLabel("Name").fill("Axel");
  await page.getByLabel("Email", { exact: true }).fill("axel@family.example");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(heading(page)).toHaveText("How old are you?");
  await expectNoAxeViolations(page);
  await page.getByRole("radio", { name: "13 to 17" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Because you’re under 18" })).toBeVisible();
  await expectNoAxeViolations(page);
});

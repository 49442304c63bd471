import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures";
import { heading, mailOf, oneOff, part, signedIn } from "./people";

/**
 * Deleting a plan and then the account, as a student meets it: what goes is shown, a word is typed, a receipt comes.
 */

const main = (page: Page) => page.locator("main");
const word = (page: Page) => page.getByLabel("Type “delete” to confirm");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, allowedErrors: [/status of 40[014]/] });

    // Axe runs in the page, so there must be scripts.
    const expectNoViolations = async (page: Page) => {
      if (javaScriptEnabled) await expectNoAxeViolations(page);
    };

    test("delete: the plan with a receipt, then the account with another", async ({ page }) => {
      const name = `Del${javaScriptEnabled ? "Js" : "Plain"}${oneOff()}`;
      const email = mailOf(name);
      await signedIn(page, name, "/account", "13-17");
      await expect(heading(page)).toHaveText("Your account");

      // The age, in words and to be changed.
      await expect(part(page, "Your age")).toContainText("13 to 17.");
      await part(page, "Your age").getByLabel("Month").selectOption("May");
      await part(page, "Your age")
        .getByLabel("Year")
        .selectOption(String(new Date().getFullYear() + 1));
      await part(page, "Your age").getByRole("button", { name: "Save the month" }).click();
      await expect(part(page, "Your age")).toContainText("On June 1");

      await main(page).getByRole("link", { name: "My plan" }).click();
      await main(page).getByRole("link", { name: "Start a plan" }).click();
      await page.getByLabel("I am the student").check();
      await page.getByLabel("The student’s first name").fill(name);
      await page.getByLabel("Year the student finishes high school").fill(String(new Date().getFullYear() + 1));
      await page.getByRole("button", { name: "Start the plan" }).click();
      await page.waitForURL(/\/plan\/[0-9a-f]{32}/);
      const plan = new URL(page.url()).pathname.split("/").slice(0, 3).join("/");
      await page.goto(`${plan}/people`);
      await part(page, "Delete this plan").getByRole("link", { name: "See what would be deleted" }).click();
      await expect(heading(page)).toHaveText("Delete this plan");
      await expect(part(page, "What gets deleted").getByRole("row", { name: "1 place in a plan" })).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole("button", { name: "Delete the plan" }).click();
      const mistakes = page.getByRole("alert");
      await expect(mistakes).toContainText("Type the word delete to continue.");
      if (javaScriptEnabled) await expect(mistakes).toBeFocused();
      await mistakes.getByRole("link").click();
      await word(page).fill("Delete");
      await page.getByRole("button", { name: "Delete the plan" }).click();
      await expect(heading(page)).toHaveText("What was yours is deleted");
      await expectNoViolations(page);
      const gone = await page.goto(plan);
      expect(gone?.status()).toBe(404);

      await page.goto("/account");
      await part(page, "Delete your account").getByRole("link", { name: "See what would be deleted" }).click();
      await expect(heading(page)).toHaveText("Delete your account");
      await expect(part(page, "What gets deleted").getByRole("row", { name: /^1 account/ })).toBeVisible();
      await expect(part(page, "Delete it now")).toContainText(email);
      await expectNoViolations(page);
      await word(page).fill("delete");
      await page.getByRole("button", { name: "Delete my account" }).click();
      await expect(heading(page)).toHaveText("Your account is deleted");
      await expect(part(page, "Other services, as of now")).toContainText("has deleted its record of you");
      await expectNoViolations(page);
      const number = await page.locator("dd").first().textContent();
      await page.goto("/account");
      await expect(heading(page)).toHaveText("Sign in to see this page");

      // Whoever has the number can read it, and nobody else.
      await page.goto("/receipt");
      await expectNoViolations(page);
      await page.getByLabel("Receipt number").fill("ABCD-2345-EFGH-6789");
      await page.getByRole("button", { name: "See the receipt" }).click();
      await expect(page.getByRole("alert")).toContainText("There’s no receipt with this number");
      await expectNoViolations(page);
      await page.getByLabel("Receipt number").fill((number ?? "").toLowerCase());
      await page.getByRole("button", { name: "See the receipt" }).click();
      await expect(heading(page)).toHaveText("Your account is deleted");
      await expect(main(page)).not.toContainText(email);
    });
  });
}

test("somebody who is signed in finds their plan in the bar", async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 401/);
  const name = `Bar${oneOff()}`;
  await signedIn(page, name, "/account");
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.locator(`summary[aria-label='Account: ${name}']`).click();
  await bar.getByRole("link", { name: "My plan" }).click();
  await expect(heading(page)).toHaveText("Start your college plan");
});

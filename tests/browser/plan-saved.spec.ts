import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures";
import { covers, heading, mailOf, oneOff, part, signedIn, startPlan, startPlanOn } from "./people";

/** What a plan keeps, as a family meets it, with JavaScript and without: results, letters, a ledger, essays. */

/** Types on without a connection, closes the page, and finds the words when the draft is opened again. */
async function typesWithoutConnection(page: Page): Promise<void> {
  const address = page.url();
  await page.context().setOffline(true);
  await page.getByLabel("Your draft").fill("The pump broke on a Tuesday in March.");
  await expect(page.getByText("No connection to the site.")).toBeVisible();
  await page.goto("about:blank");
  await page.context().setOffline(false);
  await page.goto(address);
  await expect(page.getByLabel("Your draft")).toHaveValue("The pump broke on a Tuesday in March.");
  await expect(part(page, "Versions")).toContainText("Version 2, 8 words");
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, allowedErrors: [/status of 40[0149]|ERR_INTERNET_DISCONNECTED/] });

    test("a student keeps results, letters, shares and essays, and opens them again", async ({ page }) => {
      const maya = `Maya${javaScriptEnabled ? "Js" : "Plain"}${oneOff()}`;
      const looksWell = async () => {
        if (javaScriptEnabled) await expectNoAxeViolations(page);
      };
      await signedIn(page, maya);
      const plan = await startPlan(page);

      await page.goto("/trip-results?unitids=203535,202523&from=43004");
      await page.getByRole("button", { name: "Save to my plan" }).click();
      await expect(heading(page)).toHaveText("Saved results");
      await page.getByRole("link", { name: "Trip to Kenyon College and 1 more" }).click();
      await expect(page.getByText("just recalculated")).toBeVisible();
      await expect(heading(page)).toHaveText("Your visit trip");
      await expect(page).toHaveURL(/\/saved\/[0-9a-f]{32}$/);
      await expect(page.getByRole("button", { name: "Save to my plan" })).toHaveCount(0);
      await looksWell();
      await page.getByRole("link", { name: "Saved results" }).first().click();
      await page.getByText("Rename or delete").click();
      await page.getByLabel("Name", { exact: true }).fill("October trip");
      await page.getByRole("button", { name: "Rename" }).click();
      await expect(page.getByRole("link", { name: "October trip" })).toBeVisible();
      await looksWell();

      await page.goto("/college-cost-calculator/award-letter?unitids=203535");
      const letter = "Tuition and fees $61,000\nKenyon Grant $41,000\nDirect Subsidized Loan $3,500";
      await page.getByLabel("The letter", { exact: true }).fill(letter);
      await page.getByRole("button", { name: "Decode the letter" }).click();
      await page.getByRole("button", { name: "Save this letter to my plan" }).click();
      await expect(page.getByRole("alert")).toContainText("You need the Family plan for that");
      await looksWell();
      covers(maya);
      await page.getByRole("button", { name: "Save it now" }).click();
      await expect(heading(page)).toHaveText("Award letters side by side");
      await expect(page.getByRole("row", { name: /^Net price/ })).toContainText("$20,000");
      await looksWell();

      await page.goto(`${plan}/ledger`);
      await page.getByLabel("Share of you in percent").fill("30");
      await page.getByLabel("Share of your household in percent").fill("60");
      await page.getByRole("button", { name: "Propose these shares" }).click();
      await expect(page.getByRole("alert")).toContainText("The shares come to 90%");
      await page.getByLabel("Share of your household in percent").fill("70");
      await page.getByRole("button", { name: "Propose these shares" }).click();
      await expect(page.getByText("Still waiting for your household")).toBeVisible();
      await page.getByLabel("What was it for?").fill("Application fees");
      await page.getByLabel("Amount in dollars").fill("100.01");
      await page.getByLabel("Paid on").fill(`${new Date().getFullYear()}-11-02`);
      await page.getByLabel("Your household", { exact: true }).check();
      await page.getByRole("button", { name: "Add this payment" }).click();
      await expect(part(page, /^School year/)).toContainText("They count once everyone has agreed.");
      await looksWell();
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Save as a spreadsheet" }).click();
      expect((await download).suggestedFilename()).toBe("who-pays-what.csv");
      await page.getByRole("button", { name: "Remove Application fees" }).click();
      await expect(part(page, /^School year/)).toHaveCount(0);

      await page.goto(`${plan}/essays`);
      await page.getByLabel("Prompt, in a few words").fill("Personal statement");
      await page.getByLabel("Word limit").fill("650");
      await page.getByRole("button", { name: "Add this essay" }).click();
      await page.getByText("Change Personal statement").click();
      const change = page.locator("details[open]");
      await change.getByLabel("Status").selectOption("Final");
      await change.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("1 of 1 final")).toBeVisible();
      await looksWell();

      await page.getByRole("link", { name: "Personal statement" }).click();
      await page.getByLabel("Your draft").fill("The pump broke on a Tuesday.");
      await page.getByRole("button", { name: "Save as a version" }).click();
      await expect(part(page, "Versions")).toContainText("Version 1, 6 words");
      await looksWell();
      if (javaScriptEnabled) await typesWithoutConnection(page);
      await page.getByRole("link", { name: "Version 1" }).click();
      await expect(heading(page)).toHaveText("Version 1");
      await expect(page.locator("main")).toContainText("The pump broke");
      await looksWell();
    });

    test("a visitor saves a result without entering it again", async ({ page, context }) => {
      const name = `Visitor${javaScriptEnabled ? "Js" : "Plain"}${oneOff()}`;
      const looksWell = async () => {
        if (javaScriptEnabled) await expectNoAxeViolations(page);
      };
      const opened = async (link: string) => {
        const [tab] = await Promise.all([context.waitForEvent("page"), page.getByRole("link", { name: link }).click()]);
        return tab;
      };
      await page.goto("/trip-results?unitids=203535,202523&from=43004");
      await page.getByRole("button", { name: "Save to my plan" }).click();
      await expect(heading(page)).toHaveText("Sign in, then save it now");
      await looksWell();

      const signIn = await opened("Sign in, in a new tab");
      await signIn.getByLabel("Name").fill(name);
      await signIn.getByLabel("Email", { exact: true }).fill(mailOf(name));
      await signIn.getByRole("button", { name: "Sign in", exact: true }).click();
      await signIn.getByRole("radio", { name: "18 or older" }).check();
      // With scripts the tab says so on a channel and closes itself.
      const end = javaScriptEnabled ? signIn.waitForEvent("close") : signIn.waitForURL("**/auth/done");
      await signIn.getByRole("button", { name: "Continue" }).click();
      await end;

      await page.getByRole("button", { name: "Save it now" }).click();
      await expect(heading(page)).toHaveText("Is this your account?");
      await looksWell();
      await page.getByRole("button", { name: `Save it now as ${name}` }).click();
      await expect(heading(page)).toHaveText("You don’t have a plan to save it to");
      await looksWell();
      await startPlanOn(await opened("Start a plan in a new tab"));
      await page.getByRole("button", { name: "Save it now" }).click();
      await expect(heading(page)).toHaveText("Saved results");
      await expect(page.getByRole("link", { name: "Trip to Kenyon College and 1 more" })).toBeVisible();
    });
  });
}

import type { Page } from "@playwright/test";
import {
  contrastOf,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectPrintable,
  hold,
  test,
  testWithModel,
} from "./fixtures";
import { heading, mailOf, oneOff, part, signedIn, startPlan } from "./people";

const draft = "The pump broke on a Tuesday. I held the wrench.\n\nI still don’t know why.";

/** Adds an essay to a plan and opens its page, on which no draft stands yet. */
async function openNewEssay(page: Page, plan: string): Promise<void> {
  await page.goto(`${plan}/essays`);
  await page.getByLabel("Prompt, in a few words").fill("Personal statement");
  await page.getByRole("button", { name: "Add this essay" }).click();
  await page.getByRole("link", { name: "Personal statement" }).click();
}

test("somebody asks at a place of a draft, and the student meets it there", async ({ page, browser, baseURL }) => {
  const renee = `Renee${oneOff()}`;
  await signedIn(page, `Maya${oneOff()}`);
  const plan = await startPlan(page);
  await page.goto(`${plan}/people`);
  await page.getByLabel("Email address").fill(mailOf(renee));
  await page.getByLabel("Parent or guardian").first().check();
  await page.getByRole("button", { name: "Send the invitation" }).click();
  const invitation = new URL((await page.getByText(/\/plan\/invitation\?token=/).textContent()) ?? "");
  const reader = await (await browser.newContext({ baseURL, colorScheme: "dark" })).newPage();
  await signedIn(reader, renee, invitation.pathname + invitation.search);
  await reader.getByRole("button", { name: "Join the plan" }).click();
  await expect(reader).toHaveURL(plan);

  await openNewEssay(page, plan);
  await page.getByRole("textbox", { name: "Your draft" }).fill(draft);
  await page.getByRole("button", { name: "Save as a version" }).click();
  await expect(part(page, "Versions")).toContainText("Version 1, 15 words");
  const address = page.url();
  await page.reload();
  const sharing = part(page, "Who can read it");
  await expect(sharing).toContainText("A teacher joins the plan as a helper.");
  await expect(sharing.getByRole("link", { name: "Invite them on the page about people" })).toHaveAttribute(
    "href",
    `${plan}/people`,
  );
  await sharing.getByLabel("Show a version to").selectOption({ index: 1 });
  await sharing.getByRole("button", { name: "Show it" }).click();
  await expect(sharing.getByRole("button", { name: /^End now/ })).toBeVisible();

  await reader.setViewportSize({ width: 390, height: 844 });
  await reader.goto(address);
  await reader.getByLabel("Which words? (optional)").fill("I held the wrench.");
  await reader.getByRole("textbox", { name: "Your question" }).fill("Who handed it to you?");
  await reader.getByRole("button", { name: "Leave this question" }).click();
  await expect(reader.locator("mark")).toHaveText("I held the wrench.");
  await expect(heading(reader)).toHaveText("Personal statement");
  await expectNoAxeViolations(reader);
  await expectNoSidewaysScroll(reader);

  await page.reload();
  const asked = part(page, "Questions people left (1)");
  await expect(asked.locator("mark")).toHaveText("I held the wrench.");
  const screen = page.viewportSize() ?? { width: 1280, height: 720 };
  await expectPrintable(page, page.getByRole("main"));
  await expect(asked.locator("mark")).toBeVisible();
  expect(await contrastOf(asked.locator("mark"))).toBeGreaterThanOrEqual(4.5);
  await expect(asked).toContainText("Who handed it to you?");
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.setViewportSize(screen);
  await page.getByRole("textbox", { name: "Your draft" }).fill(`It rained. ${draft}`);
  await expect(asked).toContainText("It rained.");
  await asked.getByRole("button", { name: /^Go to it in the field/ }).press("Enter");
  const selected = await page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });
  expect(selected).toBe("I held the wrench.");
  await page.getByRole("textbox", { name: "Your draft" }).fill("Something else.");
  await expect(asked).toContainText("so nothing is marked");
  await expectNoAxeViolations(page);
});

test.describe("on a slow line", () => {
  // What the service worker has kept would not wait.
  test.use({ serviceWorkers: "block" });

  test("what is typed before the page's program runs is saved, and too long a text comes back", async ({
    page,
    allowedErrors,
  }) => {
    // The site refuses what is too long, each time it's sent.
    allowedErrors.push(/409/);
    await signedIn(page, `Maya${oneOff()}`, "/plan");
    const plan = await startPlan(page);
    await openNewEssay(page, plan);
    await expect(page).toHaveURL(/\/essays\/[0-9a-f]{32}$/);

    let mayRun = Promise.resolve();
    /** Holds the page's program back. Gives what lets it run. */
    const hold = () => {
      let run = () => {};
      mayRun = new Promise<void>((resolve) => {
        run = resolve;
      });
      return run;
    };
    await page.route("**/assets/*.js", async (route) => {
      await mayRun;
      await route.continue();
    });
    const run = hold();
    await page.reload({ waitUntil: "commit" });
    const field = page.getByRole("textbox", { name: "Your draft" });
    await field.fill("The pump broke on a Tuesday.");
    await expect(page.getByText("Until this page’s program runs, only the button saves it.")).toBeVisible();
    run();
    await expect(page.getByText("Saved in version 1.")).toBeVisible();
    await expect(page.getByText("6 words, 28 characters")).toBeVisible();
    // The student changed it, and was here all the time.
    await expect(part(page, "Versions")).toContainText("Version 1, 6 words");
    await expect(page.getByText("something changed in the plan while you were away")).toHaveCount(0);

    // A field that came with words in it: React puts those back as it takes the page over.
    const again = hold();
    await page.reload({ waitUntil: "commit" });
    await field.fill("The pump broke on a Tuesday. I held the wrench.");
    again();
    await expect(page.getByText(/^Saved in version \d\.$/)).toBeVisible();
    await expect(field).toHaveValue("The pump broke on a Tuesday. I held the wrench.");
    await field.fill("The pump broke on a Tuesday. I held the wrench, mostly.");
    await page.getByRole("button", { name: "Save as a version" }).click();
    await expect(part(page, "Versions")).toContainText("11 words");

    const tooLong = "It rained. ".repeat(2_300);
    await field.fill(tooLong);
    await expect(page.getByText("Yours is longer, so it isn’t saved yet.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Yours is longer, so it isn’t saved yet.")).toBeVisible();
    await expect(field).toHaveValue(tooLong);
  });
});

test("two tabs keep both texts and say so, the status follows, and paper holds the text once", async ({ page }) => {
  await signedIn(page, `Maya${oneOff()}`);
  const plan = await startPlan(page);
  await openNewEssay(page, plan);
  await expect(page).toHaveURL(/\/essays\/[0-9a-f]{32}$/);
  const address = page.url();
  const write = async (tab: Page, text: string) => {
    await expect(tab.getByText("It’s also saved while you type")).toBeVisible();
    await tab.getByRole("textbox", { name: "Your draft" }).fill(text);
  };
  await write(page, "The pump broke.");
  await expect(page.getByText("Saved in version 1.")).toBeVisible();
  await expect(part(page, "Status and due date").getByLabel("Status"), "writing has begun").toHaveValue("draft");

  const other = await page.context().newPage();
  await other.goto(address);
  await write(other, "The pump broke. So did I.");
  await expect(other.getByText("Saved in version 2.")).toBeVisible();
  await write(page, "The pump broke on a Tuesday.");
  await expect(page.getByText("Version 2 was saved somewhere else meanwhile.")).toBeVisible();
  await other.reload();
  await expect(other.getByText("Version 2 was saved beside another one")).toBeVisible();
  await other.getByRole("link", { name: "Compare the two" }).click();
  for (const text of ["on a Tuesday", "So did I"]) await expect(other.locator("main")).toContainText(text);

  await page.emulateMedia({ media: "print" });
  // By its role, which the field has not: it holds the same text, and is not printed.
  const printed = page.getByRole("paragraph").filter({ hasText: /^The pump broke on a Tuesday\.$/ });
  await expect(printed).toHaveCount(1);
  for (const name of ["Versions", "Status and due date", "Who can read it"])
    await expect(part(page, name)).toBeHidden();
});

test("typing goes on without a connection, and a page that was closed meanwhile loses nothing", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await signedIn(page, `Maya${oneOff()}`);
  const plan = await startPlan(page);
  await openNewEssay(page, plan);
  await expect(page.getByText("It’s also saved while you type")).toBeVisible();
  const address = page.url();
  await page.context().setOffline(true);
  await page.getByRole("textbox", { name: "Your draft" }).fill("The pump broke on a Tuesday.");
  await expect(page.getByText("No connection to the site. Keep typing")).toBeVisible();
  const again = await page.context().newPage();
  await page.close();
  await page.context().setOffline(false);
  await again.goto(address);
  await expect(part(again, "Versions")).toContainText("Version 1, 6 words");
  await expect(again.getByRole("textbox", { name: "Your draft" })).toHaveValue("The pump broke on a Tuesday.");
});

testWithModel("a model is asked about a draft, and the record of how it was written says so", async ({ page }) => {
  await signedIn(page, `Maya${oneOff()}`);
  const plan = await startPlan(page);
  await openNewEssay(page, plan);
  await expect(page.getByText("It’s also saved while you type")).toBeVisible();
  const text = `${draft} ${"He counted the bolts, and I wrote the numbers on my arm. ".repeat(3)}`;
  await page.getByRole("textbox", { name: "Your draft" }).fill(text);
  await page.getByRole("button", { name: "Read my draft" }).click();
  const model = part(page, "Questions from a language model, if you want them");
  await expect(model).toContainText("The questions that come back go into your record of how this was written");
  const box = model.getByRole("checkbox", { name: /^Send this draft to well-behaved at / });
  const ask = model.getByRole("button", { name: "Ask the model" });
  await ask.press("Enter");
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription("Error: Check the box first. Nothing was sent to the model.");

  const answer = await hold(page, /\/essay-coach\/questions$/);
  await box.press("Space");
  await ask.press("Enter");
  const status = model.getByRole("status");
  await expect(status).toHaveText(/^Asking, and checking each answer…/);
  const kept = page.waitForResponse((response) => /&model=well-behaved/.test(response.request().postData() ?? ""));
  answer();
  await expect(status).toContainText("What went on in you at that moment?");
  for (const quote of await status.locator("q").allTextContents()) expect(text).toContain(quote);
  await expectNoAxeViolations(page);
  expect((await kept).status()).toBe(200);
  const question = (await status.locator("li > p:last-child").first().textContent()) ?? "";

  await page.getByRole("link", { name: "See and print it" }).click();
  await expect(heading(page)).toHaveText("How this was written");
  const sessions = part(page, "Writing sessions");
  await expect(sessions).toContainText(/A language model \(well-behaved at 127\.0\.0\.1:\d+\) was sent the draft/);
  await expect(sessions.getByRole("listitem").filter({ hasText: question }).last()).toBeVisible();
  await expectNoAxeViolations(page);
  await expectPrintable(page, page.getByRole("main"));
  for (const name of ["In short", "Writing sessions", "Versions", "Who asked what"])
    await expect(part(page, name)).toBeVisible();
  await expect(sessions).toContainText(question);
  await expect(page.getByRole("link", { name: "Back to the draft" })).toBeHidden();
});

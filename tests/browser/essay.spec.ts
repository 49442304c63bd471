import type { Page } from "@playwright/test";
import {
  alive,
  contrastOf,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectPrintable,
  hold,
  test,
  testWithModel,
} from "./fixtures";

/**
 * Every request from now on, but for the site's own scripts, fonts and icon and its look at whether it is there and who
 * is signed in: those carry nothing but their name, and come whenever a slow machine gets to them.
 */
function requestsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    const said = `${request.method()} ${pathname}${search}`;
    if (!/^(GET|HEAD) \/(assets\/[\w-]+\.(js|woff2)|favicon\.svg|api\/health|api\/user\/profile)$/.test(said))
      sent.push(said);
  });
  return sent;
}

const draft = `Ever since I was little I gave it my all. On Tuesday the pump broke, and I held the wrench.

My brother was diagnosed with diabetes that week. I learned to ask. I would be happy at Kenyon College.`;

test("reads a draft on the device, without a request, and forgets it when told", async ({ page }) => {
  await page.goto("/essay-coach");
  await expect(page.locator("[data-where=device]")).toBeVisible();
  const sent = requestsOf(page);
  await page.getByLabel("Your draft").pressSequentially("It rained.");
  await page.getByLabel("Your draft").fill(draft);
  await expect(page.getByText("39 words")).toBeVisible();
  await page.getByLabel("Your draft").press("Tab");
  await page.getByRole("button", { name: "Read my draft" }).press("Enter");
  await expect(page.getByRole("heading", { name: "What a reader might ask" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Borrowed words" })).toBeVisible();
  await expect(page.getByText("Would they agree to be in it?")).toBeVisible();
  expect(sent).toEqual([]);
  await expectNoAxeViolations(page);

  await page.getByLabel(/^Save what I type on this device/).check();
  await page.reload();
  await expect(page.getByLabel("Your draft")).toHaveValue(draft);
  await page.getByRole("button", { name: "Forget it" }).click();
  await page.reload();
  await expect(page.locator("[data-where=device]")).toBeVisible();
  await expect(page.getByLabel("Your draft")).toHaveValue("");
});

test("a college is asked for by its number, and nothing of the draft is sent", async ({ page }) => {
  await page.goto("/essay-coach");
  await expect(page.locator("[data-where=device]")).toBeVisible();
  const sent = requestsOf(page);
  await page.getByLabel("Your draft").fill(draft);
  await page.getByText("A pasted prompt, your activities list, one college").click();
  await page.getByLabel(/^Is it to one college/).fill("Oberlin College");
  await page.getByRole("button", { name: "Read my draft" }).click();
  await expect(page.getByRole("heading", { name: "Another college’s name" })).toBeVisible();
  expect(sent.sort()).toEqual(["GET /essay-coach/college.json?unitid=204501", "GET /essay-coach/names.json"]);
});

test("fits a narrow phone by day and by night, with draft and questions a thumb apart", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/essay-coach");
    await page.getByLabel("Your draft").fill(draft);
    await page.getByRole("button", { name: "Read my draft" }).click();
    const between = page.getByRole("navigation", { name: "Draft and questions" });
    await between.getByRole("link", { name: /^Questions/ }).click();
    await expect(page.getByRole("heading", { name: /questions$/ })).toBeInViewport();
    await between.getByRole("link", { name: "Your draft" }).click();
    await expect(page.getByRole("heading", { name: "Your draft" })).toBeInViewport();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  }
  for (const path of ["/essay-coach/cards", "/essay-coach/activities", "/essay-coach/method"]) {
    await page.goto(path);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  }
});

test("cards, timed writing, three ideas and the activities list work by keyboard alone", async ({ page }) => {
  await page.clock.install();
  await page.goto("/essay-coach/cards");
  await alive(page);
  await page.locator("summary", { hasText: "“Nothing happened to me”" }).press("Enter");
  await expect(page.getByText("What did you do last Tuesday between four and six?")).toBeVisible();
  await page.getByRole("button", { name: "5 minutes", exact: true }).press("Enter");
  await expect(page.getByRole("timer")).toHaveText(/^[45]:\d\d$/);
  await page.getByLabel("Your writing").pressSequentially("The goat, again.");
  await expect(page.getByText("3 words.")).toBeVisible();
  await page.clock.fastForward("05:01");
  await expect(page.getByText("Stop here. Underline the one line you didn’t expect.")).toBeVisible();
  await expect(page.getByLabel("Your writing")).toHaveValue("The goat, again.");

  for (const [number, name, answer] of [
    [1, "Keys", "No"],
    [2, "Goat", "Yes"],
  ] as const) {
    await page.getByLabel(`Idea ${number}, in three words`).fill(name);
    const idea = page.getByRole("group", { name: `Idea ${number}` });
    await idea.getByRole("group", { name: "Could only you have written it?" }).getByLabel(answer).press("Space");
  }
  await page.getByRole("button", { name: "Lay them side by side" }).press("Enter");
  await expect(page.getByRole("heading", { name: "By your own answers" })).toBeVisible();
  await expect(page.locator("#choose ol > li").first()).toContainText("Goat");
  await expectNoAxeViolations(page);

  await page.goto("/essay-coach/activities");
  await alive(page);
  await page.getByRole("button", { name: "Read my list" }).press("Enter");
  await expect(page.getByRole("alert", { name: "There’s a problem" })).toBeFocused();
  await page.getByRole("link", { name: "Type at least one entry first." }).press("Enter");
  await expect(page.getByLabel("Position or leadership").first()).toBeFocused();
  await page.getByLabel("What you did").first().pressSequentially("Fed 42 calves");
  await expect(page.getByText("13 of 150 characters")).toBeVisible();
  await page.getByLabel("Position or leadership").first().fill("x".repeat(51));
  await expect(page.getByText("51 of 50 characters · too long")).toBeVisible();
  await page.getByRole("button", { name: "Read my list" }).press("Enter");
  await expect(page.getByRole("heading", { name: "What a reader might ask" })).toBeFocused();
  await expect(page.getByText("One character over the 50 that fit.")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("the reading is printed with its marks and questions, and without what one presses", async ({ page }) => {
  await page.goto("/essay-coach");
  await expect(page.locator("[data-where=device]")).toBeVisible();
  await page.getByLabel("Your draft").fill(`${draft} My number is 614-555-0143.`);
  await page.getByRole("button", { name: "Read my draft" }).click();
  const reading = page.locator("#reading");
  const marks = reading.locator("mark");
  await expect(marks.filter({ hasText: "614-555-0143" })).toBeVisible();
  const questions = await reading.locator("#questions ~ ol > li h3").allTextContents();
  expect(questions.length).toBeGreaterThan(2);

  await expectPrintable(page, page.getByRole("main"));
  for (const name of questions) await expect(reading.getByRole("heading", { name }).last()).toBeVisible();
  for (const mark of await marks.all()) {
    await expect(mark).toBeVisible();
    expect(await contrastOf(mark), (await mark.textContent()) ?? "").toBeGreaterThanOrEqual(4.5);
    // Paper has no color for certain: the line and the number tell a mark.
    await expect(mark).toHaveCSS("text-decoration-line", "underline");
  }
  await expect(reading.locator("mark + a").first()).toHaveText(/\d/);
});

testWithModel(
  "a model is asked once the box is checked, answers aloud, and is asked again by the box",
  async ({ page }) => {
    await page.goto("/essay-coach");
    await expect(page.locator("[data-where=device]")).toBeVisible();
    const text = `${draft} On Thursday my uncle counted the bolts again.`;
    await page.getByLabel("Your draft").fill(text);
    await page.getByRole("button", { name: "Read my draft" }).click();
    const part = page.getByRole("region", { name: "Questions from a language model, if you want them" });
    await expect(part).toContainText("the model well-behaved, run at 127.0.0.1:");
    const box = part.getByRole("checkbox", { name: /^Send this draft to well-behaved at 127\.0\.0\.1:\d+, once$/ });
    const ask = part.getByRole("button", { name: "Ask the model" });
    const status = part.getByRole("status");
    const sent = requestsOf(page);
    await ask.press("Enter");
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription("Error: Check the box first. Nothing was sent to the model.");
    await expectNoAxeViolations(page);
    expect(sent).toEqual([]);

    const answer = await hold(page, /\/essay-coach\/questions$/);
    await box.press("Space");
    await ask.press("Enter");
    await expect(status).toHaveText(/^Asking, and checking each answer…/);
    await expect(ask).toBeFocused();
    answer();
    await expect(status.getByRole("listitem")).not.toHaveCount(0);
    expect(sent).toEqual(["POST /essay-coach/questions"]);
    for (const quote of await status.locator("q").allTextContents()) expect(text).toContain(quote);
    await expect(status).toContainText("What went on in you at that moment?");
    await expect(status).toContainText("Asked by a language model (well-behaved, at 127.0.0.1:");
    await expect(box).not.toBeChecked();
    await expectNoAxeViolations(page);

    await expectPrintable(page, page.getByRole("main"));
    await expect(status.locator("q").first()).toBeVisible();
  },
);

import type { Page } from "@playwright/test";
import { alive, expect, expectNoAxeViolations, hold, test } from "./fixtures";
import { oneOff, part, signedIn, startPlan } from "./people";

/**
 * One way to read a form: messages beside fields while typing, the same from the server, the summary with the focus.
 */

const email = (page: Page) => page.getByLabel("Your email address");
const message = (page: Page) => page.getByLabel("Your message");
const send = (page: Page) => page.getByRole("button", { name: "Send" });
const wrongAddress = "Enter an email address, such as name@example.com.";

test.describe("while somebody types", () => {
  test.beforeEach(({ page }) => page.goto("/contact").then(() => undefined));

  test("a field that was typed in says what is wrong once it is left, and stops with the key that puts it right", async ({
    page,
  }) => {
    await email(page).pressSequentially("ana@example");
    await expect(page.getByText(wrongAddress)).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(page.getByText(wrongAddress)).toBeVisible();
    await expect(email(page)).toHaveAttribute("aria-invalid", "true");
    await expect(email(page)).toHaveAccessibleDescription(new RegExp(wrongAddress));
    await expectNoAxeViolations(page);
    await email(page).press("End");
    await email(page).pressSequentially(".");
    await expect(page.getByText(wrongAddress)).toBeVisible();
    await email(page).pressSequentially("com");
    await expect(page.getByText(wrongAddress)).toHaveCount(0);
    await expect(email(page)).not.toHaveAttribute("aria-invalid");
  });

  test("a field that is only passed through is left alone", async ({ page }) => {
    await email(page).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await message(page).pressSequentially("Hi");
    await page.keyboard.press("Tab");
    await expect(page.getByText("Write a sentence or two.")).toBeVisible();
    await expect(page.getByText("Enter your email address.")).toHaveCount(0);
    await expect(page.getByText("Choose what it’s about.")).toHaveCount(0);
  });

  test("a form with mistakes isn't sent, its summary takes the focus, and each line leads to its field", async ({
    page,
  }) => {
    await message(page).pressSequentially("Hi");
    await page.keyboard.press("Tab");
    await expect(page.getByText("Write a sentence or two.")).toBeVisible();
    let posted = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posted += 1;
    });
    await send(page).click();
    const summary = page.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary).toContainText("There are 3 problems");
    await summary.getByRole("link", { name: "Enter your email address." }).click();
    await expect(email(page)).toBeFocused();
    await expect(message(page)).toHaveValue("Hi");
    expect(posted).toBe(0);
  });

  test("a message that appears doesn't move the button away from under a press", async ({ page }) => {
    await page.getByLabel("What is it about?").selectOption("other");
    await message(page).fill("The price of Oberlin looks wrong.");
    await email(page).pressSequentially("ana@example");
    await send(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await send(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await expect(page.getByText(wrongAddress)).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByRole("alert")).toContainText(wrongAddress);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 400/] });

  test("the server says the same beside the same fields, and nothing typed is lost", async ({ page }) => {
    await page.goto("/contact");
    await email(page).fill("ana@example");
    await page.getByLabel("What is it about?").selectOption("figure");
    await message(page).fill("Hi");
    await send(page).click();
    await expect(page.getByRole("alert")).toContainText("There are 2 problems");
    await expect(email(page)).toHaveAccessibleDescription(new RegExp(wrongAddress));
    await expect(email(page)).toHaveValue("ana@example");
    await expect(page.getByLabel("What is it about?")).toHaveValue("figure");
    await expect(message(page)).toHaveValue("Hi");
  });
});

test("before its script is there a form goes to the server", async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 400/, /net::ERR_FAILED/);
  await page.route(/\/assets\/(conform-form|schemas|forms)-.*\.js/, (route) => route.abort());
  await page.goto("/contact");
  await email(page).fill("ana@example");
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText("There are 3 problems");
  await expect(email(page)).toHaveValue("ana@example");
});

test("a page that came back takes nobody out of the field they put right before its script is there", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 400/);
  await page.goto("/contact");
  const begin = await hold(page, /\/assets\/entry\.client-.*\.js/);
  // As a browser posts a form that no script holds: as a document.
  await page.evaluate(() => document.forms.namedItem("contact")?.submit());
  await expect(page.getByRole("alert")).toContainText("There are 3 problems");
  await email(page).fill("ana@example.com");
  begin();
  await alive(page);
  await expect(email(page)).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(".mx");
  await expect(email(page)).toHaveValue("ana@example.com.mx");
});

/** The long tools: a field of each, what is wrong in it, what is right, and a field that is only passed through. */
const tools = [
  {
    name: "the cost calculator",
    address: "/college-cost-calculator?unitids=204796",
    field: "income",
    wrong: "sixty",
    right: "60,000",
    says: "Family income: type whole dollars, such as 12,000.",
    send: "Work out the cost",
  },
  {
    name: "the FAFSA calculator",
    address: "/tools/fafsa-calculator",
    field: "family_size",
    wrong: "some",
    right: "4",
    says: "Family size: type a whole number from 1 to 30.",
    send: "Work out the SAI",
  },
  {
    name: "the award letter",
    address: "/college-cost-calculator/award-letter",
    field: "cost",
    wrong: "much",
    right: "$40,000",
    says: "Cost of one year: type whole dollars, such as 12,000.",
    send: "Decode the letter",
  },
  {
    name: "the kitchen table",
    address: "/college-cost-calculator/kitchen-table?unitids=204796",
    field: "budget",
    wrong: "little",
    right: "12,000",
    says: "Budget: type whole dollars, such as 62,000.",
    send: "Show the line",
  },
  {
    name: "a step of the quiz",
    address: "/college-match-quiz?step=school",
    field: "gpa",
    wrong: "good",
    right: "3.4",
    says: "Enter your GPA as a number or a letter, such as 3.4, 92 or B+.",
    send: "Continue",
  },
  {
    name: "the step about money",
    address: "/college-match-quiz?step=money",
    field: "budget",
    wrong: "little",
    right: "12,000",
    says: "Enter what your family can pay in a year, in dollars, such as 15000.",
    send: "See my list",
  },
] as const;

for (const { name, address, field: id, wrong, right, says, send: button } of tools) {
  test(`${name} says beside a field that was left what is wrong in it, and isn't sent with it`, async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
    await page.goto(address);
    const field = page.locator(`#${id}`);
    await field.pressSequentially(wrong);
    await expect(page.locator(`#${id}-error`)).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(page.locator(`#${id}-error`)).toContainText(says);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: button, exact: true }).last().click();
    await expect(page.getByRole("alert")).toBeFocused();
    await page.getByRole("alert").getByRole("link", { name: says }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(wrong);
    await field.fill(right);
    await expect(page.locator(`#${id}-error`)).toHaveCount(0);
    expect(sent).toEqual([]);
  });
}

test("a step of the quiz lets those go back who can't go on", async ({ page, allowedErrors }) => {
  // Pressed before the form judges itself, it's the server that says so.
  allowedErrors.push(/status of 400/);
  await page.goto("/college-match-quiz?step=tests&gpa=3.4");
  await page.getByLabel("SAT total").fill("32");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toContainText("That looks like an ACT score.");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your school record");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("Your GPA")).toHaveValue("3.4");
});

test("the parts of one question are judged together, and a field by what another one says", async ({ page }) => {
  await signedIn(page, `Quill${oneOff()}`, "/plan/start");
  await page.getByLabel("I am a parent or guardian").check();
  await page.getByLabel("Month").selectOption("03");
  await page.getByLabel("Month").press("Tab");
  await expect(page.getByLabel("Year", { exact: true })).toBeFocused();
  await expect(page.getByText("Choose the month and year the student turns 18.")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByText("Choose the month and year the student turns 18.")).toBeVisible();
  await page.getByLabel("I am the student").check();
  const year = page.getByLabel("Year the student finishes high school");
  await year.fill(String(new Date().getFullYear() - 3));
  await year.press("Tab");
  await expect(page.getByText("choose the gap year")).toBeVisible();
  await page.getByLabel("How the student starts college").selectOption("gap");
  await year.press("End");
  await year.pressSequentially(" ");
  await expect(page.getByText("choose the gap year")).toHaveCount(0);
});

test("a button that deletes doesn't mind what is typed, and a form that was put right starts over", async ({
  page,
}) => {
  await signedIn(page, `Rush${oneOff()}`);
  const plan = await startPlan(page);
  await page.goto(`${plan}/essays`);
  const add = part(page, "Add an essay");
  await add.getByLabel("Word limit").pressSequentially("many");
  await page.keyboard.press("Tab");
  await expect(add.getByText("Enter the limit as a number of words")).toBeVisible();
  await add.getByRole("button", { name: "Add this essay" }).click();
  await expect(page.getByRole("alert")).toContainText("There are 2 problems");
  await page.getByRole("alert").getByRole("link", { name: "Enter the prompt" }).click();
  await page.keyboard.type("Why us");
  await add.getByLabel("Word limit").fill("650");
  await add.getByRole("button", { name: "Add this essay" }).click();
  await expect(page.getByRole("heading", { name: "One essay" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByText("Change", { exact: false }).first().click();
  const list = part(page, "One essay");
  await list.getByLabel("Prompt, in a few words").fill("");
  await list.getByRole("button", { name: "Delete Why us" }).click();
  await expect(page.getByRole("heading", { name: "0 essays" })).toBeVisible();
});

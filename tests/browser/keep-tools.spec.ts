import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test, touched } from "./fixtures";
import { oneOff, signedIn } from "./people";

/** Tools that were never opened answer without a connection, once somebody asked for them to be kept. */

test.use({ allowedErrors: [/status of 500|ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|Failed to fetch/] });

const isKept = (page: Page) => page.evaluate(() => caches.has("kept-tools-v1"));

async function keep(page: Page): Promise<string> {
  await page.goto("/tools");
  await page.evaluate(() => navigator.serviceWorker.ready);
  // A page that came before the worker was ready isn't the worker's yet; the next one is.
  await page.reload();
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
  // What was typed before stands there again, in this tab.
  await page.getByLabel("Yearly family income").fill("");
  await page.getByLabel("Yearly family income").pressSequentially(income);
  await expect(live.getByText(`For a family income of $${income}, from 2027-28 on, over 4 years.`)).toBeVisible();
}

test("tools that were never opened answer without a connection", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/colleges/203535-kenyon-college");
  await page.getByRole("button", { name: "Keep Kenyon College" }).click();
  await page.goto("/colleges/204501-oberlin-college");
  await page.getByRole("button", { name: "Keep Oberlin College" }).click();
  await page.evaluate(() => localStorage.setItem("profile", '{"state":"OH"}'));
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

  // The list itself was never opened: from where the site is opened on a home screen, and from the bar.
  await page.goto("/college-list");
  await expect(page.getByRole("listitem").filter({ hasText: "Oberlin College" }).first()).toBeVisible();
  await page.goto("/tools");
  await page.locator('header a[href^="/college-list"]').click();
  await expect(page).toHaveURL("/college-list?c=203535,204501");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your college list");
  // Its buttons are forms, which write the commas in another way.
  await page.getByRole("button", { name: "The kitchen table" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Oberlin College" })).toBeVisible();

  // Those that ask for colleges take the list of this device.
  await page.goto("/college-cost-calculator/kitchen-table");
  await expect(page.getByRole("listitem").filter({ hasText: "Kenyon College" })).toBeVisible();
  await expect(page).toHaveURL("/college-cost-calculator/kitchen-table?unitids=203535,204501");
  // The state it's filled in with counts where the page stands: there's no asking for another address.
  await expect(page.getByLabel("Home state")).toHaveValue("OH");
  await page.getByLabel("Family income a year", { exact: true }).fill("41,000");
  await expect(page.getByText("at $41,000")).toBeVisible();

  await page.goto("/college-cost-calculator");
  await page.getByRole("link", { name: "Use the 2 colleges on your list" }).click();
  await costOf(page, "41,000");
  await page.reload();
  await costOf(page, "52,000");

  await page.goto("/application-timeline");
  await page.getByRole("link", { name: "Use the 2 colleges on your list" }).click();
  await expect(page).toHaveURL("/application-timeline?unitids=203535,204501");
  await page.getByLabel("Class year").fill("2027");
  await expect(page.locator("#live")).toContainText("Kenyon College");

  // The pages of the list's colleges are whole.
  await page.goto("/tools");
  await page.goto("/colleges/204501-oberlin-college");
  await expect(page.getByRole("heading", { level: 1, name: "Oberlin College" })).toBeVisible();
  await page.getByRole("button", { name: /Oberlin College, press to take it off/ }).click();
  await page.getByRole("button", { name: "Keep Oberlin College" }).click();

  // Inside the site, too; what isn't kept says so, and leads to what is.
  await page.goto("/tools");
  await page.locator('main a[href="/college-match-quiz"]').first().click();
  await expect(page).toHaveURL("/college-match-quiz");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Connection Issue");
  await page.goto("/trip-results?unitids=203535");
  await expect(page.getByText("Planning visits needs a connection")).toBeVisible();
  await page.goto("/faq");
  await expect(page.getByText("Planning visits needs a connection")).toHaveCount(0);
  await page.getByRole("link", { name: "open them" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Planning tools");
  await context.setOffline(false);
});

test("the list’s colleges are compared without a connection, what they cost too, and what can’t be says so beside it", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/colleges/203535-kenyon-college");
  await page.evaluate(() => {
    localStorage.setItem("list", "203535,204501,204796");
    localStorage.setItem("profile", '{"gpa":"3.4","state":"OH"}');
  });
  const online = "/colleges/compare?unitids=203535,204501&gpa=3.4&state=OH";
  await page.goto(online);
  const table = page.getByRole("region", { name: "Comparison, scrolls sideways" });
  const rows = (name: string) => table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  const chance = await rows("Your chance").first().innerText();
  const price = await rows("Price of the first year").first().innerText();
  await keep(page);
  await context.setOffline(true);

  await page.goto("/college-list");
  await page.getByRole("checkbox", { name: /Ohio State/ }).uncheck();
  await page.getByRole("button", { name: "Compare them" }).click();
  await expect(page).toHaveURL(/\/colleges\/compare\?unitids=203535,204501&/);
  await expect(page.getByText("You’re offline. This comparison was worked out on this device.")).toBeVisible();
  expect(await rows("Your chance").first().innerText()).toBe(chance);
  expect(await rows("Price of the first year").first().innerText()).toBe(price);
  await expect(rows("Undergraduates").first()).toContainText(/[\d,]{5}/);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Remove Kenyon College" }).click();
  await expect(page).toHaveURL(/unitids=204501&/);
  await expect(table).not.toContainText("Kenyon College");
  // Opened at its address.
  await page.goto("/colleges/compare?unitids=204796,204501&state=OH");
  await expect(table).toContainText("Ohio State University");

  await page.goto("/tools");
  await page.goto("/colleges/204501-oberlin-college");
  await page.getByRole("link", { name: "Compare costs" }).click();
  await expect(page).toHaveURL("/college-cost-calculator?unitids=204501");
  await expect(page.locator("#colleges")).toContainText("Oberlin College");
  await costOf(page, "41,000");
  await page.reload();
  await costOf(page, "52,000");
  await page.goto("/college-cost-calculator?unitids=166027");
  await expect(page.getByText("What other colleges cost needs a connection")).toBeVisible();

  await page.goto("/college-list");
  await page.mouse.move(100, 300);
  const visits = page.getByRole("button", { name: "Plan the visits" });
  await visits.click();
  const line = page.getByRole("alert").filter({ hasText: "Planning visits needs a connection" });
  await expect(line).toBeVisible();
  await expect(visits.locator("xpath=following-sibling::*[1]")).toHaveText(await line.innerText());
  await expect(page).toHaveURL(/\/college-list/);
  await context.setOffline(false);
});

test("a busy site is asked again, and one that fails is said to, whatever else comes", async ({ page }) => {
  let times = 0;
  await page.route(/\/tools\/fafsa-calculator$/, (route) => {
    times += 1;
    return times === 1 ? route.fulfill({ status: 503, headers: { "Retry-After": "0" }, body: "" }) : route.continue();
  });
  await keep(page);
  expect(times).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Remove the tools from this device" }).click();
  await page.unroute(/\/tools\/fafsa-calculator$/);
  // The first to be asked for, so that others come behind it.
  await page.route(/\/tools\/fafsa-calculator$/, (route) => route.fulfill({ status: 500, body: "" }));
  const others = page.waitForResponse(/\/college-list$/);
  await page.getByRole("button", { name: /^Keep the tools on this device/ }).click();
  await others;
  await expect(page.getByText("That didn’t work: the connection broke off")).toBeVisible();
});

test("a page whose program isn’t here is never called an update while there’s no connection", async ({
  page,
  context,
}) => {
  await page.goto("/help");
  await page.mouse.move(100, 300);
  await page.keyboard.press("Tab");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "All tools" }).click();
  await expect(page.getByText("You appear to be offline.").first()).toBeVisible();
  await expect(page.getByText("The app was recently updated")).toHaveCount(0);
  await context.setOffline(false);
});

/** The line beside a button that says why a form stays. */
const offlineLine = (page: Page) => page.getByRole("alert").filter({ hasText: "You’re offline" });

test("without a connection a form that's sent stays with its answer, and says what is missing", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/colleges/203535-kenyon-college");
  await page.getByRole("button", { name: "Keep Kenyon College" }).click();
  await keep(page);
  await context.setOffline(true);

  await page.goto("/college-cost-calculator");
  await page.getByRole("link", { name: "Use the college on your list" }).click();
  await costOf(page, "41,000");
  const cost = page.url();
  const live = page.getByRole("region", { name: "What you’d pay" });
  await page.getByRole("button", { name: "Work out the cost" }).click();
  await expect(offlineLine(page)).toHaveText(
    "You’re offline: this is worked out on this device; the full page with every year comes when you’re connected. What you typed stays here.",
  );
  await expect(offlineLine(page)).toBeInViewport();
  await expect(live).toContainText("$41,000");
  await expectNoAxeViolations(page);
  // The Enter key, too, and still one line; what can't be read is said as ever.
  await page.getByLabel("Yearly family income").press("Enter");
  await expect(offlineLine(page)).toHaveCount(1);
  await page.getByLabel("Yearly family income").fill("lots");
  await page.getByRole("button", { name: "Work out the cost" }).click();
  await expect(page.getByLabel("Yearly family income")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Yearly family income").fill("52,000");
  expect(page.url()).toBe(cost);
  // A browser that thinks it has a connection: what it's shown says so, and Back leads to what was typed.
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => true }));
  await page.getByRole("button", { name: "Work out the cost" }).click();
  await expect(page.getByText("What you typed wasn’t sent")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Yearly family income")).toHaveValue("52,000");

  await page.goto("/application-timeline");
  await page.getByRole("link", { name: "Use the college on your list" }).click();
  await page.getByLabel("Class year").fill("2027");
  await expect(page.locator("#live")).toContainText("Kenyon College");
  await page.getByRole("button", { name: "Make my timeline" }).click();
  await expect(offlineLine(page)).toContainText("the whole timeline comes when you’re connected");
  await expect(page.getByLabel("Class year")).toHaveValue("2027");
  await expect(page.locator("#live")).toContainText("Kenyon College");

  await page.goto("/tools/fafsa-calculator");
  await page.getByLabel("How do your legal parents live today?").first().selectOption("one");
  // What else must be told is said as ever.
  await page.getByRole("button", { name: "Work out the SAI" }).click();
  await expect(page.getByRole("heading", { name: /^There(’s a| are \d+) problem/ })).toBeVisible();
  await expect(page.getByLabel("How do your legal parents live today?").first()).toHaveValue("one");

  await page.goto("/college-cost-calculator/loan");
  await page.getByLabel("Amount borrowed").fill("27,000");
  await page.getByRole("button", { name: "Work out the payment" }).click();
  await expect(offlineLine(page)).toBeVisible();
  await expect(page.locator("#live")).toContainText(/\$\d+\.\d\d a month/);

  await page.goto("/college-cost-calculator/kitchen-table");
  await page.getByLabel("Family income a year", { exact: true }).fill("41,000");
  await page.getByRole("button", { name: "Show the line" }).click();
  await expect(offlineLine(page)).toContainText("the line here is worked out on this device");
  await expect(page.getByText("at $41,000")).toBeVisible();
  await context.setOffline(false);
  await expect(offlineLine(page)).toHaveCount(0);
});

test("a form whose connection goes while it's filled in stays", async ({ page, context }) => {
  await page.goto("/majors/5138-nursing");
  // What holds a form back comes with the first touch: on a busy machine, after the network had been idle for a while.
  await touched(page);
  await page.getByLabel("Home state").selectOption("OH");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.locator("#colleges form button[type=submit]").first().click();
  await expect(offlineLine(page)).toContainText("this needs a connection");
  await expect(page.getByLabel("Home state")).toHaveValue("OH");
  await context.setOffline(false);
});

const suggested = (page: Page) => page.locator("#suggested h4").getByRole("link");

/** Says "Continue", and waits for the step that follows. */
async function goOn(page: Page, to: string): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: to })).toBeVisible();
}

test("without a connection the quiz leads, step by step, to the same list as with one", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/college-match-quiz/results?gpa=3.4&state=OH");
  const online = await suggested(page).allTextContents();
  expect(online.length).toBeGreaterThan(5);
  await page.evaluate(() => localStorage.clear());
  await keep(page);

  const withMoney: string[] = [];
  context.on("request", (request) => {
    const sent = `${request.url()} ${request.postData() ?? ""}`;
    if (/\b(income|budget)=/.test(sent)) withMoney.push(sent);
  });
  await context.setOffline(true);
  await page.goto("/college-match-quiz");
  await page.getByRole("link", { name: "Start the quiz" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your school record" })).toBeVisible();
  await page.getByLabel("Your GPA").fill("3.4");
  await expect(page.getByText(/[\d,]+ colleges fit/).first()).toBeVisible();
  await goOn(page, "SAT, ACT or neither");
  await goOn(page, "What you may want to study");
  await goOn(page, "Where you want to be");
  await page.getByLabel("Your home state").selectOption("OH");
  await goOn(page, "The kind of college you like");
  await goOn(page, "What matters most to you");
  await goOn(page, "What your family can pay");
  await page.getByLabel("Your family’s yearly income").selectOption("1");
  await page.getByRole("button", { name: "See my list" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Your college list" })).toBeVisible();
  await expect(page.getByText("You’re offline. This list was worked out on this device.")).toBeVisible();
  await expect(page.getByText(/Prices count a family income/)).toBeVisible();
  expect(await suggested(page).count()).toBeGreaterThan(5);
  await expectNoAxeViolations(page);
  // Loaded again it counts the income again, as with a connection.
  await page.reload();
  await expect(page.getByText(/Prices count a family income/)).toBeVisible();
  expect(withMoney).toEqual([]);

  // Somebody who said nothing about money, at an address that the browser has no answer of.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem("profile");
  });
  await page.goto("/college-match-quiz/results?state=OH&gpa=3.4");
  await expect(page.getByText("You’re offline. This list was worked out on this device.")).toBeVisible();
  expect(await suggested(page).allTextContents()).toEqual(online);
  await page.locator("#all-title").click();
  await page.getByRole("link", { name: "Price", exact: true }).click();
  await expect(page).toHaveURL(/sort=price/);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator("#all").getByRole("listitem").first()).toBeVisible();

  // A step opens at its address, and says what it can't read.
  await page.goto("/college-match-quiz?step=place&gpa=3.4");
  await expect(page.getByRole("heading", { level: 1, name: "Where you want to be" })).toBeVisible();
  await page.goto("/college-match-quiz?step=tests&gpa=lots");
  await expect(page.getByRole("heading", { level: 1, name: "Your school record" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("GPA");
  // What only the server knows is said.
  await page.goto("/college-match-quiz/results?gpa=3.4&fields=5138");
  await page.getByRole("link", { name: "Choose the whole field instead" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What you may want to study" })).toBeVisible();
  await context.setOffline(false);
});

test("without a connection the quiz answers in Spanish, too", async ({ page, context }) => {
  await page.goto("/es/college-match-quiz/results?gpa=3.4&state=OH");
  const online = await suggested(page).allTextContents();
  expect(online.length).toBeGreaterThan(5);
  await page.evaluate(() => localStorage.clear());
  await keep(page);
  await context.setOffline(true);
  await page.goto("/es/college-match-quiz");
  await page.getByRole("link", { name: "Empezar el cuestionario" }).click();
  await page.locator("[name=gpa]").fill("muchos");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("alert")).toContainText("Escriba su promedio (GPA)");
  // At an address that the browser has no answer of.
  await page.goto("/es/college-match-quiz/results?state=OH&gpa=3.4");
  await expect(page.getByText("No tiene conexión. Esta lista se calculó en este dispositivo.")).toBeVisible();
  expect(await suggested(page).allTextContents()).toEqual(online);
  await expectNoAxeViolations(page);
  await page.goto("/es/college-match-quiz/results?gpa=3.4&fields=5138");
  await expect(page.getByText("este dispositivo no sabe qué universidades ofrecen un solo programa")).toBeVisible();
  await context.setOffline(false);
});

test("a college on the list is read without a connection, and others say that they aren’t here", async ({
  page,
  context,
}) => {
  const copies = () =>
    page.evaluate(async () => (await (await caches.open("kept-v1")).keys()).map(({ url }) => new URL(url).pathname));
  const kenyon = "/colleges/203535-kenyon-college";
  await page.goto(kenyon);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // A page that came before the worker was ready isn't the worker's yet; the next one is.
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.getByRole("button", { name: "Keep Kenyon College" }).click();
  await expect.poll(copies).toEqual([kenyon]);
  // Taken off the list it's taken away, and put on again it's kept again.
  await page.getByRole("button", { name: /Kenyon College, press to take it off/ }).click();
  await expect.poll(copies).toEqual([]);
  await page.getByRole("button", { name: "Keep Kenyon College" }).click();
  await expect.poll(copies).toEqual([kenyon]);
  await page.goto("/colleges?q=kenyon");
  await expect(page.locator(`main a[href="${kenyon}"]`).first()).toBeVisible();

  await context.setOffline(true);
  await page.locator(`main a[href="${kenyon}"]`).first().click();
  await expect(page.getByText(/^You’re offline\. This is our page about Kenyon College as it was on/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Kenyon College" })).toBeVisible();
  await page.getByText("What it costs").first().click();
  await expect(page.locator("#cost")).toBeVisible();
  await page.goto("/colleges/204501-oberlin-college");
  await expect(page.getByText("This college’s page isn’t on this device.")).toBeVisible();
  await page.goto("/colleges?q=oberlin");
  await expect(page.getByText("Searching colleges needs a connection")).toBeVisible();
  await page.goto("/faq");
  await expect(page.getByText("This page needs a connection.")).toBeVisible();
  await context.setOffline(false);
});

test("comparisons and fields of study that were opened once the tools were kept stay, with the family’s own prices", async ({
  page,
  context,
}) => {
  const two = "/colleges/compare?unitids=203535,204796&state=OH";
  const opened = () =>
    page.evaluate(async () => (await (await caches.open("kept-opened-v1")).keys()).map(({ url }) => url));
  await keep(page);
  expect(await opened()).toEqual([]);
  await page.evaluate(() => localStorage.setItem("profile", '{"state":"OH","band":"1"}'));
  await page.goto(two);
  const counted = page.getByText("Prices count a family income of $30,001 to $48,000, worked out on this device.");
  await expect(counted).toBeVisible();
  await page.goto("/majors?q=nursing");
  await page.locator('main a[href^="/majors/5138"]').first().click();
  await expect(page).toHaveURL(/\/majors\/5138-[\w-]+\?state=OH$/);
  const field = new URL(page.url()).pathname + new URL(page.url()).search;
  await expect.poll(async () => (await opened()).length).toBeGreaterThanOrEqual(4);
  expect((await opened()).filter((address) => /income|band/.test(address))).toEqual([]);

  await context.setOffline(true);
  await page.goto(two);
  await expect(counted).toBeVisible();
  await expect(page.getByRole("region", { name: "Comparison, scrolls sideways" })).toContainText("Kenyon College");
  await page.goto(field);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nursing");
  await page.goto("/colleges/compare?unitids=203535,201645");
  await expect(page.getByText("This comparison isn’t on this device")).toBeVisible();
  await context.setOffline(false);

  await page.goto("/tools");
  await page.getByRole("button", { name: "Remove the tools from this device" }).click();
  await expect.poll(() => page.evaluate(() => caches.has("kept-opened-v1"))).toBe(false);
});

test("without a connection a letter that’s pasted is decoded here, and what reads pictures isn’t fetched for that", async ({
  page,
  context,
}) => {
  await keep(page);
  const kept = await page.evaluate(async () =>
    (await (await caches.open("kept-tools-v1")).keys()).map(({ url }) => url).join(" "),
  );
  expect(kept).toContain("award-letter");
  expect(kept).not.toMatch(/traineddata|pdf\.worker|tesseract/);
  await context.setOffline(true);
  await page.goto("/college-cost-calculator/award-letter");
  await page.locator("input[type=file]").setInputFiles({
    name: "letter.png",
    mimeType: "image/png",
    buffer: Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  });
  await expect(page.getByText("You’re offline, and what reads the letter isn’t on this device yet.")).toBeVisible();
  await page
    .getByLabel("The letter", { exact: true })
    .fill("Total cost of attendance 30,000\nFederal Pell Grant 7,000\nDirect Loan 5,500");
  await page.getByRole("button", { name: "Decode the letter" }).click();
  await expect(page.locator("#result-title")).toBeVisible();
  await expect(page.locator("main")).toContainText("$23,000");
  await page.getByRole("button", { name: "Recalculate" }).click();
  await expect(page.locator("main")).toContainText("$23,000");
  await context.setOffline(false);
});

test("the tools are kept from the page in Spanish, too", async ({ page, context }) => {
  await page.goto("/es");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.getByRole("button", { name: /^Guardar las herramientas en este dispositivo/ }).click();
  await expect(page.getByText("Las herramientas están en este dispositivo.")).toBeVisible({ timeout: 120_000 });
  await expectNoAxeViolations(page);
  await context.setOffline(true);
  await page.goto("/es");
  await page.getByRole("link", { name: "Calculadora de la FAFSA" }).first().click();
  await expect(page).toHaveURL("/es/tools/fafsa-calculator");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("FAFSA");
  await page.goto("/es/college-cost-calculator");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/es/fechas-limite");
  await page.getByRole("link", { name: "ábralas" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La universidad, en español");
  await context.setOffline(false);
});

test("kept tools are fetched again after a release, and go with “Forget me” and their own button", async ({ page }) => {
  await page.goto("/college-match-quiz?step=school");
  await page.getByLabel("Your GPA").fill("3.4");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("profile"))).toContain("3.4");
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
  await expect(page.getByText("Forgotten", { exact: true }).first()).toBeAttached();
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

test("after signing out nothing is left of the tools that were kept", async ({ page, context }) => {
  await signedIn(page, `Kept${oneOff()}`, "/colleges/203535-kenyon-college");
  await page.getByRole("button", { name: "Keep Kenyon College" }).click();
  await keep(page);
  await page.goto("/account");
  expect(await isKept(page)).toBe(true);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(expect.arrayContaining(["tools-kept", "list"]));
  await page.locator("main").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");

  expect(await isKept(page)).toBe(false);
  const items = await page.evaluate(() => Object.keys(localStorage));
  expect(items.filter((name) => ["tools-kept", "list", "profile", "member"].includes(name))).toEqual([]);
  // The page that signing out leads to may be kept again, as for anybody; no tool is.
  const pages = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(pages.filter((path) => !path.startsWith("/assets/") && !["/", "/offline.html"].includes(path))).toEqual([]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto("/college-cost-calculator/loan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connection Issue");
  await expect(page.getByRole("link", { name: "open them" })).toHaveCount(0);
  await context.setOffline(false);
});

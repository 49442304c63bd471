import type { Page } from "@playwright/test";
import { watchAddresses } from "./addresses";
import { alive, expect, expectNoAxeViolations, test } from "./fixtures";

/**
 * The match quiz as a student meets it: with JavaScript and without, with the keyboard, and with money that must not
 * show.
 */

const results = "/college-match-quiz/results";

const on = (page: Page) => page.getByRole("button", { name: "Continue" }).click();

/** Answers all seven steps; the last one posts. */
async function answerAll(page: Page): Promise<void> {
  await page.goto("/college-match-quiz");
  await page.getByRole("link", { name: "Start the quiz" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your school record");
  await page.getByLabel("Your GPA").fill("3,4");
  await page.getByText("Class rank and harder courses").click();
  await page.getByLabel("More demanding than most").check();
  await on(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("SAT, ACT or neither");
  await page.getByLabel("SAT total").fill("1,150");
  await on(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What you may want to study");
  await page.getByText("Business and media").click();
  await page.locator("[name=fields][value='52']").check();
  await on(page);
  await page.getByLabel("Your ZIP code").fill("43004");
  await on(page);
  await page.getByLabel("3,000 to 9,999").check();
  await on(page);
  await page.getByRole("group", { name: "What it costs" }).getByLabel("A lot").check();
  await on(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What your family can pay");
  await page.getByLabel("Your family’s yearly income").selectOption({ label: "$48,001 to $75,000" });
  await page.getByLabel("What your family can pay").fill("17,654");
  await page.getByRole("button", { name: "See my list", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your college list");
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the whole quiz leads to a list, and money is in no address", async ({ page }) => {
      const addresses = watchAddresses(page);
      await answerAll(page);
      await expect(page.getByText("For a student with a GPA of 3.4 and an SAT score of 1150")).toBeVisible();
      await expect(page.getByText("your income band").first()).toBeVisible();
      const { searchParams } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toMatchObject({
        gpa: "3.4",
        sat: "1150",
        zip: "43004",
        affordability: "3",
      });

      await page.locator("summary", { hasText: /All [\d,]+ colleges/ }).click();
      await page.getByRole("button", { name: "Price", exact: true }).click();
      await expect(page.getByRole("navigation", { name: "Sort the list" }).locator("[aria-current]")).toHaveText(
        "Price",
      );
      await expect(page.getByText("your income band").first()).toBeVisible();
      await page.locator("summary", { hasText: /^Filter/ }).click();
      await page.getByRole("group", { name: "Chance" }).getByLabel("Target").check();
      await page.getByRole("button", { name: "Filter the list" }).click();
      await expect(page.locator("#all ol").getByText("Safety")).toHaveCount(0);
      await expect(page.locator("#all ol").getByText("Target").first()).toBeVisible();
      await expect(page.getByText("your income band").first()).toBeVisible();

      expect(addresses.filter((address) => /17,?654|17%2C654|budget|income/.test(address))).toEqual([]);
    });

    test("without money the list has an address that opens it again", async ({ page }) => {
      await page.goto("/college-match-quiz?step=money&gpa=3.4&state=OH");
      await page.getByRole("button", { name: "See my list", exact: true }).click();
      await expect(page).toHaveURL(`${results}?gpa=3.4&state=OH`);
      await expect(page.locator("#suggested li h4").first()).toBeVisible();
    });

    test("Back from the list brings the quiz with its answers again", async ({ page }) => {
      await page.goto("/college-match-quiz?step=school");
      await page.getByLabel("Your GPA").fill("3.7");
      await on(page);
      await page.getByLabel("ACT composite").fill("27");
      await page.getByRole("button", { name: "Back", exact: true }).click();
      await expect(page.getByLabel("Your GPA")).toHaveValue("3.7");
      await on(page);
      await expect(page.getByLabel("ACT composite")).toHaveValue("27");
      await page.goBack();
      await expect(page.getByLabel("Your GPA")).toHaveValue("3.7");
      await page.goBack();
      await expect(page.getByLabel("ACT composite")).toHaveValue("27");
      await page.goBack();
      await expect(page.getByLabel("Your GPA")).toHaveValue("3.7");
    });

    test("a filter that empties the list is named, and one click takes it away", async ({ page }) => {
      await page.goto(`${results}?states=WY&sizes=huge`);
      await expect(page.getByText("No college fits all your answers.")).toBeVisible();
      await page.getByRole("link", { name: /filter on size: \d+ colleges? comes? back/ }).click();
      await expect(page).toHaveURL(`${results}?states=WY`);
      await expect(page.locator("#suggested li h4").first()).toBeVisible();
    });

    test("the list can be saved as a file", async ({ page }) => {
      await page.goto(`${results}?gpa=3.4&state=OH&states=OH`);
      await page.locator("summary", { hasText: "Share, print or download it" }).click();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save as a spreadsheet" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("college-list.csv");
      const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString("utf8");
      expect(text).toMatch(/^\uFEFFRank,College,City,State,Label,/);
      expect(text).toContain("Columbus,OH,");
      expect(text).not.toMatch(/(^|,)"?[=+@-]/m);
    });
  });
}

test.describe("mistakes", () => {
  test.use({ allowedErrors: [/status of 400/] });

  test("are told beside the field and in a summary that takes the focus; nothing typed is lost", async ({ page }) => {
    await page.goto("/college-match-quiz?step=school&sat=1200");
    await page.getByLabel("Your GPA").fill("lots");
    await page.getByLabel("High school graduation year").fill("2009");
    await on(page);
    const summary = page.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveCount(2);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel("Your GPA")).toHaveValue("lots");
    await expect(page.getByLabel("Your GPA")).toHaveAttribute("aria-invalid", "true");
    await summary.getByRole("link", { name: /GPA/ }).click();
    await expect(page.getByLabel("Your GPA")).toBeFocused();
    await expectNoAxeViolations(page);
    await page.getByLabel("Your GPA").fill("3.1");
    await page.getByLabel("High school graduation year").fill("");
    await on(page);
    await expect(page.getByLabel("SAT total")).toHaveValue("1200");
  });

  test("answer 400 without JavaScript, with every value kept", async ({ request }) => {
    const response = await request.get("/college-match-quiz?step=study&gpa=lots&sat=1200");
    expect(response.status()).toBe(400);
    expect(response.headers()["cache-control"]).toBe("private, no-store");
    const html = await response.text();
    expect(html).toContain('value="lots"');
    expect(html).toMatch(/name="sat" value="1200"/);
  });

  test("about money stay in the answer to the post", async ({ page }) => {
    const addresses = watchAddresses(page);
    await page.goto("/college-match-quiz?step=money&gpa=3.4");
    await page.getByLabel("What your family can pay").fill("plenty");
    await page.getByRole("button", { name: "See my list", exact: true }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByLabel("What your family can pay")).toHaveValue("plenty");
    await page.getByRole("alert").getByRole("link").click();
    await expect(page.getByLabel("What your family can pay")).toBeFocused();
    await expect(page.getByLabel("What your family can pay")).toHaveValue("plenty");
    expect(addresses.filter((address) => /plenty|[?&](budget|income)/.test(address))).toEqual([]);
  });
});

test("money survives Back and a refresh, and a link never holds it", async ({ page, browser, baseURL }) => {
  await page.goto("/college-match-quiz?step=money&gpa=3.4&state=OH");
  await page.getByLabel("Your family’s yearly income").selectOption({ index: 1 });
  await page.getByRole("button", { name: "See my list", exact: true }).click();
  await expect(page.getByText("your income band").first()).toBeVisible();
  await expect(page.locator("#share a")).toHaveText(/\/results\?gpa=3\.4&state=OH$/);
  await page.getByRole("link", { name: "Skip to the content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await expect(page.getByText("your income band").first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/state=OH$/);
  await expect(page.getByText("your income band").first()).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Your family’s yearly income")).toHaveValue("0");
  await page.goForward();
  await expect(page.getByText("your income band").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("your income band").first()).toBeVisible();
  const another = await (await browser.newContext({ baseURL })).newPage();
  await another.goto(page.url());
  await expect(another.getByRole("link", { name: /^Add your family’s income band/ }).first()).toBeVisible();
  await another.context().close();
});

/** Holds back the requests that match until it's called. */
async function holdBack(page: Page, requests: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(requests, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe("one press is enough", () => {
  // What the service worker asks for can't be held back.
  test.use({ serviceWorkers: "block" });

  const pressed = (page: Page) => page.getByRole("button", { name: "See my list now" });

  test("while the rules of the form are on their way", async ({ page }) => {
    const release = await holdBack(page, /\/assets\/(conform-form|read-quiz)-/);
    await page.goto("/college-match-quiz?step=school");
    await page.getByLabel("Your GPA").fill("3.4");
    await pressed(page).click();
    await expect(page).toHaveURL(`${results}?gpa=3.4`);
    release();
  });

  test("also when the count of colleges appears under the finger", async ({ page }) => {
    const release = await holdBack(page, /\/assets\/count-line-/);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto("/college-match-quiz?step=school");
    await page.getByLabel("Your GPA").fill("3.4");
    // Right at the lower edge of the screen, where the line will stand.
    await pressed(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
    const box = await pressed(page).boundingBox();
    if (box === null) throw new Error("no button");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    const came = page.waitForEvent("requestfinished", (request) => request.url().includes("/assets/count-line-"));
    release();
    await came;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.mouse.up();
    await expect(page).toHaveURL(`${results}?gpa=3.4`);
  });
});

test("a press on a list of choices, whose end no page hears, holds no answer back", async ({ page }) => {
  await page.goto("/");
  await page.locator("#start-gpa").fill("3.4");
  const three = page.getByRole("region", { name: "Three colleges from your list" });
  await expect(three.getByRole("listitem")).toHaveCount(3);
  const shown = () => three.getByRole("listitem").allTextContents();
  const before = await shown();
  await page.locator("#start-state").dispatchEvent("pointerdown");
  await page.locator("#start-state").selectOption("WY");
  await expect.poll(shown).not.toEqual(before);
});

test("the quiz and its list count the state and the income that the device knows", async ({ page, context }) => {
  await page.goto("/college-match-quiz");
  await page.evaluate(() => localStorage.setItem("profile", '{"gpa":"3.4","state":"OH","band":"2"}'));
  await page.reload();
  await page.getByRole("link", { name: "Start the quiz" }).click();
  await expect(page.getByLabel("Your GPA")).toHaveValue("3.4");
  await page.getByRole("button", { name: "See my list now" }).click();
  await expect(page).toHaveURL(`${results}?gpa=3.4&state=OH`);
  await expect(page.getByText("Prices count a family income of $48,001 to $75,000.")).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${results}?gpa=3.4&state=OH`);
  await expect(other.getByText("Prices count a family income of $48,001 to $75,000.")).toBeVisible();
  await expect(other.getByRole("link", { name: /^Add your family’s income band/ })).toHaveCount(0);

  // Another student's list is told without this family's income, until somebody asks.
  await other.goto(`${results}?gpa=2.9&state=CA`);
  await expect(other.getByRole("button", { name: "Count what you told us" })).toBeVisible();

  // Who asks for a list without money has one in this tab, after F5 too.
  await page.goto("/college-match-quiz?step=money&gpa=3.4&state=OH");
  await page.getByRole("link", { name: "See my list without money" }).click();
  await expect(page.getByText("Your income isn’t counted in these prices.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Your income isn’t counted in these prices.")).toBeVisible();
  await page.getByRole("button", { name: "Count what you told us" }).click();
  await expect(page.getByText("Prices count a family income of $48,001 to $75,000.")).toBeVisible();
});

test("steps change without loading the page again, and a reload keeps what is typed", async ({ page }) => {
  await page.goto("/college-match-quiz?step=school");
  // Before the page's program runs, a step is a new page, as it is without scripts.
  await alive(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
  await page.getByLabel("Your GPA").fill("3.2");
  await on(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("html[data-same-page]")).toHaveCount(1);
  await page.getByLabel("SAT total").fill("1010");
  await page.getByLabel("ACT composite").focus();
  await page.reload();
  await expect(page.getByLabel("SAT total")).toHaveValue("1010");
});

test("the search for a field narrows the list and keeps what is ticked", async ({ page }) => {
  await page.goto("/college-match-quiz?step=study");
  await page.getByLabel("Search by major").fill("nursing");
  // Who looks for nursing means the program: all of health comes after it.
  const first = page.locator("label:visible", { has: page.locator("[name=fields]") }).first();
  await expect(first).toContainText("Nursing");
  await expect(first).toContainText("this program alone");
  await page.getByLabel("Search by major").fill("nurs");
  await page.locator("[name=fields][value='51']").check();
  await page.getByLabel("Search by major").fill("weld");
  await expect(page.locator("[name=fields][value='51']")).toBeHidden();
  await page.locator("[name=fields][value='48']").check();
  await on(page);
  await expect(page).toHaveURL(/fields=51&fields=48|fields=48&fields=51/);
});

test("the quiz can be answered with the keyboard alone", async ({ page }) => {
  await page.goto("/college-match-quiz?step=school");
  await page.getByLabel("Your GPA").focus();
  await page.keyboard.type("3.9");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("SAT, ACT or neither");
  await expect(page).toHaveURL(/gpa=3\.9/);
});

test("a list made with money is never stored", async ({ request }) => {
  const answer = await request.post(`${results}?gpa=3.4`, { form: { budget: "9000", income: "" } });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  const shared = await request.get(`${results}?gpa=3.4&budget=9000`);
  expect(shared.headers()["cache-control"]).toBe("private, max-age=120");
  expect(await shared.text()).not.toMatch(/\b9000\b/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a chance, JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("opens into how it was worked out: a sum, each step with its year and source", async ({ page }) => {
      await page.goto("/college-match-quiz/results?gpa=3.4&sat=1180&state=OH");
      const college = page.locator("#suggested li").filter({ hasText: "how the chance at" }).first();
      await college.locator("summary").first().click();
      const range = (await college.locator("dd summary .figures").first().innerText()).trim();
      await college.locator("dd summary").first().click();
      const steps = college.getByRole("table", { name: "Step by step" });
      await expect(steps).toContainText("Everyone who applied");
      await expect(steps).toContainText(
        /It admitted \d+% of [\d,]+ applicants for fall \d{4}\..*\(IPEDS\), fall \d{4}/,
      );
      await expect(steps).toContainText(/Your (SAT of 1180|grades and courses)/);
      await expect(steps.getByRole("row").last()).toContainText(`The range: ${range}`);
      await expect(college.getByText(/^\d+%( [+−] \d+ points?)+ = \d+%$/)).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      if (javaScriptEnabled) await expectNoAxeViolations(page);
    });
  });
}

test("a chance of the whole list opens into the steps of the balanced list, worked out on the device", async ({
  page,
}) => {
  await page.goto("/college-match-quiz/results?gpa=3.4&sat=1180&state=OH");
  const suggested = page.locator("#suggested li").filter({ hasText: "how the chance at" }).first();
  const name = (await suggested.locator("h4").innerText()).trim();
  const tables = suggested.getByRole("table", { name: "Step by step", includeHidden: true });
  const steps = await tables.first().textContent();
  await page.locator("summary", { hasText: /All [\d,]+ colleges/ }).click();
  const ranked = page.locator("#all ol > li").filter({ has: page.getByRole("link", { name, exact: true }) });
  await ranked.locator("summary", { hasText: `how the chance at ${name} was worked out` }).click();
  await expect(ranked.getByRole("table", { name: "Step by step" })).toHaveText(steps ?? "");
});

test("one’s own chance on a college’s page opens into how it was worked out", async ({ page }) => {
  await page.goto("/application-timeline");
  await page.evaluate(() => localStorage.setItem("profile", '{"gpa":"3.4","sat":"1180","state":"OH"}'));
  await page.goto("/colleges/204796-ohio-state-university-main-campus");
  await page.locator("main summary", { hasText: "how your chance was worked out" }).click();
  const steps = page.getByRole("table", { name: "Step by step" });
  await expect(steps.getByRole("row")).toHaveCount(5);
  await expect(steps).toContainText("of residents of Ohio");
});

import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, expectPrintable, test } from "./fixtures";

/** Pages of words: readable by everybody, found by typing, and joined to the tools. */

const templates = {
  article: "/help/fafsa-completion-guide",
  guide: "/divorced-parents-guide",
  chapter: "/emmas-story-november",
  "blog article": "/blog/two-years-first",
  category: "/blog/behind-the-platform",
  "page about the product": "/features",
  questions: "/faq",
  "help center": "/help",
  blog: "/blog",
  "loan calculator": "/college-cost-calculator/loan",
} as const;

for (const [name, path] of Object.entries(templates)) {
  test(`${name} passes axe and fits, by day on a phone and by night on a desk`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

test("lines of an article are 45 to 75 characters where there is room", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(templates.guide);
  const lines = await page.locator("#page_words p").evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const height = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
      const count = Math.round(paragraph.getBoundingClientRect().height / height);
      return count >= 4 ? [(paragraph.textContent ?? "").length / count] : [];
    }),
  );
  expect(lines.length).toBeGreaterThan(2);
  for (const length of lines) {
    expect(length).toBeGreaterThan(45);
    expect(length).toBeLessThanOrEqual(75);
  }
});

test("the contents lead to their headings, below the bar", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(templates.guide);
  const contents = page.getByRole("navigation", { name: "On this page" });
  const link = contents.getByRole("link").nth(3);
  const id = (await link.getAttribute("href"))?.slice(1) ?? "";
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  const below = () =>
    page.evaluate((name) => {
      const bar = document.getElementById("bar")?.getBoundingClientRect().bottom ?? Number.NaN;
      return (document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN) - bar;
    }, id);
  await expect(async () => {
    const pixels = await below();
    expect(pixels).toBeGreaterThanOrEqual(0);
    expect(pixels).toBeLessThan(220);
  }).toPass();
});

test("a long guide folds on a phone, opens for an address, and is whole where there is room and on paper", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(templates.article);
  const answer = page.getByText("Then there are no federal grants.");
  const trap = page.locator("#traps + details");
  await expect(page.getByRole("heading", { name: "We filed no tax return." })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(11_600);
  await expect(trap.locator("p").first()).toBeHidden();
  await expect(answer).toBeHidden();
  await trap.locator("summary").click();
  await expect(trap.locator("p").first()).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "What comes out" }).click();
  await expect(page.locator("#result + details > div")).toBeVisible();
  await page.goto(`${templates.article}#before`);
  await page.reload();
  await expect(page.locator("#before + details > div")).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const part of await page.locator("#page_words details.fold-narrow > :not(summary)").all()) {
    await expect(part).toBeVisible();
  }
  await expect(page.getByText("Read this part").first()).toBeHidden();
});

test("a page opened from another one has its words, and the back button those of the first", async ({ page }) => {
  await page.goto("/help");
  await page
    .getByRole("link", { name: /^Filing the FAFSA/ })
    .last()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /FAFSA/ })).toBeVisible();
  const words = await page.locator("#page_words").innerText();
  expect(words.length).toBeGreaterThan(2_000);
  await page.locator("#page_words a[href^='/']").first().click();
  await expect(page).not.toHaveURL(/fafsa-completion-guide/);
  await page.goBack();
  await expect(page).toHaveURL(/fafsa-completion-guide$/);
  // The address comes before the words, and the page that is left may speak of the FAFSA in its heading, too.
  await expect.poll(() => page.locator("#page_words").innerText()).toBe(words);
});

test("the address of a page can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(templates.article);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe(page.url());
});

test("results follow what is typed, also misspelt, and the address can be shared", async ({ page }) => {
  await page.goto("/search");
  const field = page.getByLabel("What are you looking for?");
  await field.pressSequentially("divorsed", { delay: 30 });
  await expect(page.getByRole("link", { name: /^Divorced parents and/ })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("divorsed");
  await expect(page).toHaveURL(/\/search\?q=divorsed$/);
});

test("a chapter opens its numbers in the tools they came from", async ({ page }) => {
  await page.goto(templates.chapter);
  const open = page.getByRole("button", { name: "Open in the FAFSA calculator" }).first();
  await open.scrollIntoViewIfNeeded();
  await open.click();
  await expect(page).toHaveURL(/\/tools\/fafsa-calculator#result$/);
  await expect(page.locator("#result")).toContainText("Student Aid Index");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an article is whole, and its tool works where it stands", async ({ page }) => {
    await page.goto("/college-financial-planning-guide");
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    const form = page.getByRole("form", { name: "Loan calculator" });
    await form.getByLabel("Amount borrowed").fill("27000");
    await form.getByLabel("Interest a year").fill("6.52");
    await form.getByRole("button").click();
    await expect(page).toHaveURL(/\/college-cost-calculator\/loan#result$/);
    await expect(page.getByRole("heading", { name: /a month for 10 years/ })).toBeVisible();
  });

  test("a folded part of a long guide opens", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(templates.article);
    const question = page.locator("#page_words .questions > div").filter({ hasText: "My parent won’t give consent." });
    await expect(question.getByText("Then there are no federal grants.")).toBeHidden();
    await question.locator("summary").click();
    await expect(question.getByText("Then there are no federal grants.")).toBeVisible();
  });

  test("the search is a plain form", async ({ page }) => {
    await page.goto("/search");
    await page.getByLabel("What are you looking for?").fill("pell grnat");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("link", { name: /Pell Grant/ }).first()).toBeVisible();
  });

  test("an article reads in order without its style sheet", async ({ page }) => {
    await page.route(`**${templates.article}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<style id="styles">[\s\S]*?<\/style>/, "");
      await route.fulfill({ response, body });
    });
    await page.goto(templates.article);
    expect(await page.locator("style").count()).toBe(0);
    const text = await page.getByRole("main").innerText();
    const at = (words: string | RegExp) => text.search(words);
    expect(at(/Reviewed on/)).toBeGreaterThan(at(/FAFSA/));
    expect(at(/Sources/)).toBeGreaterThan(at(/Reviewed on/));
    expect(at(/Read next/)).toBeGreaterThan(at(/Sources/));
  });
});

/** Paths of pages of words that a list leads to, each once. */
const pagesListed = (page: Page, below: string): Promise<string[]> =>
  page
    .locator(`main a[href^='${below}']`)
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);

/** Sheets of Letter paper that the page as it stands takes. */
async function sheetsOf(page: Page): Promise<number> {
  const paper = (await page.pdf({ format: "Letter" })).toString("latin1");
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Which pages take more than one sheet of Letter paper on their one page, with how many. */
async function longerThanOneSheet(page: Page, paths: readonly string[]): Promise<string[]> {
  const long: string[] = [];
  for (const path of paths) {
    await page.goto(`${path}?sheet`);
    const sheets = await sheetsOf(page);
    if (sheets !== 1) long.push(`${path}: ${sheets}`);
  }
  return long;
}

test("each help article has one page to print, and it is one page of Letter paper", async ({ page }) => {
  await page.goto("/help/turning-18");
  await page.getByRole("link", { name: "One page to print" }).click();
  await expect(page).toHaveURL(/\/help\/turning-18\?sheet/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto("/help");
  const articles = await pagesListed(page, "/help/");
  expect(articles.length).toBeGreaterThan(40);
  expect(await longerThanOneSheet(page, articles)).toEqual([]);
});

test("each page in Spanish has one page to print too, in Spanish, but for the glossary and the questions", async ({
  page,
}) => {
  const path = "/es/ayudar-sin-hablar-ingles";
  await page.goto(path);
  await page.getByRole("link", { name: "Una sola hoja para imprimir" }).click();
  await expect(page).toHaveURL(/\/es\/ayudar-sin-hablar-ingles\?sheet/);
  await expect(page.getByRole("button", { name: "Imprimir esta hoja" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Revisado el")).toBeVisible();
  await expectNoAxeViolations(page);
  const written = await (await page.request.get(`${path}?sheet`)).text();
  expect(written).toContain("Para imprimir esta hoja, use el menú de su navegador.");
  expect(written).toContain('<meta name="robots" content="noindex"');

  for (const whole of ["/es/glosario", "/es/preguntas-para-el-consejero"]) {
    await page.goto(whole);
    await expect(page.getByRole("link", { name: "Una sola hoja para imprimir" })).toHaveCount(0);
  }
  await page.goto("/es");
  const others = /^\/es\/(?:glosario|preguntas|tools|college-)/;
  const pages = (await pagesListed(page, "/es/")).filter((listed) => !others.test(listed));
  expect(pages.length).toBeGreaterThan(7);
  expect(await longerThanOneSheet(page, pages)).toEqual([]);
});

test("printed, a page keeps its words and sources and leaves the rest", async ({ page }) => {
  await page.goto(templates.guide);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  await expect(page.getByText("Share this page")).toBeHidden();
});

test("this season's days print: every coming day with its date and its source, and no form", async ({ page }) => {
  await page.goto("/deadlines?grade=12&state=OH");
  const main = page.getByRole("main");
  const days = main.locator("li:has(> time)");
  const coming = await days.evaluateAll((all) =>
    all.filter((day) => day.closest("details") === null).map((day) => (day as HTMLElement).innerText),
  );
  expect(coming.length).toBeGreaterThan(5);
  const shown = await main.getByRole("status").innerText();
  expect(shown).toContain("Ohio");

  await expectPrintable(page, main);
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByRole("status")).toHaveText(shown);
  await expect(main.getByText("whoever sets a date has the final say")).toBeVisible();
  await expect(main.getByText("Subscribe in this device’s calendar")).toBeHidden();
  const printed = days.filter({ visible: true });
  await expect(printed).toHaveCount(coming.length);
  const words = (text: string) => text.replace(/\s+/g, " ");
  expect((await printed.allInnerTexts()).map(words)).toEqual(coming.map(words));
  // A day stays together with what is said of it, also where a sheet ends.
  expect(await printed.evaluateAll((all) => all.map((day) => getComputedStyle(day).breakInside))).toEqual(
    coming.map(() => "avoid"),
  );
  await page.emulateMedia({ media: null, colorScheme: null });
  expect(await sheetsOf(page)).toBeLessThanOrEqual(3);
});

import type { Page } from "@playwright/test";
import { watchAddresses } from "./addresses";
import { alive, expect, expectNoAxeViolations, test } from "./fixtures";

/** Seeing instead of reading: the kitchen table, the colleges crossed off too soon, and how long the long pages are. */

const table = "/college-cost-calculator/kitchen-table";
const four = "203535,204796,206589,201645";

test("one thumb moves every college, and nothing is sent for it", async ({ page }) => {
  await page.goto(`${table}?unitids=${four}&state=OH`);
  await expect(page.getByText("Slide the income to see each college move.")).toBeVisible();
  await expect(page.getByText("Sign In").first()).toBeAttached();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const kenyon = page.getByRole("listitem").filter({ hasText: "Kenyon College" });
  const price = async () => (await kenyon.innerText()).replace(/\s+/g, " ");
  await page.getByLabel("You can pay a year").fill("15,000");
  const thumb = page.getByLabel("Family income a year, as a slider");
  await thumb.fill("40000");
  await expect(page.getByLabel("Family income a year", { exact: true })).toHaveValue("40,000");
  await expect(page.locator("#line").getByText(/^\d of 4 (is|are) within \$15,000 a year/)).toBeVisible();
  const before = await price();
  await thumb.press("End");
  await expect(page.getByText("at $250,000")).toBeVisible();
  expect(await price()).not.toBe(before);
  await page.getByLabel("Two in college").check();
  await expect(page.getByText(/within \$7,500 a year/)).toBeVisible();
  await page.getByLabel("Two years at a community college").check();
  await expect(kenyon).toContainText("first");
  await page.getByLabel("You can pay a year").fill("lots");
  await expect(page.getByText("The last amounts that could be read.")).toBeVisible();
  // Whether the server answers and who is signed in is asked for on every page, at a time of the browser's choosing.
  const ofEveryPage = /\/assets\/|\/api\/(health|user\/profile)$/;
  expect(asked.filter((address) => !ofEveryPage.test(address))).toEqual([]);
  await expectNoAxeViolations(page);
});

test("the first college stands on the first screen of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${table}?unitids=${four}&state=OH`);
  await alive(page);
  const bar = await page.getByRole("navigation", { name: "Tools", exact: true }).boundingBox();
  const row = await page.locator("#line li").first().boundingBox();
  expect((row?.y ?? 999) + (row?.height ?? 999)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.getByText("Ohio, and what if").click();
  await page.getByLabel("Two in college").check();
  await expect(page.getByText("The budget is split in two.")).toBeVisible();
});

for (const width of [390, 1280])
  test(`the first slide moves the colleges along the line and not down, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => localStorage.setItem("profile", '{"state":"OH","band":"2"}'));
    await page.goto(`${table}?unitids=${four}&state=OH`);
    const told = page.locator("#profile li").filter({ hasText: "$48–75k" });
    await expect(told).toContainText("used on this page");
    const row = page.locator("#line li").first();
    const top = async () => (await row.boundingBox())?.y;
    const before = [await top(), await row.innerText()];
    const thumb = page.getByLabel("Family income a year, as a slider");
    await thumb.fill("153000");
    await expect(page.getByText("at $153,000")).toBeAttached();
    expect(await row.innerText()).not.toBe(before[1]);
    expect(await top()).toBe(before[0]);
    // What's tried out is counted, and what was told is not.
    await expect(told).not.toContainText("used on this page");
    await page.reload();
    await expect(page.getByText("at $153,000")).toBeAttached();
    await expect(told).not.toContainText("used on this page");
    await page.getByLabel("Family income a year", { exact: true }).fill("");
    await expect(told).toContainText("used on this page");
  });

test("the list on the device comes to the table by itself", async ({ page }) => {
  await page.goto("/colleges/203535-kenyon-college");
  await page.getByRole("button", { name: "Keep Kenyon College" }).click();
  await page.goto(table);
  await expect(page).toHaveURL(`${table}?unitids=203535`);
  const kenyon = page.getByRole("listitem").filter({ hasText: "Kenyon College" });
  await expect(kenyon).toBeVisible();
  // The button stands within the form of the table and must not send it.
  await kenyon.getByRole("button", { name: /^Kept/ }).click();
  await expect(kenyon.getByRole("button", { name: "Keep Kenyon College" })).toBeVisible();
  await expect(page).toHaveURL(`${table}?unitids=203535`);
});

for (const width of [390, 1280]) {
  test(`the budget cuts through no words at ${width} px, and the thumb stays in sight on a phone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${table}?unitids=${four},203517,203085,206604,203845&state=OH`);
    const thumb = page.getByLabel("Family income a year, as a slider");
    await expect(thumb).toBeVisible();
    await page.getByLabel("You can pay a year").fill("24,000");
    const budgets = page.locator("#line [data-budget]");
    await expect(budgets).toHaveCount(8);
    const cut = await page.locator("#line li").evaluateAll((rows) =>
      rows.flatMap((row) => {
        const line = row.querySelector("[data-budget]")?.getBoundingClientRect();
        const walk = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
        const texts: string[] = [];
        while (line && walk.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(walk.currentNode);
          const hidden = walk.currentNode.parentElement?.closest("details:not([open]) > :not(summary), .sr-only");
          const { top, bottom, height } = range.getBoundingClientRect();
          if (!hidden && height > 2 && bottom - 2 > line.top && top + 2 < line.bottom) texts.push(range.toString());
        }
        return texts;
      }),
    );
    expect(cut).toEqual([]);
    if (width === 1280) return;
    await page
      .locator("#line li")
      .last()
      .evaluate((row) => row.scrollIntoView({ block: "end" }));
    await expect(thumb).toBeInViewport({ ratio: 1 });
    const under = (await thumb.boundingBox())?.y ?? 844;
    const rows = await page.locator("#line li").evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
    expect(rows.filter((y) => y > under && y < 780).length).toBeGreaterThanOrEqual(4);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 400/] });

  test("the table is a form, its mistakes are told beside the field, and its address holds no money", async ({
    page,
  }) => {
    const addresses = watchAddresses(page);
    await page.goto(`${table}?unitids=${four}&state=OH`);
    await expect(page.getByText("Type your income and press")).toBeVisible();
    for (const said of await page.getByText(/slide/i).all()) await expect(said).toBeHidden();
    await page.getByLabel("Family income a year").fill("41,237");
    await page.getByLabel("You can pay a year").fill("much");
    await page.getByRole("button", { name: "Show the line" }).click();
    await expect(page.locator("#budget-error")).toContainText("type whole dollars");
    await expect(page.getByLabel("Family income a year")).toHaveValue("41,237");
    await page.getByLabel("You can pay a year").fill("15,321");
    await page.getByLabel("A raise").check();
    await page.getByRole("button", { name: "Show the line" }).click();
    await expect(page.getByText(/of 4 (is|are) within \$15,321 a year/)).toBeVisible();
    await expect(page.getByText("at $45,361")).toBeVisible();
    expect(addresses.filter((address) => /41,?237|15,?321/.test(address))).toEqual([]);
  });

  test("the cards come one at a time", async ({ page }) => {
    await page.goto("/colleges/crossed-off");
    const first = await page.locator("#card h2").innerText();
    await page.getByLabel("Family income").selectOption({ label: "$30,001 to $48,000" });
    await page.getByLabel("Home state").selectOption("OH");
    await page.getByRole("button", { name: "Show the cards" }).click();
    await expect(page.locator("#card")).toContainText("families with $30,001 to $48,000");
    await expect(page.locator("#card")).toContainText("Families like yours pay about");
    const name = await page.locator("#card h2").innerText();
    await page.getByRole("button", { name: "Next college" }).click();
    await expect(page.locator("#card h2")).not.toHaveText(name);
    await expect(page.locator("#card")).toContainText("2 of");
    expect(first.length).toBeGreaterThan(3);
  });
});

test("a card sets the published price beside what families paid, and keeps the college", async ({ page }) => {
  await page.goto("/colleges/crossed-off");
  const name = await page.locator("#card h2").innerText();
  await expect(page.locator("#card")).toContainText("Families with aid pay about");
  await page.getByRole("button", { name: `Keep ${name}` }).click();
  await page.getByRole("button", { name: "Next college" }).click();
  await expect(page.locator("#card h2")).not.toHaveText(name);
  await expect(page.getByRole("link", { name: /^List/ }).first()).toContainText("1");
  await expectNoAxeViolations(page);
});

test("cards for a family stay through F5 and Back, and are gone with the tab’s memory", async ({ page }) => {
  await page.goto("/colleges/crossed-off");
  const first = await page.locator("#card h2").innerText();
  await page.getByLabel("Family income").selectOption("1");
  await page.getByLabel("Home state").selectOption("OH");
  await page.getByLabel("Only colleges in my state").check();
  await page.getByRole("button", { name: "Show the cards" }).click();
  await expect(page.locator("#card")).toContainText(", Ohio ·");
  await alive(page);
  await page.getByRole("button", { name: "Next college" }).click();
  await expect(page.locator("#card")).toContainText(/^2 of /);
  const second = await page.locator("#card h2").innerText();
  await page.reload();
  await expect(page.locator("#card h2")).toHaveText(second);
  await expect(page.getByLabel("Home state")).toHaveValue("OH");
  await expect(page.getByLabel("Only colleges in my state")).toBeChecked();
  await page.getByRole("link", { name: "See its page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second);
  await page.goBack();
  await expect(page.locator("#card h2")).toHaveText(second);
  expect(page.url()).not.toMatch(/income|OH/);
  await page.evaluate(() => sessionStorage.clear());
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.locator("#card h2")).toHaveText(first);
  await expect(page.locator("#card")).not.toContainText(/^2 of /);
});

test("a comparison of eight colleges prints on one landscape page", async ({ page }) => {
  await page.goto(`/colleges/compare?unitids=${four},201885,202134,110635,166027&state=OH`);
  await expect(page.getByRole("columnheader")).toHaveCount(8);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width = 0, height = 0] = (/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? []).map(Number);
  expect(width).toBeGreaterThan(height);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`figures in tables, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("open into their steps in the row below, which is as wide as the phone", async ({ page }) => {
      await page.goto(`/colleges/compare?unitids=${four}&gpa=3.4&state=OH`);
      const region = page.getByRole("region", { name: "Comparison, scrolls sideways" });
      const wide = () => region.evaluate(({ scrollWidth }) => scrollWidth);
      const before = await wide();
      for (const name of ["Your chance", "Price of the first year", "All years together"]) {
        await region.locator("summary").filter({ hasText: name }).press("Enter");
      }
      const steps = region.getByRole("table", { name: "Step by step" });
      await expect(steps.first()).toBeVisible();
      await expect(steps.filter({ hasText: "Published price, 2027-28" })).toHaveCount(4);
      await expect(steps.filter({ hasText: "All years together" })).toHaveCount(4);
      const box = await steps.first().boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
      // Opened or not, the columns of the colleges stay as they were.
      expect(await wide()).toBe(before);
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      await page.emulateMedia({ media: "print" });
      await expect(steps.first()).toBeHidden();
      await page.emulateMedia({ media: null });

      await page.goto(`${table}?unitids=${four}&state=OH`);
      const price = page.locator("#line summary").filter({ hasText: "the price at Kenyon College" });
      await price.press("Enter");
      const sum = ((await price.innerText()).match(/\$[\d,]+/) ?? ["none"])[0];
      await expect(page.locator("#line").getByRole("table", { name: "Step by step" })).toContainText(sum);
      if (javaScriptEnabled) {
        // What is open follows the thumb.
        await page.getByLabel("Family income a year, as a slider").fill("40000");
        await expect(price).not.toContainText(sum);
        const moved = ((await price.innerText()).match(/\$[\d,]+/) ?? ["none"])[0];
        await expect(page.locator("#line").getByRole("table", { name: "Step by step" })).toContainText(moved);
      }
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
}

test("a map stands beside the balanced list and follows it, and each price opens into its steps", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto("/college-match-quiz/results?gpa=3.4&state=OH&zip=43004");
  const list = page.locator("#suggested");
  const map = list.getByRole("img", { name: /^Map with the place of each college of the list: 1 \w/ });
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  const [first, beside] = [await list.locator("h4").first().boundingBox(), await map.boundingBox()];
  expect(beside?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  expect(beside?.y).toBeLessThan(900);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  const address = await map.getAttribute("src");
  expect(address).toMatch(/^\/colleges\/map\.svg\?unitids=\d{6}(,\d{6}){5,}$/);
  const name = await list.locator("h4 a").first().innerText();
  expect(await map.getAttribute("alt")).toContain(`1 ${name}`);

  const price = list.getByRole("listitem").first().locator("summary").filter({ hasText: "how the price at" });
  await price.click();
  const steps = list.getByRole("table", { name: "Step by step" });
  await expect(steps).toContainText(/Published price, 2027-28.*Grants.*Net price/s);
  await expect(steps).toContainText(((await price.innerText()).match(/\$[\d,]+/) ?? ["none"])[0]);
  await expectNoAxeViolations(page);

  await page.goto("/college-match-quiz/results?gpa=3.4&state=TX");
  expect(await map.getAttribute("src")).not.toBe(address);
});

test("a price of the whole list opens into its steps with the family’s own income, which is sent nowhere", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator("#start-gpa").fill("3.4");
  await page.locator("#start-state").selectOption("OH");
  await page.locator("#start-income").selectOption("1");
  await page.getByRole("button", { name: "See my list" }).click();
  await expect(page.getByText("Prices count a family income of $30,001 to $48,000.")).toBeVisible();
  await page.getByRole("heading", { name: /^All [\d,]+ colleges$/ }).click();
  const row = page.locator("#all ol > li").first();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await row.locator("summary").filter({ hasText: "how the price at" }).click();
  await expect(row.getByRole("table", { name: "Step by step" })).toContainText("families with $30,001 to $48,000");
  // The page asks whether the site answers and who is signed in whenever it likes, and says nothing by that.
  const own = /^\/(?:assets\/.*|api\/health|api\/user\/profile)$/;
  expect(asked.filter((request) => !own.test(new URL(request.split(" ")[0] ?? "").pathname))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("in a comparison the names of the colleges stay in sight, and no column is cut", async ({ page }) => {
    await page.goto(`/colleges/compare?unitids=${four},203517,203085,206604,203845&state=OH`);
    const region = page.getByRole("region", { name: "Comparison, scrolls sideways" });
    await region.getByRole("rowheader", { name: "Application fee" }).scrollIntoViewIfNeeded();
    const names = page.locator("[data-names]");
    await expect(names.getByText("Kenyon College")).toBeInViewport({ ratio: 1 });
    const cut = () =>
      region.evaluate((box) => {
        const right = box.getBoundingClientRect().right;
        const left = box.querySelector("tbody th")?.getBoundingClientRect().right ?? 0;
        const columns = [...box.querySelectorAll("thead th")].map((cell) => cell.getBoundingClientRect());
        const seen = columns.filter((cell) => cell.right > left + 1 && cell.left < right - 1);
        return seen.length >= 2 && seen.every((cell) => cell.left >= left - 1 && cell.right <= right + 1);
      });
    expect(await cut()).toBe(true);
    await region.evaluate((box) => box.scrollBy(200, 0));
    await expect.poll(cut).toBe(true);
    const moved = await region.evaluate((box) => box.scrollLeft);
    expect(moved).toBeGreaterThan(100);
    await expect.poll(() => names.evaluate((box) => box.scrollLeft)).toBe(moved);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(names).toBeHidden();
    await expectNoAxeViolations(page);
  });

  test("the map of a list is folded, and is fetched once it is opened", async ({ page }) => {
    const maps: string[] = [];
    page.on("request", (request) => request.url().includes("/colleges/map.svg") && maps.push(request.url()));
    await page.goto("/college-match-quiz/results?gpa=3.4&state=OH&zip=43004");
    const fold = page.locator("#suggested").getByText("Where these colleges are");
    await fold.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(maps).toEqual([]);
    await fold.click();
    const map = page.locator("#suggested").getByRole("img", { name: /^Map with the place/ });
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
    await expect(page.locator("#suggested figcaption")).toContainText(/^1 .+ · 2 .+/);
  });

  test("the balanced list is one screen and a half, and no warning is folded away", async ({ page }) => {
    await page.goto("/college-match-quiz/results?gpa=3.4&state=OH&zip=43004");
    const list = page.locator("#suggested");
    await expect(list.getByRole("listitem").first()).toBeVisible();
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(1.5 * 844);
    const first = list.getByRole("listitem").first();
    await expect(first.getByText("Graduate", { exact: true })).toBeHidden();
    await first.locator("summary").first().click();
    await expect(first.getByText("Graduate", { exact: true })).toBeVisible();
    await expect(first.getByText(/students$/)).toBeVisible();
    for (const path of [
      "/college-match-quiz/results?gpa=3.4&state=OH&fields=5138",
      "/college-match-quiz/results?gpa=3.2&state=TX&fields=5138",
      "/es/college-match-quiz/results?gpa=3.4&state=OH&zip=43004",
      "/es/college-match-quiz/results?gpa=3.4&state=OH&fields=5138",
    ]) {
      await page.goto(path);
      await expect(list.getByRole("listitem").first()).toBeVisible();
      const height = (await list.boundingBox())?.height ?? 0;
      expect.soft(height, path).toBeLessThanOrEqual(1.5 * 844);
      expect.soft(height, path).toBeGreaterThan(600);
    }
    await page.goto("/college-match-quiz/results?gpa=3.4&state=OH&fields=5138");
    await expect(list.getByText(/^Your program may admit by itself, which lowers a chance\./)).toBeVisible();
    await page.goto("/college-match-quiz/results?gpa=2.1&state=OH&states=OH&levels=2&sort=graduation");
    const warned = page.locator("#suggested li").filter({ hasText: "Ask why, and what help there is" }).first();
    await expect(warned.getByText(/^Only \d+% finish within \d+ years\./)).toBeVisible();
  });

  test("the long pages are as long as a person reads", async ({ page }) => {
    const pages = [
      ["a match list", "/college-match-quiz/results?gpa=3.4&state=OH&zip=43004", 6_000],
      ["a small college", "/colleges/203535-kenyon-college", 6_000],
      ["a large college", "/colleges/204796-ohio-state-university-main-campus", 6_000],
    ] as const;
    for (const [name, path, most] of pages) {
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, name).toBeLessThanOrEqual(most);
      expect.soft(height, name).toBeGreaterThan(1_500);
    }
  });
});

test.describe("what the device knows of the income", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => localStorage.setItem("profile", JSON.stringify({ state: "OH", band: "1" }))),
  );

  test("counts in a comparison without a tap, as the posted form counts it, and isn’t sent", async ({ page }) => {
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await page.goto(`/colleges/compare?unitids=${four}&state=OH`);
    await expect(
      page.getByText("Prices count a family income of $30,001 to $48,000, worked out on this device."),
    ).toBeVisible();
    const prices = page
      .getByRole("region", { name: "Comparison, scrolls sideways" })
      .getByRole("row")
      .filter({ hasText: /^(Price of the first year|All years together|Average paid)/ });
    await expect(prices).toHaveCount(3);
    const here = await prices.allInnerTexts();
    expect(posts.filter((address) => address.includes("compare"))).toEqual([]);
    await expectNoAxeViolations(page);
    await page.getByText("Your grades, income and major, and which rows").click();
    await page.getByRole("button", { name: "Compare", exact: true }).last().click();
    await expect(page.getByText("Prices count a family income of $30,001 to $48,000.")).toBeVisible();
    expect(await prices.allInnerTexts()).toEqual(here);
  });

  test("makes the cards, whose place stays through F5, and isn’t sent", async ({ page }) => {
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await page.goto("/colleges/crossed-off");
    await expect(page.locator("#card")).toContainText("Families like yours pay about");
    await expect(page.getByText(/\$30,001 to \$48,000, worked out on this device/)).toBeVisible();
    await page.getByRole("button", { name: "Next college" }).click();
    await page.getByRole("button", { name: "Next college" }).click();
    await expect(page.locator("#card")).toContainText(/^3 of /);
    const third = await page.locator("#card h2").innerText();
    await page.reload();
    await expect(page.locator("#card h2")).toHaveText(third);
    expect(posts.filter((address) => address.includes("crossed-off"))).toEqual([]);
  });
});

test.describe("on a short phone", () => {
  test.use({ viewport: { width: 390, height: 667 } });

  /** Goes down the page step by step: at each, what is at the end of the window may hide nothing. */
  const goDown = async (page: Page, look: () => Promise<void>) => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 350) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
      await look();
    }
  };

  /** What of the page the button to the top stands over, among figures. */
  const coveredFigures = (page: Page) =>
    page.evaluate(async () => {
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      const button = document.querySelector('button[aria-label="Scroll to top"]');
      if (button === null || getComputedStyle(button).visibility === "hidden") return [];
      const own = button.getBoundingClientRect();
      return [...document.querySelectorAll("main .figures")].flatMap((figure) => {
        const { top, bottom, left, right } = figure.getBoundingClientRect();
        const covered = right > own.left && left < own.right && bottom > own.top && top < own.bottom;
        return covered && figure.checkVisibility() ? [figure.textContent] : [];
      });
    });

  test("the button to the top stands over no figure of the colleges or of what they cost, and comes after them", async ({
    page,
  }) => {
    await page.goto("/colleges?state=OH");
    await goDown(page, () => expect.poll(() => coveredFigures(page)).toEqual([]));
    await expect(page.getByRole("button", { name: "Scroll to top" })).toBeVisible();
    await page.goto(`/college-cost-calculator?unitids=203535,204796`);
    await page.getByLabel("Home state").selectOption("OH");
    await page.getByLabel("Yearly family income").fill("62,000");
    await page.getByRole("button", { name: "Work out the cost" }).last().click();
    await expect(page.locator("#result")).toBeVisible();
    await goDown(page, () => expect.poll(() => coveredFigures(page)).toEqual([]));
  });

  test("the line at home that says how many colleges fit covers no part of the form", async ({ page }) => {
    await page.goto("/");
    await page.locator("#start-gpa").fill("3.4");
    const line = page.getByText(/three of them below/).locator("..");
    await page.getByRole("button", { name: "See my list" }).scrollIntoViewIfNeeded();
    for (let y = 300; y >= 0; y -= 50) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
      await expect(async () => {
        const box = (await line.count()) === 0 ? null : await line.boundingBox();
        const parts = await page.locator("#start-form :is(input, select, button)").all();
        for (const part of box === null ? [] : parts) {
          const { y: top = 0, height = 0 } = (await part.boundingBox()) ?? {};
          expect(top >= (box?.y ?? 0) + (box?.height ?? 0) || top + height <= (box?.y ?? 0)).toBe(true);
        }
      }).toPass();
    }
    await page.evaluate(() => scrollTo({ top: 220, behavior: "instant" }));
    await expect(line).toBeVisible();
  });
});

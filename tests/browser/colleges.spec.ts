import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures";

/**
 * All colleges and the page of one: found by a half-remembered name, narrowed down, printed, and the same without
 * JavaScript.
 */

const mit = "/colleges/166683-massachusetts-institute-of-technology";
const notReported = "not reported";

const rows = (page: Page) => page.locator("main tbody tr");
const names = (page: Page) => rows(page).getByRole("rowheader").getByRole("link").allTextContents();
/** The figures of one column of the list, as they are written; the first column with a figure is 1. */
const column = (page: Page, place: number) =>
  rows(page).evaluateAll(
    (all, nth) => all.map((row) => row.querySelectorAll("td")[nth - 1]?.firstChild?.textContent),
    place,
  );
const EARNINGS = 4;
const total = (page: Page) => page.locator("#results");
const chips = (page: Page) => page.getByRole("list", { name: "Filters that are on" });

/** A figure that is not reported stands last, and what is reported is in order. */
function expectInOrder(written: readonly (string | null | undefined)[], sign: 1 | -1): void {
  const missing = written.indexOf(notReported);
  const reported = missing === -1 ? written : written.slice(0, missing);
  expect(written.slice(reported.length).filter((text) => text !== notReported)).toEqual([]);
  const numbers = reported.map((text) => Number(text?.replace(/[$,]/g, "")));
  expect(numbers.every(Number.isFinite)).toBe(true);
  expect(numbers).toEqual([...numbers].sort((a, b) => sign * (a - b)));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a nickname, a typing mistake and a city find the college", async ({ page }) => {
      for (const [typed, college] of [
        ["mit", "Massachusetts Institute of Technology"],
        ["standford", "Stanford University"],
        ["new haven yale", "Yale University"],
      ] as const) {
        await page.goto("/colleges");
        await page.getByLabel("Name, nickname, city or state").fill(typed);
        await page.getByRole("button", { name: "Search", exact: true }).click();
        await expect(page).toHaveURL(`/colleges?${new URLSearchParams({ q: typed })}`);
        await expect(rows(page).first().getByRole("link")).toHaveText(college);
      }
      await rows(page).first().getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Yale University");
    });

    test("a state and an order narrow the list; what is not reported comes last both ways", async ({ page }) => {
      await page.goto("/colleges");
      await page.getByLabel("State or territory").selectOption({ label: "Ohio" });
      await page.getByLabel("Order").selectOption({ label: "Earnings, highest first" });
      await page.getByRole("button", { name: "Show colleges" }).click();
      await expect(page).toHaveURL("/colleges?state=OH&sort=earnings");
      await expect(page.getByRole("columnheader", { name: "Earnings" })).toHaveAttribute("aria-sort", "descending");
      await expect(async () => expectInOrder(await column(page, EARNINGS), -1)).toPass();
      for (const heading of await rows(page).getByRole("rowheader").allTextContents())
        expect(heading).toContain(", OH");

      const pages = page.getByRole("navigation", { name: "Pages of the list" });
      const here = pages.locator("[aria-current=page]");
      await pages.getByRole("listitem").last().getByRole("link").click();
      await expect(here).not.toHaveText("Page 1");
      await expect(async () => {
        const last = await column(page, EARNINGS);
        expect(last.at(-1)).toBe(notReported);
        expectInOrder(last, -1);
      }).toPass();

      await page.getByRole("link", { name: "Earnings" }).click();
      await expect(page).toHaveURL("/colleges?state=OH&sort=earnings&order=asc");
      await expect(page.getByRole("columnheader", { name: "Earnings" })).toHaveAttribute("aria-sort", "ascending");
      await expect(async () => {
        const lowest = await column(page, EARNINGS);
        expect(lowest[0]).toMatch(/^\$\d/);
        expectInOrder(lowest, 1);
      }).toPass();
      await pages.getByRole("listitem").last().getByRole("link").click();
      await expect(here).not.toHaveText("Page 1");
      await expect.poll(async () => (await column(page, EARNINGS)).at(-1)).toBe(notReported);
    });

    test("the list is turned page by page, and the filters go with it", async ({ page }) => {
      await page.goto("/colleges?state=CA&level=4year");
      const first = await names(page);
      const pages = page.getByRole("navigation", { name: "Pages of the list" });
      await pages.getByRole("link", { name: "Next" }).click();
      await expect(page).toHaveURL("/colleges?state=CA&level=4year&page=2");
      await expect(pages.locator("[aria-current=page]")).toHaveText("Page 2");
      await expect(total(page)).toContainText("26 to 50");
      const second = await names(page);
      expect(second).toHaveLength(25);
      expect(second.filter((name) => first.includes(name))).toEqual([]);
      await pages.getByRole("link", { name: "Previous" }).click();
      await expect(page).toHaveURL("/colleges?state=CA&level=4year");
      await expect(total(page)).toContainText(" 1 to 25");
      await expect.poll(() => names(page)).toEqual(first);
      await page.goto("/colleges?state=CA&page=99999");
      await expect(rows(page).first()).toBeVisible();
      await expect(page.getByRole("link", { name: "Next" })).toHaveCount(0);
    });

    test("each filter that is on can be taken away by itself", async ({ page }) => {
      await page.goto("/colleges?q=state&state=OH&state=MI&control=public&admitFrom=50");
      await expect(chips(page).getByRole("link")).toHaveText([
        /“state”/,
        /Ohio/,
        /Michigan/,
        /Public/,
        /Admits 50% or more/,
        "Remove all",
      ]);
      await page.getByRole("link", { name: "Remove the filter Ohio" }).click();
      await expect(page).toHaveURL("/colleges?q=state&state=MI&control=public&admitFrom=50");
      await expect(chips(page)).not.toContainText("Ohio");
      await expect(page.getByLabel("State or territory", { exact: true })).toHaveValue("MI");
      await page.getByRole("link", { name: "Remove the filter “state”" }).click();
      await expect(page).toHaveURL("/colleges?state=MI&control=public&admitFrom=50");
      await expect(page.getByLabel("Name, nickname, city or state")).toHaveValue("");
      await page.getByRole("link", { name: "Remove all" }).click();
      await expect(page).toHaveURL("/colleges");
      await expect(chips(page)).toHaveCount(0);
    });

    test("an empty list says which filter to take away and how many colleges come back", async ({ page }) => {
      await page.goto("/colleges?state=WY&control=public&size=huge");
      await expect(page.getByText("No college fits all of these filters.")).toBeVisible();
      const ways = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Without / }) });
      // Wyoming has no huge college of any kind, so "public" is not the cause and is not offered.
      await expect(ways).toHaveCount(2);
      await expect(ways.nth(0)).toContainText("Without Wyoming");
      const back = /([\d,]+) colleges?$/.exec((await ways.nth(0).textContent()) ?? "")?.[1];
      await ways.nth(0).getByRole("link").click();
      await expect(page).toHaveURL("/colleges?control=public&size=huge");
      await expect(total(page)).toContainText(`${back} colleges`);
      await page.goto("/colleges?q=zzxqyv");
      await expect(page.getByText("No college fits this.")).toBeVisible();
      await page.getByRole("link", { name: "Start again with all colleges" }).click();
      await expect(page).toHaveURL("/colleges");
    });

    test.describe("what cannot be understood", () => {
      test.use({ allowedErrors: [/status of 400/] });

      test("is said, and stays as it was typed beside what was understood", async ({ page }) => {
        await page.goto("/colleges");
        await page.getByLabel("State or territory").selectOption({ label: "Texas" });
        await page.locator("summary", { hasText: "Admission" }).click();
        await page.getByLabel("Admission rate from").fill("most");
        await page.getByLabel("Average net price at most").fill("cheap & good");
        const [answer] = await Promise.all([
          page.waitForResponse((response) => response.url().includes("netPriceTo=cheap")),
          page.getByRole("button", { name: "Show colleges" }).click(),
        ]);
        expect(answer.status()).toBe(400);
        expect(answer.headers()["cache-control"]).toBe("private, no-store");
        const summary = page.getByRole("alert");
        await expect(summary.getByRole("link")).toHaveCount(2);
        if (javaScriptEnabled) await expect(summary).toBeFocused();
        await expect(page.getByLabel("Average net price at most")).toHaveValue("cheap & good");
        await expect(page.getByLabel("Average net price at most")).toHaveAttribute("aria-invalid", "true");
        await expect(page.getByLabel("Admission rate from")).toHaveValue("most");
        await expect(page.getByLabel("State or territory", { exact: true })).toHaveValue("TX");
        await expect(rows(page).first()).toContainText(", TX");
        await summary.getByRole("link", { name: /Admission rate from/ }).click();
        await expect(page.getByLabel("Admission rate from")).toBeFocused();
      });
    });

    test("controls stay off paper, the list and the facts do not", async ({ page }) => {
      await page.emulateMedia({ media: "print" });
      await page.goto("/colleges?state=CA&control=public");
      for (const control of [
        page.getByRole("navigation", { name: "Main" }).first(),
        page.getByRole("contentinfo"),
        page.getByLabel("Name, nickname, city or state"),
        page.getByRole("button", { name: "Show colleges" }),
        page.getByRole("button", { name: "Sort" }),
        page.getByRole("navigation", { name: "Pages of the list" }),
        page.getByRole("link", { name: "Remove all" }),
      ]) {
        await expect(control).toBeHidden();
      }
      await expect(chips(page)).toContainText("California");
      await expect(rows(page).first()).toBeVisible();

      await page.goto(mit);
      for (const control of [
        page.getByRole("navigation", { name: "On this page" }),
        page.getByRole("link", { name: "Compare costs" }),
        page.getByRole("heading", { name: "Similar colleges" }),
        page.getByRole("contentinfo"),
      ]) {
        await expect(control).toBeHidden();
      }
      for (const heading of ["Admission", "What it costs", "Where the figures come from"]) {
        await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
      }
    });
  });
}

test("a college's test scores are a picture and the same numbers beside it", async ({ page }) => {
  // The address of a part opens it.
  await page.goto(`${mit}#admission`);
  const tests = page.locator("#admission table").filter({ hasText: "SAT Math" });
  await expect(tests.getByRole("img")).toHaveCount(3);
  for (const name of ["SAT Reading and Writing", "SAT Math", "ACT composite"]) {
    const row = tests.getByRole("row").filter({ hasText: name });
    const [low, middle, high] = (await row.getByRole("cell").allTextContents()).map(Number);
    expect(low).toBeLessThanOrEqual(middle ?? Number.NaN);
    expect(middle).toBeLessThanOrEqual(high ?? Number.NaN);
    await expect(row.getByRole("img", { name: `middle half from ${low} to ${high}, on a scale` })).toBeVisible();
  }
});

test("every figure of a college names its source and year", async ({ page }) => {
  await page.goto(mit);
  const sources = page.locator("#sources dl > div");
  await expect(sources.nth(10)).toBeAttached();
  const years = await sources.locator("dd:nth-of-type(1)").allTextContents();
  expect(years.filter((year) => !/\b20[12]\d\b/.test(year))).toEqual([]);
  expect(years).toHaveLength(await sources.count());
  await expect(page.locator("#sources h3 a[href^='https://']")).not.toHaveCount(0);
  for (const part of ["admission", "cost", "outcomes", "programs", "students"]) {
    await page
      .locator("details.fold", { has: page.locator(`#${part}`) })
      .locator("summary")
      .first()
      .click();
    const line = page
      .locator(`#${part}`)
      .getByText(/\b20[12]\d\b.*Source:/)
      .first();
    await expect(line).toBeVisible();
    await expect(line.locator("a[href='#sources']").first()).toBeVisible();
  }
});

test("a figure that is not reported says so and is never zero", async ({ page }) => {
  await page.goto("/colleges?q=California Jazz Conservatory");
  await expect(rows(page).first().getByRole("cell").filter({ hasText: notReported })).toHaveCount(4);
  await rows(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("California Jazz Conservatory");
  await expect(page.getByText(notReported).first()).toBeVisible();
  await expect(page.locator("#sources")).toBeAttached();
  expect(await page.locator("main").innerText()).not.toMatch(/NaN|undefined|null|\$0\b/);
});

test("a college has one address, and its number alone leads there", async ({ request }) => {
  for (const other of [
    "/colleges/166683",
    "/colleges/166683-mit",
    "/colleges/166683-Massachusetts-Institute-of-Technology",
  ]) {
    const answer = await request.get(other, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(mit);
  }
  expect((await request.get(mit, { maxRedirects: 0 })).status()).toBe(200);
  for (const nowhere of ["/colleges/999999", "/colleges/mit", "/colleges/0166683"]) {
    expect((await request.get(nowhere, { maxRedirects: 0 })).status()).toBe(404);
  }
});

test("list and college page read the same without JavaScript", async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  for (const path of ["/colleges?q=state&sort=price", mit]) {
    await page.goto(path);
    await plain.goto(path);
    // What comes with scripts comes after a moment, and must be the same then.
    await page.waitForLoadState("networkidle");
    // The field that finds colleges while one types has an empty place for what it announces: a blank line, no word.
    const wordsOf = async (one: Page) => (await one.locator("main").innerText()).replace(/\n\s*\n/g, "\n");
    const words = await wordsOf(plain);
    await expect.poll(() => wordsOf(page)).toBe(words);
  }
  await context.close();
});

test("the colleges of a page of the list are on a map: beside it, or on a phone once it is opened", async ({
  page,
}) => {
  const maps: string[] = [];
  page.on("request", (request) => request.url().includes("/colleges/map.svg") && maps.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/colleges?state=OH&page=2");
  await page.waitForLoadState("networkidle");
  expect(maps).toEqual([]);
  await page.getByText("Show these on a map").click();
  const map = page.getByRole("img", { name: /^Map with the place of each: 26 / });
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(map).toBeVisible();
  await expect(page.getByText("Show these on a map")).toBeHidden();
  const [list, beside] = await Promise.all([page.getByRole("table").boundingBox(), map.boundingBox()]);
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
});

test("each college of the list says the chance and price that the device works out, and sends nothing for it", async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("profile", JSON.stringify({ gpa: "3.4", state: "OH", band: "1" })),
  );
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/colleges");
  await expect(page).toHaveURL("/colleges?state=OH");
  await expect(page.getByRole("heading", { level: 2, name: /most applicants first/ })).toBeVisible();
  await expect(page.getByText(/% chance$/)).toHaveCount(25);
  const row = page.getByRole("row").filter({ hasText: "chance" }).first();
  const [, price] = /(\$[\d,]+) a year/.exec(await row.innerText()) ?? [];
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: /^Ohio State University-Main/ }).click();
  await expect(page.getByText("Your price a year").locator("..")).toContainText(price ?? "no price");
  expect(sent.filter((request) => /[?&" ](gpa|income|band)\b/.test(request))).toEqual([]);
});

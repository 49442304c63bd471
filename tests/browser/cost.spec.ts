import type { Page } from "@playwright/test";
import { watchAddresses } from "./addresses";
import { alive, expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "./fixtures";

/**
 * The cost calculator as a family meets it: choose colleges by name, type money that must show in no address, read the
 * grid.
 */

const path = "/college-cost-calculator";

const amount = (page: Page, name: string) => page.locator(`input[name='${name}']`);

async function find(page: Page, words: string, name: string): Promise<void> {
  await page.getByLabel("Find a college").fill(words);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("link", { name: `Add ${name}`, exact: true }).click();
  await expect(page.getByRole("link", { name: `Remove ${name}` })).toBeVisible();
}

/** Opens the questions behind the first few. */
const refine = (page: Page) => page.locator("#refine > summary").click();

async function fillFamily(page: Page): Promise<void> {
  await page.getByLabel("Home state").selectOption("OH");
  await amount(page, "income").fill("$83,417");
  await refine(page);
  await amount(page, "household1").fill("６,１２３");
  await amount(page, "household2").fill("2917");
  await amount(page, "plan529").fill("19k");
  await page.getByLabel("Use federal Direct Loans").check();
}

async function workOut(page: Page, status = 200): Promise<void> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: "Work out the cost" }).last().click(),
  ]);
  expect(answer.status()).toBe(status);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
}

/** A form with mistakes: with scripts it stays in the browser, and nothing is sent; without, the server answers 400. */
async function workOutWrong(page: Page, javaScriptEnabled = true): Promise<void> {
  if (!javaScriptEnabled) return workOut(page, 400);
  // What judges the form comes with the first touch, and has come once a field that was left says so.
  await page.keyboard.press("Tab");
  await expect(page.locator("main [aria-invalid=true]").first()).toBeAttached();
  const posted: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
  await page.getByRole("button", { name: "Work out the cost" }).last().click();
  await expect(page.getByRole("alert")).toBeFocused();
  expect(posted).toEqual([]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("two colleges by search lead to a grid, and money is in no address", async ({ page }) => {
      const addresses = watchAddresses(page);
      await page.goto(path);
      await find(page, "ohio state", "Ohio State University-Main Campus");
      await find(page, "case western", "Case Western Reserve University");
      await expect(page).toHaveURL(`${path}?unitids=204796,201645`);
      await fillFamily(page);
      await workOut(page);
      await expect(page.getByRole("heading", { name: "Side by side" })).toBeVisible();
      await expect(page.getByText("For a family income of $83,417, from 2027-28 on, over 4 years.")).toBeVisible();

      const table = page.getByRole("table", { name: "Ohio State University-Main Campus, year by year" });
      const row = async (name: string) => {
        const cells = await table
          .getByRole("row", { name: new RegExp(`^${name} `) })
          .getByRole("cell")
          .allInnerTexts();
        return cells.map((cell) => Number(cell.replace(/[,−]/g, "")));
      };
      const net = await row("Net price");
      expect(net).toHaveLength(5);
      expect(net.slice(0, 4).reduce((sum, year) => sum + year, 0)).toBe(net[4]);
      const parts = await Promise.all(
        ["First household", "Second household", "529 plan", "Direct Loans", "Gap"].map(row),
      );
      for (const year of [0, 1, 2, 3, 4]) {
        expect(parts.reduce((sum, part) => sum + (part[year] ?? Number.NaN), 0)).toBe(net[year]);
      }

      await page.getByRole("button", { name: "2 + 2", exact: true }).click();
      await expect(page.getByText("after Columbus State Community College").first()).toBeAttached();
      await page.getByRole("button", { name: "5 years", exact: true }).click();
      await expect(table.getByRole("columnheader", { name: /2031-32/ })).toBeAttached();
      const told = /83,?417|83%2C417|6,?123|2,?917|income|household/;
      expect(addresses.filter((address) => told.test(address))).toEqual([]);
    });

    test("a state and an income give an answer; the rest is folded, and open where something in it is answered or wrong", async ({
      page,
      allowedErrors,
    }) => {
      allowedErrors.push(/status of 400/);
      await page.goto(`${path}?unitids=204796`);
      await expect(amount(page, "income")).toBeVisible();
      await expect(page.locator("#plan529")).toBeHidden();
      await page.getByLabel("Home state").selectOption("OH");
      await amount(page, "income").fill("60,000");
      await workOut(page);
      await expect(page.getByText("This stops at the price.")).toBeVisible();
      // Nobody said what they can bring: nothing is missing yet, on paper neither.
      expect(await page.locator("main").innerText()).not.toMatch(/\bshort\b|\bgap\b|Paid (by|with)|Your debt/i);
      await page.emulateMedia({ media: "print" });
      expect(await page.locator("main").innerText()).not.toMatch(/\bshort\b|\bgap\b|Paid (by|with)|Your debt/i);
      await page.emulateMedia({ media: "screen" });
      await page.locator("summary", { hasText: "Change an answer" }).click();
      await expect(page.locator("#plan529")).toBeHidden();
      await refine(page);
      await page.locator("#refine").getByLabel("5 years").check();
      await workOut(page);
      await page.locator("summary", { hasText: "Change an answer" }).click();
      await expect(page.locator("#refine").getByLabel("5 years")).toBeVisible();
      await page.locator("#refine").getByLabel("4 years").check();
      await page.locator("#savings").fill("plenty");
      await workOutWrong(page, javaScriptEnabled);
      await expect(page.locator("#savings")).toBeVisible();
      await expect(page.getByRole("alert").getByRole("link", { name: /savings/ })).toBeVisible();
    });

    test("the tax credit stands beside the grid and is no part of it", async ({ page }) => {
      await page.goto(`${path}?unitids=204796`);
      await fillFamily(page);
      await page.getByText("Tax credit for tuition").click();
      const claimed = page.getByLabel("The tax return that claims the student");
      await claimed.selectOption("joint");
      await amount(page, "tax").fill("5,200");
      await workOut(page);
      await expect(page.getByText("Back at tax time: $10,000 in all")).toBeVisible();
      await expect(page.getByRole("rowheader", { name: /credit/i })).toHaveCount(0);
      await expect(claimed).toHaveValue("joint");
    });

    test("colleges can be changed after the result, and nothing typed is lost", async ({ page }) => {
      await page.goto(`${path}?unitids=204796,201645`);
      await fillFamily(page);
      await workOut(page);
      await page.locator("summary", { hasText: "Change an answer" }).click();
      await page.getByRole("button", { name: "Remove Case Western Reserve University" }).click();
      await expect(amount(page, "income")).toHaveValue("$83,417");
      await page.getByLabel("Find a college").fill("denison");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await page.getByRole("button", { name: "Add Denison University" }).click();
      await expect(amount(page, "household1")).toHaveValue("６,１２３");
      // Enter in a field calculates; it must not press one of the buttons of the list.
      await amount(page, "income").press("Enter");
      await expect(page.getByRole("heading", { name: "Side by side" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 2, name: "Denison University" })).toBeVisible();
    });

    test("the grid can be saved as a file", async ({ page }) => {
      await page.goto(`${path}?unitids=166683`);
      await fillFamily(page);
      await workOut(page);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save as a spreadsheet" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("college-cost.csv");
      const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString("utf8");
      expect(text).toMatch(/^\uFEFFCollege,UNITID,Year,Award year,/);
      expect(text.trimEnd().split("\r\n")).toHaveLength(5);
    });
  });
}

test("the answer follows what is typed, and typing sends nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${path}?unitids=204796,201645`);
  const addresses = watchAddresses(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const figures = page.waitForResponse(/figures=204796,201645$/);
  await page.getByLabel("Home state").focus();
  expect((await figures).ok()).toBe(true);
  const live = page.getByRole("region", { name: "What you’d pay" });
  await expect(live.getByRole("link", { name: /^Home state: choose it/ })).toBeVisible();

  await page.getByLabel("Home state").selectOption("OH");
  const line = page.getByRole("link", { name: /^About \$.* a year at 2 colleges$/ });
  await expect(line).toBeInViewport();
  await amount(page, "income").pressSequentially("$83,417");
  await expect(live.getByText("For a family income of $83,417, from 2027-28 on, over 4 years.")).toBeVisible();
  await expect(live.getByText(/Still to find|Covered/)).toHaveCount(0);
  await refine(page);
  await amount(page, "household1").fill("6,000");
  await page.getByLabel("Use federal Direct Loans").check();
  await expect(live.getByText(/Still to find|Covered/)).toHaveCount(2);
  await expect(live.getByRole("status")).toHaveText(/^You’d pay about \$/);
  await expectNoAxeViolations(page);

  await amount(page, "savings").fill("plenty");
  await expect(live.getByText("These figures are from before your last change:", { exact: true })).toBeVisible();
  // They stand still now, and are the server's below.
  const price = await live
    .getByText(/^\$.* a year \(/)
    .first()
    .innerText();
  await live.getByRole("link", { name: /^Other savings/ }).click();
  await expect(amount(page, "savings")).toBeFocused();
  await amount(page, "savings").fill("");
  await expect(live.getByText("These figures are from before your last change:", { exact: true })).toHaveCount(0);
  // Besides programs only the figures of both colleges, once; no key adds to that.
  const sent = asked.filter((address) => !/^GET \/(assets\/|favicon\.svg$)/.test(address));
  expect(sent).toEqual(["GET /api/college-cost-calculator"]);
  const told = /83,?417|83%2C417|6,?000|income|household|plenty/;
  expect(addresses.filter((address) => told.test(address))).toEqual([]);

  await workOut(page);
  const row = page.getByText("Net price, first year").locator("visible=true").first().locator("..");
  await expect(row).toContainText(price.split(" ")[0] ?? "missing");
});

test("what is typed and what was answered stay through F5 and Back, in no address, and go with “Forget me”", async ({
  page,
}) => {
  const addresses = watchAddresses(page);
  await page.goto(`${path}?unitids=204796,201645`);
  await page.getByLabel("Home state").selectOption("OH");
  await amount(page, "income").fill("$83,417");
  await refine(page);
  await amount(page, "household1").fill("6,123");
  await page.reload();
  await expect(amount(page, "household1")).toHaveValue("6,123");
  await expect(amount(page, "household1"), "what is filled in is not hidden").toBeVisible();
  await expect(amount(page, "income")).toHaveValue("$83,417");
  await expect(page.getByRole("region", { name: "What you’d pay" })).toContainText("Still to find");

  await workOut(page);
  const shown = page.getByText("For a family income of $83,417, from 2027-28 on, over 4 years.");
  await expect(shown).toBeVisible();
  await alive(page);
  await page.getByRole("button", { name: "5 years", exact: true }).click();
  const five = page.getByText("For a family income of $83,417, from 2027-28 on, over 5 years.");
  await expect(five).toBeVisible();
  await alive(page);
  await page.reload();
  await expect(five).toBeVisible();
  await page.getByRole("link", { name: "All figures for this college" }).first().click();
  await expect(page).toHaveURL(/\/colleges\//);
  await page.goBack();
  await expect(five).toBeVisible();
  await page.reload();
  await expect(five).toBeVisible();
  expect(addresses.filter((address) => /83,?417|83%2C417|6,?123|income|household/.test(address))).toEqual([]);

  await page.getByRole("button", { name: "Forget me" }).click();
  await expect(page.getByText("Your browser’s own history may still list pages").first()).toBeAttached();
  await expect(page, "the result is left").toHaveURL(path);
  await expect(page.locator("main")).not.toContainText("83,417");
  await page.goto(`${path}?unitids=204796,201645`);
  await expect(amount(page, "income")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/83,?417/);
});

test.describe("mistakes", () => {
  test.use({ allowedErrors: [/status of 400/] });

  test("are told in a summary that takes the focus, and nothing typed is lost", async ({ page }) => {
    await page.goto(`${path}?unitids=204796`);
    await amount(page, "income").fill("-5");
    await refine(page);
    await amount(page, "plan529").fill("plenty");
    await amount(page, "savings").fill("99,999,999,999");
    await workOutWrong(page);
    const summary = page.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveCount(3);
    await summary.getByRole("link", { name: /529/ }).click();
    await expect(amount(page, "plan529")).toBeFocused();
    await expect(amount(page, "plan529")).toHaveValue("plenty");
    await expect(amount(page, "income")).toHaveAttribute("aria-invalid", "true");
    await expectNoAxeViolations(page);
  });

  test("addresses and posts that no form sends are answered with 400 or 413", async ({ request }) => {
    expect((await request.get(`${path}?unitids=123`)).status()).toBe(400);
    const post = (form: Record<string, string>) => request.post(path, { form, headers: { Origin: origin } });
    const origin = new URL((await request.get(path)).url()).origin;
    expect((await post({})).status()).toBe(400);
    const kept = await post({ unitids: "166683", income: "-1", savings: "4,321" });
    expect(kept.status()).toBe(400);
    expect(await kept.text()).toContain('value="4,321"');
    expect((await post({ unitids: "166683", income: "x".repeat(400_000) })).status()).toBe(413);
  });
});

test("form and result have no axe violation and fit a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${path}?unitids=204796,166683`);
  await expectNoAxeViolations(page);
  // A long name wraps; the link beside it stays at the end of the line.
  const row = page.locator("#colleges li", { hasText: "Massachusetts Institute of Technology" });
  const ends = await Promise.all([row, row.getByRole("link", { name: /^Remove/ })].map((each) => each.boundingBox()));
  const [end, ofLink] = ends.map((box) => (box === null ? Number.NaN : box.x + box.width));
  expect(ofLink).toBeCloseTo(end ?? Number.NaN, 0);
  await fillFamily(page);
  await page.getByLabel("5 years").check();
  await workOut(page);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});

test("the rules and a college's figures come as JSON for prefetching", async ({ request }) => {
  const bare = await request.get("/api/college-cost-calculator");
  expect(bare.headers()["cache-control"]).toMatch(/^public/);
  expect(await bare.json()).toMatchObject({
    mostColleges: 12,
    colleges: [],
    awardYears: expect.arrayContaining(["2026-27"]),
  });
  const one = await (await request.get("/api/college-cost-calculator?unitids=166683")).json();
  expect(one.colleges).toMatchObject([{ unitid: 166683, name: "Massachusetts Institute of Technology" }]);
  expect((await request.get("/api/college-cost-calculator?unitids=1")).status()).toBe(400);
  expect((await request.get("/api/college-cost-calculator?figures=1")).status()).toBe(400);
});

const letter = `Cost of attendance
Tuition and fees $14,200
Housing and food $13,900
Books and travel $2,100
Total cost of attendance $30,200
Presidential Award $6,011
Federal Pell Grant $3,000
Direct Unsubsidized Loan $2,022
Parent PLUS Loan $9,033`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the award letter ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("keeps loans off the price, takes corrections, and hands its grants to the calculator", async ({ page }) => {
      const addresses = watchAddresses(page);
      await page.goto(`${path}/award-letter?unitids=204796`);
      await page.getByLabel("The letter", { exact: true }).fill(letter);
      await page.getByRole("button", { name: "Decode the letter" }).click();
      const net = page.getByRole("row", { name: /^Net price / }).getByRole("cell");
      await expect(net).toHaveText("$27,200");
      await expect(page.getByText("“Presidential Award”", { exact: false }).first()).toBeVisible();
      // The account part of the bar is the last thing that scripts fill in.
      if (javaScriptEnabled) await expect(page.getByText("Sign In").first()).toBeAttached();
      await page.locator("[name='lines[4].kind']").selectOption("grant");
      await page.getByRole("button", { name: "Recalculate" }).click();
      await expect(net).toHaveText("$21,189");
      if (javaScriptEnabled) {
        // A row more, and one that isn't of this letter: what stands in the others stays with them.
        await page.getByRole("button", { name: "Add another line" }).click();
        await page.locator("[name='lines[10].label']").fill("Alumni Grant");
        await page.locator("[name='lines[10].amount']").fill("lots");
        await page.keyboard.press("Tab");
        await expect(page.getByText("Alumni Grant: type whole dollars, such as 12,000.")).toBeVisible();
        await page.locator("[name='lines[10].amount']").fill("500");
        await expect(page.getByText("Alumni Grant: type whole dollars")).toHaveCount(0);
        await page.getByRole("button", { name: "Remove line 9" }).click();
        await expect(page.locator("[name='lines[9].label']")).toHaveValue("Alumni Grant");
        await expect(page.locator("[name='lines[10].label']")).toHaveCount(0);
        await page.getByRole("button", { name: "Remove line 10" }).click();
        await expect(page.getByText("Alumni Grant")).toHaveCount(0);
      }
      await page.getByRole("button", { name: "Use these grants in the cost calculator" }).click();
      await expect(amount(page, "c204796.offered")).toHaveValue("9011");
      expect(addresses.filter((address) => /6,?011|2,?022|9,?033|9011|27,?200/.test(address))).toEqual([]);
    });
  });
}

test.describe("a letter that cannot be read", () => {
  test.use({ allowedErrors: [/status of 400/] });

  test("is still in the form, under words that say so", async ({ page }) => {
    await page.goto(`${path}/award-letter`);
    await page.getByLabel("The letter", { exact: true }).fill("Dear student, welcome.");
    await page.getByRole("button", { name: "Decode the letter" }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByLabel("The letter", { exact: true })).toHaveValue("Dear student, welcome.");
    await expectNoAxeViolations(page);
  });
});

test("on paper no year table and no chart of six colleges is cut by the end of a page", async ({ page }) => {
  await page.goto(`${path}?unitids=204796,110635,170976,166683,134130,228778`);
  await fillFamily(page);
  await workOut(page);
  await page.emulateMedia({ media: "print" });
  const tables = page.getByRole("table", { name: /, year by year$/ });
  await expect(tables).toHaveCount(6);
  const cut = await tables.evaluateAll((all) =>
    // The chart with its legend stands just before its table.
    all
      .flatMap((table) => [table, table.parentElement?.previousElementSibling])
      .filter((part) => part == null || getComputedStyle(part).breakInside !== "avoid")
      .map((part) => part?.outerHTML.slice(0, 80)),
  );
  expect(cut).toEqual([]);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`six colleges on a phone ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("the answer of each stands first, its parts fold with a figure, and nothing is folded on paper", async ({
      page,
    }) => {
      await page.goto(`${path}?unitids=204796,110635,170976,166683,134130,228778`);
      await fillFamily(page);
      await workOut(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7_000);
      await expectNoSidewaysScroll(page);
      const college = page.locator("#college-204796");
      const years = college.getByRole("table", { name: /, year by year$/ });
      await expect(years).toBeHidden();
      await college.locator("summary", { hasText: /^Who pays, year by year: \$[\d,]+/ }).click();
      await expect(years).toBeVisible();
      await expect(college.locator("summary", { hasText: /^Paying the loans back: \$[\d,.]+ a month/ })).toBeVisible();
      const compared = page.getByRole("region", { name: "Cost of each college, side by side" });
      const head = compared.getByRole("rowheader", { name: "Net price, first year" });
      const before = await head.boundingBox();
      await compared.evaluate((part) => part.scrollTo(400, 0));
      expect((await head.boundingBox())?.x).toBe(before?.x);
      await page.emulateMedia({ media: "print" });
      for (const table of await page.getByRole("table", { name: /, year by year$/ }).all())
        await expect(table).toBeVisible();
    });
  });

import type { Locator, Page } from "@playwright/test";
import { tsImport } from "tsx/esm/api";
import records from "../../app/aid/formula/fixtures/department-records.json" with { type: "json" };
import { watchAddresses } from "./addresses";
import { alive, expect, expectNoAxeViolations, openStep, test } from "./fixtures";

/** The FAFSA calculator as families meet it, and their money, which must not show in any address. */

const path = "/tools/fafsa-calculator";

/** The engine itself, by tsx: the browser tests' own loader does not take its tables, which are JSON files. */
const engine = () =>
  tsImport("../../app/aid/formula/calculate.ts", import.meta.url) as Promise<typeof import("~/aid/formula/calculate")>;

/** The Department's own test record whose name ends so. */
function recordOf(ending: string) {
  const record = records.cases.find(({ id }) => id.endsWith(ending));
  if (record === undefined) throw new Error(`There is no record ${ending}.`);
  return record;
}

/** Fails when an amount (digits, with or without a comma) or the name of a money field is in any address. */
function expectNoMoney(addresses: readonly string[], amounts: readonly string[]): void {
  expect(addresses.length).toBeGreaterThan(0);
  const said = addresses.map((address) => decodeURIComponent(address).replaceAll(",", ""));
  expect(said.filter((address) => /[?&](parents|student|earlier|family_size)\b/.test(address))).toEqual([]);
  expect(said.filter((address) => amounts.some((amount) => address.includes(amount)))).toEqual([]);
}

const amountOf = (page: Page, name: string) => page.locator(`input[name='${name}']`);

async function fillAmounts(page: Page, who: "parents" | "student", amounts: Readonly<Record<string, string>>) {
  for (const [name, amount] of Object.entries(amounts)) {
    const field = amountOf(page, `${who}.${name}`);
    if (!(await field.isVisible()))
      await page
        .locator("summary:visible", { hasText: "Less common lines" })
        .nth(who === "parents" ? 0 : -1)
        .click();
    await field.fill(amount);
  }
}

/** Posts the form and checks that the answer is stored nowhere. */
async function workOut(page: Page, button: string | RegExp = "Work out the SAI", status = 200) {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: button }).click(),
  ]);
  expect(answer.status()).toBe(status);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
}

const figure = (page: Page, term: RegExp): Locator =>
  page
    .locator("#result dl > div")
    .filter({ has: page.getByRole("term").filter({ hasText: term }) })
    .getByRole("definition");
/** The number alone: how it was worked out lies folded below it. */
const sai = (page: Page) =>
  figure(page, /Student Aid Index/).locator(":scope:not(:has(summary)), :scope > details > summary > span:first-child");
const pell = (page: Page) => figure(page, /Pell Grant/);

const written = (amount: number) => Math.abs(amount).toLocaleString("en-US");

test("three questions lead to a range, the form makes it exact, and typing sends nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(path);
  await alive(page);
  const addresses = watchAddresses(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const three = page.getByRole("region", { name: "Three questions for a range" });
  const live = page.locator("#live");
  await three.getByLabel("How do your legal parents live today?").selectOption("one");
  await expect(live.getByText("To see a range:", { exact: true })).toBeVisible();
  await three.getByLabel("How many people are in the family?").fill("3");
  await three.getByLabel("Their adjusted gross income (AGI)").pressSequentially("$61,000");
  const range = live.getByText(/^[\d,−]+ to [\d,]+$/).first();
  await expect(range).toBeVisible();
  await expect(page.getByRole("link", { name: /^SAI [\d,−]+ to [\d,]+ · Pell/ })).toBeInViewport();
  await expect(amountOf(page, "parents.agi")).toHaveValue("$61,000");
  await expect(page.getByLabel("Family size")).toHaveValue("3");
  await openStep(page, "contributor");
  await expect(page.getByRole("radio", { name: /^You have one legal parent/ })).toBeChecked();
  await expectNoAxeViolations(page);

  await live.getByRole("link", { name: /Filing status/ }).click();
  await page.locator("select[name='parents.status']").selectOption({ label: "Head of household" });
  await fillAmounts(page, "parents", { agi: "71,204", tax_paid: "3,917" });
  await expect(live.getByRole("row", { name: /^Parents: U.S. income tax paid [\d,−]+ to [\d,]+$/ })).toBeVisible();
  await fillAmounts(page, "parents", { earned: "71,204" });
  await openStep(page, "contributor");
  await page
    .getByRole("group", { name: /^Is this parent married today/ })
    .getByLabel("No")
    .check();
  await openStep(page, "assets");
  await fillAmounts(page, "parents", { cash: "8,111" });
  await expect(three.getByLabel("Their adjusted gross income (AGI)")).toHaveValue("71,204");
  await expect(live.getByRole("row", { name: /^Parents: Cash, savings and checking/ })).toBeVisible();
  await expect(live.getByRole("status")).toHaveText(/Student Aid Index is [\d,−]+/);
  await amountOf(page, "parents.cash").fill("plenty");
  await expect(live.getByText("These figures are from before your last change:", { exact: true })).toBeVisible();
  // They stand still now, and are the server's below.
  const figures = await live.getByRole("definition").allInnerTexts();
  await amountOf(page, "parents.cash").fill("8,111");
  await expect(live.getByText("These figures are from before your last change:", { exact: true })).toHaveCount(0);
  await expectNoAxeViolations(page);

  // The program of a likely next page is fetched ahead, and no key adds to that.
  const sent = asked.filter((address) => !/^GET \/(assets\/|favicon\.svg$)/.test(address));
  expect(sent).toEqual([]);
  expectNoMoney([...addresses, page.url()], ["71204", "61000", "3917", "8111"]);

  await workOut(page);
  await expect(sai(page)).toHaveText(figures[0] ?? "missing");
  await expect(pell(page)).toHaveText(figures[1] ?? "missing");
});

test("on a phone the form is a list of parts: one is open, each leads to the next, and the answer stays in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThan(4_000);
  const open = page.locator("form details[name=aid-step][open]");
  await expect(open).toHaveCount(0);
  await openStep(page, "family");
  await page.getByLabel("Family size").fill("4");
  await expect(page.locator("summary", { hasText: "Your family" })).toContainText("1 filled in");
  await openStep(page, "contributor");
  await expect(open).toHaveCount(1);
  await page.getByRole("radio", { name: /^Married to each other/ }).check();
  await page.getByRole("link", { name: "Next: Your family" }).click();
  await expect(page.getByLabel("Family size")).toBeInViewport();
  await expect(open).toHaveCount(1);
  await openStep(page, "parents");
  await amountOf(page, "parents.agi").fill("62,000");
  await expect(page.getByRole("link", { name: /^SAI [\d,−]+ to [\d,]+ · Pell/ })).toBeInViewport();
  await expectNoAxeViolations(page);
});

test("somebody independent is not shown a range with parents in it as theirs", async ({ page }) => {
  await page.goto(path);
  const three = page.getByRole("region", { name: "Three questions for a range" });
  const parents = three.getByLabel("How do your legal parents live today?");
  const old = page.locator("#live").getByText("These figures are from before your last change:", { exact: true });
  await parents.selectOption("married");
  await three.getByLabel("How many people are in the family?").fill("4");
  await three.getByLabel("Their adjusted gross income (AGI)").fill("61,000");
  await expect(page.locator("#live").getByRole("definition")).toHaveCount(2);
  await expect(old).toHaveCount(0);
  await parents.selectOption("independent");
  await expect(old).toBeVisible();
  await expect(page.locator("[name=situation]:checked")).toHaveCount(0);
  await three.getByRole("link", { name: "Check what makes you independent" }).click();
  await page.getByLabel("You’re 24 or older").check();
  // What is ticked in the form decides, and the question on top says so.
  await parents.selectOption("apart");
  await expect(parents).toHaveValue("independent");
  await three.getByLabel("Their adjusted gross income (AGI), or yours").fill("31,000");
  await expect(amountOf(page, "student.agi")).toHaveValue("31,000");
  await expect(old).toHaveCount(0);
  await expect(page.locator("#live").getByRole("definition")).toHaveCount(2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 400/] });

  test("there is the form alone, not three questions that would do nothing", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("Three questions for a range")).toBeHidden();
    await expect(page.getByLabel("Family size")).toBeVisible();
  });

  test("on a phone a part opens by its heading, by its address, and where something has to be put right", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByLabel("Family size")).toBeHidden();
    await openStep(page, "family");
    await expect(page.getByLabel("Family size")).toBeVisible();
    await page.goto(`${path}#assets`);
    await expect(amountOf(page, "parents.cash")).toBeVisible();
    await amountOf(page, "parents.cash").fill("plenty");
    await workOut(page, "Work out the SAI", 400);
    await page
      .getByRole("alert")
      .getByRole("link", { name: /Cash, savings and checking/ })
      .click();
    await expect(amountOf(page, "parents.cash")).toBeVisible();
    await expect(amountOf(page, "parents.cash")).toHaveValue("plenty");
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a dependent student gets the Department's own figure, line by line", async ({ page }) => {
      const { award_year, input, expected } = recordOf("08042025-L11");
      const { calculateSai } = await engine();
      const answer = calculateSai({ award_year, input });
      expect(answer.sai).toBe(expected.sai);

      const addresses = watchAddresses(page);
      await page.goto(path);
      await page.getByLabel("School year the aid is for").selectOption(award_year);
      await page.getByLabel("State of legal residence").selectOption({ label: "New Jersey" });
      await page.getByLabel("Your year in college then").selectOption({ label: "First year" });
      await page.getByLabel("Not married to each other, but living together").check();
      await page.getByLabel("Family size").fill("3");
      await page.locator("select[name='parents.status']").selectOption({ label: "Single" });
      await page.locator("select[name='parents.status2']").selectOption({ label: "Single" });
      await fillAmounts(page, "parents", {
        agi: "$61,000",
        tax_paid: "3,000.00",
        earned: "42k",
        earned2: "0",
        cash: "2500",
      });
      await fillAmounts(page, "student", { agi: "2,800", earned: "3,000", cash: "500" });
      await expect(page.locator("select[name='student.status']")).toBeHidden();
      await workOut(page);

      await expect(page.getByRole("heading", { name: "Your result for 2026-27" })).toBeVisible();
      await expect(sai(page)).toHaveText(written(answer.sai));
      await expect(pell(page)).toHaveText(`$${written(answer.pell)}`);
      await expect(page.getByText("Both of your parents, because they live together.")).toBeVisible();
      // Lines of the worksheet by the amounts that the Department's record carries.
      const worksheet = page.locator("#worksheet");
      for (const line of ["p_total_income", "p_payroll", "p_ipa", "p_eea", "p_available_income"]) {
        const amount = answer.lines[line as keyof typeof answer.lines];
        await expect(worksheet.getByRole("cell", { name: `$${written(Number(amount))}` }).first()).toBeVisible();
      }
      expectNoMoney(addresses, ["61000", "42000", "42k", "2800", "2500"]);
      if (javaScriptEnabled) {
        // The device remembers the family's income, which other tools ask for, too. All else the tab alone keeps, for
        // F5 and Back.
        const [device, entry] = await page.evaluate(() => [
          JSON.stringify({ ...localStorage }),
          JSON.stringify(history.state),
        ]);
        expect(device).toMatch(/61,?000/);
        expect(device).not.toMatch(/42k|2,?800|2,?500/);
        expect(entry).not.toMatch(/61,?000|42k|2,?800/);
      }

      // Moving about on the page must not take the answer away: no address can ask for it again.
      await page.keyboard.press("Home");
      await page.getByRole("link", { name: "Skip to the content" }).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${path}#main`);
      await expect(sai(page)).toHaveText(written(answer.sai));
      await page.goBack();
      await expect(page).toHaveURL(`${path}#result`);
      await expect(sai(page)).toHaveText(written(answer.sai));

      await page.getByText("Change an answer").click();
      await expect(amountOf(page, "parents.agi")).toHaveValue("$61,000");
      await expect(page.getByLabel("Not married to each other, but living together")).toBeChecked();
    });

    test("an independent student is not asked about parents", async ({ page }) => {
      const { award_year, input, expected } = recordOf("04012026-L146");
      const { calculateSai } = await engine();
      const answer = calculateSai({ award_year, input });
      expect(answer.sai).toBe(expected.sai);

      const addresses = watchAddresses(page);
      await page.goto(path);
      await expect(page.locator("#contributor")).toBeVisible();
      await page.getByLabel("School year the aid is for").selectOption(award_year);
      await page.getByLabel("State of legal residence").selectOption({ label: "Maryland" });
      await page.getByLabel("Your year in college then").selectOption({ label: "First year" });
      await page.getByLabel("You’re 24 or older").check();
      for (const part of ["contributor", "parents", "family"]) await expect(page.locator(`#${part}`)).toBeHidden();
      await page.locator("select[name='student.status']").selectOption({ label: "Single" });
      await fillAmounts(page, "student", {
        agi: "35,000",
        tax_paid: "2,000",
        earned: "40,000",
        tax_exempt_interest: "500",
        foreign_exclusion: "4,000",
      });
      await workOut(page);
      await expect(sai(page)).toHaveText(written(answer.sai));
      await expect(pell(page)).toHaveText(`$${written(answer.pell)}`);
      await expect(page.getByText("On the form:")).toHaveCount(0);
      expectNoMoney(addresses, ["35000", "40000"]);
    });

    test("parents who live apart see two results side by side and neither other's numbers", async ({ page }) => {
      const addresses = watchAddresses(page);
      await page.goto(path);
      await page.getByLabel("Divorced, separated or never married, and living apart").check();
      await page
        .getByRole("group", { name: "Who gave you more financial support" })
        .getByLabel("Exactly the same")
        .check();
      await page
        .getByRole("group", { name: /^Then it is the parent with the greater/ })
        .getByLabel("Parent B")
        .check();
      const filling = page.getByRole("group", { name: "Whose numbers are you filling in below?" });
      const remarried = page.getByRole("group", { name: /^Is this parent married today/ });
      await filling.getByLabel("Parent A").check();
      await remarried.getByLabel("No").check();
      await page.getByLabel("Family size").fill("3");
      await page.getByLabel("State of legal residence").selectOption({ label: "Alaska" });
      await page.locator("select[name='parents.status']").selectOption({ label: "Head of household" });
      await fillAmounts(page, "parents", { agi: "48,361", tax_paid: "1,957", earned: "47,129", cash: "8,731" });
      await fillAmounts(page, "student", { agi: "5,003", earned: "5,003" });
      await workOut(page);
      await expect(page.getByText("Parent B, who has the greater income and assets")).toBeVisible();
      const first = { sai: await sai(page).textContent(), pell: await pell(page).textContent() };
      expect(first.sai).toMatch(/\d/);
      const results = page.locator("#households").getByRole("row");
      await expect(results).toHaveCount(2);

      await workOut(page, "Work it out for Parent B too");
      await expect(page.getByText("Now the household of Parent B")).toBeVisible();
      for (const name of ["agi", "tax_paid", "earned", "cash"]) {
        await expect(amountOf(page, `parents.${name}`)).toHaveValue("");
      }
      expect(await page.content()).not.toMatch(/48,?361|1,957|47,?129|8,731/);
      await expect(amountOf(page, "student.agi")).toHaveValue("5,003");
      await expect(page.getByLabel("State of legal residence")).toHaveValue("");
      await expect(filling.getByLabel("Parent B")).toBeChecked();
      await expect(page.getByLabel("Divorced, separated or never married, and living apart")).toBeChecked();

      await remarried.getByLabel("Yes").check();
      await page.getByLabel("Family size").fill("5");
      await fillAmounts(page, "parents", { agi: "131,417", tax_paid: "14,093", earned: "90,211", earned2: "41,206" });
      await workOut(page);
      await expect(page.getByText("The stepparent’s income and assets count too.")).toBeVisible();
      await expect(results).toHaveCount(3);
      await expect(results.nth(1)).toContainText("Parent A");
      await expect(results.nth(1).getByRole("cell")).toHaveText([first.sai ?? "", first.pell ?? ""]);
      await expect(results.nth(2)).toContainText("the FAFSA uses this one");
      await expect(results.nth(2).getByRole("cell").first()).toHaveText((await sai(page).textContent()) ?? "");
      expect(first.sai).not.toBe(await sai(page).textContent());
      expect(await page.content()).not.toMatch(/48,?361|1,957|47,?129|8,731/);
      expectNoMoney(addresses, ["48361", "47129", "131417", "90211"]);
    });

    test.describe("mistakes", () => {
      test.use({ allowedErrors: [/status of 400/] });

      test("are told at the top and beside the field, and every value stays", async ({ page }) => {
        const addresses = watchAddresses(page);
        await page.goto(path);
        await page.getByLabel("School year the aid is for").selectOption("2025-26");
        await page.getByRole("radio", { name: /^Married to each other/ }).check();
        await page.getByLabel("Family size").fill("1998");
        await fillAmounts(page, "parents", { agi: "about 71 grand", tax_paid: "-12,345", earned: "65,432" });
        if (javaScriptEnabled) {
          // A form with mistakes stays in the browser: a family's money isn't sent to hear that a figure is none. What
          // judges it comes with the first touch, and has come once a field that was left says so.
          await expect(amountOf(page, "parents.agi")).toHaveAttribute("aria-invalid", "true");
          const posted: string[] = [];
          page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
          await page.getByRole("button", { name: "Work out the SAI" }).click();
          await expect(page.getByRole("alert")).toBeFocused();
          expect(posted).toEqual([]);
        } else {
          await workOut(page, "Work out the SAI", 400);
        }
        const summary = page.getByRole("alert");
        await expect(summary.getByRole("link")).toHaveCount(3);
        if (javaScriptEnabled) await expect(summary).toBeFocused();
        await expect(page.getByLabel("School year the aid is for")).toHaveValue("2025-26");
        await expect(page.getByRole("radio", { name: /^Married to each other/ })).toBeChecked();
        await expect(page.getByLabel("Family size")).toHaveValue("1998");
        await expect(amountOf(page, "parents.agi")).toHaveValue("about 71 grand");
        await expect(amountOf(page, "parents.tax_paid")).toHaveValue("-12,345");
        await expect(amountOf(page, "parents.earned")).toHaveValue("65,432");
        await expect(amountOf(page, "parents.agi")).toHaveAttribute("aria-invalid", "true");
        await expect(amountOf(page, "parents.earned")).not.toHaveAttribute("aria-invalid");
        await summary.getByRole("link", { name: /Adjusted gross income/ }).click();
        await expect(amountOf(page, "parents.agi")).toBeFocused();
        if (javaScriptEnabled) await expectNoAxeViolations(page);

        await amountOf(page, "parents.agi").fill("71,000");
        await amountOf(page, "parents.tax_paid").fill("2,345");
        await page.getByLabel("Family size").fill("4");
        await workOut(page);
        await expect(sai(page)).toHaveText(/^[\d,−]+$/);
        await expect(page.getByRole("alert")).toHaveCount(0);
        expectNoMoney(addresses, ["71000", "12345", "65432", "71 grand"]);
      });
    });
  });
}

test("what is typed and what was answered stay through F5 and Back, and one household’s numbers go before the other’s", async ({
  page,
}) => {
  const held = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await page.goto(path);
  await page.getByLabel("Divorced, separated or never married").check();
  for (const [group, answer] of [
    [/^Who gave you more/, "Parent A"],
    [/^Whose numbers/, "Parent A"],
    [/^Is this parent married/, "No"],
  ] as const)
    await page.getByRole("group", { name: group }).getByLabel(answer).check();
  await amountOf(page, "family_size").fill("3");
  await page.locator('[name="parents.status"]').selectOption("hoh");
  await fillAmounts(page, "parents", { agi: "61,237", tax_paid: "2,917", earned: "61,237" });
  await page.reload();
  await expect(amountOf(page, "parents.agi")).toHaveValue("61,237");
  await expect(page.locator("#live")).toContainText("Your result so far");
  await workOut(page);
  const index = await sai(page).innerText();
  await alive(page);
  await page.reload();
  await expect(sai(page)).toHaveText(index);
  await page.getByRole("link", { name: "Compare the net price of your colleges" }).click();
  await expect(page).toHaveURL(/college-cost-calculator$/);
  await page.goBack();
  await expect(sai(page)).toHaveText(index);
  expect(page.url()).not.toContain("61");

  expect(await held()).toContain("61,237");
  await page.getByRole("button", { name: "Work it out for Parent B too" }).click();
  const second = page.getByText("Now the household of Parent B");
  await expect(second).toBeVisible();
  await expect.poll(held).not.toContain("61,237");

  // The second household's stay as well: what is typed, and then the result beside that of the first.
  await alive(page);
  await page.reload();
  await expect(second).toBeVisible();
  await expect(amountOf(page, "parents.agi")).toHaveValue("");
  await page
    .getByRole("group", { name: /^Is this parent married/ })
    .getByLabel("No")
    .check();
  await amountOf(page, "family_size").fill("2");
  await page.locator('[name="parents.status"]').selectOption("hoh");
  await fillAmounts(page, "parents", { agi: "44,119", tax_paid: "1,213", earned: "44,119" });
  await page.reload();
  await expect(second).toBeVisible();
  await expect(amountOf(page, "parents.agi")).toHaveValue("44,119");
  await page.getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
  await page.goBack();
  await expect(amountOf(page, "parents.agi")).toHaveValue("44,119");
  await workOut(page);
  await alive(page);
  const both = await page.locator("#result").innerText();
  expect(both).toContain(index);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Student Aid Index" }).first()).toBeVisible();
  expect(await page.locator("#result").innerText()).toBe(both);
  expect(await held()).not.toContain("61,237");
});

test("the empty form is the same for everyone; whatever answers money is stored nowhere", async ({
  request,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? "").origin;
  const empty = await request.get(path);
  expect(empty.headers()["cache-control"]).toMatch(/^public/);
  expect(empty.headers()["set-cookie"]).toBeUndefined();
  for (const [sent, status] of [
    ["", 400],
    ["situation=married&family_size=4&parents.agi=61237&award_year=2026-27", 200],
    ["situation=married&family_size=4&parents.agi=61237&award_year=1998-99", 400],
  ] as const) {
    const answer = await request.post(path, {
      data: sent,
      headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status()).toBe(status);
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
    expect(answer.headers().etag).toBeUndefined();
  }
  // Amounts that somebody puts into the address by hand are not taken from it.
  expect(await (await request.get(`${path}?parents.agi=61237`)).text()).not.toContain('value="61237"');
});

test("on paper no part of the worksheet parts with its title", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("radio", { name: /^Married to each other/ }).check();
  await page.getByLabel("Family size").fill("4");
  await fillAmounts(page, "parents", { agi: "84,000", tax_paid: "6,000", earned: "84,000", cash: "41,000" });
  await workOut(page);
  await page.emulateMedia({ media: "print" });
  const tables = page.locator("#worksheet table");
  await expect(tables.nth(3)).toBeAttached();
  for (const table of await tables.all()) {
    const title = page.locator(`#${await table.getAttribute("aria-labelledby")}`);
    await expect(title).toHaveCSS("break-after", "avoid");
    await expect(table.locator("tbody tr").first()).toHaveCSS("break-before", "avoid");
    await expect(table.locator("caption")).toHaveCount(0);
  }
});

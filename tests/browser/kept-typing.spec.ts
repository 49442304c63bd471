import type { Locator, Page } from "@playwright/test";
import { watchAddresses } from "./addresses";
import { alive, expect, test } from "./fixtures";

/** What is typed and not posted yet stays through F5, Back and Forward, and no amount of money in any address. */

const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`);

interface Tool {
  readonly name: string;
  readonly path: string;
  /** What is typed, by the name of the field. */
  readonly typed: Readonly<Record<string, string>>;
  readonly type?: (page: Page) => Promise<void>;
  readonly stays?: (page: Page) => Promise<void>;
}

const table = "/college-cost-calculator/kitchen-table?unitids=203535,204796,206589&state=OH";
const tools: readonly Tool[] = [
  {
    name: "the kitchen table",
    path: table,
    typed: { income: "65,317", budget: "22,718" },
    type: (page) => page.getByLabel("Two in college").check(),
    stays: async (page) => {
      await expect(page.getByLabel("Two in college")).toBeChecked();
      await expect(page.locator("#line")).toContainText("at $65,317");
      await expect(page.locator("#line")).toContainText("within $11,359 a year");
    },
  },
  {
    name: "the loan calculator",
    path: "/college-cost-calculator/loan",
    typed: { principal: "27,431", rate: "", years: "12" },
  },
  {
    name: "the award letter decoder",
    path: "/college-cost-calculator/award-letter?unitids=204796",
    typed: { letter: "Tuition and fees $14,217\nFederal Pell Grant $4,513", cost: "31,417" },
  },
  {
    name: "the comparison",
    path: "/colleges/compare?unitids=203535,204796&state=OH",
    typed: { gpa: "3.37", income: "2" },
    type: async (page) => {
      await page.getByText("Your grades, income and major, and which rows").click();
      await page.getByLabel("Debt", { exact: true }).uncheck();
    },
    stays: async (page) => expect(page.getByLabel("Debt", { exact: true })).not.toBeChecked(),
  },
  {
    name: "the visit planner",
    path: "/college-visit-planner?unitids=203535,204796",
    typed: { from: "Akron, OH" },
  },
  {
    name: "the timeline",
    path: "/application-timeline?unitids=203535,204796",
    typed: { year: "2028" },
    type: async (page) => {
      await page.getByLabel("Gap year", { exact: false }).check();
      await page.getByLabel(/^FAFSA/).uncheck();
    },
    stays: async (page) => {
      await expect(page.getByLabel("Gap year", { exact: false })).toBeChecked();
      await expect(page.getByLabel(/^FAFSA/)).not.toBeChecked();
    },
  },
];

for (const { name, path, typed, type, stays } of tools)
  test(`${name} keeps what is typed`, async ({ page }) => {
    const addresses = watchAddresses(page);
    await page.goto(path);
    await type?.(page);
    for (const [at, value] of Object.entries(typed)) {
      const one = field(page, at);
      if ((await one.evaluate(({ tagName }) => tagName)) === "SELECT") await one.selectOption(value);
      else await one.fill(value);
    }
    const isAllThere = async () => {
      for (const [at, value] of Object.entries(typed)) await expect(field(page, at), at).toHaveValue(value);
      await stays?.(page);
    };
    await page.reload();
    await isAllThere();
    await page.reload();
    await isAllThere();
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
    await page.goBack();
    await isAllThere();
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
    await page.goBack();
    await isAllThere();
    const amounts = Object.values(typed).flatMap((value) => value.match(/\d+,\d+/g) ?? []);
    const said = addresses.map((address) => decodeURIComponent(address).replaceAll(",", ""));
    for (const amount of amounts) expect(said.filter((each) => each.includes(amount.replace(",", "")))).toEqual([]);

    await page.goto("/terms");
    await page.goto(path);
    for (const [at, value] of Object.entries(typed))
      await expect(field(page, at), "a link opens it as new").not.toHaveValue(value || "-");
  });

test("the kitchen table’s posted line is there again, and what was changed since", async ({ page }) => {
  await page.goto(table);
  await field(page, "income").fill("65,317");
  await field(page, "budget").fill("22,718");
  await page.getByRole("button", { name: "Show the line" }).click();
  await expect(page.locator("#line")).toContainText("at $65,317");
  await alive(page);
  await page.reload();
  await expect(page.locator("#line")).toContainText("at $65,317");
  await expect(field(page, "budget")).toHaveValue("22,718");
  await field(page, "income").fill("91,003");
  await expect(page.locator("#line")).toContainText("at $91,003");
  await page.reload();
  await expect(page.locator("#line")).toContainText("at $91,003");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
  await page.goBack();
  await expect(page.locator("#line")).toContainText("at $91,003");
});

test("a loan’s payment stays, and so does what was typed over it", async ({ page }) => {
  await page.goto("/college-cost-calculator/loan");
  await field(page, "principal").fill("27,431");
  await page.getByRole("button", { name: "Work out the payment" }).click();
  const result = page.getByRole("heading", { name: /a month for 10 years/ });
  const said = await result.innerText();
  await alive(page);
  await page.reload();
  await expect(result).toHaveText(said);
  await field(page, "principal").fill("31,003");
  await page.reload();
  await expect(result, "the answer is that of the button").toHaveText(said);
  await expect(field(page, "principal")).toHaveValue("31,003");
});

test("a comparison with an income stays one", async ({ page }) => {
  const addresses = watchAddresses(page);
  await page.goto("/colleges/compare?unitids=203535,204796&state=OH");
  await page.getByText("Your grades, income and major, and which rows").click();
  await field(page, "income").selectOption("1");
  await page.getByRole("button", { name: "Compare", exact: true }).last().click();
  const counted = page.getByText(/^Prices count a family income of/);
  await expect(counted).toBeVisible();
  const row = page.getByRole("row", { name: /^(Price a year|What you|Net price|Your price)/ }).first();
  const price = await row.innerText();
  await alive(page);
  await page.reload();
  await expect(counted).toBeVisible();
  await expect(field(page, "income")).toHaveValue("1");
  expect(await row.innerText()).toBe(price);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
  await page.goBack();
  await expect(counted).toBeVisible();
  expect(addresses.filter((address) => /[?&]income/.test(address))).toEqual([]);
});

test("the lines of a letter stay as they were put right, row by row", async ({ page }) => {
  await page.goto("/college-cost-calculator/award-letter?unitids=204796");
  await field(page, "letter").fill("Tuition and fees $14,200\nHousing and food $13,900\nFederal Pell Grant $4,500");
  await page.getByRole("button", { name: "Decode the letter" }).click();
  const amounts = page.locator("main input[name$='.amount']");
  await expect(amounts).toHaveCount(5);
  await alive(page);
  await amounts.nth(2).fill("4,513");
  await page.reload();
  await expect(amounts.nth(2)).toHaveValue("4,513");
  await expect(amounts.nth(0)).toHaveValue(/14,?200/);
  // A row taken away moves the others up: after F5 it's there again, and no amount stands in the row of another.
  await page.getByRole("button", { name: "Remove line 1" }).click();
  await amounts.nth(1).fill("4,519");
  await page.reload();
  await expect(amounts).toHaveCount(5);
  await expect(amounts.nth(0)).toHaveValue(/14,?200/);
  await expect(amounts.nth(1)).toHaveValue(/13,?900/);
});

test("a task of one’s own that isn’t added yet stays", async ({ page }) => {
  await page.goto("/application-timeline?year=2027&state=OH&unitids=203535");
  await page.getByText("Add your own task").click();
  await page.locator("#own-title").fill("Ask Ms. Ortiz");
  await page.reload();
  await expect(page.locator("#own-title")).toHaveValue("Ask Ms. Ortiz");
  await page.getByText("Add your own task").click();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Added: Ask Ms. Ortiz.")).toBeVisible();
  await page.reload();
  await expect(page.locator("#own-title")).toHaveValue("");
});

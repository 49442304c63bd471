import { watchAddresses } from "./addresses";
import { expect, expectNoAxeViolations, test } from "./fixtures";

/** The tools below `/es` as families who read Spanish meet them: with scripts and without, on a phone. */

const aid = "/es/tools/fafsa-calculator";
const cost = "/es/college-cost-calculator?unitids=204796,201645";

test.use({ viewport: { width: 390, height: 844 }, locale: "es-US" });

test("the FAFSA calculator follows the typing in Spanish, and its answer stays in Spanish", async ({ page }) => {
  const addresses = watchAddresses(page);
  await page.goto(aid);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  const three = page.getByRole("region", { name: "Tres preguntas para un cálculo aproximado" });
  const live = page.locator("#live");
  await three.getByLabel("¿Cómo viven hoy sus padres legales?").selectOption("married");
  await expect(live.getByText("Para ver un cálculo aproximado:")).toBeVisible();
  await three.getByLabel("¿Cuántas personas hay en la familia?").fill("4");
  await three.getByLabel("El ingreso bruto ajustado (AGI) de ellos").fill("61,000");
  await expect(live.getByText(/^de [\d,−]+ a [\d,]+$/).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page
    .getByRole("group", { name: /presentó esta pareja/i })
    .getByLabel("Sí")
    .check();
  await page.locator("input[name='parents.tax_paid']").fill("2,000");
  await page.locator("input[name='parents.earned']").fill("61,000");
  await expect(live.getByRole("heading", { name: "Su resultado hasta ahora" })).toBeVisible();
  const figures = await live.getByRole("definition").allInnerTexts();
  await page.getByRole("button", { name: "Calcular el SAI" }).click();
  await expect(page.getByRole("heading", { name: /^Su resultado para/ })).toBeVisible();
  await expect(page.locator("#result").getByRole("definition").first()).toHaveText(figures[0] ?? "missing");
  await expect(page).toHaveURL(/\/es\/tools\/fafsa-calculator/);
  await expectNoAxeViolations(page);
  expect(addresses.filter((address) => decodeURIComponent(address).replaceAll(",", "").includes("61000"))).toEqual([]);
});

test("the cost calculator compares two colleges in Spanish", async ({ page }) => {
  await page.goto(cost);
  await page.getByLabel("Estado donde vive").selectOption({ label: "Ohio" });
  await page.getByLabel("Ingresos de la familia por año").fill("60,000");
  await expect(
    page
      .locator("#live")
      .getByText(/^Para una familia|^Para ingresos familiares/)
      .first(),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Calcular el costo" }).last().click();
  await expect(page.getByRole("heading", { name: "Lado a lado" })).toBeVisible();
  await expect(page).toHaveURL(/\/es\/college-cost-calculator\?unitids=204796,201645/);
  await expectNoAxeViolations(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a mistake is told in Spanish, at the top and beside the field, and what was typed stays", async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of 400/);
    await page.goto(aid);
    await page.getByLabel("Casados entre sí").check();
    await page.getByLabel("Tamaño de la familia").fill("muchos");
    await page.getByRole("button", { name: "Calcular el SAI" }).click();
    await expect(page.getByRole("alert")).toContainText("Tamaño de la familia: escriba un número entero del 1 al 30.");
    await expect(page.getByLabel("Tamaño de la familia")).toHaveValue("muchos");
  });

  test("each tool leads to itself in the other language", async ({ page }) => {
    await page.goto("/tools/fafsa-calculator");
    await page.getByRole("main").getByRole("link", { name: "En español" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Calculadora de la FAFSA");
    await page.getByRole("main").getByRole("link", { name: "In English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("FAFSA calculator");
  });
});

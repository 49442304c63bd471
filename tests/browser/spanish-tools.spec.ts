import { watchAddresses } from "./addresses";
import { expect, expectNoAxeViolations, openStep, test } from "./fixtures";

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
  await openStep(page, "parents");
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
  // The figure in the result opens into its steps.
  await expect(page.locator("#result dd summary span").first()).toHaveText(figures[0] ?? "missing");
  await page.locator("#result dd summary").click();
  await expect(page.locator("#result").getByText(/^El Índice de Ayuda Estudiantil dice/)).toBeVisible();
  await expect(page).toHaveURL(/\/es\/tools\/fafsa-calculator/);
  await expectNoAxeViolations(page);
  expect(addresses.filter((address) => decodeURIComponent(address).replaceAll(",", "").includes("61000"))).toEqual([]);
});

test("the cost calculator compares two colleges in Spanish", async ({ page }) => {
  await page.goto(cost);
  await page.getByLabel("Estado donde vive").selectOption({ label: "Ohio" });
  await page.getByLabel("Ingresos anuales de la familia").fill("60,000");
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

test("the match quiz goes from its first screen to the list in Spanish, and counts along", async ({ page }) => {
  const addresses = watchAddresses(page);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.goto("/es/college-match-quiz");
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Empezar el cuestionario" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sus calificaciones");
  await page.getByLabel("Su promedio (GPA)").fill("3.4");
  await expect(page.getByText(/^[\d,]+ universidades coinciden$/).first()).toBeVisible();
  await expect(page.getByText(/[\d,]+ seguras, [\d,]+ posibles, [\d,]+ difíciles/)).toBeVisible();
  await page.getByLabel("Su promedio (GPA)").fill("mucho");
  await expect(page.getByText("Escriba su promedio (GPA) como número o letra").first()).toBeVisible();
  await page.getByLabel("Su promedio (GPA)").fill("3.4");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page).toHaveURL(/\/es\/college-match-quiz\?step=tests/);
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByRole("searchbox", { name: "Buscar por carrera" }).fill("enfermer");
  await page.getByLabel(/^Enfermería y profesiones de la salud/).check();
  // Fields have a table of their own, which the worker fetches.
  await expect(page.getByText(/^[\d,]+ universidades coinciden$/).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByLabel("El estado donde vive").selectOption({ label: "Nuevo México" });
  for (const next of [
    "El tipo de universidad que le gusta",
    "Lo que más le importa",
    "Lo que su familia puede pagar",
  ]) {
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(next);
    expect(await wide()).toBeLessThanOrEqual(0);
  }
  await page.getByLabel("Ingresos anuales de su familia").selectOption({ label: "De $30,001 a $48,000" });
  await page.getByRole("button", { name: "Ver mi lista", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Su lista de universidades");
  await expect(page.getByText("Los precios toman en cuenta los ingresos de la familia (de $30,001")).toBeVisible();
  await expect(page).toHaveURL(/\/es\/college-match-quiz\/results\?.*state=NM/);
  await expectNoAxeViolations(page);
  expect(await wide()).toBeLessThanOrEqual(0);
  expect(addresses.filter((address) => /income|budget/.test(address))).toEqual([]);
});

test("a filter of the list in Spanish shows the list it leads to, line by line in Spanish", async ({ page }) => {
  await page.goto("/es/college-match-quiz/results?gpa=3.4&state=OH");
  await page.getByText(/^Todas las universidades/).click();
  await page.locator("summary", { hasText: /^Filtrar/ }).click();
  await page.getByRole("group", { name: "Tamaño" }).getByLabel("De 3,000 a 9,999").check();
  const preview = page.getByRole("region", { name: "La lista que resulta" });
  await expect(preview.getByText(/Su lista equilibrada sería/)).toBeVisible();
  await expect(preview.getByText(/^probabilidad: /).first()).toBeVisible();
  await expect(preview.getByText(/después de becas, |antes de la ayuda, /).first()).toBeVisible();
  await page.getByRole("button", { name: "Filtrar la lista" }).click();
  await expect(page).toHaveURL(/\/es\/college-match-quiz\/results\?.*sizes=medium/);
});

test("what was told to one tool in Spanish is known to the next, said in Spanish, and forgotten with one tap", async ({
  page,
}) => {
  const addresses = watchAddresses(page);
  await page.goto("/es/college-match-quiz?step=school");
  await page.getByLabel("Su promedio (GPA)").fill("3.4");
  await page.getByRole("button", { name: "Continuar" }).click();
  const line = page.getByRole("region", { name: "Lo que usted nos dijo" });
  await expect(line.getByText("promedio 3.4")).toBeVisible();
  await expect(page.getByText("Guardado en este dispositivo").first()).toBeAttached();
  await page.goto("/es/college-match-quiz?step=money&state=NM");
  await page.getByLabel("Ingresos anuales de su familia").selectOption("0");
  await page.getByRole("button", { name: "Ver mi lista", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Su lista de universidades");
  await line.getByRole("button", { name: "Cambiar lo que nos dijo" }).click();
  await line.getByLabel("Estado donde vive").selectOption({ label: "Nuevo México" });
  await expectNoAxeViolations(page, false);
  await line.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.goto(cost);
  await expect(page.getByLabel("Estado donde vive", { exact: true }).last()).toHaveValue("NM");
  await expect(page.getByLabel("O un rango de ingresos")).toHaveValue("0");
  await expect(line.getByRole("listitem")).toContainText([
    "Nuevo México, se usa",
    "hasta $30 mil, se usa",
    "promedio 3.4",
  ]);
  // The English tools are asked by the same student.
  await page.goto("/tools/fafsa-calculator");
  const inEnglish = page.getByRole("region", { name: "What you told us" });
  await expect(inEnglish.getByRole("listitem")).toContainText(["New Mexico, used", "GPA 3.4", "up to $30k"]);
  await page.goto(aid);
  await line.getByRole("button", { name: "Borrar mis datos" }).click();
  await expect(page.getByText("Borrado", { exact: true }).first()).toBeAttached();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("band");
  expect(addresses.filter((address) => /income|band|budget/.test(address))).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a mistake is told in Spanish, at the top and beside the field, and what was typed stays", async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of 400/);
    await page.goto(aid);
    await openStep(page, "contributor");
    await page.getByLabel("Casados entre sí").check();
    await openStep(page, "family");
    await page.getByLabel("Tamaño de la familia").fill("muchos");
    await page.getByRole("button", { name: "Calcular el SAI" }).click();
    await expect(page.getByRole("alert")).toContainText("Tamaño de la familia: escriba un número entero del 1 al 30.");
    await expect(page.getByLabel("Tamaño de la familia")).toHaveValue("muchos");
  });

  test("each tool leads to itself in the other language", async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 400/);
    await page.goto("/tools/fafsa-calculator");
    await page.getByRole("main").getByRole("link", { name: "En español" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Calculadora de la FAFSA");
    await page.getByRole("main").getByRole("link", { name: "In English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("FAFSA calculator");
    await page.goto("/college-match-quiz");
    await page.getByRole("main").getByRole("link", { name: "En español" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Encuentre universidades a su medida");
    await page.getByRole("link", { name: "Empezar el cuestionario" }).click();
    await page.getByLabel("Su promedio (GPA)").fill("9");
    await page.getByRole("button", { name: "Ver mi lista ya" }).click();
    await expect(page.getByRole("alert")).toContainText("¿La escala es hasta 100?");
    await page.getByLabel("Su promedio (GPA)").fill("3.1");
    await page.getByRole("button", { name: "Ver mi lista ya" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Su lista de universidades");
  });
});

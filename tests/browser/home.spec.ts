import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { oneOff, signedIn } from "./people";

/** The home page: its promises lead somewhere, its example is real, and it needs no JavaScript to be read. */

test.use({ reducedMotion: "reduce" });

/** The parts of the page in their order, by the id that links point at. */
const parts = ["value", "about", "tools", "features", "how-it-works", "pricing", "get-started"];

/** Compressed bytes of JavaScript that the first load may take, from the issue that asks for the home page. */
const SCRIPT_BUDGET = 120_000;

test("the hero leads on to the prices and to how it works", async ({ page }) => {
  for (const [name, path] of [
    ["Get Started Free", "/college-match-quiz?step=school"],
    ["See How It Works", "/how-it-works"],
  ] as const) {
    await page.goto("/");
    const hero = page.locator("main header");
    await expect(hero.getByRole("heading", { level: 1 })).toContainText("Know the chance.");
    await hero.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Know the chance.");
  }
});

test("the example shows 72% and real colleges, a safety and a target among them", async ({ page }) => {
  await page.goto("/");
  const example = page.getByRole("figure", { name: "An example plan, 18 of 25 steps done" });
  await expect(example.getByRole("img", { name: /^72% of the example plan/ })).toContainText("72%");
  await expect(example).toContainText("The student is an example.");
  const matches = example.getByRole("listitem");
  for (const label of ["Safety", "Target"]) {
    const match = matches.filter({ has: page.getByText(label, { exact: true }) }).first();
    await expect(match).toContainText(/\d+–\d+%\s*chance/);
    await expect(match).toContainText(/paid \$\d+,\d{3} a year/);
  }
  const college = matches.first().getByRole("link");
  const name = (await college.textContent()) ?? "";
  await college.click();
  await expect(page).toHaveURL(/\/colleges\/\d{6}-/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
});

test("every part has a heading, and its anchor stops below the bar", async ({ page }) => {
  await page.goto("/");
  expect(await page.locator("main section[id]").evaluateAll((sections) => sections.map(({ id }) => id))).toEqual(parts);
  for (const part of parts) {
    await page.goto(`/#${part}`);
    const heading = page.locator(`#${part}`).getByRole("heading", { level: 2 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toBeInViewport();
    const under = () =>
      page.evaluate((id) => {
        const bar = document.getElementById("bar")?.getBoundingClientRect().bottom ?? 0;
        return (document.getElementById(id)?.getBoundingClientRect().top ?? 0) - bar;
      }, part);
    await expect.poll(under).toBeGreaterThanOrEqual(0);
  }
});

/** Everything a reader can see of the page itself, one line for each piece. */
const readable = async (page: Page) => (await page.locator("main").innerText()).split(/\s*\n\s*/);

test("the page reads the same without JavaScript", async ({ page, browser, baseURL }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeAttached();
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto("/");
  const words = await readable(plain);
  await expect.poll(() => readable(page)).toEqual(words);
  expect(words.length).toBeGreaterThan(100);
  for (const part of parts) await expect(plain.locator(`#${part} h2`)).toBeVisible();
  await plain.getByRole("link", { name: "Go straight to the match quiz" }).click();
  await expect(plain.getByRole("heading", { level: 1 })).not.toContainText("Know the chance.");
  await context.close();
});

test("what it says to search engines can be read, and its search works", async ({ page }) => {
  await page.goto("/");
  const texts = await page.locator("script[type='application/ld+json']").allTextContents();
  const things: Record<string, unknown>[] = texts.flatMap((text) => {
    const read = JSON.parse(text);
    return read["@graph"] ?? [read];
  });
  const organization = things.find((thing) => thing["@type"] === "Organization");
  const website = things.find((thing) => thing["@type"] === "WebSite");
  expect(organization).toMatchObject({ name: website?.name });
  expect(website).toMatchObject({ publisher: { "@id": organization?.["@id"] } });
  const template = JSON.stringify(website).match(/"urlTemplate":"([^"]+)"/)?.[1] ?? "";
  const { pathname, search } = new URL(template.replace("{search_term_string}", "stanford"));
  await page.goto(pathname + search);
  await expect(page.getByRole("link", { name: "Stanford University" })).toBeVisible();
});

test("the first load takes no more JavaScript than the budget", async ({ page }) => {
  const scripts: { file: string; bytes: Promise<number> }[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    const file = new URL(request.url()).pathname.replace("/assets/", "");
    scripts.push({ file, bytes: request.sizes().then(({ responseBodySize }) => responseBodySize) });
  });
  await page.goto("/");
  // The last thing the first load does by itself is to find out who is signed in.
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeAttached();
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(scripts.map(async ({ file, bytes }) => ({ file, bytes: await bytes })));
  sizes.sort((a, b) => b.bytes - a.bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = sizes.map(({ file, bytes }) => `${file} ${bytes}`).join(", ");
  console.log(`JavaScript of the first load: ${total} of ${SCRIPT_BUDGET} bytes (${list})`);
  expect(sizes.length).toBeGreaterThan(0);
  expect(total, list).toBeLessThanOrEqual(SCRIPT_BUDGET);
});

test("who signed in on this device is welcomed back to the plan, and nobody else is", async ({ page }) => {
  const welcome = page.getByText("Welcome back.");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeAttached();
  await expect(welcome).toHaveCount(0);
  // The page before tells this device that somebody is signed in: home itself is the same for everyone.
  await signedIn(page, `Back${oneOff()}`, "/tools");
  await expect(page.locator("html[data-member]")).toBeAttached();
  await page.goto("/");
  await expect(welcome).toBeVisible();
  await page.getByRole("link", { name: "Your plan and what’s next" }).click();
  await expect(page).toHaveURL(/\/plan/);
});

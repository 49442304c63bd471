import { alive, expect, test } from "./fixtures";

/** The page of a field of study: who teaches it, near somebody and for their price. */

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a refresh keeps the list of one's state, and the income is in no address", async ({ page }) => {
      const addresses: string[] = [];
      page.on("request", (request) => addresses.push(request.url()));
      await page.goto("/majors/5138-nursing-registered-nurse");
      const teaching = page.locator("#colleges");
      await teaching.getByLabel("Home state").selectOption("OH");
      await teaching.getByLabel(/^ZIP code/).fill("43004");
      await teaching.getByLabel("Family income").selectOption({ label: "$48,001 to $75,000" });
      await teaching.getByRole("button", { name: "Show" }).click();
      await expect(page.getByText("Prices count a family income of $48,001 to $75,000.")).toBeVisible();
      const names = teaching.locator("tbody th a");
      await expect(teaching.locator("tbody tr").first()).toContainText(/, OH · \d+ miles/);
      const shown = await names.allInnerTexts();
      if (javaScriptEnabled) await alive(page);
      await page.reload();
      await expect(page.getByText("Prices count a family income of $48,001 to $75,000.")).toBeVisible();
      await expect(names).toHaveText(shown);
      if (javaScriptEnabled) await alive(page);
      await teaching
        .getByRole("button", { name: "Next" })
        .or(teaching.getByRole("link", { name: "Next" }))
        .click();
      await expect(teaching).toContainText("Page 2 of");
      const second = await names.allInnerTexts();
      expect(second).not.toEqual(shown);
      // The page was posted as a document: what it answered is kept in the tab once its program runs.
      if (javaScriptEnabled) await alive(page);
      await page.reload();
      await expect(page.getByText("Prices count a family income of $48,001 to $75,000.")).toBeVisible();
      await expect(names).toHaveText(second);
      expect(addresses.filter((address) => /[?&]income=/.test(address))).toEqual([]);
    });
  });
}

test("where the device knows the state, who teaches a field is told for there without a tap", async ({ page }) => {
  await page.goto("/majors/5138-nursing-registered-nurse");
  await expect(page).toHaveURL("/majors/5138-nursing-registered-nurse");
  await page.evaluate(() => localStorage.setItem("profile", JSON.stringify({ state: "OH" })));
  await page.reload();
  await expect(page).toHaveURL("/majors/5138-nursing-registered-nurse?state=OH");
  await expect(page.locator("#colleges tbody tr").first()).toContainText(", OH");
  await page.goto("/majors/5138-nursing-registered-nurse?state=TX");
  await expect(page.locator("#colleges tbody tr").first()).toContainText(", TX");
  await expect(page, "an address that says a state stays").toHaveURL(/state=TX$/);
});

test("the income that the device knows counts in who teaches a field, and nothing is sent", async ({
  page,
  browser,
}) => {
  const address = "/majors/5138-nursing-registered-nurse?state=OH";
  const teaching = page.locator("#colleges");
  await page.goto(address);
  const average = await teaching.locator("tbody tr").allInnerTexts();
  await page.evaluate(() => localStorage.setItem("profile", JSON.stringify({ state: "OH", band: "1" })));
  const posted: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
  await page.reload();
  const said = "Prices count a family income of $30,001 to $48,000";
  await expect(teaching.getByText(`${said}, worked out on this device.`)).toBeVisible();
  const mine = await teaching.locator("tbody tr").allInnerTexts();
  expect(mine).not.toEqual(average);
  expect(posted).toEqual([]);

  // The form of another device that is told the same says the same.
  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL(address, page.url()).href);
  await other.locator("#colleges").getByLabel("Family income").selectOption("1");
  await other.locator("#colleges").getByRole("button", { name: "Show" }).click();
  await expect(other.getByText(`${said}.`)).toBeVisible();
  await expect(other.locator("#colleges tbody tr")).toHaveText(mine, { useInnerText: true });
  await other.context().close();
});

test("on a phone the page of a field is at most 7,000 px long, and its work and colleges open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/majors/5138-nursing-registered-nurse?state=OH");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7_000);
  const work = page.getByRole("table", { name: "Occupations to enter with a bachelor’s or less" });
  await expect(work).toBeHidden();
  await page.locator("summary", { hasText: /^With a bachelor’s or less: \d+ occupations?/ }).click();
  await expect(work).toBeVisible();
  const shown = page.locator("#colleges tbody tr").filter({ visible: true });
  await expect(shown).toHaveCount(10);
  await page.locator("summary", { hasText: /^Show all 20 of this page$/ }).click();
  await expect(shown).toHaveCount(20);
});

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { addKenyon, mailOf, oneOff, signedIn, startPlan } from "./people";

/** What a device knows of a student, and the plan: what one takes from the other, and what never goes over. */

test.use({ viewport: { width: 390, height: 844 } });

/** Puts a profile and a list on the device, as the tools leave them. */
async function knows(page: Page, profile: Record<string, string>, list = ""): Promise<void> {
  await page.evaluate(
    ([text, ids]) => {
      localStorage.setItem("profile", text ?? "");
      if (ids) localStorage.setItem("list", ids);
    },
    [JSON.stringify(profile), list],
  );
}

test("a helper's device that knows another student shows no chance in the plan", async ({ page, browser, baseURL }) => {
  await signedIn(page, `Maya${oneOff()}`);
  const plan = await startPlan(page);
  await addKenyon(page, plan);
  const helper = `Hal${oneOff()}`;
  await page.goto(`${plan}/people`);
  await page.getByLabel("Email address").fill(mailOf(helper));
  await page.getByLabel("Someone else who helps").check();
  await page.getByRole("button", { name: "Send the invitation" }).click();
  const link = new URL((await page.getByText(/\/plan\/invitation\?token=/).textContent()) ?? "");

  await knows(page, { gpa: "3.4", state: "OH" });
  await page.goto(`${plan}/colleges`);
  await expect(page.locator("#list")).toContainText("% chance");
  await expect(page.locator("#list")).toContainText("based on what this device knows: GPA 3.4 · Ohio");

  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await signedIn(other, helper, link.pathname + link.search);
  await other.getByRole("button", { name: "Join the plan" }).click();
  await expect(other).toHaveURL(plan);
  await knows(other, { gpa: "2.1", state: "TX", band: "0" });
  const workers: string[] = [];
  other.on("worker", (worker) => workers.push(worker.url()));
  await other.goto(`${plan}/colleges`);
  await expect(other.locator("#list")).toContainText("Kenyon College");
  // The page is alive by now, and what works chances out would have been started.
  await expect(other.locator("#list")).not.toContainText(/chance|a year|this device/i);
  expect(workers).toEqual([]);
  await other.context().close();
});

test("colleges of a list wait while a plan is started, and what the device knows is filled in there", async ({
  page,
}) => {
  await signedIn(page, `Maya${oneOff()}`);
  await page.goto("/college-list?c=204796,203535");
  const year = String(new Date().getFullYear() + 1);
  await knows(page, { gpa: "3.4", state: "OH", year, path: "gap", band: "2" }, "204796,203535");
  await page.reload();
  await page.getByRole("button", { name: "Add to my plan" }).click();
  await page.getByRole("link", { name: "Start a plan" }).click();
  await expect(page.getByLabel("Year the student finishes high school")).toHaveValue(year);
  await expect(page.getByLabel("How the student starts college")).toHaveValue("gap");
  await expect(page.getByLabel("Home state")).toHaveValue("OH");
  await page.getByLabel("I am the student").check();
  await page.getByLabel("The student’s first name").fill("Maya");
  const [posted] = await Promise.all([
    page.waitForRequest((request) => request.method() === "POST"),
    page.getByRole("button", { name: "Start the plan" }).click(),
  ]);
  expect(posted.postData()).not.toMatch(/gpa|band|income/);
  await expect(page).toHaveURL(/\/plan\/add\?.*204796/);
  await page.getByRole("button", { name: "Add to Maya’s plan" }).click();
  await expect(page).toHaveURL(/\/colleges$/);
  await expect(page.locator("#list").getByRole("heading", { level: 3 })).toHaveCount(2);
});

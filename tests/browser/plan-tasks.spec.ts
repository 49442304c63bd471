import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "./fixtures";
import { addKenyon, heading, oneOff, signedIn, startPlan } from "./people";

/** The tasks of a plan, as a student meets them, with JavaScript and without. */

/** Signs somebody of this test in and starts a plan with one college. Gives the path of the plan. */
async function startedPlan(page: Page, name: string): Promise<string> {
  await signedIn(page, name);
  const plan = await startPlan(page);
  await addKenyon(page, plan);
  return plan;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, allowedErrors: [/status of 400/] });

    test("a student ticks off, adds, changes and deletes tasks", async ({ page }) => {
      const looksWell = async () => {
        if (javaScriptEnabled) await expectNoAxeViolations(page);
      };
      const plan = await startedPlan(page, `Maya${javaScriptEnabled ? "Js" : "Plain"}${oneOff()}`);
      await page.goto(plan);
      await page.getByRole("navigation", { name: "This plan" }).getByRole("link", { name: "Tasks" }).click();
      await expect(heading(page)).toHaveText("Tasks");
      await expect(page.getByText(/^0 of \d+ tasks done/)).toBeVisible();
      await looksWell();

      await expect(page.locator("#list").getByRole("listitem")).toHaveCount(10);
      const tick = page.locator("#list").getByRole("checkbox").first();
      const title = await page.locator("#list").getByRole("heading", { level: 4 }).first().textContent();
      await tick.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText(/^1 of \d+ tasks done/)).toBeVisible();
      await expect(tick, "it keeps its place").toBeChecked();
      await expect(tick).toHaveAccessibleName(title ?? "");
      if (javaScriptEnabled) await expect(tick).toBeFocused();
      await looksWell();
      await tick.click();
      await expect(page.getByText(/^0 of \d+ tasks done/)).toBeVisible();
      await expect(tick).not.toBeChecked();
      await tick.click();
      await expect(page.getByText(/^1 of \d+ tasks done/)).toBeVisible();
      await page.getByRole("link", { name: "Done (1)" }).click();
      await expect(page.locator("#list").getByRole("heading", { level: 4 })).toHaveText([title ?? ""]);
      await page.getByRole("link", { name: /^To do/ }).click();
      // The form shows the list that's on the screen: until the other one is there, the one that's done.
      await expect(page.locator("main [aria-current=page]", { hasText: "To do" })).toBeVisible();
      await page.getByLabel("Show the tasks for").selectOption("Kenyon College");
      await page.getByRole("button", { name: "Show", exact: true }).click();
      await expect(page).toHaveURL(/\/tasks\?college=\d+$/);
      await page.locator("#list").getByRole("checkbox").first().click();
      await expect(page.getByText(/^2 of \d+ tasks done/)).toBeVisible();
      await expect(page.getByLabel("Show the tasks for"), "the choice stays").toHaveValue(/^\d+$/);
      await page.locator("#list").getByRole("checkbox").first().click();
      await expect(page.getByText(/^1 of \d+ tasks done/)).toBeVisible();
      await page.goto(plan);
      await expect(page.getByText(/^1 of \d+ tasks done/)).toBeVisible();
      await looksWell();

      await page.goto(`${plan}/tasks`);
      // Close together on a phone, and each still has what there is to say of it.
      await page.setViewportSize({ width: 390, height: 844 });
      const rows = page.locator("#list").getByRole("listitem");
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThanOrEqual(110);
      // Which tasks come first depends on the day; the essay's are the student's own on any.
      const mine = rows.filter({ hasText: "Only you" });
      await expect(mine.first().getByText("Only you")).toBeHidden();
      await mine.first().locator("summary").click();
      await expect(mine.first().getByText("Only you")).toBeVisible();
      await looksWell();
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(mine.last().getByText("Only you")).toBeVisible();
      const add = page.getByRole("region", { name: "Add a task" });
      await add.getByLabel("What needs to be done").fill("Sign the housing form");
      await add.getByRole("button", { name: "Add this task" }).click();
      await expect(page.getByRole("alert")).toContainText("Enter the date");
      await expect(add.getByLabel("What needs to be done")).toHaveValue("Sign the housing form");
      await looksWell();
      const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
      await add.getByLabel("Due").fill(soon);
      await add.getByLabel("Who does it").selectOption("Only me");
      await add.getByRole("button", { name: "Add this task" }).click();
      const own = page.getByRole("listitem").filter({ hasText: "Sign the housing form" });
      await expect(own).toContainText("Only you");

      await own.getByRole("link", { name: /^Change/ }).click();
      const change = page.getByRole("region", { name: "Change this task" });
      await change.getByLabel("Who does it").selectOption("Ask my household");
      await looksWell();
      await change.getByRole("button", { name: "Save" }).click();
      await expect(own).toContainText("For your household");
      await own.getByRole("link", { name: /^Change/ }).click();
      await change.getByRole("button", { name: "Delete this task" }).click();
      await expect(page.getByText("Sign the housing form")).toHaveCount(0);

      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page, `${width}`);
      }
    });
  });
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "./fixtures";
import {
  addKenyon,
  covers,
  heading,
  mailOf,
  oneOff,
  openStoreFile,
  part,
  signedIn,
  startPlan,
  storeFile,
} from "./people";

/** Taking the dates of a plan along: a calendar's own address, reminders by mail, and how both end. */

/** A student's plan with one college, whose deadline is a week from today, for somebody whom Family covers. */
async function planDueInAWeek(page: Page, name: string): Promise<string> {
  const plan = await startPlan(page);
  await addKenyon(page, plan);
  const zone = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });
  const day = zone.format(new Date(Date.now() + 7 * 86_400_000));
  const store = openStoreFile();
  store.prepare("update plan_college set own_deadline = ? where plan_id = ?").run(day, plan.slice("/plan/".length));
  store.close();
  covers(name);
  return plan;
}

const runRemind = (siteOrigin: string, standIns: string) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "app/commands/remind.ts"], {
    env: { ...process.env, DATABASE_URL: storeFile, SITE_ORIGIN: siteOrigin, SANDBOX_ORIGIN: standIns },
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, allowedErrors: [/status of 404/] });

    test("somebody takes the dates into a calendar and into the mail, and ends both", async ({ page, baseURL }) => {
      const name = `Maya${javaScriptEnabled ? "Js" : "Plain"}${oneOff()}`;
      const standIns = await signedIn(page, name);
      const plan = await planDueInAWeek(page, name);
      await page.goto(plan);
      await page.getByRole("navigation", { name: "This plan" }).getByRole("link", { name: "Calendar" }).click();
      await expect(heading(page)).toHaveText("Calendar and reminders");

      const calendar = part(page, "In your own calendar");
      await calendar.getByRole("button", { name: "Create my calendar link" }).click();
      const address = (await calendar.getByText(/\/calendar\/[\w-]{43}\.ics$/).textContent()) ?? "";
      const link = calendar.getByRole("link", { name: "Open it in this device’s calendar" });
      await expect(link).toHaveAttribute("href", address.replace(/^http/, "webcal").replace("webcals", "webcal"));
      const read = () => fetch(address);
      expect(await (await read()).text()).toContain("SUMMARY:Deadline: Kenyon College");
      await page.goto(`${plan}/calendar`);
      await expect(page.getByText(address)).toHaveCount(0);
      await expect(calendar).toContainText("A calendar last used it on");

      const reminders = part(page, "Email reminders");
      await expect(reminders).toContainText("You won’t get any until you ask for them");
      await reminders.getByLabel("Two weeks before").uncheck();
      await reminders.getByLabel("On the day").check();
      await reminders.getByRole("button", { name: "Send me reminders" }).click();
      await expect(reminders.getByRole("button", { name: "Save" })).toBeVisible();
      await expect(reminders.getByLabel("Two weeks before")).not.toBeChecked();
      await expect(reminders.getByLabel("A week before")).toBeChecked();
      await expect(reminders.getByLabel("On the day")).toBeChecked();

      await runRemind(baseURL ?? "", standIns);
      // The site sends what waits as well, and may have taken this message a moment before the command did.
      await expect(async () => {
        await page.goto(`${standIns}/mail?${new URLSearchParams({ to: mailOf(name) })}`);
        expect(await page.getByRole("heading", { level: 2 }).count()).toBe(1);
      }).toPass();
      await expect(page.getByText(/- Deadline: Kenyon College\n.+, in 7 days/)).toBeVisible();
      await page.getByRole("link", { name: /\/reminders\/stop/ }).click();
      await expect(heading(page)).toHaveText("Stop these reminders?");
      await page.getByRole("button", { name: "Stop the reminders" }).click();
      await expect(heading(page)).toHaveText("You won’t get these emails anymore");
      await page.goto(`${plan}/calendar`);
      await expect(reminders).toContainText("You won’t get any until you ask for them");

      await calendar.getByRole("button", { name: "Turn off the link" }).click();
      await expect(calendar.getByRole("button", { name: "Create my calendar link" })).toBeVisible();
      expect((await read()).status).toBe(404);
    });
  });
}

test("axe finds nothing on the calendar of a plan, light and dark, on a phone and a desk", async ({ page }) => {
  const name = `Axel${oneOff()}`;
  await signedIn(page, name);
  const plan = await planDueInAWeek(page, name);
  await page.goto(`${plan}/calendar`);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Create my calendar link" }).click();
  await expect(page.getByRole("status").getByRole("link")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Send me reminders" }).click();
  await expect(page.getByRole("button", { name: "Stop my reminders" })).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await page.goto("/reminders/stop?token=unknown");
  await expectNoAxeViolations(page);
});

import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures";

/** The visit planner as a family meets it: search, plan, change, take along; with JavaScript and without. */

const planner = "/college-visit-planner";
const eight = "unitids=204796,201645,166683,166027,130794,190150,186131,215062";
const trip = `/trip-results?${eight}&from=43004&first=2026-10-05&drivers=2`;

/** Finds a college by its name and ticks it. */
async function add(page: Page, search: string, name: string | RegExp): Promise<void> {
  await page.getByLabel(/^Find (a college|another)$/).fill(search);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page.getByRole("group", { name: "Found for" }).getByRole("checkbox", { name }).check();
  await page.getByRole("button", { name: "Add the ones I checked" }).click();
  await expect(page.getByRole("group", { name: "On this trip" }).getByRole("checkbox", { name })).toBeChecked();
}

test("on paper no heading stands with nothing under it", async ({ page }) => {
  await page.goto(trip);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Save, print or share it" })).toBeHidden();
  await expect(page.locator("#days")).toBeVisible();
});

test("a kept list is taken into the trip in one tap", async ({ page }) => {
  await page.goto(planner);
  await expect(page.getByText("No list yet?")).toBeVisible();
  for (const college of ["203535-kenyon-college", "204501-oberlin-college"]) {
    await page.goto(`/colleges/${college}`);
    await page
      .getByRole("button", { name: /^Keep / })
      .first()
      .click();
  }
  await page.goto(planner);
  await expect(page.getByText("No list yet?")).toHaveCount(0);
  await page.getByRole("link", { name: "Use the 2 colleges on your list" }).click();
  const chosen = page.getByRole("group", { name: "On this trip: 2 of at most 15" });
  await expect(chosen.getByRole("checkbox", { name: "Kenyon College" })).toBeChecked();
  await expect(chosen.getByRole("checkbox", { name: "Oberlin College" })).toBeChecked();
});

test("a choice that was not proven is not called the only one", async ({ page }) => {
  // Fifteen colleges, far apart: more ways than can be looked at.
  const fifteen = `${eight},170976,147767,144050,139755,198419,221999,152080`;
  await page.goto(`/trip-results?${fifteen}&from=43004&first=2026-10-05&days=10&pace=3`);
  await expect(page.getByText("We found no way to fit these colleges into 10 days")).toBeVisible();
  await expect(page.getByText("We found no way to keep more: leave out")).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("search, add and plan lead to a trip with map, days and costs", async ({ page }) => {
      await page.goto(planner);
      await page.getByLabel("Starting point").fill("43004");
      await add(page, "ohio state", /^Ohio State University-Main Campus/);
      await add(page, "case western", /^Case Western Reserve University/);
      await add(page, "oberlin", /^Oberlin College/);
      await expect(page.getByLabel("Starting point")).toHaveValue("43004");
      await page.getByLabel("First day").fill("2026-10-05");
      await page.getByRole("button", { name: "Plan the trip" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your visit trip");
      await expect(page.getByRole("img", { name: /^Map of the route/ })).toBeVisible();
      await expect(page.locator("#route li")).toHaveCount(5);
      await expect(page.locator("#days").getByRole("heading", { name: /^Day 1: Monday, October 5/ })).toBeVisible();
      await expect(page.locator("#costs").getByText("Together")).toBeVisible();
      expect(new URL(page.url()).searchParams.get("unitids")?.split(",")).toHaveLength(3);
    });

    test("Enter in the search field searches, Enter in another plans", async ({ page }) => {
      await page.goto(`${planner}?unitids=204796`);
      await page.getByLabel(/^Find (a college|another)$/).fill("oberlin");
      await page.getByLabel(/^Find (a college|another)$/).press("Enter");
      await expect(page.getByRole("group", { name: "Found for" })).toBeVisible();
      await page.getByLabel("Starting point").fill("Columbus, OH");
      await page.getByLabel("Starting point").press("Enter");
      await expect(page).toHaveURL(/\/trip-results\?unitids=204796&from=Columbus/);
    });

    test("a college whose tick is taken away is left out", async ({ page }) => {
      await page.goto(`${planner}?unitids=204796,201645&from=43004`);
      await page.getByRole("checkbox", { name: /^Case Western/ }).uncheck();
      await page.getByRole("button", { name: "Plan the trip" }).click();
      await expect(page).toHaveURL("/trip-results?unitids=204796&from=43004");
    });

    test("what does not fit is named, and one click plans the rest", async ({ page }) => {
      await page.goto("/trip-results?unitids=204796,201645,166683&from=43004&first=2026-10-05&days=2");
      await expect(page.getByText("These colleges don’t fit into 2 days")).toBeVisible();
      await page.getByRole("link", { name: "Plan without it" }).click();
      await expect(page).toHaveURL(/unitids=204796,201645&/);
      await expect(page.getByText("do not fit")).toHaveCount(0);
      await page.getByRole("link", { name: "Change the trip" }).click();
      await expect(page.getByLabel("Days you have")).toHaveValue("2");
    });

    test("prices of the trip can be changed, and its total follows", async ({ page }) => {
      await page.goto(trip);
      const total = page.locator("#costs tr", { hasText: "Together" }).locator("td");
      const before = await total.textContent();
      await page.locator("summary", { hasText: "Change these prices" }).click();
      await page.getByLabel("Rooms per night").fill("2");
      await page.getByRole("button", { name: "Recalculate" }).click();
      await expect(total).not.toHaveText(before ?? "");
      await expect(page).toHaveURL(/rooms=2/);
    });

    test("the calendar file can be saved", async ({ page }) => {
      await page.goto(trip);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Save the calendar file" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("college-visits.ics");
      const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString("utf8");
      expect(text.match(/UID:visit-/g)).toHaveLength(8);
      expect(text).toMatch(/DTSTART:20261005T\d{6}\r\n/);
    });

    test("the trip sheet has a part for each college", async ({ page }) => {
      await page.goto(trip);
      await page.getByRole("link", { name: "Trip sheet with questions" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trip sheet");
      await expect(page.getByRole("table")).toHaveCount(8);
    });
  });
}

test.describe("mistakes", () => {
  test.use({ allowedErrors: [/status of 400/] });

  test("are told in a summary that takes the focus; nothing typed is lost", async ({ page }) => {
    await page.goto(`${planner}?unitids=204796`);
    await page.getByLabel("Starting point").fill("00000");
    await page.getByLabel("Days you have").fill("many");
    await page.getByRole("button", { name: "Plan the trip" }).click();
    const summary = page.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveCount(2);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel("Starting point")).toHaveValue("00000");
    await expect(page.getByLabel("Days you have")).toHaveValue("many");
    await expectNoAxeViolations(page);
  });
});

test("what cannot be planned answers 400 and is not kept", async ({ request }) => {
  const sixteen = Array.from({ length: 16 }, (_, i) => 204796 + i).join(",");
  for (const path of [
    `${planner}?unitids=${sixteen}`,
    `/trip-results?unitids=${sixteen}&from=43004`,
    `${planner}?do=plan&unitids=204796&from=00000`,
    `/trip-results?unitids=204796&from=43004&first=2026-02-30`,
    `/trip-results?unitids=204796`,
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(400);
    expect(response.headers()["cache-control"]).toBe("private, no-store");
  }
});

test("a date that does not exist stays in its field", async ({ request }) => {
  const html = await (await request.get(`${planner}?do=plan&unitids=204796&from=43004&first=2026-02-30`)).text();
  expect(html).toMatch(
    /type="text"[^>]*name="first"[^>]*value="2026-02-30"|name="first"[^>]*type="text"[^>]*value="2026-02-30"/,
  );
});

for (const path of [
  planner,
  `${planner}?do=find&q=ohio&unitids=204796`,
  trip,
  `${trip}&days=3`,
  "/trip-results?unitids=166683,166027&from=43004&days=2&first=2026-10-10",
  trip.replace("/trip-results", "/trip-results/sheet"),
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectNoAxeViolations(page);
  });
}

import type { Page } from "@playwright/test";
import { alive, awayForSixMinutes, expect, expectNoAxeViolations, hold, test, touched } from "./fixtures";
import { addKenyon, heading, oneOff, signedIn, startPlan } from "./people";

/** The layout around the pages of a plan: what a click asks for, what stays, and a page inside it that fails. */

test.use({ allowedErrors: [/status of 500|SyntaxError/] });

const pagesOfPlan = (page: Page) => page.getByRole("navigation", { name: "This plan" });

/** The routes whose data the page asks for from now on, one list for each request. */
function watchRoutes(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith(".data")) asked.push(`${request.method()} ${searchParams.get("_routes") ?? "all"}`);
  });
  return asked;
}

test("a click inside a plan asks for that page alone, and the layout is asked for again when it may have changed", async ({
  page,
}) => {
  await signedIn(page, `Maya${oneOff()}`);
  const plan = await startPlan(page);
  await addKenyon(page, plan);
  await page.goto(plan);
  await expect(pagesOfPlan(page)).toBeVisible();
  const asked = watchRoutes(page);

  await pagesOfPlan(page).getByRole("link", { name: "Tasks" }).click();
  await expect(heading(page)).toHaveText("Tasks");
  await pagesOfPlan(page).getByRole("link", { name: "Colleges" }).click();
  await expect(heading(page)).toHaveText("The college list");
  await expect(page).toHaveTitle(/^The college list/);
  expect(asked).toEqual(["GET routes/plan/tasks", "GET routes/plan/colleges"]);

  await pagesOfPlan(page).getByRole("link", { name: "Tasks" }).click();
  asked.length = 0;
  await page.locator("#list").getByRole("checkbox").first().click();
  await expect(page.getByText(/^1 of \d+ tasks done/)).toBeVisible();
  expect(asked).toEqual(["POST all", "GET routes/plan/tasks"]);
});

test("a page that fails says so inside the layout and can be tried again; one that is slow stands there in outline", async ({
  page,
}) => {
  await signedIn(page, `Maya${oneOff()}`);
  const plan = await startPlan(page);
  await page.goto(plan);
  await alive(page);
  let broken = true;
  await page.route(/\/tasks\.data/, (route) => (broken ? route.fulfill({ status: 500, body: "" }) : route.continue()));
  await pagesOfPlan(page).getByRole("link", { name: "Tasks" }).click();
  await expect(heading(page)).toHaveText("This part didn’t load");
  await expect(page).toHaveTitle(/^Something went wrong/);
  await expect(pagesOfPlan(page).getByRole("link", { name: "Colleges" })).toBeVisible();
  await expect(page.getByText("name this number")).toBeVisible();
  await expectNoAxeViolations(page);
  broken = false;
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(heading(page)).toHaveText("Tasks");
  await expect(page).toHaveTitle(/^College plan tasks/);

  const what = page.getByLabel("What needs to be done");
  await what.fill("Sign the housing form");
  // The second request for it is held like the first, which is given up in between.
  const release = await hold(page, /\/people\.data/);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.evaluate((to) => {
    (document.querySelector(`nav a[href="${to}"]`) as HTMLElement).click();
  }, `${plan}/people`);
  await expect(page.locator("main [aria-busy=true]")).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  await expect(pagesOfPlan(page)).toBeVisible();
  // The reader stays: the page is back as it was, with what was typed on it.
  await pagesOfPlan(page).getByRole("link", { name: "Tasks" }).click();
  await expect(what).toHaveValue("Sign the housing form");
  await pagesOfPlan(page).getByText("People and privacy").click();
  await pagesOfPlan(page).getByRole("link", { name: "People", exact: true }).click();
  release();
  await expect(heading(page)).toHaveText("People in this plan");
  await expect(page.locator("main")).toBeFocused();
});

test("whoever comes back to a plan gets what was changed in another window, and is told so; never over what is typed", async ({
  page,
}) => {
  await signedIn(page, `Maya${oneOff()}`);
  const plan = await startPlan(page);
  await page.clock.install();
  await page.goto(`${plan}/colleges`);
  const elsewhere = await page.context().newPage();
  await addKenyon(elsewhere, plan);
  const told = page.getByText("something changed in the plan while you were away");
  await expect(page.getByText("There are no colleges on the list yet.")).toBeVisible();

  const field = page.getByLabel("College", { exact: true });
  await touched(page);
  await field.fill("Oberlin");
  const profile = page.waitForResponse((response) => response.url().endsWith("/api/user/profile"));
  await awayForSixMinutes(page);
  await profile;
  await expect(field).toHaveValue("Oberlin");
  await expect(page.getByText("There are no colleges on the list yet.")).toBeVisible();

  await field.fill("");
  await awayForSixMinutes(page);
  await expect(page.getByRole("link", { name: "Kenyon College" })).toBeVisible();
  await expect(told).toBeVisible();
  await pagesOfPlan(page).getByRole("link", { name: "Tasks" }).click();
  await expect(heading(page)).toHaveText("Tasks");
  await expect(told).toHaveCount(0);
});

test.describe("a plan on the home screen of a phone", () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

  test("is read without a connection, without money, forms and programs", async ({ page, context }) => {
    // What a browser says of a site that was put on the home screen.
    await page.addInitScript(() => {
      const asked = window.matchMedia.bind(window);
      window.matchMedia = (query) => asked(query.includes("standalone") ? "all" : query);
    });
    await signedIn(page, `Offline${oneOff()}`);
    const plan = await startPlan(page);
    await addKenyon(page, plan);
    await page.goto(`${plan}/colleges`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const copied = (path: string) =>
      page.evaluate(async (at) => (await (await caches.open("kept-v1")).match(at)) !== undefined, path);
    await expect.poll(() => copied(`${plan}/colleges`)).toBe(true);
    await context.setOffline(true);
    await page.goto(`${plan}/colleges`);
    await expect(page.getByText(/^You’re offline\. This is your plan as it was on /)).toBeVisible();
    await expect(page.locator("main")).toContainText("Kenyon College");
    await expect(page.locator("script, form, button, input")).toHaveCount(0);
    await context.setOffline(false);
  });
});

import type { Page } from "@playwright/test";
import { goodArticle } from "../setup/good-article";
import { beAdmin, beAnotherAdmin, fillBackOffice } from "./back-office";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "./fixtures";
import { heading, mailOf, oneOff, part, signedIn } from "./people";

/**
 * The back office as an administrator meets it: what is wrong on top, a job that runs now, and
 * support with a reason.
 */

const reason = "Wrote to us and cannot sign in";

/** Two articles without a fault, of which no run of words is the same: one with scripts, one without. */
const articles = {
  js: goodArticle,
  plain: {
    ...goodArticle,
    title: "Paper cranes and the price of a college year",
    description: "Another made-up question about the same college, answered from what it told the government.",
    body: [
      "Fold a thousand cranes and {{college.171100.name}} still sends the same bill. So begin with the figure it reports itself.",
      "## How much families were charged {#charged}",
      "Students who got grants were left with {{college.171100.netPrice}} on average. Some were left with less, and some with more.",
      "## Where to look tonight",
      "Search for the college by its name. Its price stands near the top of what comes up.",
    ].join("\n\n"),
  },
} as const;

/** Fills in the form of an article by its labels, as an editor does. */
async function writeArticle(page: Page, { body, description, ...fields }: (typeof articles)["js"]): Promise<void> {
  const typed = {
    Description: description,
    Text: body,
    Sources: fields.sources,
    Facts: fields.facts,
    Tags: fields.tags,
    "Read next": fields.related,
    "Every fact checked on": fields.reviewed,
    "Check again by": fields.nextReview,
  };
  for (const [label, words] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(words);
  await page.getByLabel("Category", { exact: true }).selectOption(fields.category);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, allowedErrors: [/status of 40[0149]/] });

    test("support looks at one account for a reason, and the person reads it", async ({ page, browser, baseURL }) => {
      const name = `Help${javaScriptEnabled ? "Js" : "Plain"}${oneOff()}`;
      const theirs = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled });
      const person = await theirs.newPage();
      await signedIn(person, name, "/account");
      await beAdmin(page);
      await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "People" }).click();
      await expect(heading(page)).toHaveText("People");
      await page.getByLabel("Email address or account id").fill(mailOf(name));
      await page.getByRole("button", { name: "Look at this account" }).click();
      await expect(page.getByRole("alert")).toContainText("Say why");
      await page.getByLabel("Reason").fill(reason);
      await page.getByRole("button", { name: "Look at this account" }).click();
      await expect(heading(page)).toHaveText("One person");
      await expect(part(page, "Account").first()).toContainText(mailOf(name));
      await page.locator("summary", { hasText: "Sign out everywhere" }).click();
      await page.getByRole("button", { name: "Sign out everywhere" }).click();
      await expect(page.getByText("Ended 1 session.")).toBeVisible();
      await signedIn(person, name, "/account");
      await expect(part(person, "When our support looked")).toContainText(reason);
      await theirs.close();
    });

    test("an article goes from a draft to the blog by two people, and back", async ({ page, browser, baseURL }) => {
      const article = articles[javaScriptEnabled ? "js" : "plain"];
      const slug = `${javaScriptEnabled ? "zebra" : "cranes"}-${oneOff()}`;
      const review = part(page, "Review");
      const press = (name: string, on = page) => on.getByRole("button", { name, exact: true }).click();
      await beAdmin(page);
      await page.goto("/admin/blog-automation");
      const begin = part(page, "Begin an article");
      await begin.getByLabel("Title").fill(article.title);
      await begin.getByLabel("Address").fill("Zebra Finch");
      await begin.getByRole("button", { name: "Begin" }).click();
      await expect(begin.getByText("in 5 to 80 small letters").first()).toBeVisible();
      await begin.getByLabel("Address").fill(slug);
      await begin.getByRole("button", { name: "Begin" }).click();
      await expect(heading(page)).toHaveText(article.title);
      const address = new URL(page.url()).pathname;

      await writeArticle(page, article);
      await press("Save a new version");
      await expect(part(page, "Checks")).toContainText("Nothing is wrong with it.");
      await expect(review).toContainText("You wrote some of what isn’t approved yet");

      const theirs = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled });
      const other = await theirs.newPage();
      await beAnotherAdmin(other, `Editor${oneOff()}`);
      await other.goto(`${address}?view=preview`);
      await expect(heading(other)).toHaveText(article.title);
      await other.getByRole("link", { name: "Text and review" }).click();
      await press("Approve version 2", other);
      await expect(part(other, "Review")).toContainText("Approved by Editor");
      await theirs.close();

      await page.goto(address);
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      await page.getByLabel("Publish on").fill(`${tomorrow}T09:30`);
      await press("Schedule version 2");
      await expect(review).toContainText("Goes out on");
      await press("Take it off the schedule");
      await expect(review).not.toContainText("Goes out on");
      await press("Publish now");
      await expect(review).toContainText("Version 2 is public");
      await expect(async () => expect((await page.request.get(`/blog/${slug}`)).status()).toBe(200)).toPass();
      await press("Take back version 2");
      await expect(review).toContainText("Nothing of it is public.");
      await expect(async () => expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404)).toPass();

      await page.getByRole("link", { name: "History" }).click();
      await expect(part(page, "What was public")).toContainText(/Version 2: from .+ until /);
      await press("Bring version 1 back");
      await page.getByRole("link", { name: "Text and review" }).click();
      await expect(review).toContainText("Version 3, saved by");
      await expect(page.getByLabel("Description", { exact: true })).toHaveValue("");
    });

    test("a table is filtered by its form, and a job runs when its button is pressed", async ({ page }) => {
      await beAdmin(page);
      await page.goto("/admin/performance-test");
      await page.getByLabel("Device", { exact: true }).selectOption("Tablet");
      await part(page, "By page").getByRole("button", { name: "Show" }).click();
      await expect(page).toHaveURL(/[?&]device=tablet/);
      await expect(page.getByLabel("Device", { exact: true })).toHaveValue("tablet");
      // Not the same job for both: one that runs can't be asked for again.
      const job = javaScriptEnabled ? "Roll up what readers feel" : "Retention";
      const runs = part(page, "Runs").getByRole("row").filter({ hasText: job });
      const runNow = page.getByRole("button", { name: `Run now: ${job}` });
      // Jobs are known from the first look of a process on.
      await expect(async () => {
        await page.goto("/admin/jobs");
        await expect(runNow).toBeVisible({ timeout: 2_000 });
      }).toPass();
      const before = await runs.count();
      await runNow.click();
      await expect(heading(page)).toHaveText("Jobs");
      // Without scripts nothing refreshes by itself: one looks again, as people do.
      await expect(async () => {
        await page.goto("/admin/jobs");
        expect(await runs.count()).toBeGreaterThan(before);
        await expect(runs.first()).toContainText("done", { timeout: 2_000 });
      }).toPass();
    });
  });
}

test("the knowledge graph is searched, cut to a neighborhood and left for a sheet by the keyboard alone", async ({
  page,
}) => {
  await beAdmin(page);
  expect((await page.request.get("/admin/graph/things.csv")).status()).toBe(200);
  await page.goto("/admin/knowledge-graph");
  const drawing = page.getByRole("img", { name: /^Drawing of \d+ things/ });
  const drawn = async () => Number(/\d+/.exec((await drawing.getAttribute("aria-label")) ?? "")?.[0]);
  await expect(drawing).toBeVisible();
  const whole = await drawn();
  await page.getByLabel("Find a thing in the drawing").focus();
  await page.keyboard.type("pell four families");
  const title = "How the Pell Grant is worked out, with four families";
  const found = part(page, "Drawn").getByRole("button", { name: title, exact: true });
  // Tab leads from the field to what was found, in the order it is shown.
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(found).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  const chosen = part(page, "Drawn").getByRole("status").filter({ hasText: "joined to" });
  await expect(chosen).toContainText(title);
  await page.getByRole("button", { name: "Show only what is around it" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(drawn).toBeLessThan(whole);
  await chosen.getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/knowledge-graph\/thing\?/);
  await expect(heading(page)).toHaveText(title);
});

test("axe finds nothing in the back office, and it fits a phone, light and dark", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = `Seen${oneOff()}`;
  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signedIn(await theirs.newPage(), person);
  await theirs.close();
  await beAdmin(page);
  const ofOneThing = await fillBackOffice(page, person);
  // The file waits until the graph is made, so that its screens are looked at and not what is shown until then.
  expect((await page.request.get("/admin/graph/things.csv")).status()).toBe(200);
  for (const [colorScheme, width] of [["light", 390] as const, ["dark", 1280] as const]) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const screens = ["", "/errors", "/people", "/jobs", "/log", "/performance-test", "/blog-automation"];
    const ofPeople = ["/searches", "/counselor", "/messages"];
    const ofSpeed = ["/performance-test/server", "/performance-test/weights"];
    const ofGraph = ["/knowledge-graph", "/knowledge-graph/reviews", "/knowledge-graph/unused-facts"];
    const ofSearch = ["", "/findings", "/pages", "/search"].map((path) => `/seo-dashboard${path}`);
    const all = [...screens, ...ofPeople, ...ofSpeed, ...ofGraph, ...ofSearch].map((path) => `/admin${path}`);
    for (const path of [...all, ...ofOneThing]) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page, path);
    }
  }
});

test("the overview looks again by itself while one looks at it, and not while somebody types", async ({ page }) => {
  await beAdmin(page);
  await page.clock.install();
  await page.goto("/admin");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // What asks again is no part of the first load, so its clock begins some moments after the page stands.
  await expect(async () => {
    await page.clock.runFor(16_000);
    expect(asked).toContain("/admin.data");
  }).toPass();
  await page.getByLabel("Words in it").first().fill("2026");
  await expect(page.getByLabel("Words in it").first()).toBeFocused();
  await page.clock.runFor(1_000);
  asked.length = 0;
  await page.clock.runFor(60_000);
  expect(asked).not.toContain("/admin.data");
});

test("a table is sorted and filtered by its address, and Back brings the last one", async ({ page }) => {
  await beAdmin(page);
  const weeks = page.getByRole("region", { name: "New accounts and plans by week" });
  await weeks.getByRole("link", { name: "New accounts" }).click();
  await expect(page).toHaveURL(/weeks-sort=-accounts/);
  await expect(weeks.getByRole("columnheader", { name: "New accounts" })).toHaveAttribute("aria-sort", "descending");
  await page.goBack();
  await expect(weeks.getByRole("columnheader", { name: /^Week/ })).toHaveAttribute("aria-sort", "descending");
});

test.describe("what readers feel", () => {
  test.use({ measured: true });

  test("arrives from a real browser and is shown by page, without an address", async ({ page }) => {
    await beAdmin(page);
    const row = page.getByRole("row").filter({ hasText: "/help/:article" });
    // A page that is left before its paint was noted has nothing to send, and what the browser sends while it leaves no
    // test can listen to: what arrived is what counts, after as many visits as that takes.
    await expect(async () => {
      await page.goto("/help/personal-essay?seen=secret-word");
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => /assets\/measure-/.test(name)),
      );
      await page.getByRole("heading", { level: 1 }).click();
      await page.goto("/pricing");
      await page.goto("/admin/performance-test?metric=CLS&device=computer");
      await expect(row.first()).toContainText("CLS", { timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole("main")).not.toContainText("personal-essay");
    // Every page waits for its first byte, and the browser says for which part of it most.
    await page.goto("/admin/performance-test?cause-metric=TTFB");
    await expect(page.getByRole("table", { name: "What takes longest" })).toContainText("/help/:article");
    await page.goBack();
    await row.first().getByRole("link").click();
    await expect(page.getByRole("img", { name: /^CLS: \d/ })).toBeVisible();
  });
});

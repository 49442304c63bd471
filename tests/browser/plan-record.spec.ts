import type { Locator, Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures";
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
  await expect(page.locator("#list")).toContainText("based on what this device, not the plan, knows: GPA 3.4 · Ohio");

  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await signedIn(other, helper, link.pathname + link.search);
  await other.getByRole("button", { name: "Join the plan" }).click();
  await expect(other).toHaveURL(plan);
  await knows(other, { gpa: "2.1", state: "TX", band: "0" });
  const workers: string[] = [];
  other.on("worker", (worker) => workers.push(worker.url()));
  await other.goto(`${plan}/colleges`);
  await expect(other.locator("#list")).toContainText("Kenyon College");
  // Until what works chances out would have been started, and would have fetched its tables.
  await other.waitForLoadState("networkidle");
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

test("what a device knows goes into the plan when it's ticked, and nothing of the household's ever", async ({
  page,
}) => {
  await signedIn(page, `Maya${oneOff()}`);
  const plan = await startPlan(page);
  await addKenyon(page, plan);
  const sent: string[] = [];
  page.on("request", (request) => {
    // The site's own programs are named after what they're about.
    if (!request.url().includes("/assets/")) sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  await page.goto(plan);
  await knows(
    page,
    { gpa: "3.4", scale: "4", sat: "1180", zip: "43022", band: "4", amount: "143427", budget: "9417" },
    "204796",
  );
  await page.goto(`${plan}/colleges`);
  const offer = page.getByRole("region", { name: "From this device" });
  await expect(offer).toContainText("1 college on this device isn’t in your plan.");
  await expect(offer.getByRole("link", { name: "Add it" })).toHaveAttribute("href", "/plan/add?unitids=204796");
  await expect(offer.getByRole("checkbox", { name: "GPA 3.4" })).toBeChecked();
  await offer.getByRole("checkbox", { name: "SAT 1180" }).uncheck();
  // A warning about what the list lacks stands below what the device could add to it.
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const warning = page.getByText("No college on the list admits nearly everyone");
  expect(await top(offer)).toBeLessThan(await top(warning));
  await expectNoAxeViolations(page);
  await offer.getByRole("button", { name: "Keep in your plan" }).click();
  await expect(page.locator("#list")).toContainText("based on what the plan knows: GPA 3.4.");
  await expect(page.locator("#list")).toContainText("% chance");
  await expect(page.locator("#list")).toContainText(
    "Prices count the income on this device; the plan doesn’t hold it.",
  );
  const posted = sent.filter((request) => request.includes("intent=record"));
  expect(posted).toHaveLength(1);
  expect(new URLSearchParams(posted[0]?.split(" ")[1]).get("gpa")).toBe("3.4");
  expect(sent.filter((request) => /1180|43022|143427|9417|band|budget|zip/.test(request))).toEqual([]);

  // What the plan has is never ticked where the device knows something else.
  await knows(page, { gpa: "3.1", scale: "4" }, "203535");
  await page.reload();
  await expect(page.locator("#list")).toContainText("based on what the plan knows: GPA 3.4.");
  await expect(offer.getByRole("checkbox", { name: /^GPA 3\.1/ })).not.toBeChecked();
  await expect(offer).toContainText("The plan has GPA 3.4.");
  await offer.getByRole("button", { name: "These aren’t mine" }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.locator("#list")).toContainText("based on what the plan knows");
  await expect(offer).toHaveCount(0);

  await page.getByRole("navigation", { name: "Take these colleges to" }).getByRole("link", { name: "Costs" }).click();
  await expect(page).toHaveURL("/college-cost-calculator?unitids=203535");
});

test.describe("from the plan to the device", () => {
  // A score is read by the server where it's sent before the rules have come to the page.
  test.use({ allowedErrors: [/status of 400/] });

  test("a device that knows nothing takes the plan's answers by one tap, and the tools have them", async ({ page }) => {
    await signedIn(page, `Maya${oneOff()}`);
    const plan = await startPlan(page);
    await page.goto(`${plan}/setup`);
    await page.getByLabel("GPA", { exact: true }).fill("3.4");
    await page.getByLabel("SAT total").fill("1183");
    const record = page.getByRole("region", { name: "Grades, test scores and majors" });
    await record.getByRole("button", { name: "Save" }).click();
    await expect(record).toContainText("SAT totals end in 0");
    await page.getByLabel("SAT total").fill("1180");
    await record.getByRole("button", { name: "Save" }).click();
    await page.goto(plan);
    expect(await page.evaluate(() => localStorage.getItem("profile"))).toBeNull();
    const offer = page.getByRole("region", { name: "From this device" });
    await expect(offer).toContainText("The plan does: GPA 3.4 · SAT 1180 · class of");
    await expectNoAxeViolations(page);
    await offer.getByRole("button", { name: "Use the plan’s answers in the tools on this device" }).click();
    await expect(offer).toContainText("now start from this: GPA 3.4");
    await page.goto("/college-match-quiz?step=school");
    await expect(page.getByLabel("Your GPA")).toHaveValue("3.4");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 400/] });

  test("grades are kept on the setup page, and nothing typed is lost", async ({ page }) => {
    await signedIn(page, `Maya${oneOff()}`);
    const plan = await startPlan(page);
    await page.goto(`${plan}/setup`);
    await page.getByLabel("GPA", { exact: true }).fill("B+");
    await page.getByLabel("Class rank").fill("34 of 340");
    await page.getByLabel("SAT total").fill("27");
    const record = page.getByRole("region", { name: "Grades, test scores and majors" });
    await record.getByRole("button", { name: "Save" }).click();
    await expect(record).toContainText("That looks like an ACT score.");
    await expect(page.getByLabel("GPA", { exact: true })).toHaveValue("B+");
    await page.getByLabel("SAT total").fill("");
    await record.getByRole("button", { name: "Save" }).click();
    await expect(page.getByLabel("GPA", { exact: true })).toHaveValue("3.3");
    await expect(page.getByLabel("Class rank")).toHaveValue("10");
    await page.goto(`${plan}/log`);
    await expect(page.getByText("changed the grades, test scores or majors")).toBeVisible();
  });
});

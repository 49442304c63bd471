import type { Browser, Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "./fixtures";
import { addKenyon, covers, heading, oneOff, part, signedIn, startPlan, startPlanOn } from "./people";

/** A student's plan as a family meets it, with JavaScript and without: two households that never hear of each other. */

async function invite(page: Page, plan: string, email: string, who: string): Promise<string> {
  await page.goto(`${plan}/people`);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel(who).check();
  await page.getByRole("button", { name: "Send the invitation" }).click();
  const link = await page.getByText(/\/plan\/invitation\?token=/).textContent();
  return new URL(link ?? "").pathname + new URL(link ?? "").search;
}

async function otherBrowser(browser: Browser, options: { javaScriptEnabled: boolean; baseURL: string }): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, allowedErrors: [/status of 40[0134]/] });

    test("a student brings in two households, and each sees only its own", async ({ page, browser, baseURL }) => {
      const own = (name: string) => `${name}${javaScriptEnabled ? "Js" : "Plain"}${oneOff()}`;
      const mail = (name: string) => `${name.toLowerCase()}@family.example`;
      const [maya, renee, tom] = [own("Maya"), own("Renee"), own("Tom")];
      const options = { javaScriptEnabled, baseURL: baseURL ?? "" };
      await signedIn(page, maya, "/plan");
      await page.getByRole("link", { name: "Start a plan" }).click();
      const plan = await startPlanOn(page);

      await page.getByRole("link", { name: "Add the first college" }).click();
      await page.getByLabel("College", { exact: true }).fill("Kenyon College");
      await page.getByRole("button", { name: "Find" }).click();
      await page.getByRole("button", { name: "Add Kenyon College" }).click();
      await expect(part(page, "One college").getByRole("link", { name: "Kenyon College" })).toBeVisible();
      await page.goto("/colleges/202523-denison-university");
      await page.getByRole("link", { name: "Add to my plan" }).click();
      await page.getByRole("button", { name: "Add to Maya’s plan" }).click();
      await expect(part(page, "2 colleges").getByRole("heading", { level: 3 })).toHaveText([
        "Kenyon College",
        "Denison University",
      ]);
      await page.getByRole("button", { name: "Up Denison University" }).click();
      await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Denison University", "Kenyon College"]);
      await page.getByRole("button", { name: "Take off Kenyon College" }).click();
      await expect(part(page, "One college")).toBeVisible();
      await page.getByRole("button", { name: "Put back Kenyon College" }).click();
      await expect(part(page, "2 colleges")).toBeVisible();
      await page.getByRole("link", { name: "Denison University" }).click();
      await page.getByLabel("Status").selectOption("Applying");
      await page.getByLabel("What I liked").fill("The hill at dusk");
      await page.getByLabel("Notes").fill("for my eyes only");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("The hill at dusk")).toBeVisible();

      const apart = page.getByLabel("My parents live in two homes, and I keep them apart");
      await page.goto(`${plan}/setup`);
      await apart.check();
      await part(page, "Your family’s homes").getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("alert")).toContainText("You need the Family plan for that");
      covers(maya);
      await page.goto(`${plan}/setup`);
      await apart.check();
      await part(page, "Your family’s homes").getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("What do the two homes know about each other?")).toBeVisible();
      const first = await invite(page, plan, mail(renee), "Parent or guardian, first household");
      const second = await invite(page, plan, mail(tom), "Parent or guardian, second household");

      const one = await otherBrowser(browser, options);
      await signedIn(one, renee, first);
      await expect(heading(one)).toHaveText("Maya’s college plan");
      await one.getByRole("button", { name: "Join the plan" }).click();
      await expect(one).toHaveURL(plan);
      await one.goto(second);
      await expect(heading(one)).toHaveText("This invitation is for another address");
      await one.goto(first);
      await expect(heading(one)).toHaveText("This link no longer works");
      await one.goto(`${plan}/household`);
      await one.getByLabel("What you plan to pay for college each year").fill("12,345");
      await one.getByRole("button", { name: "Save" }).click();
      await one.getByRole("button", { name: "Share this" }).click();
      await expect(one.getByText("Maya now sees: “plans to pay $5,000 to $15,000 a year”")).toBeVisible();

      const other = await otherBrowser(browser, options);
      await signedIn(other, tom, second);
      await other.getByRole("button", { name: "Join the plan" }).click();
      await expect(other).toHaveURL(plan);
      for (const [who, stranger] of [
        [one, tom],
        [other, renee],
      ] as const) {
        for (const at of ["", "/colleges", "/people", "/household", "/who-sees-what"]) {
          await who.goto(plan + at);
          const text = (await who.locator("main").textContent()) ?? "";
          expect(text, at).not.toMatch(new RegExp(`${stranger}|second household|other household|my eyes only`, "i"));
          if (who === other) expect(text, at).not.toContain("15,000");
        }
      }
      await page.goto(plan);
      await expect(part(page, "What you can pay with")).toContainText("$5,000 to $15,000 a year");
      await expect(part(page, "What you can pay with")).not.toContainText("12,345");
      await page.goto(`${plan}/log`);
      await expect(page.getByText(`${tom} joined the plan`)).toBeVisible();
      await page.goto(`${plan}/people`);
      await page.getByRole("link", { name: `Remove ${tom}` }).click();
      await expect(heading(page)).toHaveText(`Remove ${tom}?`);
      await page.getByRole("button", { name: `Remove ${tom}` }).click();
      await expect(page.getByRole("alert")).toContainText("Type the word delete to continue.");
      await page.getByLabel("Type “delete” to confirm").fill("delete");
      await page.getByRole("button", { name: `Remove ${tom}` }).click();
      await expect(page.getByText(mail(tom))).toHaveCount(0);
      const gone = await other.goto(plan);
      expect(gone?.status()).toBe(404);
      await one.goto(`${plan}/people`);
      await one.getByRole("link", { name: "See what would be deleted" }).click();
      await one.getByLabel("Type “delete” to confirm").fill("delete");
      await one.getByRole("button", { name: "Leave the plan" }).click();
      await expect(heading(one)).toHaveText("What was yours is deleted");
      await one.goto("/plan");
      await expect(heading(one)).toHaveText("Start your college plan");
      await one.context().close();
      await other.context().close();
    });

    test("a mistake keeps what was typed and leads to its field", async ({ page }) => {
      const name = `Mend${javaScriptEnabled ? "Js" : "Plain"}${oneOff()}`;
      await signedIn(page, name, "/plan/start");
      await page.getByLabel("I am a parent or guardian").check();
      await page.getByLabel("The student’s first name").fill("Lee");
      await page.getByRole("button", { name: "Start the plan" }).click();
      await expect(page.getByRole("alert")).toContainText("There are 2 problems");
      await expect(page.getByLabel("The student’s first name")).toHaveValue("Lee");
      await expect(page.getByLabel("I am a parent or guardian")).toBeChecked();
    });
  });
}

test("axe finds nothing on the pages of a plan, light and dark, on a phone and a desk", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 40[04]/);
  await signedIn(page, `Axel${oneOff()}`, "/plan");
  await expectNoAxeViolations(page);
  await page.goto("/plan/start");
  await page.getByRole("button", { name: "Start the plan" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expectNoAxeViolations(page);
  const plan = await startPlan(page);
  for (const college of ["Kenyon College", "Denison University"]) {
    await page.goto(`${plan}/colleges?${new URLSearchParams({ q: college })}`);
    await page.getByRole("button", { name: `Add ${college}` }).click();
    await expect(page.getByRole("link", { name: college })).toBeVisible();
  }
  await page.getByRole("button", { name: "Take off Kenyon College" }).click();
  await expect(page.getByRole("button", { name: "Put back Kenyon College" })).toBeVisible();
  await invite(page, plan, "somebody@family.example", "Counselor");
  await expectNoAxeViolations(page);
  const line = await page.request.get(`${plan}/colleges`).then(async (response) => response.text());
  const college = /\/colleges\/[0-9a-f]{32}/.exec(line)?.[0] ?? "";
  for (const at of ["", "/colleges", college, "/people", "/who-sees-what", "/log", "/setup"]) {
    await page.goto(plan + at);
    await expectNoAxeViolations(page);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const at of ["", "/colleges", college, "/people", "/setup"]) {
    await page.goto(plan + at);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page, at);
  }
  await page.goto("/plan/invitation?token=unknown");
  await expect(heading(page)).toHaveText("This link no longer works");
  await expectNoAxeViolations(page);
});

test("a name without a break pushes no page of a plan sideways on a phone", async ({ page }) => {
  const name = "Maximiliana-Wolfeschlegelsteinhausenberg";
  const parent = `Parent${oneOff()}`;
  await signedIn(page, parent, "/plan/start");
  await page.getByLabel("I am a parent or guardian").check();
  await page.getByLabel("The student’s first name").fill(name);
  await page.getByLabel("Year the student finishes high school").fill(String(new Date().getFullYear() + 1));
  await page.getByLabel("Month").selectOption({ index: 6 });
  await page.getByLabel("Year", { exact: true }).selectOption(String(new Date().getFullYear() + 2));
  await page.getByRole("button", { name: "Start the plan" }).click();
  await expect(page).toHaveURL(/\/plan\/[0-9a-f]{32}$/);
  const plan = new URL(page.url()).pathname;
  await addKenyon(page, plan);
  await page.goto(`${plan}/household`);
  await page.getByLabel("What you plan to pay for college each year").fill("9,000");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Share this" })).toBeVisible();
  await page.goto(`${plan}/ledger`);
  await page.getByLabel("What was it for?").fill("Application fees");
  await page.getByLabel("Amount in dollars").fill("100.01");
  await page.getByLabel("Paid on").fill(`${new Date().getFullYear()}-11-02`);
  await page.getByRole("radio", { name, exact: true }).check();
  await page.getByRole("button", { name: "Add this payment" }).click();
  await expect(part(page, /^School year/)).toContainText(`paid by ${name}`);
  const pages = ["", "/colleges", "/tasks", "/calendar", "/household", "/ledger", "/people", "/who-sees-what"];
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    for (const at of [...pages.map((each) => plan + each), "/plan?all", "/plan/add?college=204796"]) {
      await page.goto(at);
      await expectNoSidewaysScroll(page, `${at} at ${width} px`);
    }
  }
});

test("axe finds nothing on a household's page", async ({ page, browser, baseURL }) => {
  await signedIn(page, `Ada${oneOff()}`);
  const parent = `Ruth${oneOff()}`;
  const plan = await startPlan(page);
  const link = await invite(page, plan, `${parent.toLowerCase()}@family.example`, "Parent or guardian");
  const one = await otherBrowser(browser, { javaScriptEnabled: true, baseURL: baseURL ?? "" });
  await signedIn(one, parent, link);
  await expectNoAxeViolations(one);
  await one.getByRole("button", { name: "Join the plan" }).click();
  await expect(one).toHaveURL(plan);
  await one.goto(`${plan}/household`);
  await one.getByLabel("What you plan to pay for college each year").fill("9,000");
  await one.getByRole("button", { name: "Save" }).click();
  await expect(one.getByRole("button", { name: "Share this" })).toBeVisible();
  await expectNoAxeViolations(one);
  await one.context().close();
});

test("the overview says what a year costs at the colleges on the list, and leads to the family’s own prices", async ({
  page,
}) => {
  await signedIn(page, `Maya${oneOff()}`);
  const plan = await startPlan(page);
  await page.goto(plan);
  await expect(part(page, "What the list costs")).toHaveCount(0);
  await addKenyon(page, plan);
  await page.goto(plan);
  const prices = part(page, "What the list costs");
  await expect(prices).toContainText(
    /^What the list costs an average family\$\d\d,\d{3} a yearAfter grants, for the average family/,
  );
  await expectNoAxeViolations(page);
  // With an income on this device it's the price that the list says.
  await page.evaluate(() => localStorage.setItem("profile", JSON.stringify({ state: "OH", band: "1" })));
  await page.goto(`${plan}/colleges`);
  const row = page.getByRole("listitem").filter({ hasText: "Kenyon College" }).first();
  await expect(row).toContainText(/about \$[\d,]+ a year/);
  const [, price = "no price"] = /about (\$[\d,]+) a year/.exec(await row.innerText()) ?? [];
  await page.goto(plan);
  await expect(prices).toContainText(`What the list costs you${price} a year`);
  await page.evaluate(() => localStorage.removeItem("profile"));
  await page.reload();
  await prices.getByRole("link", { name: "work it out for your income" }).click();
  await expect(page).toHaveURL("/college-cost-calculator?unitids=203535");
});

import type { Page } from "@playwright/test";
import { answerFor, fieldsAt, readProfile } from "../../app/student/profile/profile";
import { expect, expectNoAxeViolations, openStep, test } from "./fixtures";

/** What a student told one tool: shown on top of every other, and never asked again. */
const cost = "/college-cost-calculator?unitids=204796";
const fafsa = "/tools/fafsa-calculator";
const timeline = "/application-timeline";

test.use({ viewport: { width: 390, height: 844 } });

const line = (page: Page) => page.getByRole("region", { name: "What you told us" });
const chips = (page: Page) => line(page).getByRole("list", { name: "You told us" }).getByRole("listitem");
const stored = async (page: Page) => readProfile(await page.evaluate(() => localStorage.getItem("profile")));

/** Every question of this page whose answer is known, with the answer in it. */
async function expectNothingAskedAgain(page: Page): Promise<readonly string[]> {
  await expect(line(page)).toBeVisible();
  const profile = await stored(page);
  const { pathname } = new URL(page.url());
  const answered: string[] = [];
  for (const name of Object.keys(fieldsAt(pathname))) {
    const answer = answerFor(profile, pathname, name);
    const choices = page.locator(`main :is(input:not([type=hidden]), select)[name="${name}"]`);
    if (answer === null || (await choices.count()) === 0) continue;
    const field = choices.first();
    if (/^(radio|checkbox)$/.test((await field.getAttribute("type")) ?? ""))
      for (const value of answer.split(",")) {
        const choice = page.locator(`main input[name="${name}"][value="${value}"]`);
        if ((await choice.count()) > 0) await expect(choice, name).toBeChecked();
      }
    else await expect(field, name).toHaveValue(answer);
    answered.push(name);
  }
  return answered;
}

test("what the quiz asked is asked by no other tool, and stands on top of each, what it works with first", async ({
  page,
}) => {
  await page.goto("/college-match-quiz?step=school");
  await page.getByLabel("Your GPA").fill("3.4");
  await page.getByLabel("High school graduation year").fill("2027");
  await page.getByText("Would you be the first in your family to finish college?").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/gpa=3\.4/);
  await page.goto("/college-match-quiz?step=place");
  await page.locator("main select[name=state]").selectOption("OH");
  await page.locator("main input[name=zip]").fill("43022");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.poll(async () => (await stored(page)).zip).toBe("43022");

  await page.goto(cost);
  await expect(chips(page).first()).toContainText("Ohio, used on this page");
  expect(await expectNothingAskedAgain(page)).toEqual(["state", "entry"]);
  await page.goto(fafsa);
  await expect(chips(page).first()).toContainText("Ohio, used on this page");
  expect(await expectNothingAskedAgain(page)).toEqual(["state"]);
  await page.goto(timeline);
  await expect(chips(page).first()).toContainText("Ohio, used on this page");
  expect(await expectNothingAskedAgain(page)).toEqual(["year", "state"]);
  await expect(chips(page)).toContainText([/^Ohio/, /^class of 2027, used/, /^GPA 3\.4/, /^ZIP 43022/, /^first in/]);
  await page.goto("/college-visit-planner?unitids=204796");
  await expect(chips(page).first()).toContainText("ZIP 43022, used on this page");
  expect(await expectNothingAskedAgain(page)).toEqual(["from"]);
  await expectNoAxeViolations(page);
});

test("what the FAFSA asked of a household is known when one comes back, and to the cost of college", async ({
  page,
}) => {
  await page.goto(fafsa);
  await openStep(page, "student");
  await page.locator("main select[name=state]").selectOption("PA");
  await page.locator("main input[name=grounds]").first().check();
  // Somebody independent without a family of their own is not asked for its size.
  await openStep(page, "your-taxes");
  await page.locator("[name='student.agi']").fill("24000");
  await page.getByRole("button", { name: "Work out the SAI" }).click();
  await expect(page.locator("#result")).toBeVisible();
  await expect(chips(page)).toContainText([/^Pennsylvania, used/, /^independent, used/]);

  await page.goto(cost);
  expect(await expectNothingAskedAgain(page)).toEqual(["state", "income", "dependency"]);
  await expect(page.getByLabel("independent"), "what is filled in is not hidden").toBeVisible();

  await page.goto(fafsa);
  await openStep(page, "student");
  await page.locator("main input[name=grounds]").first().uncheck();
  await openStep(page, "contributor");
  await page
    .getByLabel(/married to each other/i)
    .first()
    .check();
  await openStep(page, "family");
  await page.locator("main input[name=family_size]").fill("5");
  await openStep(page, "parents");
  await page.locator("[name='parents.agi']").fill("61234");
  await page.getByRole("button", { name: "Work out the SAI" }).click();
  await expect(page.locator("#result")).toBeVisible();
  await expect(chips(page)).toContainText([/^Pennsylvania/, /^parents married, used/, /^family of 5/]);
  expect(await stored(page)).toMatchObject({ amount: "61234", band: "2" });
  await page.goto(fafsa);
  expect(await expectNothingAskedAgain(page)).toEqual(["state", "situation", "family_size", "parents.agi"]);
  expect(page.url()).not.toMatch(/married|size|61234/);

  await openStep(page, "contributor");
  await page.getByLabel("Divorced, separated or never married").first().check();
  await openStep(page, "parents");
  await page.locator("[name='parents.agi']").fill("34,567");
  await page.locator("[name='parents.agi']").blur();
  await expect.poll(async () => (await stored(page)).parents).toBe("apart");
  expect(JSON.stringify(await stored(page)), "one home’s tax return is no family income").not.toContain("34567");
});

test("a price and a range stand there at once where everything is known, and an income typed for one stands in the other", async ({
  page,
}) => {
  await page.goto(cost);
  await page.evaluate(() => localStorage.setItem("profile", '{"state":"OH","band":"2"}'));
  await page.goto(cost);
  const live = page.getByRole("region", { name: "What you’d pay" });
  await expect(live).toContainText(/You’d pay about \$[\d,]+ a year/);
  await page.locator("main [name=income]").fill("62,000");
  await page.getByRole("button", { name: "Work out the cost" }).last().click();
  await expect(page.locator("#result")).toBeVisible();

  await page.goto(fafsa);
  await expect(page.locator("[name='parents.agi']")).toHaveValue("62000");
  await expect(page.locator("[name='student.agi']")).toHaveValue("");
  await expect(page.getByLabel("Their adjusted gross income (AGI)")).toHaveValue("62000");
  // The family isn't known yet: what is filled in alone shows nothing beside the form.
  await expect(page.locator("#live")).toHaveCount(0);
  await page.evaluate(() =>
    localStorage.setItem(
      "profile",
      JSON.stringify({ ...JSON.parse(localStorage.profile), parents: "married", size: "4" }),
    ),
  );
  await page.goto(fafsa);
  await expect(page.locator("#live")).toContainText(/[\d,−]+ to [\d,]+/);
});

test("each answer opens at its own field, with the keyboard too, and is changed for every tool", async ({ page }) => {
  await page.goto(timeline);
  await page.evaluate(() =>
    localStorage.setItem("profile", '{"gpa":"3.4","state":"OH","band":"2","year":"2027","first":"yes","fields":"51"}'),
  );
  await page.goto(timeline);
  await line(page)
    .getByRole("button", { name: /^class of 2027/ })
    .press("Enter");
  const year = line(page).getByLabel("Class year");
  await expect(year).toBeFocused();
  await expectNoAxeViolations(page);
  await year.fill("2028");
  await line(page).getByLabel("First in the family to finish college").selectOption("Not said");
  await line(page).getByLabel("Your legal parents").selectOption("Living apart");
  await line(page).getByRole("button", { name: "Save" }).click();
  await expect(year).toHaveCount(0);
  await expect(chips(page)).toContainText([
    /^Ohio/,
    /^class of 2028/,
    /^GPA/,
    /^\$48–75k/,
    /^1 field/,
    /^parents apart/,
  ]);
  await expect(chips(page)).not.toContainText(["first in the family"]);
  await page.goto(fafsa);
  await expect(page.getByLabel("Divorced, separated or never married").first()).toBeChecked();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test("a college’s page says what its chance was worked out from, and nothing else", async ({ page }) => {
  await page.goto(timeline);
  await page.evaluate(() =>
    localStorage.setItem("profile", '{"gpa":"3.4","state":"OH","first":"yes","parents":"apart","year":"2027"}'),
  );
  await page.goto("/colleges/204796-ohio-state-university-main-campus");
  await expect(page.getByText(/^Our estimate for GPA 3\.4, Ohio, worked out on this device\. /)).toBeVisible();
});

const knows = (page: Page, profile: Record<string, string>) =>
  page.addInitScript((known) => {
    if (localStorage.getItem("profile") === null) localStorage.setItem("profile", known);
  }, JSON.stringify(profile));

test("an answer changed on top of a match list makes the list anew, and a grade without its scale is asked about", async ({
  page,
}) => {
  await knows(page, { gpa: "3.4", state: "OH", band: "2" });
  await page.goto("/college-match-quiz/results?gpa=3.4&state=OH");
  await expect(page.getByText("Prices count a family income of $48,001 to $75,000.")).toBeVisible();
  await line(page)
    .getByRole("button", { name: /^GPA 3\.4/ })
    .click();
  const gpa = line(page).getByLabel("GPA", { exact: true });
  await gpa.fill("5.9");
  await line(page).getByRole("button", { name: "Save" }).click();
  await expect(line(page).getByText("Is this right? Say on which scale it is.")).toBeVisible();
  await expect(gpa).toBeFocused();
  await expectNoAxeViolations(page);
  await gpa.fill("3.9");
  await line(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("For a student with a GPA of 3.9, from Ohio.")).toBeVisible();
  await expect(page.getByText("Prices count a family income of $48,001 to $75,000.")).toBeVisible();
  expect(new URL(page.url()).search).not.toContain("income");
});

test("dollars typed for one tool make the price of every other", async ({ page }) => {
  await knows(page, { gpa: "3.4", state: "OH", band: "2", amount: "74000" });
  await page.goto("/college-list?c=203517");
  const own = page
    .locator("main")
    .getByText(/about \$\d\d,\d{3} a year/)
    .first();
  await expect(own).toBeVisible();
  const said = /\$\d\d,\d{3}/.exec((await own.textContent()) ?? "")?.[0] ?? "nothing";
  await page.goto("/colleges/203517-kent-state-university-at-kent");
  await expect(page.locator("main").getByText(said).first()).toBeVisible();
  await page.goto("/college-cost-calculator?unitids=203517");
  await expect(page.getByRole("region", { name: "What you’d pay" })).toContainText(said);
  await page.goto("/college-match-quiz/results?gpa=3.4&state=OH");
  await expect(page.getByText("Prices count a family income of $74,000.")).toBeVisible();
  await expect(page.locator("#suggested").getByText(said).first()).toBeVisible();
});

test("an income that is typed counts everywhere, before any button is pressed", async ({ page }) => {
  const known = { gpa: "3.4", state: "OH", band: "2" };
  await knows(page, known);
  await page.goto("/college-cost-calculator?unitids=203517");
  await page.getByLabel("Yearly family income").fill("41 grand?");
  await page.getByLabel("Yearly family income").blur();
  expect(await stored(page)).toEqual(known);
  await page.getByLabel("Yearly family income").fill("52,000");
  await page.getByLabel("Yearly family income").blur();
  await expect.poll(() => stored(page)).toEqual({ ...known, band: "2", amount: "52000" });
  await page.goto("/college-match-quiz/results?gpa=3.4&state=OH");
  await expect(page.getByText("Prices count a family income of $52,000.")).toBeVisible();

  await page.goto("/college-cost-calculator/kitchen-table?unitids=203517,204796");
  const income = page.getByLabel("Family income a year", { exact: true });
  await expect(income).toHaveValue("52000");
  // A thumb tries out what if.
  const thumb = page.getByRole("slider", { name: "Family income a year" });
  await expect(thumb).toHaveValue("52000");
  await thumb.focus();
  await thumb.press("ArrowRight");
  await expect(income).toHaveValue("53,000");
  await page.getByLabel("You can pay a year").fill("$18,000");
  await page.getByLabel("You can pay a year").blur();
  await expect.poll(() => stored(page)).toEqual({ ...known, amount: "52000", budget: "18000" });
  await income.fill("112,500");
  await income.blur();
  await expect.poll(() => stored(page)).toEqual({ ...known, band: "4", amount: "112500", budget: "18000" });
  await expect(chips(page).filter({ hasText: "$112,500" })).toBeVisible();
});

test("the three questions of the FAFSA are known everywhere before any button is pressed, and the notice hides no answer", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("list", "203517,204796"));
  await page.goto(fafsa);
  const parents = page.getByLabel("How do your legal parents live today?").first();
  await parents.selectOption("married");
  const notice = page.getByRole("listitem").filter({ hasText: "Remembered on this device" });
  await expect(notice).toBeVisible();
  const bar = await page.getByRole("banner").boundingBox();
  const box = await notice.boundingBox();
  // The answer in one line sticks below the title bar.
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.getByLabel("How many people are in the family?").fill("4");
  const income = page.getByLabel("Their adjusted gross income (AGI)");
  await income.fill("62,000");
  await income.blur();
  const known = { parents: "married", size: "4", amount: "62000", band: "2", agi: "parents" };
  await expect.poll(() => stored(page)).toEqual(known);

  await page.getByRole("navigation", { name: "Tools" }).getByRole("link", { name: "Cost" }).click();
  await expect(page).toHaveURL("/college-cost-calculator?unitids=203517,204796");
  await expect(page.getByLabel("Yearly family income")).toHaveValue("62000");
  await page.goto(fafsa);
  expect(await expectNothingAskedAgain(page)).toEqual(["situation", "family_size", "parents.agi"]);
  await expect(income).toHaveValue("62000");
  await page.getByRole("button", { name: "Work out the SAI" }).click();
  await expect(page.locator('form[action="/college-cost-calculator"] input[name=unitids]')).toHaveValue(/203517/);
  await page.getByRole("button", { name: "Take this SAI to the cost calculator" }).click();
  await expect(page.getByRole("button", { name: "Remove Kent State University at Kent" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Ohio State University" })).toBeVisible();
  expect(page.url()).not.toContain("62");
});

test("an income of two homes stands in no form of one, and what the FAFSA told goes when its answer is corrected", async ({
  page,
}) => {
  const household = { amount: "90000", band: "3" };
  await page.goto(fafsa);
  await page.evaluate((known) => localStorage.setItem("profile", known), JSON.stringify(household));
  await page.goto(fafsa);
  const income = page.getByLabel("Their adjusted gross income (AGI)");
  const parents = page.getByLabel("How do your legal parents live today?").first();
  await expect(income).toHaveValue("90000");
  await parents.selectOption("apart");
  await expect(income).toHaveValue("");
  await expect(page.locator("[name='parents.agi']")).toHaveValue("");
  await parents.selectOption("married");
  await expect(income).toHaveValue("90000");
  await income.fill("62,000");
  await income.blur();
  await expect.poll(() => stored(page)).toMatchObject({ parents: "married", amount: "62000" });
  await parents.selectOption("apart");
  await expect.poll(() => stored(page)).toEqual({ ...household, parents: "apart" });
  await expect(income, "typed here").toHaveValue("62,000");

  await page.getByRole("button", { name: "Forget me" }).click();
  await expect(page.getByText("Forgotten", { exact: true }).first()).toBeAttached();
  await page.getByRole("button", { name: "Don’t remember anything I type" }).click();
  await expect(line(page)).toHaveText("We won’t remember what you type in this browser.");
  await parents.selectOption("married");
  await income.fill("62,000");
  await income.blur();
  await expect(page.locator("[name='parents.agi']")).toHaveValue("62,000");
  expect(await stored(page)).toEqual({});
});

test("a class year typed for the dates is known before the timeline is made", async ({ page }) => {
  await page.goto(timeline);
  await page.getByLabel("Class year").fill("2027");
  await page.getByRole("navigation", { name: "Tools" }).getByRole("link", { name: "Cost" }).click();
  await expect(page).toHaveURL("/college-cost-calculator");
  await expect.poll(() => stored(page)).toEqual({ year: "2027" });
});

test("of an income and a band the one given last is left, and counts", async ({ page }) => {
  await knows(page, { state: "OH", band: "2" });
  await page.goto("/college-cost-calculator?unitids=203517");
  const income = page.getByLabel("Yearly family income");
  const band = page.getByLabel("Or an income band");
  const live = page.getByRole("region", { name: "What you’d pay" });
  await expect(live).toContainText("For a family income of $48,001 to $75,000");
  await income.fill("120 grand?");
  await income.blur();
  await expect(band).toHaveValue("2");
  await income.fill("120,000");
  await income.blur();
  await expect(live).toContainText("For a family income of $120,000");
  await expect(band).toHaveValue("");
  await expect.poll(() => stored(page)).toEqual({ state: "OH", band: "4", amount: "120000" });
  await band.selectOption("1");
  await expect(income).toHaveValue("");
  await expect(live).toContainText("For a family income of $30,001 to $48,000");
  await expect.poll(() => stored(page)).toEqual({ state: "OH", band: "1" });
});

test("where everything is known the cost of one college and of nine stands on the first screen", async ({ page }) => {
  await knows(page, { state: "OH", band: "2", amount: "62000" });
  for (const unitids of ["203517", "203517,204796,201645,202134,202523,204024,203535,201441,206084"]) {
    await page.goto(`/college-cost-calculator?unitids=${unitids}`);
    const answer = page.locator('main a[href="#live"]');
    await expect(answer).toContainText(/^About \$[\d,]+/);
    const box = await answer.boundingBox();
    const bar = await page.getByRole("navigation", { name: "Tools" }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), unitids).toBeLessThanOrEqual(bar?.y ?? 0);
    await expectNoAxeViolations(page, false);
  }
});

test("a field that is left while another is pressed doesn’t push that away", async ({ page }) => {
  await page.goto("/college-cost-calculator?unitids=203517&state=OH");
  await page.getByLabel("Yearly family income").fill("52,000");
  const button = page.getByRole("button", { name: "Work out the cost" });
  await button.hover();
  await page.mouse.down();
  await expect.poll(() => stored(page)).toMatchObject({ amount: "52000" });
  await expect(line(page)).toBeHidden();
  await page.mouse.up();
  await expect(page.getByRole("region", { name: "What it costs you" })).toBeVisible();
  await expect(line(page)).toBeVisible();
});

test("a list that a scrolled page leads to begins at its top", async ({ page }) => {
  await knows(page, { gpa: "3.4", state: "OH", band: "2" });
  await page.goto("/");
  const button = page.getByRole("button", { name: "See my list" }).first();
  await expect(page.getByRole("region", { name: "Three colleges from your list" })).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await button.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("college");
  await expect(page).toHaveURL(/results/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("home counts what other tools were told, and so does the list it leads to", async ({ page }) => {
  await knows(page, { gpa: "3.4", sat: "1210", state: "OH", band: "2" });
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Three colleges from your list" })).toBeVisible();
  await page.getByRole("button", { name: "See my list" }).first().click();
  await expect(page.getByText("For a student with a GPA of 3.4 and an SAT score of 1210, from Ohio.")).toBeVisible();
});

test("a band that was told is offered to the FAFSA’s range in one tap", async ({ page }) => {
  await knows(page, { state: "OH", band: "2", parents: "married", size: "4" });
  await page.goto(fafsa);
  await page.getByRole("button", { name: "Use $61,500, the middle of the income you told us" }).click();
  await expect(page.getByLabel("Their adjusted gross income (AGI)")).toHaveValue("61500");
  await expect(page.locator("#live")).toContainText(/[\d,−]+ to [\d,]+/);
});

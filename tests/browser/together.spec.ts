import type { Browser, Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "./fixtures";
import { addKenyon, covers, mailOf, oneOff, part, send, signedIn, startPlan } from "./people";

/** Two phones: each home counts an amount of its own, and the plan says only what both reach. */

test.use({ viewport: { width: 390, height: 844 } });

/** A parent of one of the homes, who joined on a phone of their own. */
async function parentOf(page: Page, plan: string, which: "first" | "second", browser: Browser, options: object) {
  const name = `${which === "first" ? "Renee" : "Tom"}${oneOff()}`;
  await page.goto(`${plan}/people`);
  await page.getByLabel("Email address").fill(mailOf(name));
  await page.getByLabel(`Parent or guardian, ${which} household`).check();
  await page.getByRole("button", { name: "Send the invitation" }).click();
  const link = new URL((await page.getByText(/\/plan\/invitation\?token=/).textContent()) ?? "");
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })).newPage();
  await signedIn(phone, name, link.pathname + link.search);
  await phone.getByRole("button", { name: "Join the plan" }).click();
  await expect(phone).toHaveURL(plan);
  return phone;
}

async function count(phone: Page, plan: string, amount: string): Promise<void> {
  await phone.goto(`${plan}/household`);
  await phone.getByLabel("What you plan to pay for college each year").fill(amount);
  await part(phone, "Your figures").getByRole("button", { name: "Save" }).click();
  await part(phone, "What both households reach").getByRole("button", { name: "Count our amount" }).click();
  await expect(part(phone, "What both households reach")).toContainText("Your household counts as “");
}

for (const javaScriptEnabled of [true, false]) {
  test(`two homes see what they reach together, and neither the other's amount, ${
    javaScriptEnabled ? "with" : "without"
  } JavaScript`, async ({ browser, baseURL }) => {
    const options = { javaScriptEnabled, baseURL: baseURL ?? "" };
    const student = await (await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })).newPage();
    const maya = `Maya${oneOff()}`;
    await signedIn(student, maya);
    const plan = await startPlan(student);
    await addKenyon(student, plan);
    await send(student, `${plan}/colleges`, { intent: "add", unitid: "201441" });
    covers(maya);
    await student.goto(`${plan}/setup`);
    await student.getByLabel("My parents live in two homes and plan together").check();
    await part(student, "Your family’s homes").getByRole("button", { name: "Save" }).click();
    await expect(student.getByText("What do the two homes know about each other?")).toBeVisible();
    const first = await parentOf(student, plan, "first", browser, options);
    const second = await parentOf(student, plan, "second", browser, options);

    await first.goto(`${plan}/household`);
    await expect(part(first, "What both households reach")).toHaveCount(0);
    await count(first, plan, "14,321");
    await first.getByRole("link", { name: "the college list" }).click();
    const together = "What both households reach together";
    await expect(part(first, together)).toContainText("Your household counts.");
    await expect(part(first, together)).toContainText("The other household doesn’t count anything yet.");
    await expect(part(first, together).getByRole("heading", { level: 3 })).toHaveCount(0);

    await count(second, plan, "13,579");
    for (const phone of [student, first, second]) {
      await phone.goto(`${plan}/colleges`);
      const reached = part(phone, together);
      await expect(reached.getByRole("heading", { level: 3 }).first()).toBeVisible();
      await expect(reached.getByRole("link", { name: "Kenyon College" })).toBeVisible();
      const text = await phone.locator("main").innerText();
      for (const amount of phone === first ? ["13,579"] : phone === second ? ["14,321"] : ["13,579", "14,321"])
        expect(text).not.toContain(amount);
      expect(await reached.innerText()).not.toMatch(/14,321|13,579|27,900|15,000/);
      if (javaScriptEnabled) await expectNoAxeViolations(phone);
      await expectNoSidewaysScroll(phone, "the college list of two homes");
    }

    await second.goto(`${plan}/household`);
    await part(second, "What both households reach").getByRole("button", { name: "Stop counting" }).click();
    await expect(part(second, "What both households reach")).toContainText("Nothing of yours counts right now.");
    await first.reload();
    await expect(part(first, together).getByRole("heading", { level: 3 })).toHaveCount(0);
    for (const phone of [student, first, second]) await phone.context().close();
  });
}

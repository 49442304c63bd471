import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import Database from "libsql";
import { expect } from "./fixtures";

/** The people of a family plan in a browser: how each signs in, starts a plan, and is covered. */

/** Where the site of this run keeps what it stores. */
export const storeFile = "test-results/data/store.sqlite";

/** Letters that no other test of this run has: names hold no digits. */
export const oneOff = () => [...randomBytes(8)].map((byte) => "abcdefghijklmnop"[byte % 16]).join("");

export const mailOf = (name: string) => `${name.toLowerCase()}@family.example`;
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const part = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

/**
 * Signs somebody of this test in and goes to a page. Gives where the stand-ins listen.
 *
 * @param age what somebody new answers to the question
 */
export async function signedIn(page: Page, name: string, to: string, age = "18 or older"): Promise<string> {
  await page.goto(`/auth/login?${new URLSearchParams({ returnTo: to })}`);
  const standIns = new URL(page.url()).origin;
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email", { exact: true }).fill(mailOf(name));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(heading(page)).not.toHaveText("Who do you want to be?");
  if ((await heading(page).textContent()) === "How old are you?") {
    await page.getByRole("radio", { name: age }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(heading(page)).not.toHaveText("How old are you?");
  }
  return standIns;
}

/** Starts the plan of a student who finishes next year. Gives its path. */
export async function startPlan(page: Page): Promise<string> {
  await page.goto("/plan/start");
  await page.getByLabel("I am the student").check();
  await page.getByLabel("The student’s first name").fill("Maya");
  await page.getByLabel("Year the student finishes high school").fill(String(new Date().getFullYear() + 1));
  await page.getByRole("button", { name: "Start the plan" }).click();
  await expect(page).toHaveURL(/\/plan\/[0-9a-f]{32}$/);
  return new URL(page.url()).pathname;
}

/** Puts Kenyon College on the list of a plan. */
export async function addKenyon(page: Page, plan: string): Promise<void> {
  await page.goto(`${plan}/colleges?q=Kenyon+College`);
  await page.getByRole("button", { name: "Add Kenyon College" }).click();
  await expect(page.getByRole("link", { name: "Kenyon College" })).toBeVisible();
}

/** The store of the site under test, beside the site: it waits while the site writes. */
export function openStoreFile() {
  const store = new Database(storeFile);
  store.exec("pragma busy_timeout = 60000");
  return store;
}

/** Gives somebody the Family subscription in the store of this run, as a family with a fee waiver has it. */
export function covers(name: string): void {
  const store = openStoreFile();
  store
    .prepare("insert into billing (account_id, waived_at) select id, created_at from account where email = ?")
    .run(mailOf(name));
  store.close();
}

import { randomBytes } from "node:crypto";
import type { APIResponse, Page } from "@playwright/test";
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

/** Where an answer leads. */
function locationOf(answer: APIResponse): URL {
  const { location } = answer.headers();
  if (location === undefined) throw new Error(`${answer.url()} answers ${answer.status()} and leads nowhere.`);
  return new URL(location, answer.url());
}

/**
 * Signs a browser in by the requests that the pages of signing in would send, without drawing them: what those pages do
 * is what `account.spec.ts` looks at, with scripts and without. Gives where the stand-ins listen.
 *
 * @param choice who to be at the sign-in service
 * @param age what somebody new answers to the question
 */
export async function signInAs(page: Page, choice: Record<string, string>, age = "18+"): Promise<string> {
  const { request } = page.context();
  const get = async (address: string | URL) => locationOf(await request.get(String(address), { maxRedirects: 0 }));
  const post = async (to: URL, form: Record<string, string>) =>
    locationOf(await request.post(to.href, { form, headers: { Origin: to.origin }, maxRedirects: 0 }));
  const service = await get("/auth/login?returnTo=%2Faccount");
  const asked = Object.fromEntries(service.searchParams);
  const next = await get(await post(new URL("/authorize", service), { ...asked, ...choice }));
  const end = next.pathname === "/auth/welcome" ? await post(next, { age }) : next;
  expect(end.pathname).toBe("/account");
  return service.origin;
}

/** Signs somebody of this test in and, if it says one, opens a page. Gives where the stand-ins listen. */
export async function signedIn(page: Page, name: string, to?: string, age?: string): Promise<string> {
  const standIns = await signInAs(page, { sub: "", name, email: mailOf(name), verified: "yes" }, age);
  if (to !== undefined) await page.goto(to);
  return standIns;
}

const aboutMaya = () => ({ who: "student", name: "Maya", year: String(new Date().getFullYear() + 1) });

/** Starts the plan of a student who finishes next year, by its form on a page. Gives its path. */
export async function startPlanOn(page: Page): Promise<string> {
  const { name, year } = aboutMaya();
  await page.goto("/plan/start");
  await page.getByLabel("I am the student").check();
  await page.getByLabel("The student’s first name").fill(name);
  await page.getByLabel("Year the student finishes high school").fill(year);
  await page.getByRole("button", { name: "Start the plan" }).click();
  await expect(page).toHaveURL(/\/plan\/[0-9a-f]{32}$/);
  return new URL(page.url()).pathname;
}

/** Origin of the site under test. */
export async function originOf(page: Page): Promise<string> {
  return new URL((await page.context().request.head("/api/health")).url()).origin;
}

/** Sends a form of the site as a page would, without opening one. Gives where its answer leads. */
export async function send(page: Page, path: string, form: Record<string, string>): Promise<URL> {
  const headers = { Origin: await originOf(page) };
  return locationOf(await page.context().request.post(path, { form, headers, maxRedirects: 0 }));
}

/** Starts the same plan by the request that its form sends, for a test of something else. Gives its path. */
export async function startPlan(page: Page): Promise<string> {
  const { pathname } = await send(page, "/plan/start", aboutMaya());
  expect(pathname).toMatch(/^\/plan\/[0-9a-f]{32}$/);
  return pathname;
}

/** Puts Kenyon College on the list of a plan, by the request that the list's page sends. */
export async function addKenyon(page: Page, plan: string): Promise<void> {
  await send(page, `${plan}/colleges`, { intent: "add", unitid: "203535" });
}

/** The store of the site under test, beside the site: it waits while the site writes. */
export function openStoreFile(file = storeFile) {
  const store = new Database(file);
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

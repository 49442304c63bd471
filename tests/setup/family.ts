import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { attestWaiver, withdrawWaiver } from "~/billing/waiver.server";
import { startStandIns } from "~/sandbox/server";
import { openStore, type Store } from "~/store/database.server";
import { type RunningSite, startSite } from "./site";
import { locationOf, Visitor } from "./visitor";

/** What the site of these tests seals with, so that a test can read and write what lies under the seal. */
export const secret = Buffer.from("what the tests of a family seal with").toString("base64url");

export interface Family {
  readonly maya: Visitor;
  readonly renee: Visitor;
  readonly tom: Visitor;
  /** "/plan/…" */
  readonly plan: string;
  readonly names: { readonly maya: string; readonly renee: string; readonly tom: string };
  /** Lets the second household join. */
  bring(): Promise<void>;
}

/** A running site with its store and stand-ins, and families in it. */
export interface FamilySite {
  readonly site: RunningSite;
  readonly store: Store;
  person(name: string, more?: { readonly age?: string }): Promise<Visitor>;
  start(one: Visitor, fields?: Record<string, string>): Promise<string>;
  inviteTo(one: Visitor, plan: string, who: string, email: string): Promise<string>;
  /** Gives somebody the Family subscription, as a family with a fee waiver has it; or takes it away. */
  covers(name: string, yes?: boolean): Promise<void>;
  /** A student with two households that are kept apart; the second one joins by `bring`. */
  family(): Promise<Family>;
  stop(): Promise<void>;
}

/** A page that must be there and must be kept by nobody. */
export async function page(one: Visitor, path: string, status = 200): Promise<string> {
  const response = await one.get(path);
  expect(response.status, path).toBe(status);
  expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
  return (await response.text()).replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}

/** What a page says to a reader: the text of its main part, and the data that came with it. */
export function words(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const data = [...html.matchAll(/streamController\.enqueue\(([\s\S]*?)\);?<\/script>/g)].map(([, sent]) => sent);
  return [main, ...data].join("\n").replace(/ (class|style)="[^"]*"|<!-- -->/g, "");
}

/** All that a page sends, without what differs from one answer to the next. */
export const whole = (html: string) => html.replace(/nonce="[^"]*"/g, "").replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "");

/** The ids in links to `under` of a page. */
export const idsUnder = (html: string, under: string) => [
  ...new Set([...html.matchAll(new RegExp(`${under}/([0-9a-f]{32})`, "g"))].map(([, id]) => id ?? "")),
];

/** The ids that the forms of a page send. */
export const idsIn = (html: string, name: string) => [
  ...new Set([...html.matchAll(new RegExp(`name="${name}" value="([0-9a-f]{32})"`, "g"))].map(([, id]) => id ?? "")),
];

export async function startFamilySite(): Promise<FamilySite> {
  const standIns = await startStandIns();
  const folder = mkdtempSync(join(tmpdir(), "family-"));
  const file = join(folder, "store.sqlite");
  const site = await startSite({ SANDBOX_ORIGIN: standIns.origin, DATABASE_URL: file, SESSION_SECRET: secret });
  const store = openStore({ dialect: "sqlite", file });
  let families = 0;

  const person: FamilySite["person"] = async (name, { age = "18+" } = {}) => {
    const one = new Visitor(site.origin);
    const who = { sub: "", name, email: `${name}@family.example`, verified: "yes" };
    const next = locationOf(await one.get(await one.chooseAt("/auth/login?returnTo=/account", who)));
    if (next.startsWith("/auth/welcome")) await one.post(next, { age });
    return one;
  };
  const start: FamilySite["start"] = async (one, fields = {}) => {
    const year = String(new Date().getFullYear() + 1);
    const posted = await one.post("/plan/start", { who: "student", name: "Maya", year, ...fields });
    expect(posted.status).toBe(303);
    return locationOf(posted);
  };
  const inviteTo: FamilySite["inviteTo"] = async (one, plan, who, email) => {
    const posted = await one.post(`${plan}/people`, { intent: "invite", who, email });
    const text = (await posted.text()).replaceAll("&amp;", "&");
    expect(posted.status, text.slice(0, 200)).toBe(200);
    return /(\/plan\/invitation\?token=[\w-]+)/.exec(text)?.[1] ?? "no link";
  };
  const covers: FamilySite["covers"] = async (name, yes = true) => {
    const email = `${name}@family.example`;
    const account = await store.selectFrom("account").where("email", "=", email).select("id").executeTakeFirstOrThrow();
    if (yes) await attestWaiver(store, account.id, null, new Date());
    else await withdrawWaiver(store, account.id);
  };
  const joins = async (one: Visitor, link: string) => expect((await one.post(link)).status).toBe(303);

  return {
    ...{ site, store, person, start, inviteTo, covers },
    async family() {
      families += 1;
      const at = (name: string) => `${name}${families}`;
      const names = { maya: at("maya"), renee: at("renee"), tom: at("tom") };
      const [maya, renee, tom] = await Promise.all([
        person(names.maya, { age: "13-17" }),
        person(names.renee),
        person(names.tom),
      ]);
      const plan = await start(maya);
      await joins(renee, await inviteTo(maya, plan, "first", `${names.renee}@family.example`));
      await covers(names.maya);
      await maya.post(`${plan}/setup`, { intent: "homes", mode: "apart" });
      const bring = async () => {
        await joins(tom, await inviteTo(maya, plan, "second", `${names.tom}@family.example`));
      };
      return { ...{ maya, renee, tom, plan, names, bring } };
    },
    async stop() {
      await store.destroy();
      await site.stop();
      await standIns.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

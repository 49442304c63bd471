import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { writeWaiver } from "~/billing/entitlement/data.server";
import type { Database } from "~/env.server";
import { type StandIns, startStandIns } from "~/sandbox/server";
import { openStore, type Store } from "~/store/database.server";
import { eventually } from "./eventually";
import { type Homes, homesOf } from "./households";
import { type RunningSite, startSite } from "./site";
import type { EmptyStore } from "./stores";
import { locationOf, Visitor } from "./visitor";
import { inAccount } from "./writing";

/** What the site of these tests seals with, so that a test can read and write what lies under the seal. */
export const secret = Buffer.from("what the tests of a plan seal with").toString("base64url");

export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Family {
  readonly maya: Visitor;
  readonly renee: Visitor;
  readonly tom: Visitor;
  /** "/plan/…" */
  readonly plan: string;
  readonly names: { readonly maya: string; readonly renee: string; readonly tom: string };
  readonly homes: Homes;
  /** Lets the second household join. */
  bring(): Promise<void>;
}

/** A running site with stand-ins and a store of its own, and the people and plans that tests make in it over HTTP. */
export class Plans {
  #families = 0;

  private constructor(
    readonly site: RunningSite,
    /** A second process on the same store, with the same stand-ins. The first one again where there is only one. */
    readonly other: RunningSite,
    readonly standIns: StandIns,
    readonly store: Store,
    private readonly discard: () => Promise<void>,
  ) {}

  static async open(): Promise<Plans> {
    const standIns = await startStandIns();
    const file = join(mkdtempSync(join(tmpdir(), "plans-")), "store.sqlite");
    const site = await startSite({ SANDBOX_ORIGIN: standIns.origin, DATABASE_URL: file, SESSION_SECRET: secret });
    const store = openStore({ dialect: "sqlite", file });
    return new Plans(site, site, standIns, store, async () => {
      await store.destroy();
      rmSync(dirname(file), { recursive: true });
    });
  }

  /** One process of the site on a store that is there already. */
  static async openOn({ address, store, close }: EmptyStore, more: Record<string, string> = {}): Promise<Plans> {
    const standIns = await startStandIns();
    const url = address.dialect === "sqlite" ? address.file : address.url;
    const environment = { SANDBOX_ORIGIN: standIns.origin, DATABASE_URL: url, SESSION_SECRET: secret, ...more };
    const site = await startSite(environment);
    return new Plans(site, site, standIns, store, close);
  }

  /** Two processes of the site on one store. */
  static async openTwo({ address, store, close }: EmptyStore): Promise<Plans> {
    const standIns = await startStandIns();
    const url = address.dialect === "sqlite" ? address.file : address.url;
    const start = () => startSite({ SANDBOX_ORIGIN: standIns.origin, DATABASE_URL: url, SESSION_SECRET: secret });
    const [site, other] = await Promise.all([start(), start()]);
    return new Plans(site, other, standIns, store, close);
  }

  async close(): Promise<void> {
    await Promise.all([this.site.stop(), ...(this.other === this.site ? [] : [this.other.stop()])]);
    await this.standIns.stop();
    await this.discard();
  }

  static email = (name: string): string => `${name}@family.example`;

  /** Somebody who is not signed in. */
  nobody = (): Visitor => new Visitor(this.site.origin);

  /** Somebody with an account of their own, signed in. */
  async person(name: string, { age = "18+", verified = true } = {}): Promise<Visitor> {
    const one = this.nobody();
    const who = { sub: "", name, email: Plans.email(name), ...(verified ? { verified: "yes" } : {}) };
    const next = locationOf(await one.get(await one.chooseAt("/auth/login?returnTo=/account", who)));
    if (next.startsWith("/auth/welcome")) await one.post(next, { age });
    return one;
  }

  /** The id of somebody's account, undefined when there is none. */
  async accountOf(name: string): Promise<string | undefined> {
    const found = this.store.selectFrom("account").where("email", "=", Plans.email(name)).select("id");
    return (await found.executeTakeFirst())?.id;
  }

  /** Gives somebody the Family subscription, as a family with a fee waiver has it; or takes it away. */
  async covers(name: string, yes = true): Promise<void> {
    const id = (await this.accountOf(name)) ?? "nobody";
    await inAccount(this.store, id, (write) => writeWaiver(write, yes ? new Date() : null));
  }

  /** A plan that somebody starts, a student's own unless the fields say otherwise; gives its path. */
  async start(one: Visitor, fields: Record<string, string> = {}): Promise<string> {
    const year = String(new Date().getFullYear() + 1);
    const posted = await one.post("/plan/start", { who: "student", name: "Maya", year, ...fields });
    expect(posted.status).toBe(303);
    return locationOf(posted);
  }

  /**
   * Posts an invitation and gives the path of its link. @param to a role, or which of the plan's homes a parent is in
   */
  async inviteTo(one: Visitor, plan: string, to: string, email: string): Promise<string> {
    const who = to === "first" || to === "second" ? (await homesOf(this.store, plan))[to] : to;
    const posted = await one.post(`${plan}/people`, { intent: "invite", who, email });
    const text = (await posted.text()).replaceAll("&amp;", "&");
    expect(posted.status, text.slice(0, 200)).toBe(200);
    return /(\/plan\/invitation\?token=[\w-]+)/.exec(text)?.[1] ?? "no link";
  }

  /** Somebody invites another, who accepts. Who keeps the plan when a student joins is the parent. */
  async join(one: Visitor, other: Visitor, plan: string, who: string, name: string): Promise<void> {
    const link = await this.inviteTo(one, plan, who, Plans.email(name));
    expect((await other.post(link, { keeps: "parent" })).status, link).toBe(303);
  }

  /** Takes somebody out of a plan, as its student does. */
  async remove(one: Visitor, plan: string, name: string): Promise<void> {
    const { id } = await this.store
      .selectFrom("plan_member")
      .where("account_id", "=", (await this.accountOf(name)) ?? "nobody")
      .where("plan_id", "=", plan.split("/")[2] ?? "")
      .select("id")
      .executeTakeFirstOrThrow();
    expect((await one.post(`${plan}/people/${id}`, { word: "delete" })).status).toBe(303);
  }

  /** Ends one of two homes in a plan, as its student does. */
  async keepOneHome(one: Visitor, plan: string, which: "first" | "second", mode: "one" | "estranged"): Promise<void> {
    const keep = (await homesOf(this.store, plan))[which];
    expect((await one.post(`${plan}/setup/one-home`, { keep, mode, word: "delete" })).status).toBe(303);
  }

  /** Puts a college on the list with a deadline, and gives the path of its line. */
  async addCollege(one: Visitor, plan: string, unitid: string, deadline: string): Promise<string> {
    await one.post(`${plan}/colleges`, { intent: "add", unitid });
    const html = await (await one.get(`${plan}/colleges`)).text();
    const lines = [...new Set([...html.matchAll(/\/colleges\/([0-9a-f]{32})/g)].map(([, id]) => id ?? ""))];
    const line = `${plan}/colleges/${lines.at(-1)}`;
    await this.changeCollege(one, line, deadline);
    return line;
  }

  async changeCollege(one: Visitor, line: string, deadline: string, status = "considering"): Promise<void> {
    const posted = await one.post(line, { status, way: "", deadline, liked: "the hill at dusk", note: "only mine" });
    expect(posted.status, await posted.text()).toBe(303);
  }

  /** A student with two households that are kept apart, covered by Family; the second one joins by `bring`. */
  async family(): Promise<Family> {
    this.#families += 1;
    // A name has no digits.
    const at = (name: string) => `${name}-${String.fromCharCode(96 + this.#families).repeat(2)}`;
    const names = { maya: at("maya"), renee: at("renee"), tom: at("tom") };
    const [maya, renee, tom] = await Promise.all([
      this.person(names.maya, { age: "13-17" }),
      this.person(names.renee),
      this.person(names.tom),
    ]);
    const plan = await this.start(maya);
    await this.join(maya, renee, plan, "first", names.renee);
    await this.covers(names.maya);
    await maya.post(`${plan}/setup`, { intent: "homes", mode: "apart" });
    const homes = await homesOf(this.store, plan);
    return { maya, renee, tom, plan, names, homes, bring: () => this.join(maya, tom, plan, "second", names.tom) };
  }

  /** Such a family with both households there and Kenyon College, due on a day, on its list. */
  async familyDue(deadline: string): Promise<Family & { readonly line: string }> {
    const family = await this.family();
    const line = await this.addCollege(family.maya, family.plan, "203535", deadline);
    await family.bring();
    return { ...family, line };
  }

  /** Runs the reminders of the day as a program of its own; gives what it printed. */
  async remind(address: Database = { dialect: "sqlite", file: this.site.database }): Promise<string> {
    const env = {
      ...process.env,
      SITE_ORIGIN: this.site.origin,
      SANDBOX_ORIGIN: this.standIns.origin,
      DATABASE_URL: address.dialect === "sqlite" ? address.file : address.url,
    };
    const words = ["--import", "tsx", "app/commands/remind.ts"];
    const { stdout } = await promisify(execFile)(process.execPath, words, { env });
    return stdout;
  }

  /** E-mail to an address in the outbox of the stand-in for mail. */
  async emailsTo(address: string): Promise<readonly Email[]> {
    const answer = await fetch(`${this.standIns.origin}/mail/outbox.json?${new URLSearchParams({ to: address })}`);
    return (await answer.json()) as Email[];
  }

  /** The first e-mail to an address whose subject begins so, once it is there. */
  async emailTo(address: string, subject = ""): Promise<Email> {
    return eventually(async () => {
      const found = (await this.emailsTo(address)).find((email) => email.subject.startsWith(subject));
      if (found === undefined) throw new Error(`No e-mail “${subject}…” came to ${address}.`);
      return found;
    });
  }
}

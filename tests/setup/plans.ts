import { expect } from "vitest";
import { attestWaiver, withdrawWaiver } from "~/billing/waiver.server";
import type { StandIns } from "~/sandbox/server";
import type { Store } from "~/store/database.server";
import type { RunningSite } from "./site";
import { locationOf, Visitor } from "./visitor";

/** People and plans over HTTP, for tests of what hangs on a plan. */
export class Plans {
  constructor(
    readonly site: RunningSite,
    readonly standIns: StandIns,
    readonly store: Store,
  ) {}

  static email = (name: string): string => `${name}@family.example`;

  /** Somebody with an account of their own, signed in. */
  async person(name: string, { age = "18+", verified = true } = {}): Promise<Visitor> {
    const one = new Visitor(this.site.origin);
    const who = { sub: "", name, email: Plans.email(name), ...(verified ? { verified: "yes" } : {}) };
    const next = locationOf(await one.get(await one.chooseAt("/auth/login?returnTo=/account", who)));
    if (next.startsWith("/auth/welcome")) await one.post(next, { age });
    return one;
  }

  /** A student's own plan; gives its path. */
  async start(one: Visitor): Promise<string> {
    const year = String(new Date().getFullYear() + 1);
    const posted = await one.post("/plan/start", { who: "student", name: "Maya", year });
    expect(posted.status).toBe(303);
    return locationOf(posted);
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

  async join(one: Visitor, other: Visitor, plan: string, who: string, name: string): Promise<void> {
    const posted = await one.post(`${plan}/people`, { intent: "invite", who, email: Plans.email(name) });
    const text = (await posted.text()).replaceAll("&amp;", "&");
    const link = /(\/plan\/invitation\?token=[\w-]+)/.exec(text)?.[1] ?? "no link";
    expect((await other.post(link)).status, link).toBe(303);
  }

  /** Takes somebody out of a plan, as its student does. */
  async remove(one: Visitor, plan: string, name: string): Promise<void> {
    const { id } = await this.store
      .selectFrom("plan_member")
      .innerJoin("account", "account.id", "plan_member.account_id")
      .where("email", "=", Plans.email(name))
      .where("plan_id", "=", plan.split("/")[2] ?? "")
      .select("plan_member.id")
      .executeTakeFirstOrThrow();
    expect((await one.post(`${plan}/people`, { intent: "remove", person: id })).status).toBe(303);
  }

  /** Gives somebody the Family subscription, as a family with a fee waiver has it; or takes it away. */
  async covers(name: string, yes = true): Promise<void> {
    const found = this.store.selectFrom("account").where("email", "=", Plans.email(name)).select("id");
    const { id } = await found.executeTakeFirstOrThrow();
    if (yes) await attestWaiver(this.store, id, null, new Date());
    else await withdrawWaiver(this.store, id);
  }

  /** A student with a college on the list and two homes that are kept apart: "maya", "renee" and "tom" with an ending. */
  async family(ending: string, deadline: string) {
    const at = (name: string) => name + ending;
    const [maya, renee, tom] = [
      await this.person(at("maya"), { age: "13-17" }),
      await this.person(at("renee")),
      await this.person(at("tom")),
    ];
    const plan = await this.start(maya);
    const line = await this.addCollege(maya, plan, "203535", deadline);
    await this.join(maya, renee, plan, "first", at("renee"));
    await this.covers(at("maya"));
    await maya.post(`${plan}/setup`, { intent: "homes", mode: "apart" });
    await this.join(maya, tom, plan, "second", at("tom"));
    return { maya, renee, tom, plan, line, names: { maya: at("maya"), renee: at("renee"), tom: at("tom") } };
  }

  /** Letters to somebody in the outbox of the stand-in for mail. */
  async lettersTo(name: string): Promise<Letter[]> {
    const answer = await fetch(
      `${this.standIns.origin}/mail/letters.json?${new URLSearchParams({ to: Plans.email(name) })}`,
    );
    return (await answer.json()) as Letter[];
  }
}

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** The text of the main part of a page. */
export const words = (html: string): string =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
    .replace(/<!-- -->|<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

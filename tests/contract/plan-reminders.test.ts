import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { writeWaiver } from "~/billing/entitlement/data.server";
import { putReminder } from "~/family/dates/reminder-data.server";
import { addDays, writeDay } from "../../app/calendar/day";
import { dayIn } from "../../app/calendar/eastern-day";
import { keepPlan } from "../setup/kept-plan";
import { textOf } from "../setup/page";
import { Plans } from "../setup/plans";
import { onBothStores } from "../setup/stores";
import type { Visitor } from "../setup/visitor";
import { inAccount, inPlan } from "../setup/writing";

/** Reminders by mail, from the form to the e-mail in the outbox, and the ways they end. */

let plans: Plans;
beforeAll(async () => {
  plans = await Plans.open();
});
afterAll(() => plans.close());

const inDays = (days: number) => addDays(dayIn("America/New_York", new Date()), days);

/** Gives the one college of a plan a deadline so many days from today, whatever the season is. */
async function dueIn(plan: string, days: number): Promise<void> {
  const of = plan.split("/")[2] ?? "";
  await plans.store
    .updateTable("plan_college")
    .set({ own_deadline: inDays(days) })
    .where("plan_id", "=", of)
    .execute();
}

const ask = (days: readonly string[], weekly = false) =>
  new URLSearchParams([
    ["intent", "save-reminders"],
    ...days.map((day) => ["days", day]),
    ...(weekly ? [["weekly", "yes"]] : []),
  ]);
const family = () => plans.familyDue(`${new Date().getFullYear() + 1}-01-10`);
const remindersTo = async (name: string) =>
  (await plans.emailsTo(Plans.email(name))).filter(({ headers }) =>
    headers["list-unsubscribe"]?.includes("/reminders/stop"),
  );
const pageOf = async (one: Visitor, plan: string) => textOf(await (await one.get(`${plan}/calendar`)).text());

describe("asking for reminders", () => {
  it("is open to those whom a Family subscription covers, and says when that has ended", async () => {
    const maya = await plans.person("maya-a", { age: "13-17" });
    const plan = await plans.start(maya);
    expect(await pageOf(maya, plan)).toContain("Email reminders come with the Family plan");
    expect((await maya.post(`${plan}/calendar`, ask(["7"]))).status).toBe(400);
    expect(await plans.store.selectFrom("plan_reminder").selectAll().execute()).toEqual([]);
    await plans.covers("maya-a");
    expect(await pageOf(maya, plan)).toContain("You won’t get any until you ask for them");
    expect((await maya.post(`${plan}/calendar`, ask(["7"]))).status).toBe(303);
    expect(await pageOf(maya, plan)).toContain(`They go to ${Plans.email("maya-a")}`);
    await plans.covers("maya-a", false);
    const ended = await pageOf(maya, plan);
    expect(ended).toContain("Your reminders have stopped");
    expect(ended).toContain("We’ve kept your choices");
    expect((await maya.post(`${plan}/calendar`, { intent: "end-reminders" })).status).toBe(303);
    expect(await pageOf(maya, plan)).not.toContain("Your reminders have stopped");
  });

  it("needs an address that is verified", async () => {
    const ines = await plans.person("ines-a", { verified: false });
    const plan = await plans.start(ines);
    await plans.covers("ines-a");
    expect(await pageOf(ines, plan)).toContain("We only email verified addresses");
    expect((await ines.post(`${plan}/calendar`, ask(["7"]))).status).toBe(400);
  });

  it("is for oneself: each person of a plan has settings of their own, and nobody sees another's", async () => {
    const { maya, renee, tom, plan } = await family();
    const before = [await pageOf(maya, plan), await pageOf(renee, plan)];
    expect((await tom.post(`${plan}/calendar`, ask(["14", "0"], true))).status).toBe(303);
    expect([await pageOf(maya, plan), await pageOf(renee, plan)]).toEqual(before);
    // Or the summary of a Sunday would be counted below.
    expect((await tom.post(`${plan}/calendar`, { intent: "end-reminders" })).status).toBe(303);
    const log = textOf(await (await maya.get(`${plan}/log`)).text());
    expect(log).not.toMatch(/remind/i);
  });

  it("is refused to strangers and from other sites", async () => {
    const { maya, plan } = await family();
    const stranger = await plans.person("stranger-c");
    expect((await stranger.post(`${plan}/calendar`, ask(["7"]))).status).toBe(404);
    for (const headers of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }]) {
      expect((await maya.post(`${plan}/calendar`, ask(["7"]), headers)).status).toBe(403);
      expect((await maya.post(`${plan}/calendar`, { intent: "end-reminders" }, headers)).status).toBe(403);
    }
  });
});

describe("a reminder", () => {
  it("comes once, says what comes, and holds nothing of the other household, of money or of notes", async () => {
    const { maya, renee, plan, names, homes } = await family();
    await renee.post(`${plan}/household`, {
      intent: "save",
      income: "73,421",
      pays: "7,654",
      filing: "single",
      household: homes.first,
    });
    await dueIn(plan, 7);
    for (const one of [renee, maya]) expect((await one.post(`${plan}/calendar`, ask(["7"]))).status).toBe(303);
    expect(await plans.remind()).toContain("queued 2 mails");
    expect(await plans.remind()).toContain("queued 0 mails");
    const emails = await remindersTo(names.renee);
    expect(emails).toHaveLength(1);
    const [email] = emails;
    for (const text of [email?.text, email?.html]) {
      expect(text).toContain("Deadline: Kenyon College");
      expect(text).toContain(writeDay(inDays(7)));
      expect(text).toContain(`${plans.site.origin}${plan}`);
      expect(text).not.toMatch(
        new RegExp(`${names.tom}|(other|second) household|only mine|the hill|\\$|73,?421|7,?654`, "i"),
      );
    }
    expect(email?.html).not.toMatch(/<img|<script|src=/);
    expect((await remindersTo(names.maya))[0]?.text).toContain("Dates in your college plan");
    expect(await remindersTo(names.tom)).toEqual([]);
    const rows = await plans.store.selectFrom("mail").selectAll().where("kind", "=", "reminder").execute();
    expect(JSON.stringify(rows)).not.toMatch(/Kenyon|@family/);
  });

  it("has a link that ends them: a page with a button, and a post for mail programs", async () => {
    const { renee, tom, plan, names } = await family();
    await dueIn(plan, 1);
    for (const one of [renee, tom]) await one.post(`${plan}/calendar`, ask(["1"]));
    await plans.remind();
    const [email] = await remindersTo(names.renee);
    expect(email?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const link = /<(.+)>/.exec(email?.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
    expect(email?.text).toContain(link);
    const path = link.replace(plans.site.origin, "");
    expect(path).toMatch(/^\/reminders\/stop\?token=[\w-]{32}$/);

    const nobody = plans.nobody();
    const page = await nobody.get(path);
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    const text = textOf(await page.text());
    expect(text).toContain("Stop these reminders?");
    expect(text).not.toMatch(/maya|renee|kenyon/i);
    expect((await nobody.post(path, {}, { Origin: "https://evil.example" })).status).toBe(403);
    expect(await pageOf(renee, plan), "opening and foreign posts end nothing").toContain("They go to");

    const body = "List-Unsubscribe=One-Click";
    const posted = await plans.site.get(path, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(posted.status).toBe(200);
    expect(await pageOf(renee, plan)).toContain("You won’t get any until you ask for them");
    expect(await pageOf(tom, plan)).toContain("They go to");
    expect(textOf(await (await nobody.get(path)).text())).toContain("You won’t get these emails anymore");
    expect(textOf(await (await nobody.post(path)).text())).toContain("You won’t get these emails anymore");
    expect(textOf(await (await nobody.get("/reminders/stop")).text())).toContain("You won’t get these emails anymore");
    expect(plans.site.printed()).not.toContain(path.slice(-20));
  });

  it("stops when the subscription or the part in the plan ends", async () => {
    const { maya, renee, plan, names } = await family();
    await dueIn(plan, 3);
    await renee.post(`${plan}/calendar`, ask(["3"]));
    await maya.post(`${plan}/calendar`, ask(["3"]));
    await plans.covers(names.maya, false);
    await plans.covers(names.renee);
    await plans.remove(maya, plan, names.renee);
    await plans.remind();
    expect(await remindersTo(names.maya)).toEqual([]);
    expect(await remindersTo(names.renee)).toEqual([]);
  });
});

onBothStores("reminders of several processes", (empty) => {
  it("are sent once", async () => {
    const { store, address, close } = await empty();
    onTestFinished(close);
    const now = new Date();
    const { planId, accounts, members } = await keepPlan(store, inDays(7), now);
    await inAccount(store, accounts.maya, (write) => writeWaiver(write, now));
    const emailsToRenee = async () => {
      const answer = await fetch(`${plans.standIns.origin}/mail/outbox.json?to=renee@mail.example`);
      return ((await answer.json()) as unknown[]).length;
    };
    const before = await emailsToRenee();
    for (const member of Object.values(members))
      await inPlan(store, planId, (write) => putReminder(write, member, { days: [7], weekly: true }));
    const printed = await Promise.all([1, 2, 3].map(() => plans.remind(address)));
    const queued = printed.map((text) => Number(/queued (\d+) mails/.exec(text)?.[1]));
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await emailsToRenee()).toBe(before + 1);
    const unsent = store.selectFrom("mail").select("id").where("sent_at", "is", null);
    expect(await unsent.execute()).toEqual([]);
  });
});

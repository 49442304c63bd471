import { expect } from "vitest";
import { Plans } from "./plans";
import { signedIn } from "./signed-in";
import { twoHomes } from "./two-homes";
import { locationOf, type Visitor } from "./visitor";

type Fields = Readonly<Record<string, string>>;

/**
 * The same button pressed at the same moment in two processes, for every address that takes forms from somebody who may
 * not be in a plan. By path, as `routes.ts` has it; each looks into the store at what is there after both.
 */
export function doublePresses(at: Plans): Readonly<Record<string, () => Promise<void>>> {
  const both = async (one: Visitor, path: string, ...fields: readonly [Fields, Fields?]) => {
    const [first, second = first] = fields;
    const answers = await Promise.all([one.post(path, first), one.at(at.other.origin).post(path, second)]);
    return answers.map(({ status }) => status).sort();
  };
  const taken = expect.toSatisfy((status: number) => status < 400, "an answer below 400");
  const planId = (plan: string) => plan.split("/")[2] ?? "";
  const tokenIn = async (email: string, path: string) => {
    const { text } = await at.letterTo(Plans.email(email));
    return new RegExp(`${path}\\?token=([\\w-]+)`).exec(text.replaceAll("=\n", ""))?.[1] ?? "none";
  };

  return {
    "plan/invitation": async () => {
      const { first, plan } = await twoHomes(at);
      // Whoever comes second has joined already, or holds a link that is used.
      expect([303, 404]).toContain((await both(first.guest, first.link, {}))[1]);
      const account = (await at.accountOf(first.name.replace("parent", "guest"))) ?? "nobody";
      const rows = at.store
        .selectFrom("plan_member")
        .where("plan_id", "=", planId(plan))
        .where("account_id", "=", account);
      expect(await rows.select("id").execute()).toHaveLength(1);
    },
    "plan/invitation/unknown": async () => {
      const { first } = await twoHomes(at);
      const guest = first.name.replace("parent", "guest");
      const token = await tokenIn(guest, "/plan/invitation/unknown");
      const refused = async () => (await at.store.selectFrom("refused_sender").selectAll().execute()).length;
      expect(await refused()).toBe(0);
      expect(await both(at.nobody(), `/plan/invitation/unknown?token=${token}`, {})).toEqual([200, 200]);
      const once = await refused();
      expect(once).toBeGreaterThan(0);
      expect(await both(at.nobody(), `/plan/invitation/unknown?token=${token}`, {})).toEqual([200, 200]);
      expect(await refused(), "pressed again it is the same").toBe(once);
    },
    "plan/start": async () => {
      const one = await signedIn(at, "starts-twice");
      const year = String(new Date().getFullYear() + 1);
      expect(await both(one, "/plan/start", { who: "student", name: "Una", year })).toEqual([303, 303]);
      expect(await at.store.selectFrom("plan").where("student_name", "=", "Una").select("id").execute()).toHaveLength(
        1,
      );
    },
    "reminders/stop": async () => {
      const { first, plan } = await twoHomes(at);
      await first.parent.post(`${plan}/calendar`, { intent: "save-reminders", days: "14" });
      const { stop_token: token } = await at.store
        .selectFrom("plan_reminder")
        .select("stop_token")
        .executeTakeFirstOrThrow();
      expect(await both(at.nobody(), `/reminders/stop?token=${token}`, {})).toEqual([200, 200]);
      const left = at.store.selectFrom("plan_reminder").where("stop_token", "=", token).select("member_id");
      expect(await left.execute()).toEqual([]);
    },
    "auth/login": async () => {
      expect(await both(at.nobody(), "/auth/login", {})).toEqual([taken, taken]);
    },
    "auth/logout": async () => {
      const one = await signedIn(at, "leaves-twice");
      expect(await both(one, "/auth/logout", {})).toEqual([taken, taken]);
      const id = (await at.accountOf("leaves-twice")) ?? "nobody";
      expect(await at.store.selectFrom("session").where("account_id", "=", id).select("id").execute()).toEqual([]);
    },
    "auth/welcome": async () => {
      const one = at.nobody();
      const who = { sub: "", name: "new-twice", email: Plans.email("new-twice"), verified: "yes" };
      const next = locationOf(await one.get(await one.chooseAt("/auth/login?returnTo=/account", who)));
      expect(next).toContain("/auth/welcome");
      expect((await both(one, next, { age: "18+" }))[0]).toBeLessThan(400);
      const rows = at.store.selectFrom("account").where("email", "=", Plans.email("new-twice")).select("id");
      expect(await rows.execute()).toHaveLength(1);
    },
    contact: async () => {
      const fields = { email: Plans.email("writes-twice"), about: "other", message: "The same words, pressed twice." };
      expect(await both(at.nobody(), "/contact", fields)).toEqual([303, 303]);
      const rows = at.store.selectFrom("contact_message").where("email", "=", fields.email).select("id");
      expect(await rows.execute()).toHaveLength(1);
    },
    waitlist: async () => {
      const fields = { email: Plans.email("waits-twice"), topics: "counselor" };
      expect(await both(at.nobody(), "/waitlist", fields)).toEqual([303, 303]);
      const rows = at.store.selectFrom("waitlist").where("email", "=", fields.email).select("id");
      expect(await rows.execute()).toHaveLength(1);
    },
    "waitlist/yours": async () => {
      const email = Plans.email("confirms-twice");
      await at.nobody().post("/waitlist", { email, topics: "counselor" });
      const token = await tokenIn("confirms-twice", "/waitlist/yours");
      const ends = await both(at.nobody(), "/waitlist/yours", { token }, { token, intent: "leave" });
      expect(ends).toEqual([303, 303]);
      const rows = at.store.selectFrom("waitlist").where("email", "=", email).select("confirmed_at");
      expect(await rows.execute(), "whoever leaves is off the list, whichever came first").toEqual([]);
    },
    "admin/messages": async () => {
      const admin = at.nobody();
      await admin.signIn("auth0|admin");
      await at
        .nobody()
        .post("/contact", { email: "a@b.example", about: "other", message: "To be answered and deleted." });
      const rows = at.store.selectFrom("contact_message").where("email", "=", "a@b.example").select("id");
      const { id } = await rows.executeTakeFirstOrThrow();
      const ends = await both(admin, "/admin/messages", { id, intent: "delete" }, { id, intent: "answered" });
      expect(ends[0]).toBe(303);
      expect(await rows.execute(), "what is deleted stays deleted").toEqual([]);
    },
    "api/reports": async () => {
      const report = (id: string) =>
        JSON.stringify({
          id,
          timestamp: new Date().toISOString(),
          url: "/tools",
          userAgent: "Firefox on Linux",
          sessionId: "5".repeat(16),
          type: "Query",
          severity: "low",
          message: `race of reports ${id}`,
          stack: null,
          context: {},
          resolved: false,
        });
      const send = (origin: string, body: string) =>
        fetch(`${origin}/api/reports`, { method: "POST", body, headers: { "Content-Type": "application/json" } });
      const ids = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
      const [one = "", other = ""] = ids.map(report);
      const answers = await Promise.all([send(at.site.origin, one), send(at.other.origin, other)]);
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
      const rows = at.store.selectFrom("error_report").where("message", "like", "race of reports%").select("id");
      expect(await rows.execute()).toHaveLength(2);
    },
    // What is signed is raced in `billing-events.test.ts`, at two processes and in every order.
    "webhooks/stripe": async () => {
      expect(await both(at.nobody(), "/webhooks/stripe", { id: "evt_1", type: "invoice.paid" })).toEqual([400, 400]);
      expect(await at.store.selectFrom("billing_event").where("id", "=", "evt_1").select("id").execute()).toEqual([]);
    },
  };
}

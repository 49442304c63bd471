import { expect } from "vitest";
import { eventually } from "./eventually";
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
    const { text } = await at.emailTo(Plans.email(email));
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
    "admin/jobs": async () => {
      const admin = at.nobody();
      await admin.signIn("auth0|admin");
      const runs = () =>
        at.store.selectFrom("job_run").where("job", "=", "retention").where("asked_by", "is not", null);
      await eventually(async () => {
        const known = await at.store.selectFrom("job").where("name", "=", "retention").select("name").execute();
        if (known.length === 0) throw new Error("No process has looked for jobs yet.");
      });
      expect([303, 409]).toContain((await both(admin, "/admin/jobs", { job: "retention" }))[1]);
      await eventually(async () => {
        const done = await runs().where("outcome", "=", "done").select("id").execute();
        if (done.length === 0) throw new Error("The job has not run.");
      });
      expect(await runs().where("outcome", "=", "interrupted").select("id").execute()).toEqual([]);
    },
    "counselor/threads": async () => {
      const one = await signedIn(at, "keeps-twice");
      expect(await both(one, "/counselor/threads", { question: "What is the SAI?" })).toEqual([303, 303]);
      const id = (await at.accountOf("keeps-twice")) ?? "nobody";
      const rows = at.store.selectFrom("counselor_thread").where("account_id", "=", id).select("id");
      expect(await rows.execute()).toHaveLength(1);
    },
    "counselor/threads/:thread": async () => {
      const one = await signedIn(at, "deletes-twice");
      const kept = locationOf(await one.post("/counselor/threads", { question: "What is the SAI?" }));
      expect(await both(one, kept, {})).toEqual([303, 303]);
      expect((await one.get(kept)).status).toBe(404);
    },
    "admin/blog-automation": async () => {
      const admin = at.nobody();
      await admin.signIn("auth0|admin");
      const slug = "begun-twice";
      expect(await both(admin, "/admin/blog-automation", { slug, title: "Begun by two presses" })).toEqual([303, 400]);
      expect(await at.store.selectFrom("article").where("slug", "=", slug).select("id").execute()).toHaveLength(1);
    },
    "admin/blog-automation/:article": async () => {
      const admin = at.nobody();
      await admin.signIn("auth0|admin");
      const begun = await admin.post("/admin/blog-automation", { slug: "saved-by-two", title: "Saved by two presses" });
      const address = locationOf(begun);
      const save = { do: "save", seen: "1", title: "Saved by two presses", body: "The same words." };
      expect(await both(admin, address, save)).toEqual([303, 303]);
      const id = address.split("/").at(-1) ?? "";
      const rows = at.store.selectFrom("article_version").where("article_id", "=", id).select("number");
      expect(await rows.execute(), "the same words are one version").toHaveLength(2);
    },
    "admin/performance-test/server": async () => {
      const admin = at.nobody();
      await admin.signIn("auth0|admin");
      const lock = { locked_by: "another process", locked_until: "9999-01-01T00:00:00.000Z" };
      await eventually(async () => {
        const job = at.store.updateTable("job").set(lock).where("name", "=", "measure-server");
        if (Number((await job.executeTakeFirst()).numUpdatedRows) === 0) throw new Error("No process has looked yet.");
      });
      // Another one runs, or the site is busy: either way nothing begins, and nothing waits for later.
      const press = { page: "/", requests: "10", concurrency: "1" };
      for (const status of await both(admin, "/admin/performance-test/server", press)) {
        expect([409, 503]).toContain(status);
      }
      expect(await at.store.selectFrom("benchmark_run").select("id").execute()).toEqual([]);
    },
    "admin/seo-dashboard": async () => {
      const admin = at.nobody();
      await admin.signIn("auth0|admin");
      const lock = { locked_by: "another process", locked_until: "9999-01-01T00:00:00.000Z" };
      await eventually(async () => {
        const { numUpdatedRows } = await at.store
          .updateTable("job")
          .set(lock)
          .where("name", "=", "crawl")
          .executeTakeFirst();
        if (Number(numUpdatedRows) === 0) throw new Error("No process has looked for jobs yet.");
      });
      expect(await both(admin, "/admin/seo-dashboard", {})).toEqual([409, 409]);
      expect(await at.store.selectFrom("job_run").where("job", "=", "crawl").select("id").execute()).toEqual([]);
    },
    "admin/knowledge-graph/:view": async () => {
      const [admin, second] = [at.nobody(), at.nobody()];
      await admin.signIn("auth0|admin");
      await second.signIn("auth0|admin");
      const id = new URLSearchParams({ id: "figure:fafsa-opening.2027-28" });
      const sheet = locationOf(await admin.get(`/admin/knowledge-graph/thing?${id}`));
      const fields = { reason: "The form opens on another day", new: `form:${"b".repeat(32)}` };
      expect(await both(admin, sheet, fields)).toEqual([303, 303]);
      const changes = await at.store.selectFrom("graph_change").select("id").execute();
      expect(changes).toHaveLength(1);
      const lines = at.store.selectFrom("admin_log").where("action", "=", "rule-changed").select("id");
      expect(await lines.execute(), "what was not done is not in the log").toHaveLength(1);
      const rows = await at.store.selectFrom("graph_review").select("thing").orderBy("thing").execute();
      expect(rows.length).toBeGreaterThan(36);
      // Two people at two processes read everything at once, from both ends: each thing is read once, and none is lost.
      const list = "/admin/knowledge-graph/reviews";
      const things = rows.map(({ thing }) => ({ change: changes[0]?.id ?? "", thing }));
      const elsewhere = second.at(at.other.origin);
      await Promise.all([
        ...things.map((one) => admin.post(list, one)),
        ...[...things].reverse().map((one) => elsewhere.post(list, one)),
      ]);
      const unread = at.store.selectFrom("graph_review").where("read_at", "is", null).select("thing");
      expect(await unread.execute()).toEqual([]);
    },
    "admin/seo-dashboard/search": async () => {
      const admin = at.nobody();
      await admin.signIn("auth0|admin");
      const send = (origin: string) => {
        const body = new FormData();
        body.set("export", new File(["Query,Clicks,Impressions,Position\ncollege,1,60,7\n"], "Queries.csv"));
        const headers = { Cookie: admin.at(origin).cookies(), Origin: origin };
        return fetch(`${origin}/admin/seo-dashboard/search`, { method: "POST", body, headers, redirect: "manual" });
      };
      const answers = await Promise.all([send(at.site.origin), send(at.other.origin)]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect(await at.store.selectFrom("search_figure").select(["query", "impressions"]).execute()).toEqual([
        { query: "college", impressions: 60 },
      ]);
    },
    "admin/people": async () => {
      const admin = at.nobody();
      await admin.signIn("auth0|admin");
      await signedIn(at, "looked-at-twice");
      const fields = { who: Plans.email("looked-at-twice"), reason: "Wrote to us about signing in" };
      expect(await both(admin, "/admin/people", fields)).toEqual([303, 303]);
      const id = (await at.accountOf("looked-at-twice")) ?? "nobody";
      const lines = at.store.selectFrom("admin_log").where("account_id", "=", id).select("action");
      expect((await lines.execute()).map(({ action }) => action)).toEqual(["look", "look"]);
    },
    "admin/people/:account": async () => {
      const admin = at.nobody();
      await admin.signIn("auth0|admin");
      await signedIn(at, "deleted-twice");
      const id = (await at.accountOf("deleted-twice")) ?? "nobody";
      const fields = { do: "delete", reason: "Asked us to delete the account", word: "delete" };
      expect(await both(admin, `/admin/people/${id}`, fields)).toEqual([303, 404]);
      expect(await at.accountOf("deleted-twice")).toBeUndefined();
      const lines = at.store.selectFrom("admin_log").where("account_id", "=", id).select("action");
      expect(await lines.execute(), "what was not done is not in the log").toEqual([{ action: "delete" }]);
    },
    "admin/errors/:group": async () => {
      const admin = at.nobody();
      await admin.signIn("auth0|admin");
      const moment = new Date().toISOString();
      const nothing = { resolved_at: null, resolved_by: null, resolved_in: null, reopened_at: null };
      const of = { message: "Pressed twice", type: "Query", severity: "low", rank: 1, state: "open" } as const;
      const group = { id: "e".repeat(32), ...of, ...nothing, first_seen: moment, last_seen: moment, count: 1 };
      await at.store.insertInto("error_group").values(group).execute();
      expect(await both(admin, `/admin/errors/${group.id}`, { intent: "resolve" })).toEqual([303, 303]);
      const row = at.store.selectFrom("error_group").where("id", "=", group.id).select("state");
      expect(await row.executeTakeFirst()).toEqual({ state: "resolved" });
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
    "api/vitals": async () => {
      const { version: release } = await at.store
        .selectFrom("site_release")
        .select("version")
        .orderBy("first_seen_at", "desc")
        .executeTakeFirstOrThrow();
      const about = { template: "routes/site/home", device: "phone", connection: "fast", release };
      const body = JSON.stringify({ ...about, values: { LCP: 900, CLS: 0 } });
      const send = (origin: string) =>
        fetch(`${origin}/api/vitals`, { method: "POST", body, headers: { "Content-Type": "application/json" } });
      const answers = await Promise.all([send(at.site.origin), send(at.other.origin)]);
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
      const counts = await at.store.selectFrom("vital").select("count").execute();
      expect(counts).toEqual([{ count: 2 }, { count: 2 }]);
    },
    // What is signed is raced in `billing-events.test.ts`, at two processes and in every order.
    "webhooks/stripe": async () => {
      expect(await both(at.nobody(), "/webhooks/stripe", { id: "evt_1", type: "invoice.paid" })).toEqual([400, 400]);
      expect(await at.store.selectFrom("billing_event").where("id", "=", "evt_1").select("id").execute()).toEqual([]);
    },
  };
}

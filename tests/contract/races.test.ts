import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Transaction } from "~/store/transaction.server";
import { everyAddress } from "../setup/addresses";
import { doublePresses } from "../setup/double-presses";
import { householdsIn } from "../setup/households";
import { anyOf, hiddenFields, page } from "../setup/page";
import { Payer } from "../setup/payer";
import {
  attempt,
  attempted,
  lasting,
  type PlanRequest,
  requestsOfAccount,
  requestsOfKeeper,
  requestsOfParent,
  requestsOfStudent,
} from "../setup/plan-requests";
import { Plans } from "../setup/plans";
import { changesBetween, contentOf } from "../setup/store-content";
import { onPostgres } from "../setup/stores";
import { type Home, keptByParent, memberOf, type TwoHomes, twoHomes } from "../setup/two-homes";
import type { Visitor } from "../setup/visitor";

/** What happens at the same moment in two processes of the site on one PostgreSQL. */
onPostgres("two processes", (empty) => {
  let at: Plans;
  beforeAll(async () => {
    at = await Plans.openTwo(await empty());
  });
  afterAll(() => at.close());

  const elsewhere = (one: Visitor) => one.at(at.other.origin);
  const idOf = (plan: string) => plan.split("/")[2] ?? "";

  /** The same list in an order that depends on the round alone. */
  const inOrderOf = <T>(round: number, all: readonly T[]): readonly T[] =>
    all
      .map((one, index) => ({ one, rank: (index * 7919 + round * 104_729) % 101 }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ one }) => one);

  describe("whatever a parent asks while they are removed", () => {
    it.each([1, 2, 3, 4, 5, 6])("is done before or not at all, and leaves nothing behind (round %i)", async (round) => {
      const family = await twoHomes(at);
      const { plan, student, first, second } = family;
      // Then the home ends with the parent, and whoever joins it next finds what was left behind.
      expect((await student.post(`${plan}/people/${first.waiting}`)).status).toBe(303);
      const feeds: string[] = [];
      const requests = inOrderOf(round, requestsOfParent(family, first));
      const remove = () => removeAtOnce(family);
      const done = await Promise.all([
        ...requests.map(async ({ name, path, fields }, index) => {
          const answer = await (index % 2 === 0 ? first.parent : elsewhere(first.parent)).post(path, fields);
          feeds.push(...((await answer.text()).match(/\/calendar\/[\w-]{43}\.ics/g) ?? []));
          return [name, answer.status] as const;
        }),
        remove().then((status) => ["removal", status] as const),
      ]);
      const odd = done.filter(([, status]) => ![200, 303, 404].includes(status));
      expect(odd).toEqual([]);
      const statuses = new Map(done);
      expect([statuses.get("removal"), statuses.get("leaving")].sort(), "one of them is first").toEqual([303, 404]);

      expect((await first.parent.get(plan)).status).toBe(404);
      for (const feed of feeds) expect((await at.site.get(feed)).status).toBe(404);
      const invited = await at.store
        .selectFrom("plan_invitation")
        .where("email", "like", `later-${first.name}@%`)
        .select("id")
        .execute();
      expect(invited, "ends with whoever sent it").toEqual([]);

      const next = `next-${first.name}`;
      const newcomer = await at.person(next);
      await at.join(student, newcomer, plan, "first", next);
      for (const one of [newcomer, second.parent]) {
        for (const under of ["", "/household", "/ledger", "/tasks", "/saved", "/letters"]) {
          const html = await page(one, plan + under);
          for (const word of [attempt, first.word]) expect(html, under).not.toContain(word);
          expect(html, under).not.toMatch(anyOf(attempted, first.amount));
        }
      }
      expect(await page(second.parent, `${plan}/household`)).toContain(`"${second.amount}"`);
    });

    /** The student removes the parent of the first home, in the other process; gives the answer's status. */
    async function removeAtOnce({ plan, student, first }: TwoHomes): Promise<number> {
      const id = await memberOf(at, plan, first.name);
      return (await elsewhere(student).post(`${plan}/people/${id}`, { word: "delete" })).status;
    }
  });

  /** How many connections wait for a lock. */
  async function waiting(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(at.store);
    return rows[0]?.count ?? 0;
  }
  /** Whether somebody waits for what this transaction holds, and not for anything else: then the queue has its head. */
  async function isAwaited(within: Transaction): Promise<boolean> {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(within);
    const { rows: behind } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where ${rows[0]?.pid ?? 0}::int = any(pg_blocking_pids(pid))`.execute(at.store);
    return behind.length > 0;
  }
  const until = (isSo: () => boolean | Promise<boolean>) => vi.waitUntil(isSo, { timeout: 200_000, interval: 25 });

  it.each([1, 2, 3])(
    "does all that one home asks while the other one ends, and in that home alone (round %i)",
    async (round) => {
      const family = await twoHomes(at);
      const { plan, student, first, second } = family;
      const before = await contentOf(at.store);
      const requests = inOrderOf(round, lasting(family, second));
      const end = { keep: second.household, mode: "one", word: "delete" };
      const statuses = await Promise.all([
        ...requests.map(async ({ name, path, fields }, index) => {
          const { status } = await (index % 2 === 0 ? second.parent : elsewhere(second.parent)).post(path, fields);
          return `${name} ${status}`;
        }),
        elsewhere(student)
          .post(`${plan}/setup/one-home`, end)
          .then(({ status }) => `end ${status}`),
      ]);
      expect(statuses.filter((status) => !/ (200|303)$/.test(status))).toEqual([]);
      const after = await contentOf(at.store);
      const written = changesBetween(before, after).filter((row) => row.startsWith("+ "));
      expect(householdsIn(written.join())).toEqual([second.household]);
      const left = [...after.values()].flat().filter((row) => row.includes(first.household));
      expect(left, "nothing of the home that ended").toEqual([]);
      expect(await page(second.parent, `${plan}/household`)).toMatch(anyOf(attempted));
    },
  );

  describe("sixteen requests that were admitted and wait for their turn", () => {
    /**
     * Locks the plan as a slow writer would, lets something queue for it, and behind it sixteen requests, eight in each
     * process; then lets go. The requests have been admitted by then, so only what decides inside of the lock refuses
     * them.
     */
    async function behind(family: TwoHomes, home: Home, first: () => Promise<Response>): Promise<readonly string[]> {
      const sixteen = requestsOfParent(family, home)
        .filter(({ name }) => !["leaving", "deleting figures", "taking back an invitation"].includes(name))
        .slice(0, 16);
      expect(sixteen).toHaveLength(16);
      return at.store
        .transaction()
        .execute(async (within) => {
          await within.selectFrom("plan").where("id", "=", idOf(family.plan)).select("id").forUpdate().execute();
          const change = first();
          await until(() => isAwaited(within));
          let answered = 0;
          const answers = sixteen.map(async ({ name, path, fields }, index) => {
            const { status } = await (index % 2 === 0 ? home.parent : elsewhere(home.parent)).post(path, fields);
            answered += 1;
            return `${name} ${status}`;
          });
          await until(async () => (await waiting()) + answered >= 17);
          return { change, answers };
        })
        .then(async ({ change, answers }) => {
          expect((await change).status).toBe(303);
          return Promise.all(answers);
        });
    }

    it.each([
      [
        "the removal of the parent",
        async ({ plan, student, first }: TwoHomes) => {
          expect((await student.post(`${plan}/people/${first.waiting}`)).status).toBe(303);
          const path = `${plan}/people/${await memberOf(at, plan, first.name)}`;
          return () => elsewhere(student).post(path, { word: "delete" });
        },
      ],
      [
        "the end of the home",
        async ({ plan, student, second }: TwoHomes) =>
          () =>
            elsewhere(student).post(`${plan}/setup/one-home`, { keep: second.household, mode: "one", word: "delete" }),
      ],
    ] as const)("are refused when %s comes before them", async (_, prepare) => {
      const family = await twoHomes(at);
      const answers = await behind(family, family.first, await prepare(family));
      expect(answers.filter((answer) => !answer.endsWith(" 404"))).toEqual([]);
      const rows = [...(await contentOf(at.store)).values()].flat();
      expect(rows.filter((row) => row.includes(idOf(family.plan)) && row.includes(attempt))).toEqual([]);
      const html = await page(family.second.parent, `${family.plan}/household`);
      expect(html).toContain(`"${family.second.amount}"`);
      expect(html).not.toMatch(anyOf(attempted));
    });
  });

  describe("requests about the subscription that were admitted and wait for the account", () => {
    const [start, dashboard] = ["/subscription-start", "/subscription-dashboard"];
    const requests: readonly (readonly [path: string, fields: Record<string, string>])[] = [
      [start, { plan: "waiver", sure: "yes" }],
      [start, { plan: "family_yearly" }],
      [dashboard, { do: "end-waiver" }],
      [dashboard, { price: "family_monthly" }],
      ...["cancel", "resume", "refund", "card", "portal"].map((wish) => [dashboard, { do: wish }] as const),
    ];

    it.each([
      ["the session is ended from another browser", "/account", { others: "yes" }],
      ["the account is deleted", "/account/delete", { word: "delete" }],
    ] as const)("are refused when %s before them", async (_, path, fields) => {
      const { name, student, elsewhere: held } = await twoHomes(at);
      const id = (await at.accountOf(name)) ?? "nobody";
      const atStripe = async () => {
        const { data } = await new Payer(at.standIns.origin).client.customers.list({ limit: 100 });
        return data.filter(({ metadata }) => metadata.account === id).length;
      };
      const billing = () => at.store.selectFrom("billing").where("account_id", "=", id).selectAll().execute();
      const before = await billing();
      // Locks the account as a slow writer would; behind it the change, and behind that the requests.
      const { change, answers } = await at.store.transaction().execute(async (within) => {
        await within.selectFrom("account").where("id", "=", id).select("id").forUpdate().execute();
        const first = elsewhere(student).post(path, fields);
        await until(() => isAwaited(within));
        let answered = 0;
        const behind = requests.map(async ([to, form], index) => {
          const answer = await (index % 2 === 0 ? held : elsewhere(held)).post(to, form);
          answered += 1;
          return `${to} ${new URLSearchParams(form)} ${answer.status}`;
        });
        await until(async () => (await waiting()) + answered >= 1 + requests.length);
        return { change: first, answers: behind };
      });
      expect((await change).status).toBeLessThan(400);
      const statuses = await Promise.all(answers);
      expect(statuses.filter((answer) => !answer.endsWith(" 401"))).toEqual([]);
      expect(await billing()).toEqual(path === "/account" ? before : []);
      expect(await atStripe()).toBe(0);
      expect(statuses).toHaveLength(9);
    });
  });

  describe("whatever somebody asks while they delete", () => {
    /** Sends everything at once, half of it to each process, with the deletion among it. */
    async function whileDeleting(one: Visitor, requests: readonly PlanRequest[]) {
      return Promise.all(
        requests.map(async ({ name, path, fields }, index) => {
          const { status } = await (index % 2 === 0 ? one : elsewhere(one)).post(path, fields);
          return [name, status] as const;
        }),
      );
    }
    const odd = (done: readonly (readonly [string, number])[]) =>
      // 400: a form that names somebody who is out of the plan by then.
      done.filter(([, status]) => ![200, 302, 303, 400, 401, 404].includes(status));

    /** Rows with an id in them, "plan_task {…}". */
    const rowsWith = async (id: string) =>
      [...(await contentOf(at.store))].flatMap(([table, rows]) =>
        rows.filter((row) => row.includes(id)).map((row) => `${table} ${row}`),
      );
    /** The homes keep what is theirs when the student leaves. */
    const ofHomes = /^(plan|household\w*|plan_(member|household|ledger_\w+|saved)) /;

    it.each([1, 2, 3])("their plan: nothing of theirs is left (round %i)", async (round) => {
      const family = await twoHomes(at);
      const done = await whileDeleting(family.student, inOrderOf(round, requestsOfStudent(family)));
      expect(odd(done)).toEqual([]);
      expect(new Map(done).get("deleting the plan")).toBe(303);
      const left = await rowsWith(idOf(family.plan));
      expect(left.filter((row) => !ofHomes.test(row) || row.includes(attempt))).toEqual([]);
    });

    it.each([1, 2, 3])("their account: nothing of it is left (round %i)", async (round) => {
      const { name, student } = await twoHomes(at);
      const id = (await at.accountOf(name)) ?? "nobody";
      // Two of them change what the others may do.
      const requests = requestsOfAccount("adult").filter(({ name: what }) => !what.startsWith("signing out"));
      const done = await whileDeleting(student, inOrderOf(round, requests));
      expect(odd(done)).toEqual([]);
      expect(new Map(done).get("deleting the account")).toBe(302);
      expect(await rowsWith(id)).toEqual([]);
    });
  });

  describe("two saves of what the same page showed", () => {
    let family: TwoHomes;
    beforeAll(async () => {
      family = await twoHomes(at);
    });
    const rounds = Array.from({ length: 20 }, (_, round) => round);

    it.each([
      ["the figures of a household", () => [family.first.parent, `${family.plan}/household`] as const, "income"],
      ["a college from the list", () => [family.student, family.line] as const, "liked"],
      ["the setup of the plan", () => [family.student, `${family.plan}/setup`] as const, "name"],
    ] as const)("of %s: one is kept, the other is told, 20 times", async (_, where, field) => {
      const [one, path] = where();
      const year = String(new Date().getFullYear() + 1);
      const rest = {
        income: "1",
        taxPaid: "1",
        familySize: "3",
        pays: "1",
        name: "Maya",
        year,
        status: "considering",
      };
      const ends: string[] = [];
      for (const round of rounds) {
        const shown = hiddenFields(await page(one, path), path);
        const intent = field === "income" ? "save" : "basics";
        // Names of people have no digits.
        const letter = String.fromCharCode(97 + round);
        const values = ["1", "2"].map((who) =>
          field === "income" ? `${who}00${100 + round}` : `Ann ${letter}${who === "1" ? "l" : "r"}`,
        );
        const saves = values.map((value) => {
          const fields = new URLSearchParams({ ...Object.fromEntries(shown), ...rest, intent, [field]: value });
          return fields;
        });
        const answers = await Promise.all(
          saves.map((fields, index) => (index === 0 ? one : elsewhere(one)).post(path, fields)),
        );
        const statuses = answers.map(({ status }) => status);
        const kept = values[statuses.indexOf(303)] ?? "neither";
        const after = await page(one, path);
        const holds = values.filter((value) => after.includes(`"${value}"`) || after.includes(`>${value}<`));
        ends.push(`${[...statuses].sort().join(" and ")}, ${holds.join() === kept ? "the kept one is there" : "lost"}`);
      }
      expect([...new Set(ends)]).toEqual(["303 and 400, the kept one is there"]);
    });

    it("loses nothing of two tabs on the setup page that change two different things", async () => {
      const { student, plan } = await twoHomes(at);
      const path = `${plan}/setup`;
      const year = String(new Date().getFullYear() + 1);
      const shown = Object.fromEntries(hiddenFields(await page(student, path), path));
      const basics = { ...shown, intent: "basics", name: "Maya", year, state: "" };
      const first = await student.post(path, { ...basics, name: "Zelda" });
      const second = await elsewhere(student).post(path, { ...basics, state: "OH" });
      expect(first.status).toBe(303);
      const after = await page(student, path);
      expect(after, "what the first tab saved").toContain('value="Zelda"');
      // Either both are kept, or the second tab is told and still holds what was typed.
      const said = await second.text();
      const kept = second.status === 303 ? after : said;
      expect([303, 400]).toContain(second.status);
      expect(kept).toMatch(/<option[^>]*value="OH"[^>]*selected|<option[^>]*selected[^>]*value="OH"/);
    });
  });

  describe("a list", () => {
    const unitids = [200800, 200846, 200873, 201104, 201195, 201371, 201441, 201548, 201645, 201654, 201690, 204796];

    it("takes twelve colleges at once: as many lines as were accepted, each in a place of its own", async () => {
      const { student, plan } = await twoHomes(at);
      const answers = await Promise.all(
        unitids.map((unitid, index) =>
          (index % 2 === 0 ? student : elsewhere(student)).post(`${plan}/colleges`, {
            intent: "add",
            unitid: String(unitid),
          }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(unitids.map(() => 303));
      const lines = await at.store
        .selectFrom("plan_college")
        .where("plan_id", "=", idOf(plan))
        .select(["unitid", "position"])
        .execute();
      // Two were on the list before.
      expect(lines).toHaveLength(unitids.length + 2);
      expect(new Set(lines.map(({ position }) => position)).size).toBe(lines.length);
    });

    it("takes one college twelve times at once as one line", async () => {
      const { student, plan } = await twoHomes(at);
      const answers = await Promise.all(
        unitids.map((_, index) =>
          (index % 2 === 0 ? student : elsewhere(student)).post(`${plan}/colleges`, {
            intent: "add",
            unitid: "204796",
          }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
      const lines = at.store.selectFrom("plan_college").where("plan_id", "=", idOf(plan)).where("unitid", "=", 204796);
      expect(await lines.select("id").execute()).toHaveLength(1);
    });
  });

  describe("the table of what writes", () => {
    /** Addresses that take a form and write nothing: they work something out. */
    const computing = [
      "college-cost-calculator",
      "college-cost-calculator/award-letter",
      "college-cost-calculator/loan",
      "college-cost-calculator/grid.csv",
      "college-cost-calculator/kitchen-table",
      "colleges/crossed-off",
      "es/college-cost-calculator",
      "es/tools/fafsa-calculator",
      "es/college-match-quiz/results",
      "es/college-match-quiz/results.csv",
      "college-match-quiz/results",
      "college-match-quiz/results.csv",
      "colleges/compare",
      "colleges/compare.csv",
      "majors/:major",
      "essay-coach",
      "essay-coach/questions",
      "essay-coach/cards",
      "essay-coach/activities",
      "mcp",
      "counselor",
      "counselor/stream",
      "counselor/plan",
      "tools/fafsa-calculator",
    ];
    const pressed = ["plan/invitation", "plan/invitation/unknown", "plan/start", "reminders/stop", "auth/login"];
    const pressedToo = ["auth/logout", "auth/welcome", "contact", "waitlist", "waitlist/yours", "admin/messages"];
    const ofAdmins = ["admin/jobs", "admin/people", "admin/people/:account", "admin/errors/:group"];
    const ofThreads = ["counselor/threads", "counselor/threads/:thread"];
    const ofDesk = ["admin/blog-automation", "admin/blog-automation/:article"];
    const ofSpeed = ["admin/performance-test/server"];
    const ofCrawls = ["admin/seo-dashboard", "admin/seo-dashboard/search", "admin/knowledge-graph/:view"];
    const presses = [
      ...pressed,
      ...pressedToo,
      ...ofAdmins,
      ...ofCrawls,
      ...ofSpeed,
      ...ofDesk,
      ...ofThreads,
      "api/reports",
      "api/vitals",
      "webhooks/stripe",
    ];

    it("names every address that takes a form, and each is raced here", async () => {
      const family = await twoHomes(at);
      const requests = [
        ...requestsOfParent(family, family.first),
        ...requestsOfStudent(family),
        ...requestsOfKeeper(await keptByParent(at)),
        ...requestsOfAccount("adult"),
        ...requestsOfAccount("teenager"),
      ].map(({ path }) => path);
      const table = readFileSync("docs/writes.md", "utf8")
        .split("\n")
        .filter((line) => line.startsWith("|"));
      const wrong = (await everyAddress())
        .filter(({ file }) => /export const action\b/.test(readFileSync(join("app", file), "utf8")))
        .map(({ path }) => path)
        .flatMap((path) => {
          const pattern = new RegExp(`^/${path.replace(/:\w+/g, "[0-9a-f]{32}")}$`);
          const raced = [...presses, ...computing].includes(path) || requests.some((request) => pattern.test(request));
          const named = table.some((row) => row.includes(`\`${path}\``) || row.includes(`\`/${path}\``));
          return [...(raced ? [] : [`${path}: no race`]), ...(named ? [] : [`${path}: not in docs/writes.md`])];
        });
      expect(wrong).toEqual([]);
      expect(Object.keys(doublePresses(at)).sort()).toEqual([...presses].sort());
    });

    it.each(presses)("two presses of one button: %s", async (path) => {
      await doublePresses(at)[path]?.();
    });

    it("writes nothing where something is worked out, but how a question to the counselor ended", async () => {
      const before = await contentOf(at.store);
      for (const path of computing) {
        expect((await at.nobody().post(`/${path}`, { unitids: "203535" })).status, path).toBeLessThan(500);
      }
      const written = changesBetween(before, await contentOf(at.store));
      // A count by day and status, of nobody.
      const counts = /^. counselor_count \{"day":"[\d-]+","subject":"status","name":"[a-z ]+","times":\d+\}$/;
      expect(written.filter((line) => !counts.test(line))).toEqual([]);
    });
  });
});

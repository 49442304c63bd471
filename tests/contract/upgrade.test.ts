import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "~/calendar/day";
import { dayIn } from "~/calendar/eastern-day";
import type { Store } from "~/store/database.server";
import { renamed } from "~/store/migrations/0027_deletion_names";
import { type Amount, amountIn, amounts, fillPlan, textIn, texts, type Who, whos } from "../setup/filled-plan";
import { KeptStore, keepRelease, keptReleases, type Seen, seenIn } from "../setup/kept-store";
import { outputsOf } from "../setup/plan-outputs";
import { Plans } from "../setup/plans";
import { onBothBareStores } from "../setup/stores";

/**
 * An upgrade loses nothing. A store that an earlier release filled (a plan of two homes, letters, payments, results,
 * a fee waiver, a message that waits, a deletion that waits) is migrated, and everybody finds on every page, in every
 * file and calendar what they found before.
 */
const marks: readonly (readonly [string, RegExp])[] = [
  ...texts.map((text) => [text, textIn(text)] as const),
  ...(Object.keys(amounts) as Amount[]).map((amount) => [amount, amountIn(amount)] as const),
];

const record = process.env.RECORD_STORE;
if (record !== undefined) {
  it(`keeps the store of ${record}`, async () => {
    const at = await Plans.open();
    try {
      const filled = await fillPlan(at, "apart");
      const seen: Partial<Record<Who, Seen>> = {};
      for (const who of whos) seen[who] = seenIn(await outputsOf(at, filled, who), marks);
      await leaveWorkWaiting(at);
      await keepRelease(record, at.store, filled, seen as Record<Who, Seen>);
    } finally {
      await at.close();
    }
  });
}

/** A deletion that the sign-in service has not heard of, and a message that no mail server has taken. */
async function leaveWorkWaiting(at: Plans): Promise<void> {
  const gone = await at.person("gone");
  const body = new URLSearchParams({ change: "management-off" });
  await fetch(`${at.standIns.origin}/controls`, { method: "POST", body, redirect: "manual" });
  expect((await gone.post("/account/delete", { word: "delete" })).status).toBe(302);
  const queued = new Date().toISOString();
  const message = {
    kind: "contact",
    recipient: "waiting@family.example",
    subject: "A message that waits",
    body: "Hello",
  };
  await at.store
    .insertInto("mail")
    .values({
      id: "waiting",
      ...message,
      html: null,
      stop_link: null,
      member_id: null,
      named: null,
      once: null,
      queued_at: queued,
      not_before: "2999-01-01T00:00:00.000Z",
      attempts: 0,
      sent_at: null,
    })
    .execute();
}

/**
 * Moves the days of a kept store to today, so that what was due in a week still is, and nobody is signed out by time.
 */
async function moveToToday(store: Store, { plan }: KeptStore["facts"], release: string): Promise<void> {
  const today = dayIn("America/New_York", new Date());
  const soon = addDays(today, 7);
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const years = Number(today.slice(0, 4)) - Number(release.slice(0, 4));
  const id = plan.plan.split("/")[2] ?? "";
  await store.updateTable("plan_college").set({ own_deadline: soon }).where("own_deadline", "is not", null).execute();
  await store.updateTable("plan_task").set({ due: soon }).where("key", "like", "own:%").execute();
  await sql`update plan_ledger_entry set day = ${today}`.execute(store);
  await sql`update plan set class_year = class_year + ${sql.lit(years)} where id = ${id}`.execute(store);
  await store.updateTable("session").set({ seen_at: now, expires_at: later, refreshed_at: now }).execute();
  await store.updateTable("mail").set({ not_before: now }).where("id", "=", "waiting").execute();
}

/** What migrations after the release call a table of it. */
const nowCalled = (table: string): string => (renamed as Readonly<Record<string, string>>)[table] ?? table;

for (const release of keptReleases()) {
  onBothBareStores(`the store that the release of ${release} left`, (empty) => {
    const kept = new KeptStore(release);
    let at: Plans;
    let before: Readonly<Record<string, number>>;
    beforeAll(async () => {
      const opened = await empty();
      before = await kept.writeInto(opened.store);
      await moveToToday(opened.store, kept.facts, release);
      // The site migrates when it starts.
      at = await Plans.openOn(opened);
    });
    afterAll(() => at.close());

    describe("after the migrations of today", () => {
      it.each(whos)("shows %s what they saw before", async (who) => {
        const filled = { ...kept.facts.plan, people: kept.people(at.site.origin) };
        expect(seenIn(await outputsOf(at, filled, who), marks)).toEqual(kept.facts.seen[who]);
      });

      it("has every account, plan, result, payment and fee waiver", async () => {
        const tables = Object.keys(before).filter((name) => /^(account|identity$|plan|household|billing)/.test(name));
        expect(tables.length).toBeGreaterThan(10);
        for (const table of tables) {
          const { rows } = await sql`select * from ${sql.table(nowCalled(table))}`.execute(at.store);
          // Each look of the tests above is in the log as well.
          if (table === "plan_log") expect(rows.length).toBeGreaterThanOrEqual(before[table] ?? 0);
          else expect(rows.length, table).toBe(before[table]);
        }
      });

      it("sends the message that waits, with the next one", async () => {
        const newcomer = await at.person("newcomer");
        await at.inviteTo(newcomer, await at.start(newcomer), "counselor", "next@family.example");
        expect((await at.letterTo("waiting@family.example")).text).toContain("Hello");
      });
    });
  });
}

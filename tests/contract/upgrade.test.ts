import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "~/calendar/day";
import { dayIn } from "~/calendar/eastern-day";
import type { Store } from "~/store/database.server";
import { renamed } from "~/store/migrations/0027_deletion_names";
import { eventually } from "../setup/eventually";
import { type Who, whos } from "../setup/filled-plan";
import { keepRelease, marks, waitingFor } from "../setup/keep-release";
import { KeptStore, keptReleases, type Seen, seenIn } from "../setup/kept-store";
import { outputsOf } from "../setup/plan-outputs";
import { Plans } from "../setup/plans";
import { unanswered, writeAgain } from "../setup/release-statements";
import { type EmptyStore, onBothBareStores, onBothStores } from "../setup/stores";

/**
 * An upgrade loses nothing. A store that an earlier release filled (a plan of two homes, letters, payments, results,
 * a subscription, a fee waiver, a message that waits, a deletion that waits) is migrated, and everybody finds on every
 * page, in every file and calendar what they found before. While processes of that release still run beside the new
 * one, what they write is found as well (decision 113).
 */
const record = process.env.RECORD_STORE;
if (record !== undefined) {
  onBothStores(`the store of ${record}`, (empty) => {
    it("is kept", async () => keepRelease(record, await empty()));
  });
}

/**
 * Moves the days of a kept store to today, so that what was due in a week still is, nobody is signed out by time, and
 * no job looks for what only the stand-ins of its release know.
 */
async function moveToToday(store: Store, plan: string, release: string): Promise<void> {
  const today = dayIn("America/New_York", new Date());
  const soon = addDays(today, 7);
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const years = Number(today.slice(0, 4)) - Number(release.slice(0, 4));
  const id = plan.split("/")[2] ?? "";
  await store.updateTable("plan_college").set({ own_deadline: soon }).where("own_deadline", "is not", null).execute();
  await store.updateTable("plan_task").set({ due: soon }).where("key", "like", "own:%").execute();
  await sql`update plan_ledger_entry set day = ${today}`.execute(store);
  await sql`update plan set class_year = class_year + ${sql.lit(years)} where id = ${id}`.execute(store);
  await store.updateTable("session").set({ seen_at: now, expires_at: later, refreshed_at: now }).execute();
  await store.updateTable("billing").set({ period_end: later }).where("status", "=", "active").execute();
  await store.updateTable("mail").set({ not_before: now }).where("recipient", "=", waitingFor).execute();
  const tables = new Set((await store.introspection.getTables()).map(({ name }) => name));
  if (tables.has("plan_draft_share")) await store.updateTable("plan_draft_share").set({ until: soon }).execute();
  if (tables.has("job")) await store.updateTable("job").set({ next_at: later }).execute();
}

/** What migrations after the release call a table of it. */
const nowCalled = (table: string): string => (renamed as Readonly<Record<string, string>>)[table] ?? table;

/** Everybody finds where they were what they found there, and nobody finds more, wherever it is. */
async function expectSeen(at: Plans, kept: KeptStore, who: Who): Promise<void> {
  const filled = { ...kept.kept.plan, people: kept.people(at.site.origin) };
  const seen = seenIn(await outputsOf(at, filled, who), marks);
  for (const [place, before] of Object.entries(kept.seen[who])) {
    expect(seen[place] ?? [], place).toEqual(expect.arrayContaining([...before]));
  }
  expect(inAll(seen)).toEqual(inAll(kept.seen[who]));
}
const inAll = (seen: Seen): Seen =>
  Object.fromEntries(Object.entries(seen).filter(([place]) => !place.startsWith("page ")));

const dialectOf = ({ address }: EmptyStore) => address.dialect;
const releases = keptReleases().filter((release) => release !== record);

for (const release of releases) {
  onBothBareStores(`the store that the release of ${release} left`, (empty) => {
    let kept: KeptStore;
    let at: Plans;
    let before: Readonly<Record<string, number>>;
    beforeAll(async () => {
      const opened = await empty();
      kept = new KeptStore(release, dialectOf(opened));
      before = await kept.writeInto(opened);
      await moveToToday(opened.store, kept.kept.plan.plan, release);
      // The site migrates when it starts.
      at = await Plans.openOn(opened);
    });
    afterAll(() => at.close());

    describe("after the migrations of today", () => {
      it.each(whos)("shows %s what they saw before", (who) => expectSeen(at, kept, who));

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
        expect((await at.emailTo(waitingFor)).text).toContain("Hello");
      });

      it("ends the deletions that wait at the other services, and the receipt says so", async () => {
        const receipt = async () =>
          (kept.kept.receipt && (await (await at.site.get(kept.kept.receipt)).text())) || null;
        if (kept.kept.receipt !== undefined)
          expect(await receipt()).toContain("We couldn’t reach the sign-in service yet");
        await at.store
          .updateTable("job")
          .set({ next_at: new Date().toISOString() })
          .where("name", "=", "deletions")
          .execute();
        await eventually(async () => {
          expect(await at.store.selectFrom("identity_deletion").selectAll().execute()).toEqual([]);
          expect(await at.store.selectFrom("billing_deletion").selectAll().execute()).toEqual([]);
        });
        if (kept.kept.receipt !== undefined)
          expect(await receipt()).toContain("The sign-in service has deleted its record of you.");
      });
    });
  });
}

// Only the newest that is kept may still run: what an older one needed may be taken away by now.
const standing = releases.at(-1) ?? "none";
onBothStores(`a process of the release of ${standing} that still runs beside the new one`, (empty) => {
  let kept: KeptStore;
  let at: Plans;
  let opened: EmptyStore;
  beforeAll(async () => {
    opened = await empty();
    kept = new KeptStore(standing, dialectOf(opened));
    if (kept.statements === null) throw new Error(`What the release of ${standing} asks of its store is not kept.`);
    await writeAgain(opened.store, kept.statements);
    await moveToToday(opened.store, kept.kept.plan.plan, standing);
    at = await Plans.openOn(opened);
  });
  afterAll(() => at.close());

  it("is answered every question it has", async () => {
    expect(await unanswered(opened.store, kept.statements ?? { texts: [], committed: [], reads: [] })).toEqual([]);
  });

  it.each(whos)("writes what the new one shows %s", (who) => expectSeen(at, kept, who));
});

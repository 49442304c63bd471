import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type EmptyStore, onBothStores } from "../../tests/setup/stores";
import type { Store } from "./database.server";
import { daysKept, forgetOld } from "./forget.server";
import { takeOne } from "./rate-limit.server";

const now = new Date("2026-11-21T12:00:00.000Z");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

const report = (id: string, at: string) => ({
  id,
  at,
  type: "JavaScript" as const,
  severity: "low" as const,
  message: "x",
  stack: null,
  path: "/",
  user_agent: null,
  session_id: null,
  context: null,
});
const mail = (id: string, sent_at: string | null) => ({
  id,
  kind: "test",
  recipient: "",
  subject: "",
  body: "",
  html: null,
  stop_link: null,
  once: id,
  attempts: 0,
  queued_at: ago(300),
  not_before: ago(300),
  sent_at,
});
const waiting = (id: string, confirmed_at: string | null, asked_at: string, next_asked_at: string | null) => ({
  id,
  email: `${id}@mail.example`,
  topics: "[]",
  token_hash: id,
  asked_at,
  confirmed_at,
  next_asked_at,
  next_topics: next_asked_at && "[]",
  next_token_hash: next_asked_at && `next ${id}`,
});
/** In each table something that is over by a moment, and something that is not. */
async function fill(store: Store): Promise<void> {
  const moment = 1 / 86_400;
  const { sentMail, event, contactMessage, errorReport, unconfirmed } = daysKept;
  const events = [event + moment, event - moment].map((days, i) => ({ id: `e${i}`, at: ago(days) }));
  await store
    .insertInto("billing_event")
    .values(events.map(({ id, at }) => ({ id, type: "x", received_at: at, done_at: at })))
    .execute();
  await store
    .insertInto("mail")
    .values([mail("m0", ago(sentMail + moment)), mail("m1", ago(sentMail - moment)), mail("m2", null)])
    .execute();
  const messages = [contactMessage + moment, contactMessage - moment].map((days, i) => ({
    id: `k${i}`,
    at: ago(days),
  }));
  await store
    .insertInto("contact_message")
    .values(messages.map((each) => ({ ...each, email: "a@mail.example", about: "other", message: "m" })))
    .execute();
  const reports = [report("r0", ago(errorReport + moment)), report("r1", ago(errorReport - moment))];
  await store.insertInto("error_report").values(reports).execute();
  const [late, soon] = [ago(unconfirmed + moment), ago(unconfirmed - moment)];
  await store
    .insertInto("waitlist")
    .values([
      waiting("w0", null, late, null),
      waiting("w1", null, soon, null),
      waiting("w2", ago(300), ago(300), late),
      waiting("w3", ago(300), ago(300), soon),
    ])
    .execute();
  await takeOne(store, "c0", { most: 1, seconds: 60 }, new Date(now.getTime() - 61_000));
  await takeOne(store, "c1", { most: 1, seconds: 60 }, now);
}

const ids = async (store: Store) => {
  const tables = ["billing_event", "mail", "contact_message", "error_report", "waitlist"] as const;
  const all: string[] = [];
  for (const table of tables) {
    all.push(...(await store.selectFrom(table).select("id").orderBy("id").execute()).map(({ id }) => id));
  }
  const counts = await store.selectFrom("rate_limit").select("key").execute();
  return [...all, ...counts.map(({ key }) => key)].join(" ");
};
const left = "e1 m1 m2 k1 r1 w1 w2 w3 c1";

onBothStores("what is stored", (empty) => {
  let opened: EmptyStore;
  beforeEach(async () => {
    opened = await empty();
  });
  afterEach(() => opened.close());

  it("is forgotten when its time is over, and not before", async () => {
    await fill(opened.store);
    await forgetOld(opened.store, now);
    expect(await ids(opened.store)).toBe(left);
    const next = await opened.store.selectFrom("waitlist").select(["id", "next_token_hash"]).orderBy("id").execute();
    expect(next.map(({ next_token_hash }) => next_token_hash)).toEqual([null, null, "next w3"]);
  });

  it("is found by its time, without looking at every row", async () => {
    if (opened.address.dialect !== "sqlite") return;
    for (const [table, column] of [
      ["plan_log", "at"] as const,
      ["billing_event", "received_at"] as const,
      ["error_report", "at"] as const,
      ["mail", "sent_at"] as const,
    ]) {
      const plan = sql<{
        detail: string;
      }>`explain query plan delete from ${sql.table(table)} where ${sql.ref(column)} < 'x'`;
      const { rows } = await plan.execute(opened.store);
      expect(rows.map(({ detail }) => detail).join(), table).toMatch(/^SEARCH .* USING .*INDEX/);
    }
  });

  it("holds a bounded number of reports that anybody may send, the newest", async () => {
    const { store } = opened;
    const mostReports = 500;
    const all = Array.from({ length: mostReports + 20 }, (_, i) =>
      report(`r${String(i).padStart(5, "0")}`, new Date(now.getTime() - i * 1000).toISOString()),
    );
    for (let i = 0; i < all.length; i += 500) {
      await store
        .insertInto("error_report")
        .values(all.slice(i, i + 500))
        .execute();
    }
    await forgetOld(store, now, mostReports);
    const kept = await store.selectFrom("error_report").select("id").orderBy("id").execute();
    expect(kept).toHaveLength(mostReports);
    expect(kept.at(-1)?.id).toBe(`r${String(mostReports - 1).padStart(5, "0")}`);
  });
});

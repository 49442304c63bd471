import { statfs } from "node:fs/promises";
import { provider } from "~/account/provider/provider.server";
import { stripe } from "~/billing/stripe/stripe.server";
import { env } from "~/env.server";
import { storedJobs } from "~/jobs/data.server";
import { jobs } from "~/jobs/jobs.server";
import { isLate } from "~/jobs/schedule";
import { givenUp, mostAttempts } from "~/mail/deliver.server";
import type { Store } from "~/store/database.server";
import { storeState } from "~/store/migrate.server";
import { writeProblem } from "~/store/write-check.server";
import {
  diskState,
  jobsState,
  mailState,
  type PartState,
  type ServiceCheck,
  serviceState,
  webhookState,
} from "./overview";

const week = 7 * 86_400_000;
/** Events whose delay is looked at; of more, the newest. Whether each is done is asked of all. */
const eventsLookedAt = 500;

/** The state of every part of the product, each with its last good moment. */
export async function partsOf(store: Store, now: Date): Promise<readonly PartState[]> {
  const checks = await checksOf(store);
  return Promise.all([
    storePart(store, now),
    jobsPart(store, now),
    mailPart(store, now),
    webhookPart(store, now),
    serviceState("stripe", "Stripe", stripe() !== null, checks.get("stripe") ?? null, now),
    serviceState("auth0", "Auth0", provider() !== null, checks.get("auth0") ?? null, now),
    serviceState("model", "Counselor’s model", env().model !== null, checks.get("model") ?? null, now),
    diskOf(env().dataDir).then((disk) => diskState(disk, now)),
  ]);
}

async function storePart(store: Store, now: Date): Promise<PartState> {
  const state = await storeState(store);
  const problem = state === "ready" ? await writeProblem(store, now) : null;
  const good = state === "ready" && problem === null;
  const words = good ? "Reads and writes" : state === "ready" ? "Can’t be written; the log says why" : state;
  return {
    key: "store",
    title: "Store",
    status: good ? "good" : "wrong",
    lastGood: good ? now.toISOString() : null,
    words,
    ...(!good && { next: { label: "Open the health check", to: "/api/health" } }),
  };
}

async function jobsPart(store: Store, now: Date): Promise<PartState> {
  const stored = new Map((await storedJobs(store)).map((one) => [one.name, one]));
  return jobsState(
    jobs.flatMap(({ name, title, schedule }) => {
      const one = stored.get(name);
      if (one === undefined) return [];
      const { nextAt, lockedUntil, last, lastGood } = one;
      const failed = last?.outcome === "failed" || last?.outcome === "interrupted";
      return [
        { name, title, late: isLate(schedule, nextAt, lockedUntil, now), failed, said: last?.said ?? "", lastGood },
      ];
    }),
  );
}

async function mailPart(store: Store, now: Date): Promise<PartState> {
  const waiting = await store
    .selectFrom("mail")
    .where("sent_at", "is", null)
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("queued_at").as("oldest")])
    .executeTakeFirstOrThrow();
  const sent = await store
    .selectFrom("mail")
    .where("sent_at", "is not", null)
    .where("attempts", "<", mostAttempts)
    .select("sent_at")
    .orderBy("sent_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const oldest = waiting.oldest as string | null;
  const lost = await givenUp(store, new Date(now.getTime() - week));
  return mailState({ waiting: Number(waiting.count), oldest, lastSent: sent?.sent_at ?? null, lost }, now);
}

async function webhookPart(store: Store, now: Date): Promise<PartState> {
  const since = new Date(now.getTime() - week).toISOString();
  const events = await store
    .selectFrom("billing_event")
    .where("received_at", ">", since)
    .select(["received_at", "made_at"])
    .orderBy("received_at", "desc")
    .limit(eventsLookedAt)
    .execute();
  // Of any age: one that nobody got done last month is still not done.
  const undone = await store
    .selectFrom("billing_event")
    .where("done_at", "is", null)
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("received_at").as("oldest")])
    .executeTakeFirstOrThrow();
  const delays = events
    .flatMap(({ made_at, received_at }) => (made_at === null ? [] : [Date.parse(received_at) - Date.parse(made_at)]))
    .sort((a, b) => a - b);
  const middle = delays[Math.floor(delays.length / 2)];
  const done = await store
    .selectFrom("billing_event")
    .where("done_at", "is not", null)
    .select("done_at")
    .orderBy("received_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return webhookState(
    {
      lastDone: done?.done_at ?? null,
      undone: Number(undone.count),
      oldestUndone: undone.oldest as string | null,
      // Stripe counts whole seconds, and two clocks are never the same.
      delay: middle === undefined ? null : Math.max(0, Math.round(middle / 1000)),
      events: delays.length,
    },
    now,
  );
}

async function checksOf(store: Store): Promise<ReadonlyMap<string, ServiceCheck>> {
  const rows = await store.selectFrom("part_check").selectAll().execute();
  return new Map(
    rows.map(({ part, ok_at, failed_at, reason }) => [part, { okAt: ok_at, failedAt: failed_at, reason }]),
  );
}

async function diskOf(folder: string): Promise<{ free: number; size: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return null;
  }
}

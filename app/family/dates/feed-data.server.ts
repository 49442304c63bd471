import { sql } from "kysely";
import { hashOfToken, newToken } from "~/family/access/ids.server";
import type { PlanWrite } from "~/family/access/lock-plan.server";
import type { Store } from "~/store/database.server";

/** The address of one person's calendar in one plan, as its page shows it. What the address holds is nowhere. */
export interface StoredFeed {
  /** UTC text. */
  readonly madeAt: string;
  /** The last day a calendar read it; null when none has. */
  readonly readOn: string | null;
}

/** A feed with whom it belongs to. */
export interface FoundFeed {
  readonly memberId: string;
  readonly planId: string;
  readonly accountId: string;
  readonly contentHash: string | null;
  readonly changedAt: string | null;
  readonly readOn: string | null;
}

/** Makes the address of a member's calendar and returns what it holds, once. The one before stops working. */
export async function putFeed({ store }: PlanWrite, memberId: string, now: Date): Promise<string> {
  const { token, hash } = newToken();
  const row = { token_hash: hash, made_at: now.toISOString(), content_hash: null, changed_at: null, read_on: null };
  await store
    .insertInto("plan_feed")
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
    .execute();
  return token;
}

export async function deleteFeed({ store }: PlanWrite, memberId: string): Promise<void> {
  await store.deleteFrom("plan_feed").where("member_id", "=", memberId).execute();
}

export async function feedOfMember(store: Store, memberId: string): Promise<StoredFeed | null> {
  const row = await store
    .selectFrom("plan_feed")
    .where("member_id", "=", memberId)
    .select(["made_at", "read_on"])
    .executeTakeFirst();
  return row === undefined ? null : { madeAt: row.made_at, readOn: row.read_on };
}

/** Whose calendar an address is; null for one that was never made, replaced or ended: they are not told apart. */
export async function findFeed(store: Store, token: string): Promise<FoundFeed | null> {
  const row = await store
    .selectFrom("plan_feed")
    .innerJoin("plan_member", "plan_member.id", "plan_feed.member_id")
    .where("token_hash", "=", hashOfToken(token))
    .select(["member_id", "plan_id", "account_id", "content_hash", "changed_at", "read_on"])
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    memberId: row.member_id,
    planId: row.plan_id,
    accountId: row.account_id,
    contentHash: row.content_hash,
    changedAt: row.changed_at,
    readOn: row.read_on,
  };
}

/**
 * Since when the dates are what they are now: the stored moment while the content is the same, and now when it changed.
 * Of two processes that see the same change at once one writes, and both answer what it wrote.
 */
export async function changedSince(
  { store }: PlanWrite,
  feed: FoundFeed,
  contentHash: string,
  now: Date,
): Promise<string> {
  if (feed.contentHash === contentHash && feed.changedAt !== null) return feed.changedAt;
  await store
    .updateTable("plan_feed")
    .set({ content_hash: contentHash, changed_at: now.toISOString() })
    .where("member_id", "=", feed.memberId)
    .where(sql<boolean>`coalesce(content_hash, '') <> ${contentHash}`)
    .execute();
  const row = await store
    .selectFrom("plan_feed")
    .where("member_id", "=", feed.memberId)
    .select("changed_at")
    .executeTakeFirst();
  return row?.changed_at ?? now.toISOString();
}

/** Writes that a calendar read it, once a day. */
export async function markRead({ store }: PlanWrite, { memberId, readOn }: FoundFeed, today: string): Promise<void> {
  if (readOn === today) return;
  await store.updateTable("plan_feed").set({ read_on: today }).where("member_id", "=", memberId).execute();
}

/** How many ways somebody is told of the dates: an address for their calendar, and mails. */
export async function countCalendarsOf(store: Store, memberId: string): Promise<number> {
  const feeds = await store.selectFrom("plan_feed").where("member_id", "=", memberId).select("member_id").execute();
  const mails = await store.selectFrom("plan_reminder").where("member_id", "=", memberId).select("member_id").execute();
  return feeds.length + mails.length;
}

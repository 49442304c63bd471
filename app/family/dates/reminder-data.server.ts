import { randomBytes } from "node:crypto";
import type { PlanWrite } from "~/family/access/lock-plan.server";
import type { Store } from "~/store/database.server";
import type { ReminderSettings } from "./reminders";

/** Keeps what somebody wants to be told; the link that ends the mails stays the same while they come. */
export async function putReminder(
  { store }: PlanWrite,
  memberId: string,
  { days, weekly }: ReminderSettings,
): Promise<void> {
  const chosen = { days_before: JSON.stringify(days), weekly: weekly ? (1 as const) : (0 as const) };
  await store
    .insertInto("plan_reminder")
    .values({ member_id: memberId, stop_token: randomBytes(24).toString("base64url"), looked_on: null, ...chosen })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(chosen))
    .execute();
}

export async function reminderOfMember(store: Store, memberId: string): Promise<ReminderSettings | null> {
  const row = await store
    .selectFrom("plan_reminder")
    .where("member_id", "=", memberId)
    .select(["days_before", "weekly"])
    .executeTakeFirst();
  return row === undefined ? null : settingsOf(row);
}

const settingsOf = ({ days_before, weekly }: { days_before: string; weekly: 0 | 1 }): ReminderSettings => ({
  days: (JSON.parse(days_before) as unknown[]).filter((day) => typeof day === "number"),
  weekly: weekly === 1,
});

/** Ends somebody's mails. */
export async function deleteReminder({ store }: PlanWrite, memberId: string): Promise<void> {
  await store.deleteFrom("plan_reminder").where("member_id", "=", memberId).execute();
}

/** Whose mails a link ends; null for one that ended them already, or never was. */
export async function memberOfStopLink(
  store: Store,
  token: string,
): Promise<{ readonly memberId: string; readonly planId: string } | null> {
  const row = await store
    .selectFrom("plan_reminder")
    .innerJoin("plan_member", "plan_member.id", "plan_reminder.member_id")
    .where("stop_token", "=", token)
    .select(["member_id", "plan_id"])
    .executeTakeFirst();
  return row === undefined ? null : { memberId: row.member_id, planId: row.plan_id };
}

/** Those for whom it has not been looked yet today. */
export async function listWaiting(store: Store, today: string): Promise<readonly string[]> {
  const rows = await store
    .selectFrom("plan_reminder")
    .where((where) => where.or([where("looked_on", "is", null), where("looked_on", "<", today)]))
    .select("member_id")
    .orderBy("member_id")
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Somebody who wants reminders of a plan. */
export interface Wanting {
  readonly planId: string;
  readonly accountId: string;
  readonly email: string;
  /** Only then may anything be sent there. */
  readonly verified: boolean;
  readonly settings: ReminderSettings;
  readonly stopToken: string;
}

/** Null when they have ended them, or their part in the plan has ended. */
export async function wantingOf(store: Store, memberId: string): Promise<Wanting | null> {
  const row = await store
    .selectFrom("plan_reminder")
    .innerJoin("plan_member", "plan_member.id", "plan_reminder.member_id")
    .innerJoin("account", "account.id", "plan_member.account_id")
    .where("member_id", "=", memberId)
    .select(["plan_id", "account_id", "email", "verified_email", "days_before", "weekly", "stop_token"])
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    planId: row.plan_id,
    accountId: row.account_id,
    email: row.email,
    stopToken: row.stop_token,
    verified: row.verified_email !== null,
    settings: settingsOf(row),
  };
}

/**
 * Takes somebody's day: of two processes that look at once one gets it. False also when the mails were ended meanwhile.
 */
export async function takeDay({ store }: PlanWrite, memberId: string, today: string): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable("plan_reminder")
    .set({ looked_on: today })
    .where("member_id", "=", memberId)
    .where((where) => where.or([where("looked_on", "is", null), where("looked_on", "<", today)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/**
 * Writes that somebody is told of an item, for the day it has and a number of days before. False when they were before.
 */
export async function writeReminded(
  { store }: PlanWrite,
  memberId: string,
  { item, due, before }: { item: string; due: string; before: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await store
    .insertInto("plan_reminded")
    .values({ member_id: memberId, item, due, days_before: before })
    .onConflict((conflict) => conflict.columns(["member_id", "item", "due", "days_before"]).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Forgets what was told of days before this one. */
export async function forgetReminded(store: Store, before: string): Promise<void> {
  await store.deleteFrom("plan_reminded").where("due", "<", before).execute();
}

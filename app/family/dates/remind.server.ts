import { addDays, type Day } from "~/calendar/day";
import { env } from "~/env.server";
import { lockPlan, type PlanWrite } from "~/family/access/lock-plan.server";
import type { Opened, PlanAccess } from "~/family/access/open-plan.server";
import { entitlementInFamily } from "~/family/access/plan-limits.server";
import { type Writing, writePlanFor } from "~/family/access/write-plan.server";
import { asQueued, composeAtSending } from "~/mail/deliver.server";
import { dropWaiting, queueMail } from "~/mail/queue.server";
import type { Store } from "~/store/database.server";
import { transact } from "~/store/transaction.server";
import { datesIn } from "./dates.server";
import type { PlanDate } from "./plan-dates.server";
import {
  deleteReminder,
  forgetReminded,
  listWaiting,
  memberOfStopLink,
  putReminder,
  reminderOfMember,
  takeDay,
  type Wanting,
  wantingOf,
  writeReminded,
} from "./reminder-data.server";
import { reminderMail } from "./reminder-mail";
import type { ReminderState } from "./reminder-part";
import { aheadOn, dueOn, readSettings, summaryOf } from "./reminders";

/** The page that ends the mails of one person about one plan. The token stands in the query, which no log keeps. */
export const stopPath = (token: string): string => `/reminders/stop?${new URLSearchParams({ token })}`;

/** How a day's look at the reminders went. */
export interface Reminded {
  /** People whose plans were looked at. */
  readonly looked: number;
  readonly queued: number;
  readonly failed: readonly unknown[];
}

/**
 * Queues the reminders of a day: each person of each plan gets at most one mail, with what they asked for and may see.
 * Safe at any time and from several processes at once; whoever was looked at today is left out. A failure for one
 * person leaves the others alone, and that person is tried again by the next look.
 *
 * @param today on the East Coast: `todayOf(now)`
 */
export async function remind(store: Store, today: Day, now: Date): Promise<Reminded> {
  await forgetReminded(store, addDays(today, -30));
  const waiting = await listWaiting(store, today);
  const failed: unknown[] = [];
  let queued = 0;
  for (const memberId of waiting) {
    try {
      if (await remindOne(store, memberId, today, now)) queued += 1;
    } catch (error) {
      failed.push(error);
    }
  }
  return { looked: waiting.length, queued, failed };
}

async function remindOne(store: Store, memberId: string, today: Day, now: Date): Promise<boolean> {
  const one = await wantingOf(store, memberId);
  if (one === null) return false;
  const queued = await writePlanFor(store, one, { resource: "calendar:shared", now }, async (write, access) => {
    // The settings may have been changed while this waited for the plan.
    const still = await wantingOf(write.store, memberId);
    if (still === null || !(await takeDay(write, memberId, today))) return false;
    return access !== null && still.verified ? queueReminder({ ...access, today, write }, memberId, still) : false;
  });
  return queued === true;
}

/** Queues what is due for somebody, with the plan as it is now. */
async function queueReminder(
  access: PlanAccess & { readonly write: PlanWrite },
  memberId: string,
  { planId, accountId, settings, email, stopToken }: Wanting,
): Promise<boolean> {
  const { write, today, now } = access;
  const covered = (await entitlementInFamily(write.store, accountId, now)).allowances.reminders;
  const dates = covered ? await datesIn(access) : [];
  const due: PlanDate[] = [];
  for (const { date, before } of dueOn(dates, settings, today)) {
    if (await writeReminded(write, memberId, { item: date.id, due: date.day, before })) due.push(date);
  }
  const sunday = settings.weekly && covered ? summaryOf(today) : null;
  const summary =
    sunday !== null && (await writeReminded(write, memberId, { item: "summary", due: sunday, before: 0 }));
  const ahead = summary ? aheadOn(dates, today).filter((date) => !due.includes(date)) : null;
  const found = { due, ahead };
  if (isNothing(found)) return false;
  const named = JSON.stringify({ due: due.map(idOf), ahead: ahead?.map(idOf) ?? null } satisfies Named);
  const mail = reminderOf(access, { planId, stopToken }, found);
  const kept = { kind: "reminder", to: email, memberId, named, once: `reminder of ${memberId} on ${today}` };
  return queueMail(write.store, { ...kept, ...mail, oneClick: true }, now);
}

/** What a reminder names of a plan. */
interface Found {
  readonly due: readonly PlanDate[];
  /** Null for a mail that is no weekly summary. */
  readonly ahead: readonly PlanDate[] | null;
}

/** The same by ids, as a message in the queue keeps it. */
interface Named {
  readonly due: readonly string[];
  readonly ahead: readonly string[] | null;
}

const idOf = ({ id }: PlanDate) => id;
const isNothing = ({ due, ahead }: Found) => due.length + (ahead ?? []).length === 0;

function reminderOf(
  { view, today }: PlanAccess,
  { planId, stopToken }: Pick<Wanting, "planId" | "stopToken">,
  found: Found,
) {
  const origin = env().siteOrigin;
  const stopLink = origin + stopPath(stopToken);
  const student = view.you.role === "student" ? null : view.student.name;
  const mail = reminderMail({ student, ...found, today, planLink: `${origin}/plan/${planId}`, stopLink });
  return { ...mail, stopLink };
}

/**
 * Writes a reminder again when it is sent, from what this person sees of the plan at that moment: of what was named
 * when it was queued, what they still see and what still lies ahead. Nothing is left where they are out of the plan,
 * have ended the mails, or have no verified address any more.
 */
composeAtSending("reminder", async (store, queued, now) => {
  const { member_id: memberId, named } = queued;
  const one = memberId === null ? null : await wantingOf(store, memberId);
  if (memberId === null || one === null) return null;
  return writePlanFor(store, one, { resource: "calendar:shared", now }, async (write, access) => {
    const still = await wantingOf(write.store, memberId);
    if (access === null || still === null || !still.verified) return null;
    // Queued by a version that did not keep what it names.
    if (named === null) return asQueued(queued);
    const { due, ahead } = JSON.parse(named) as Named;
    const covered = (await entitlementInFamily(write.store, one.accountId, now)).allowances.reminders;
    const dates = covered ? (await datesIn(access)).filter(({ day }) => day >= access.today) : [];
    const among = (ids: readonly string[]) => dates.filter(({ id }) => ids.includes(id));
    const found: Found = { due: among(due), ahead: ahead === null ? null : among(ahead) };
    return isNothing(found) ? null : { to: still.email, ...reminderOf(access, still, found) };
  });
});

export async function reminderState({ store, inPlan, member, now }: Opened): Promise<ReminderState> {
  const settings = await reminderOfMember(store, inPlan.me.id);
  const { allowances } = await entitlementInFamily(store, member.id, now);
  return { settings, covered: allowances.reminders, email: member.email, verified: member.emailVerified };
}

/**
 * Keeps what somebody chose; nothing chosen ends the mails. False where it needs a subscription or a verified address.
 */
export async function saveReminders(opened: Writing, form: URLSearchParams): Promise<boolean> {
  const { write, inPlan } = opened;
  const settings = readSettings(form);
  if (settings === null) {
    await endMails(write, inPlan.me.id);
    return true;
  }
  const { covered, verified } = await reminderState(opened);
  if (!covered || !verified) return false;
  await putReminder(write, inPlan.me.id, settings);
  return true;
}

export async function endReminders({ write, inPlan }: Writing): Promise<void> {
  await endMails(write, inPlan.me.id);
}

async function endMails(write: PlanWrite, memberId: string): Promise<void> {
  await deleteReminder(write, memberId);
  await dropWaiting(write.store, memberId);
}

/** Whether a link can still end mails. */
export async function mayStop(store: Store, token: string): Promise<boolean> {
  return (await memberOfStopLink(store, token)) !== null;
}

/** Ends the mails that a link belongs to. Pressed again it changes nothing. */
export async function stopByLink(store: Store, token: string): Promise<void> {
  const found = await memberOfStopLink(store, token);
  if (found === null) return;
  await transact(store, async (within) => {
    const write = await lockPlan(within, found.planId);
    if (write !== null) await endMails(write, found.memberId);
  });
}

import { env } from "~/env.server";
import { dropWaiting, queueMail } from "~/mail/queue.server";
import type { Store } from "~/store/database.server";
import { addDays, type Day } from "~/timeline/day";
import { datesIn } from "./dates.server";
import { entitlementInFamily } from "./gate.server";
import { type Opened, openAs } from "./open-plan.server";
import type { PlanDate } from "./plan-dates.server";
import { reminderMail } from "./reminder-mail";
import { aheadOn, dueOn, type ReminderSettings, readSettings, summaryOf } from "./reminders";
import {
  deleteReminder,
  forgetReminded,
  listWaiting,
  memberOfStopLink,
  putReminder,
  reminderOfMember,
  takeDay,
  wantingOf,
  writeReminded,
} from "./rows/reminders.server";

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
 * Queues the reminders of a day: each person of each plan gets at most one mail, with what they asked for and may see. Safe
 * at any time and from several processes at once; whoever was looked at today is left out. A failure for one person
 * leaves the others alone, and that person is tried again by the next look.
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
  const { planId, accountId, settings, verified } = one;
  const sight = verified ? await openAs(store, planId, accountId, now, "calendar:shared") : null;
  const covered = sight !== null && (await entitlementInFamily(store, accountId, now)).allowances.reminders;
  const dates = covered ? await datesIn({ ...sight, today }) : [];
  return store.transaction().execute(async (within) => {
    if (!(await takeDay(within, memberId, today))) return false;
    if (sight === null) return false;
    const due: PlanDate[] = [];
    for (const { date, before } of dueOn(dates, settings, today)) {
      if (await writeReminded(within, memberId, { item: date.id, due: date.day, before })) due.push(date);
    }
    const sunday = settings.weekly && covered ? summaryOf(today) : null;
    const summary =
      sunday !== null && (await writeReminded(within, memberId, { item: "summary", due: sunday, before: 0 }));
    const ahead = summary ? aheadOn(dates, today).filter((date) => !due.includes(date)) : null;
    if (due.length === 0 && (ahead ?? []).length === 0) return false;
    const origin = env().siteOrigin;
    const stopLink = origin + stopPath(one.stopToken);
    const { view } = sight;
    const student = view.you.role === "student" ? null : view.student.name;
    const mail = reminderMail({ student, due, ahead, today, planLink: `${origin}/plan/${planId}`, stopLink });
    const kept = { kind: "reminder", to: one.email, memberId, once: `reminder of ${memberId} on ${today}` };
    return queueMail(within, { ...kept, ...mail, stopLink, oneClick: true }, now);
  });
}

/** What the page says of somebody's reminders. */
export interface ReminderState {
  /** What they chose; null for no mail. */
  readonly settings: ReminderSettings | null;
  /** Whether a Family subscription covers them, by their own or by that of somebody they see. */
  readonly covered: boolean;
  readonly email: string;
  readonly verified: boolean;
}

export async function reminderState({ store, standing, member, now }: Opened): Promise<ReminderState> {
  const settings = await reminderOfMember(store, standing.me.id);
  const { allowances } = await entitlementInFamily(store, member.id, now);
  return { settings, covered: allowances.reminders, email: member.email, verified: member.emailVerified };
}

/** Keeps what somebody chose; nothing chosen ends the mails. False where it needs a subscription or a verified address. */
export async function saveReminders(opened: Opened, form: URLSearchParams): Promise<boolean> {
  const { store, standing } = opened;
  const settings = readSettings(form);
  if (settings === null) {
    await endMails(store, standing.me.id);
    return true;
  }
  const { covered, verified } = await reminderState(opened);
  if (!covered || !verified) return false;
  await putReminder(store, standing.me.id, settings);
  return true;
}

export async function endReminders({ store, standing }: Opened): Promise<void> {
  await endMails(store, standing.me.id);
}

async function endMails(store: Store, memberId: string): Promise<void> {
  await deleteReminder(store, memberId);
  await dropWaiting(store, memberId);
}

/** Whether a link can still end mails. */
export async function mayStop(store: Store, token: string): Promise<boolean> {
  return (await memberOfStopLink(store, token)) !== null;
}

/** Ends the mails that a link belongs to. Pressed again it changes nothing. */
export async function stopByLink(store: Store, token: string): Promise<void> {
  const memberId = await memberOfStopLink(store, token);
  if (memberId !== null) await endMails(store, memberId);
}

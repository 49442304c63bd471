import type { Store } from "./database.server";
import { forgetCounts } from "./rate-limit.server";

/** How many days is kept what nobody takes away. The privacy page names some of them, and must stay true. */
export const daysKept = {
  /** A place on the waitlist, or another choice there, whose link nobody pressed. */
  unconfirmed: 14,
  /** That a mail was sent, with the key by which it is sent once; a key is about one day. */
  sentMail: 30,
  /**
   * The id of an event. Stripe sends one again for three days by itself, and for thirty when somebody asks it to. One
   * that comes later still is done once more, and changes nothing: what is written is what Stripe says then.
   */
  event: 60,
  /** What somebody wrote through the contact form, answered or not. */
  contactMessage: 365,
  /** A report that no administrator has dealt with. */
  errorReport: 90,
  /** What the link “I don’t know this person” of an invitation needs. The invitation itself ends after 14 days. */
  invitationSender: 90,
  /** That an address gets no mail of one sender, as keyed hashes. */
  refusedSender: 5 * 366,
  /** That a deleted account had its trial, as keyed hashes. */
  takenTrial: 5 * 366,
  /** How the counselor's model did on one day, in counts. */
  counselorCount: 400,
  /** The words of searches without a good result, since they were last searched for. */
  search: 180,
  /** The same where they were searched for so seldom that nobody is shown them. */
  rareSearch: 30,
  /** How fast pages were on one day, in counts. */
  vital: 180,
  /** A conversation that somebody kept, from the last time they kept something in it. */
  counselorThread: 90,
} as const;

/**
 * Anybody may send reports, so their number has an end too, beside the bounds of a day in `reports/group.server.ts`.
 * The oldest go first.
 */
export const mostReports = 100_000;

/** Editors see the words of a search that was made more often than this, so that no single person's words are shown. */
export const shownSearches = 5;

const day = 86_400_000;
const before = (now: Date, days: number) => new Date(now.getTime() - days * day).toISOString();

/**
 * Forgets, in every table where nobody else does, the rows whose time is over. Safe at any time and in two processes at
 * once.
 */
export async function forgetOld(store: Store, now: Date, reportsKept: number = mostReports): Promise<void> {
  await forgetWaiting(store, now);
  await forgetCounts(store, now);
  await store.deleteFrom("mail").where("sent_at", "<", before(now, daysKept.sentMail)).execute();
  await store.deleteFrom("billing_event").where("received_at", "<", before(now, daysKept.event)).execute();
  await store.deleteFrom("contact_message").where("at", "<", before(now, daysKept.contactMessage)).execute();
  await store.deleteFrom("error_report").where("at", "<", before(now, daysKept.errorReport)).execute();
  await forgetErrorGroups(store, now);
  const { invitationSender, refusedSender, takenTrial } = daysKept;
  await store.deleteFrom("invitation_sender").where("sent_at", "<", before(now, invitationSender)).execute();
  await store.deleteFrom("refused_sender").where("at", "<", before(now, refusedSender)).execute();
  await store.deleteFrom("taken_trial").where("at", "<", before(now, takenTrial)).execute();
  const counted = before(now, daysKept.counselorCount).slice(0, 10);
  await store.deleteFrom("counselor_count").where("day", "<", counted).execute();
  const last = (days: number) => before(now, days).slice(0, 10);
  await store.deleteFrom("vital").where("day", "<", last(daysKept.vital)).execute();
  // A week goes when its last day does.
  await store
    .deleteFrom("vital_week")
    .where("week", "<", last(daysKept.vital + 6))
    .execute();
  await store
    .deleteFrom("vital_cause")
    .where("week", "<", last(daysKept.vital + 6))
    .execute();
  await store.deleteFrom("search_miss").where("last_day", "<", last(daysKept.search)).execute();
  await store
    .deleteFrom("search_miss")
    .where("last_day", "<", last(daysKept.rareSearch))
    .where("times", "<=", shownSearches)
    .execute();
  await store.deleteFrom("counselor_thread").where("kept_at", "<", before(now, daysKept.counselorThread)).execute();
  const tooMany = await store
    .selectFrom("error_report")
    .select("at")
    .orderBy("at", "desc")
    .limit(1)
    .offset(reportsKept)
    .executeTakeFirst();
  if (tooMany !== undefined) await store.deleteFrom("error_report").where("at", "<=", tooMany.at).execute();
}

/** Forgets faults that nobody has met for as long as their reports are kept, and what was counted on days before. */
async function forgetErrorGroups(store: Store, now: Date): Promise<void> {
  const since = before(now, daysKept.errorReport);
  const over = store.selectFrom("error_group").where("last_seen", "<", since).select("id");
  await store.deleteFrom("error_group_key").where("group_id", "in", over).execute();
  await store.deleteFrom("error_group_value").where("group_id", "in", over).execute();
  await store.deleteFrom("error_group").where("last_seen", "<", since).execute();
  await store.deleteFrom("error_tally").where("day", "<", since.slice(0, 10)).execute();
}

/** What of a row on the waitlist is asked and not confirmed. */
export const nothingNext = { next_topics: null, next_token_hash: null, next_asked_at: null } as const;

/** Forgets addresses on the waitlist that were not confirmed in time, and choices that were not. */
export async function forgetWaiting(store: Store, now: Date): Promise<void> {
  const since = before(now, daysKept.unconfirmed);
  await store.deleteFrom("waitlist").where("confirmed_at", "is", null).where("asked_at", "<", since).execute();
  await store.updateTable("waitlist").set(nothingNext).where("next_asked_at", "<", since).execute();
}

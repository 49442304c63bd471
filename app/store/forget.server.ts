import type { Store } from "./database.server";
import { forgetCounts } from "./rate-limit.server";

/** How many days is kept what nobody takes away. The privacy page names some of them, and must stay true. */
export const daysKept = {
  /** A place on the waitlist, or another choice there, whose link nobody pressed. */
  unconfirmed: 14,
  /** That a mail was sent, with the key by which it is sent once; a key is about one day. */
  sentMail: 30,
  /**
   * The id of an event. Stripe sends one again for three days by itself, and for thirty when somebody asks it to. One that
   * comes later still is done once more, and changes nothing: what is written is what Stripe says then.
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
} as const;

/** Anybody may send reports, so their number has an end too: 40 MB at most. The oldest go first. */
export const mostReports = 5_000;

const day = 86_400_000;
const before = (now: Date, days: number) => new Date(now.getTime() - days * day).toISOString();

/** Forgets, in every table where nobody else does, the rows whose time is over. Safe at any time and in two processes at once. */
export async function forgetOld(store: Store, now: Date): Promise<void> {
  await forgetWaiting(store, now);
  await forgetCounts(store, now);
  await store.deleteFrom("mail").where("sent_at", "<", before(now, daysKept.sentMail)).execute();
  await store.deleteFrom("billing_event").where("received_at", "<", before(now, daysKept.event)).execute();
  await store.deleteFrom("contact_message").where("at", "<", before(now, daysKept.contactMessage)).execute();
  await store.deleteFrom("error_report").where("at", "<", before(now, daysKept.errorReport)).execute();
  const { invitationSender, refusedSender, takenTrial } = daysKept;
  await store.deleteFrom("invitation_sender").where("sent_at", "<", before(now, invitationSender)).execute();
  await store.deleteFrom("refused_sender").where("at", "<", before(now, refusedSender)).execute();
  await store.deleteFrom("taken_trial").where("at", "<", before(now, takenTrial)).execute();
  const tooMany = await store
    .selectFrom("error_report")
    .select("at")
    .orderBy("at", "desc")
    .limit(1)
    .offset(mostReports)
    .executeTakeFirst();
  if (tooMany !== undefined) await store.deleteFrom("error_report").where("at", "<=", tooMany.at).execute();
}

/** What of a row on the waitlist is asked and not confirmed. */
export const nothingNext = { next_topics: null, next_token_hash: null, next_asked_at: null } as const;

/** Forgets addresses on the waitlist that were not confirmed in time, and choices that were not. */
export async function forgetWaiting(store: Store, now: Date): Promise<void> {
  const since = before(now, daysKept.unconfirmed);
  await store.deleteFrom("waitlist").where("confirmed_at", "is", null).where("asked_at", "<", since).execute();
  await store.updateTable("waitlist").set(nothingNext).where("next_asked_at", "<", since).execute();
}

import { randomBytes } from "node:crypto";
import { comparableEmail } from "~/account/claims";
import { digestOf } from "~/digest.server";
import { keyedHash } from "~/http/sender.server";
import { queueMail } from "~/mail/queue.server";
import { site } from "~/site";
import type { Store } from "~/store/database.server";
import { daysKept, forgetWaiting, nothingNext } from "~/store/forget.server";
import { takeOne } from "~/store/rate-limit.server";
import type { WaitlistInput } from "./forms";
import { waitlistTopics } from "./topics";

const fromOnePlace = { most: 5, seconds: 3600 };
const toOneAddress = { most: 3, seconds: 86_400 };

/**
 * Puts an address on the waitlist once its owner confirms it: the link goes there by mail. Nobody learns from the
 * answer whether an address was on the list before. Where it was, what was confirmed stays as it is, and so does the
 * link that ends it, until the new link is pressed: anybody can type anybody's address.
 * @param linkTo makes the whole address that a token stands in
 * @returns false where too many came from one place
 */
export async function joinWaitlist(
  store: Store,
  { email, topics }: WaitlistInput,
  linkTo: (token: string) => string,
  sender: string,
  now: Date,
): Promise<boolean> {
  if (!(await takeOne(store, `waitlist from ${sender}`, fromOnePlace, now))) return false;
  await forgetWaiting(store, now);
  const address = comparableEmail(email);
  if (!(await takeOne(store, `mail to ${keyedHash(address)}`, toOneAddress, now))) return true;
  const token = randomBytes(24).toString("base64url");
  const asked = { topics: JSON.stringify(topics), token_hash: digestOf(token), asked_at: now.toISOString() };
  const { numUpdatedRows } = await store
    .updateTable("waitlist")
    .set({ next_topics: asked.topics, next_token_hash: asked.token_hash, next_asked_at: asked.asked_at })
    .where("email", "=", address)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    await store
      .insertInto("waitlist")
      .values({ id: randomBytes(16).toString("base64url"), email: address, confirmed_at: null, ...asked })
      .onConflict((conflict) => conflict.column("email").doUpdateSet(asked).where("waitlist.confirmed_at", "is", null))
      .execute();
  }
  const link = linkTo(token);
  const named = waitlistTopics.filter(({ value }) => topics.includes(value)).map(({ label }) => `- ${label}`);
  await queueMail(
    store,
    {
      kind: "waitlist",
      to: email,
      subject: `${site.name}: confirm that you want to hear from us`,
      text: `Someone asked us to email this address when these open:\n\n${named.join("\n")}\n\nIf that was you, open this link within ${daysKept.unconfirmed} days and press the button:\n${link}\n\nThe same link takes you off the list. If it wasn’t you, you don’t need to do anything. We’ll forget any address that isn’t confirmed.`,
      stopLink: link,
    },
    now,
  );
  return true;
}

export interface Waiting {
  readonly topics: readonly string[];
  readonly confirmed: boolean;
}

/** What the link of a mail is about; null for one that is forged, replaced or too old. */
export async function waitingOf(store: Store, token: string, now: Date): Promise<Waiting | null> {
  await forgetWaiting(store, now);
  const row = await rowOf(store, digestOf(token));
  if (!row) return null;
  const fresh = row.next_token_hash === digestOf(token);
  const topics: unknown = JSON.parse((fresh ? row.next_topics : row.topics) ?? "[]");
  const labels = waitlistTopics.filter(({ value }) => Array.isArray(topics) && topics.includes(value));
  return { topics: labels.map(({ label }) => label), confirmed: !fresh && row.confirmed_at !== null };
}

const rowOf = (store: Store, token: string) =>
  store
    .selectFrom("waitlist")
    .selectAll()
    .where(({ eb, or }) => or([eb("token_hash", "=", token), eb("next_token_hash", "=", token)]))
    .executeTakeFirst();

/**
 * Confirms an address, or what was asked for it later: that then counts in place of what was confirmed before, and its
 * link in place of the older. Again changes nothing. Answers whether the link was good.
 */
export async function confirmWaiting(store: Store, token: string, now: Date): Promise<boolean> {
  if ((await waitingOf(store, token, now)) === null) return false;
  await store
    .updateTable("waitlist")
    .set({ confirmed_at: now.toISOString() })
    .where("token_hash", "=", digestOf(token))
    .where("confirmed_at", "is", null)
    .execute();
  await store
    .updateTable("waitlist")
    .set(({ fn }) => ({
      topics: fn.coalesce("next_topics", "topics"),
      token_hash: digestOf(token),
      asked_at: fn.coalesce("next_asked_at", "asked_at"),
      confirmed_at: now.toISOString(),
      ...nothingNext,
    }))
    .where("next_token_hash", "=", digestOf(token))
    .execute();
  return true;
}

/** Takes an address off the list, with everything about it, by any link that was sent to it and is still good. */
export async function leaveWaitlist(store: Store, token: string): Promise<boolean> {
  const { numDeletedRows } = await store
    .deleteFrom("waitlist")
    .where(({ eb, or }) => or([eb("token_hash", "=", digestOf(token)), eb("next_token_hash", "=", digestOf(token))]))
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** Confirmed addresses, the newest first, for the administrators. */
export function listWaiting(store: Store) {
  return store
    .selectFrom("waitlist")
    .select(["id", "email", "topics", "confirmed_at"])
    .where("confirmed_at", "is not", null)
    .orderBy("confirmed_at", "desc")
    .limit(1000)
    .execute();
}

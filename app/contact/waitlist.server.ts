import { createHash, randomBytes } from "node:crypto";
import { keyedHash } from "~/http/sender.server";
import { queueMail } from "~/mail/queue.server";
import { site } from "~/site";
import type { Store } from "~/store/database.server";
import { takeOne } from "~/store/rate-limit.server";
import { type WaitlistInput, waitlistTopics } from "./forms";

const fromOnePlace = { most: 5, seconds: 3600 };
const toOneAddress = { most: 3, seconds: 86_400 };
/** An address that is not confirmed by then is forgotten. */
const days = 14;

const hash = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * Puts an address on the waitlist once its owner confirms it: the link goes there by mail. Nobody learns from the answer
 * whether an address was on the list before.
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
  await forgetUnconfirmed(store, now);
  const address = email.toLowerCase();
  if (!(await takeOne(store, `mail to ${keyedHash(address)}`, toOneAddress, now))) return true;
  const token = randomBytes(24).toString("base64url");
  const row = { topics: JSON.stringify(topics), token_hash: hash(token), asked_at: now.toISOString() };
  await store
    .insertInto("waitlist")
    .values({ id: randomBytes(16).toString("base64url"), email: address, confirmed_at: null, ...row })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(row))
    .execute();
  const link = linkTo(token);
  const named = waitlistTopics.filter(({ value }) => topics.includes(value)).map(({ label }) => `- ${label}`);
  await queueMail(
    store,
    {
      kind: "waitlist",
      to: email,
      subject: `${site.name}: confirm that you want to hear from us`,
      text: `Somebody asked that we write to this address once these open:\n\n${named.join("\n")}\n\nIf that was you, open this link within ${days} days and press the button:\n${link}\n\nThe same link takes you off the list. If it was not you, do nothing: the address is then forgotten.`,
      stopLink: link,
    },
    now,
  );
  return true;
}

async function forgetUnconfirmed(store: Store, now: Date): Promise<void> {
  const since = new Date(now.getTime() - days * 86_400_000).toISOString();
  await store.deleteFrom("waitlist").where("confirmed_at", "is", null).where("asked_at", "<", since).execute();
}

export interface Waiting {
  readonly topics: readonly string[];
  readonly confirmed: boolean;
}

/** What the link of a mail is about; null for one that is forged, replaced or too old. */
export async function waitingOf(store: Store, token: string, now: Date): Promise<Waiting | null> {
  await forgetUnconfirmed(store, now);
  const row = await store.selectFrom("waitlist").selectAll().where("token_hash", "=", hash(token)).executeTakeFirst();
  if (!row) return null;
  const topics: unknown = JSON.parse(row.topics);
  const labels = waitlistTopics.filter(({ value }) => Array.isArray(topics) && topics.includes(value));
  return { topics: labels.map(({ label }) => label), confirmed: row.confirmed_at !== null };
}

/** Confirms an address. Again changes nothing. Answers whether the link was good. */
export async function confirmWaiting(store: Store, token: string, now: Date): Promise<boolean> {
  if ((await waitingOf(store, token, now)) === null) return false;
  await store
    .updateTable("waitlist")
    .set({ confirmed_at: now.toISOString() })
    .where("token_hash", "=", hash(token))
    .where("confirmed_at", "is", null)
    .execute();
  return true;
}

/** Takes an address off the list, with everything about it. */
export async function leaveWaitlist(store: Store, token: string): Promise<boolean> {
  const { numDeletedRows } = await store
    .deleteFrom("waitlist")
    .where("token_hash", "=", hash(token))
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

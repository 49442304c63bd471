import { addressText, keyOf, keysOf, knownBy } from "~/account/person-key.server";
import { hashOfToken, newToken } from "~/family/access/ids.server";
import type { Store } from "~/store/database.server";
import { takeOne } from "~/store/rate-limit.server";
import { mostRefusals, ofOneRecipient } from "./invitation-limits";
import { addLink, addRefusal, deleteRefusal, findLink, type RefusalLink, refusersOf } from "./sender-data.server";

/** The page where somebody says that they do not know the sender. The token stands in the query, which no log keeps. */
export const refusePath = (token: string): string => `/plan/invitation/unknown?${new URLSearchParams({ token })}`;

/**
 * Decides whether an invitation may be mailed, and writes down what its link "I don't know this person" needs. Null
 * where no mail goes: the address has refused this sender, several people have, or it got too many invitations today.
 * The sender hears nothing of it, for each of these would tell of somebody else.
 *
 * @param within the transaction that also queues the mail
 * @returns what the link holds
 */
export async function mayMail(within: Store, senderId: string, email: string, now: Date): Promise<string | null> {
  const texts = await knownBy(within, senderId);
  if (await isRefusedBy(within, texts, email)) return null;
  const recipient = keyOf("mail", addressText(email));
  const few = await takeOne(within, `invitations to ${recipient}`, { most: ofOneRecipient, seconds: 86_400 }, now);
  if (!few) return null;
  const { token, hash } = newToken();
  await addLink(within, hash, { recipient, senders: texts.map((text) => keyOf("mail", text)) }, now);
  return token;
}

/** Whether an address, or several people, have refused a sender. @param texts what the sender is known by */
async function isRefusedBy(store: Store, texts: readonly string[], email: string): Promise<boolean> {
  const senders = texts.flatMap((text) => keysOf("mail", text));
  const recipients = keysOf("mail", addressText(email));
  const refusedBy = new Set(await refusersOf(store, senders));
  return refusedBy.size >= mostRefusals || recipients.some((key) => refusedBy.has(key));
}

/** Whether mail of a sender that is queued already may still go to an address. */
export async function mayStillMail(store: Store, senderId: string, email: string): Promise<boolean> {
  return !(await isRefusedBy(store, await knownBy(store, senderId), email));
}

async function linkOf(store: Store, token: string): Promise<RefusalLink | null> {
  return token.length > 100 ? null : findLink(store, hashOfToken(token));
}

/** Whether the sender behind a link is refused; null for a link that is forged or too old. */
export async function isRefused(store: Store, token: string): Promise<boolean | null> {
  const link = await linkOf(store, token);
  return link === null ? null : (await refusersOf(store, link.senders)).includes(link.recipient);
}

/**
 * Lets no more mail of this sender go to this address, from whichever account they send. Pressed again it changes
 * nothing.
 */
export async function refuseSender(store: Store, token: string, now: Date): Promise<void> {
  const link = await linkOf(store, token);
  if (link !== null) await addRefusal(store, link, now);
}

/** Takes a refusal back: it was pressed by mistake. */
export async function allowSender(store: Store, token: string): Promise<void> {
  const link = await linkOf(store, token);
  if (link !== null) await deleteRefusal(store, link);
}

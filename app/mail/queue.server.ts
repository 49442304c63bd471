import { randomBytes } from "node:crypto";
import type { Store } from "~/store/database.server";

/** A message. It holds no amounts of money and nothing of an essay. */
export interface Mail {
  /** What it is, for logs and limits: "invitation", "contact", "waitlist", "reminder". */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as a page. Nothing in it is loaded from anywhere. */
  readonly html?: string;
  /** Whole address that ends such mails, for those that come without being asked for each time. */
  readonly stopLink?: string;
  /** A post to the stop link ends them at once, as mail programs send it (RFC 8058). */
  readonly oneClick?: boolean;
  /** Part in a plan that it is about: when that ends, the message goes, also one that waits. */
  readonly memberId?: string;
  /** Invitation that it is about: when that is taken back, the message goes too. */
  readonly invitationId?: string;
  /** What it names of a plan, as JSON, for `composeAtSending`. */
  readonly named?: string;
  /** The same message is queued once: a key such as "reminder of <task> on <day>"; never an e-mail address. */
  readonly once?: string;
}

/**
 * Puts a message into the queue; it is sent soon after by whichever process comes to it first.
 * @param store the store, or a transaction: then the message exists only if the rest is written too
 * @returns false where a message with the same key was queued before
 */
export async function queueMail(store: Store, mail: Mail, now: Date = new Date()): Promise<boolean> {
  const at = now.toISOString();
  const { numInsertedOrUpdatedRows } = await store
    .insertInto("mail")
    .values({
      id: randomBytes(16).toString("base64url"),
      kind: mail.kind,
      recipient: mail.to,
      subject: oneLine(mail.subject),
      body: mail.text,
      html: mail.html ?? null,
      stop_link: mail.stopLink ?? null,
      one_click: mail.oneClick ? 1 : 0,
      member_id: mail.memberId ?? null,
      invitation_id: mail.invitationId ?? null,
      named: mail.named ?? null,
      once: mail.once ?? null,
      queued_at: at,
      not_before: at,
      attempts: 0,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column("once").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Forgets every message to an address, sent or waiting: part of deleting a person. */
export async function forgetMail(store: Store, address: string): Promise<void> {
  await store.deleteFrom("mail").where("recipient", "=", address).execute();
}

/** Takes back what waits to be sent about a part in a plan. */
export async function dropWaiting(store: Store, memberId: string): Promise<void> {
  await store.deleteFrom("mail").where("member_id", "=", memberId).where("sent_at", "is", null).execute();
}

/** Takes back what waits to be sent about an invitation: its link has stopped working. */
export async function dropWaitingInvitation(store: Store, invitationId: string): Promise<void> {
  await store.deleteFrom("mail").where("invitation_id", "=", invitationId).where("sent_at", "is", null).execute();
}

/** A line break in a subject would begin another header. */
export const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ").slice(0, 200);

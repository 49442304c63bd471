import { randomBytes } from "node:crypto";
import type { Store } from "~/store/database.server";

/** A message in plain text. It holds no amounts of money and nothing of an essay. */
export interface Mail {
  /** What it is, for logs and limits: "invitation", "contact", "waitlist", "reminder". */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whole address that ends such mails, for those that come without being asked for each time. */
  readonly stopLink?: string;
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
      stop_link: mail.stopLink ?? null,
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

/** A line break in a subject would begin another header. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ").slice(0, 200);

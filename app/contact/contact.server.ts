import { comparableEmail } from "~/account/claims";
import { keyedHash } from "~/http/sender.server";
import { queueMail } from "~/mail/queue.server";
import { site } from "~/site";
import type { Store } from "~/store/database.server";
import { takeOne } from "~/store/rate-limit.server";
import type { ContactInput } from "./forms";
import { contactTopics } from "./topics";

const fromOnePlace = { most: 5, seconds: 3600 };
const toOneAddress = { most: 3, seconds: 86_400 };

/**
 * Keeps a message and confirms it by mail. The mail does not repeat the message, and an address gets three a day at
 * most: the form must not be a way to fill somebody else's mailbox.
 * @param sender from `senderKey`
 * @returns false where too many came from one place
 */
export async function receiveMessage(store: Store, input: ContactInput, sender: string, now: Date): Promise<boolean> {
  if (!(await takeOne(store, `contact from ${sender}`, fromOnePlace, now))) return false;
  // The same words twice on one day are one message: a second press of the button.
  const id = keyedHash(`${now.toISOString().slice(0, 10)} ${comparableEmail(input.email)} ${input.message}`);
  await store
    .insertInto("contact_message")
    .values({ id, at: now.toISOString(), ...input, answered_at: null })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const address = comparableEmail(input.email);
  if (!(await takeOne(store, `mail to ${keyedHash(address)}`, toOneAddress, now))) return true;
  const about = contactTopics.find(({ value }) => value === input.about)?.label.toLowerCase() ?? "";
  await queueMail(
    store,
    {
      kind: "contact",
      to: input.email,
      subject: `${site.name}: we have your message`,
      text: `We have your message about: ${about}.\n\nSomeone will read it and reply to this address. We can’t say how long that will take. If you have a deadline, ask the college or your school counselor in the meantime.\n\nIf you didn’t write to us, someone mistyped an address, and you don’t need to do anything.`,
      once: `contact ${id}`,
    },
    now,
  );
  return true;
}

/** Messages for the people who answer them, the newest first. */
export function listMessages(store: Store) {
  return store.selectFrom("contact_message").selectAll().orderBy("at", "desc").limit(500).execute();
}

/** Marks a message as answered, or takes the mark away. Answers whether there is such a message. */
export async function markAnswered(store: Store, id: string, answered: boolean, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable("contact_message")
    .set({ answered_at: answered ? now.toISOString() : null })
    .where("id", "=", id)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

export async function deleteMessage(store: Store, id: string): Promise<boolean> {
  const { numDeletedRows } = await store.deleteFrom("contact_message").where("id", "=", id).executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

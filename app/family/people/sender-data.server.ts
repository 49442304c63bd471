import type { Store } from "~/store/database.server";

/** What the link "I don't know this person" of one mail stands for, in keys that name nobody. */
export interface RefusalLink {
  readonly senders: readonly string[];
  readonly recipient: string;
}

/** @param hash of what the link holds */
export async function addLink(within: Store, hash: string, { senders, recipient }: RefusalLink, now: Date) {
  await within
    .insertInto("invitation_sender")
    .values({
      token_hash: hash,
      recipient_key: recipient,
      sent_at: now.toISOString(),
      sender_keys: JSON.stringify(senders),
    })
    .execute();
}

export async function findLink(store: Store, hash: string): Promise<RefusalLink | null> {
  const row = await store
    .selectFrom("invitation_sender")
    .where("token_hash", "=", hash)
    .select(["sender_keys", "recipient_key"])
    .executeTakeFirst();
  return row === undefined ? null : { senders: JSON.parse(row.sender_keys) as string[], recipient: row.recipient_key };
}

/** The keys of all who refuse one of these senders. */
export async function refusersOf(store: Store, senders: readonly string[]): Promise<readonly string[]> {
  if (senders.length === 0) return [];
  const rows = await store
    .selectFrom("refused_sender")
    .where("sender_key", "in", senders)
    .select("recipient_key")
    .execute();
  return rows.map((row) => row.recipient_key);
}

/** Written once, however often. */
export async function addRefusal(store: Store, { senders, recipient }: RefusalLink, now: Date): Promise<void> {
  for (const sender of senders) {
    await store
      .insertInto("refused_sender")
      .values({ sender_key: sender, recipient_key: recipient, at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(["sender_key", "recipient_key"]).doNothing())
      .execute();
  }
}

export async function deleteRefusal(store: Store, { senders, recipient }: RefusalLink): Promise<void> {
  await store
    .deleteFrom("refused_sender")
    .where("recipient_key", "=", recipient)
    .where("sender_key", "in", senders)
    .execute();
}

import type { Member } from "~/account/member";
import { seal, unseal } from "~/account/session/seal.server";
import { type AccountWrite, writeAccount } from "~/account/write-account.server";
import { newId } from "~/family/access/ids.server";
import { database, type Store } from "~/store/database.server";
import { bounds, continued, isSame, readContent, type Thread, type ThreadContent, threadDays } from "./thread";

/** Kept since then: what is older is over, also where the job that deletes it is late. */
const since = (now: Date) => new Date(now.getTime() - threadDays * 86_400_000).toISOString();

/** Every conversation of one account, the newest first. Asked for by the account's own id, so it's nobody else's. */
export async function readThreads(store: Store, accountId: string, now: Date): Promise<readonly Thread[]> {
  const rows = await store
    .selectFrom("counselor_thread")
    .where("account_id", "=", accountId)
    .where("kept_at", ">=", since(now))
    .select(["id", "sealed", "kept_at"])
    .orderBy("kept_at", "desc")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, sealed, kept_at: keptAt }) => {
    const content = readContent(unseal(sealed));
    return content === null ? [] : [{ ...content, id, keptAt }];
  });
}

/** One conversation of an account; null where there is none, where it's somebody else's, and where it's over. */
export async function readThread(store: Store, accountId: string, id: string, now: Date): Promise<Thread | null> {
  return (await readThreads(store, accountId, now)).find((thread) => thread.id === id) ?? null;
}

/** Why a conversation isn't kept. */
export type Refused = "too many" | "too long";

/**
 * Keeps a conversation: with the one it goes on from, where that's still there, otherwise as a new one. The same
 * pressed twice is kept once. Session and number are decided under the account's lock.
 *
 * @param from id of the conversation it goes on from. Somebody else's is no conversation here.
 */
export function keepThread(
  member: Member,
  from: string | null,
  posted: ThreadContent,
  { store = database(), now = new Date() }: { readonly store?: Store; readonly now?: Date } = {},
): Promise<{ readonly id: string } | { readonly refused: Refused }> {
  return writeAccount(
    member,
    async (write) => {
      const all = await readThreads(write.store, write.accountId, now);
      const earlier = all.find(({ id }) => id === from) ?? all.find(({ turns }) => isSame(turns, posted.turns));
      const turns = earlier === undefined ? posted.turns : continued(earlier.turns, posted.turns);
      const text = JSON.stringify({ turns, student: posted.student } satisfies ThreadContent);
      if (turns.length > bounds.turns || text.length > bounds.characters) return { refused: "too long" };
      if (earlier === undefined && all.length >= bounds.threads) return { refused: "too many" };
      const id = earlier?.id ?? newId();
      await writeThread(write, id, seal(text), now);
      return { id };
    },
    { store, now },
  );
}

async function writeThread({ store, accountId }: AccountWrite, id: string, sealed: string, now: Date): Promise<void> {
  const kept_at = now.toISOString();
  await store
    .insertInto("counselor_thread")
    .values({ id, account_id: accountId, sealed, kept_at })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ sealed, kept_at }).where("counselor_thread.account_id", "=", accountId),
    )
    .execute();
}

/** Deletes one conversation of whoever is signed in. One that isn't there, or isn't theirs, is left as it is. */
export function deleteThread(
  member: Member,
  id: string,
  { store = database(), now = new Date() }: { readonly store?: Store; readonly now?: Date } = {},
): Promise<void> {
  return writeAccount(
    member,
    async (write) => {
      await write.store
        .deleteFrom("counselor_thread")
        .where("id", "=", id)
        .where("account_id", "=", write.accountId)
        .execute();
    },
    { store, now },
  );
}

/** How many conversations an account keeps: they go with it. */
export async function countThreads(store: Store, accountId: string): Promise<number> {
  const rows = store.selectFrom("counselor_thread").where("account_id", "=", accountId);
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return Number(total);
}

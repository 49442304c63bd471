import { randomUUID } from "node:crypto";
import type { Store } from "~/store/database.server";
import type { Account } from "~/store/rows";
import type { AccountAgeBand } from "./age";
import { type Claims, comparableEmail } from "./claims";
import type { AccountWrite } from "./write-account.server";

/**
 * The account of somebody who signs in, brought up to date; null when there is none yet.
 *
 * An account is known by an identity that signed in to it before. A new identity is added to an account only when
 * both have the same e-mail address and the provider has verified it for both: whoever merely claims an address gets
 * nothing of its owner.
 */
export async function findAccount(store: Store, claims: Claims, now: Date): Promise<Account | null> {
  return store.transaction().execute(async (within) => {
    const known = await within
      .selectFrom("identity")
      .where("subject", "=", claims.subject)
      .select("account_id")
      .executeTakeFirst();
    let id = known?.account_id;
    if (id === undefined && claims.emailVerified) {
      id = (
        await within
          .selectFrom("account")
          .where("verified_email", "=", comparableEmail(claims.email))
          .select("id")
          .executeTakeFirst()
      )?.id;
      // Two tabs at once link it twice, to the same account.
      if (id !== undefined) await addIdentity(within, id, claims.subject, now, { again: true });
    }
    return id === undefined ? null : updateAccount(within, id, claims);
  });
}

/** Makes the account of somebody new who has said their age; the one there is when they have just got one. */
export async function openAccount(store: Store, claims: Claims, ageBand: AccountAgeBand, now: Date): Promise<Account> {
  const there = await findAccount(store, claims, now);
  if (there !== null) return there;
  try {
    return await store.transaction().execute(async (within) => {
      const account: Account = {
        id: randomUUID(),
        email: claims.email,
        verified_email: claims.emailVerified ? comparableEmail(claims.email) : null,
        name: claims.name,
        picture: null,
        age_band: ageBand,
        adult_from: null,
        created_at: now.toISOString(),
      };
      await within.insertInto("account").values(account).execute();
      await addIdentity(within, account.id, claims.subject, now);
      return account;
    });
  } catch (error) {
    // The same person in two tabs: the other one was first.
    const other = await findAccount(store, claims, now);
    if (other === null) throw error;
    return other;
  }
}

async function addIdentity(
  store: Store,
  accountId: string,
  subject: string,
  now: Date,
  { again = false } = {},
): Promise<void> {
  const adding = store.insertInto("identity").values({ subject, account_id: accountId, created_at: now.toISOString() });
  await (again ? adding.onConflict((conflict) => conflict.column("subject").doNothing()) : adding).execute();
}

/** Takes over what the provider says now. An address that another account holds as verified stays theirs. */
export async function updateAccount(store: Store, id: string, claims: Claims): Promise<Account> {
  const { email, name } = claims;
  const comparable = comparableEmail(email);
  const holder = await store
    .selectFrom("account")
    .where("verified_email", "=", comparable)
    .select("id")
    .executeTakeFirst();
  const free = holder === undefined || holder.id === id;
  const verified = claims.emailVerified && free ? comparable : null;
  return store
    .updateTable("account")
    .set({ email, name, verified_email: verified })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Moves an account of 13 to 17 up to 18 and older. Nothing moves one down. */
export async function growUp(store: Store, id: string): Promise<void> {
  await store
    .updateTable("account")
    .set({ age_band: "18+", adult_from: null })
    .where("id", "=", id)
    .where("age_band", "=", "13-17")
    .execute();
}

/** The month somebody has said they turn 18 in, "2027-05"; null where they have not. */
export async function adultMonthOf(store: Store, id: string): Promise<string | null> {
  const row = await store.selectFrom("account").where("id", "=", id).select("adult_from").executeTakeFirst();
  return row?.adult_from ?? null;
}

/** Keeps the month in which somebody of 13 to 17 turns 18, or forgets it. @param month "2027-05" */
export async function keepAdultMonth({ store, accountId }: AccountWrite, month: string | null): Promise<void> {
  await store
    .updateTable("account")
    .set({ adult_from: month })
    .where("id", "=", accountId)
    .where("age_band", "=", "13-17")
    .execute();
}

/** Deletes an account with everything that hangs on it. Its sessions should be ended before, for their tokens. */
export async function deleteAccount({ store, accountId }: AccountWrite): Promise<void> {
  await store.deleteFrom("account").where("id", "=", accountId).execute();
}

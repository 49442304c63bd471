import { keyOf, keysOf, knownBy } from "~/account/person-key.server";
import type { Store } from "~/store/database.server";
import { billingOf } from "./data.server";

/**
 * Whether somebody has had their trial: with this account, or with one that they deleted. The one answer for the page
 * that offers it, the page of the subscription and the checkout.
 */
export async function trialTaken(store: Store, accountId: string): Promise<boolean> {
  if ((await billingOf(store, accountId))?.trial_used === 1) return true;
  const keys = (await knownBy(store, accountId)).flatMap((text) => keysOf("trial", text));
  if (keys.length === 0) return false;
  const row = await store.selectFrom("taken_trial").where("person_key", "in", keys).select("at").executeTakeFirst();
  return row !== undefined;
}

/**
 * Keeps that somebody had their trial, before their account goes; nothing where they had none. Belongs in the
 * transaction of the deletion. Only keyed hashes stay, of the verified address and of the ways of signing in.
 */
export async function keepTrial(within: Store, accountId: string, now: Date): Promise<void> {
  if ((await billingOf(within, accountId))?.trial_used !== 1) return;
  for (const text of await knownBy(within, accountId)) {
    await within
      .insertInto("taken_trial")
      .values({ person_key: keyOf("trial", text), at: now.toISOString() })
      .onConflict((conflict) => conflict.column("person_key").doNothing())
      .execute();
  }
}

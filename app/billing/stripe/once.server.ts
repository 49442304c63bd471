import Stripe from "stripe";
import { digestOf } from "~/digest.server";
import type { Store } from "~/store/database.server";

/**
 * Makes something at Stripe for an account, once however often the button is pressed: the key names the account, what
 * it is and every parameter, and Stripe answers a second request with the same key by what the first one made.
 *
 * Stripe also repeats a failure under its key, for a day. So each failure it answered is counted in the account's row,
 * and the next press gets another key. An answer that never came is not counted: under the old key Stripe says what
 * came of it.
 *
 * Whether it may be made was decided under the account's lock before, for no lock is held while Stripe is asked.
 *
 * @param account with the number of failures that was read when that was decided
 * @param what it is, with what makes it another one than before
 * @throws what the client throws
 */
export async function makeOnce<P extends object, T>(
  { store, accountId, attempt }: { readonly store: Store; readonly accountId: string; readonly attempt: number },
  what: string,
  params: P,
  make: (params: P, options: Stripe.RequestOptions) => Promise<T>,
): Promise<T> {
  const all = JSON.stringify([accountId, what, params, attempt]);
  try {
    return await make(params, { idempotencyKey: digestOf(all) });
  } catch (error) {
    if (isKept(error)) {
      await store
        .updateTable("billing")
        .set({ attempt: attempt + 1 })
        .where("account_id", "=", accountId)
        .where("attempt", "=", attempt)
        .execute();
    }
    throw error;
  }
}

/** Whether Stripe would repeat this answer. It keeps none of requests that came too often or met each other. */
const isKept = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.statusCode !== undefined &&
  ![409, 429].includes(error.statusCode);

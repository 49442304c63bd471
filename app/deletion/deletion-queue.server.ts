import { management } from "~/account/deletion/auth0-management.server";
import { deleteIdentities } from "~/account/deletion/identity-deletions.server";
import { endCustomers } from "~/billing/leave.server";
import { stripe } from "~/billing/stripe.server";
import { forgetOfPlans } from "~/family/departure/leave-plans.server";
import { log } from "~/reports/log.server";
import { database, type Store } from "~/store/database.server";
import { forgetOld } from "~/store/forget.server";

/** Milliseconds between two looks at what is still to be deleted elsewhere. */
const pause = 5 * 60_000;
/** How long somebody waits for the other services before their receipt is shown; milliseconds. */
const patience = 6_000;

/**
 * Deletes at Stripe and at the sign-in service what was just written down. Waits for it, but not for long: what is not done
 * by then goes on by itself, and the receipt says how it stands.
 *
 * @param receipt hash of the receipt
 */
export async function finishElsewhere(receipt: string): Promise<void> {
  const work = Promise.allSettled([
    deleteIdentities(database(), management(), new Date(), { receipt }),
    endCustomers(database(), stripe(), { receipt }),
  ]);
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise((done) => {
    timer = setTimeout(done, patience);
  });
  await Promise.race([work, enough]).finally(() => clearTimeout(timer));
}

let looking = false;

/**
 * Begins to look, every few minutes, for what could not be deleted elsewhere when it was asked for, and for what is stored here
 * and its time is over: of plans, and all that `forgetOld` names. Each for itself: while a service cannot be
 * reached, the rest goes on. Never throws.
 */
export function runDeletionQueue(): void {
  if (looking) return;
  looking = true;
  const works: readonly ((store: Store, now: Date) => Promise<unknown>)[] = [
    (store, now) => deleteIdentities(store, management(), now, "due"),
    (store) => endCustomers(store, stripe()),
    forgetOfPlans,
    forgetOld,
  ];
  setInterval(async () => {
    for (const work of works) {
      try {
        await work(database(), new Date());
      } catch (error) {
        log().warn({ err: error }, "what is to be deleted waits");
      }
    }
  }, pause).unref();
}

import { management } from "~/account/deletion/auth0-management.server";
import { deleteIdentities } from "~/account/deletion/identity-deletions.server";
import { stripe } from "~/billing/stripe/stripe.server";
import { endCustomers } from "~/billing/sync/leave.server";
import { database } from "~/store/database.server";

/** How long somebody waits for the other services before their receipt is shown; milliseconds. */
const patience = 6_000;

/**
 * Deletes at Stripe and at the sign-in service what was just written down. Waits for it, but not for long: what is not
 * done by then is done by the job `deletions`, and the receipt says how it stands.
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

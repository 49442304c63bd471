/**
 * `npm run reconcile`: asks Stripe about every subscription and writes down what it says, after an outage or a lost
 * webhook, and deletes at Stripe and at the sign-in service what deleted accounts have left there. Safe at any time,
 * also while the site runs. Ends with 1 when something could not be asked.
 */

import { management } from "~/account/deletion/auth0-management.server";
import { deleteIdentities } from "~/account/deletion/identity-deletions.server";
import { needStripe } from "~/billing/stripe/stripe.server";
import { reconcile } from "~/billing/sync/reconcile.server";
import { env } from "~/env.server";
import { openStore } from "~/store/database.server";
import { explain } from "./explain";

try {
  const client = needStripe();
  const store = openStore(env().database);
  try {
    const { checked, changed, ended, failed } = await reconcile(store, client, () => new Date());
    console.log(`Checked ${checked} customers, fixed ${changed}, ended ${ended} of deleted accounts.`);
    for (const { customerId, error } of failed) console.error(`${customerId}: ${explain(error)}`);
    const left = await deleteIdentities(store, management(), new Date(), "all");
    if (left > 0) console.error(`${left} identities of deleted accounts are still at the sign-in service.`);
    if (failed.length > 0 || left > 0) process.exitCode = 1;
  } finally {
    await store.destroy();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

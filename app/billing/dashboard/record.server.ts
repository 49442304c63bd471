import type { Store } from "~/store/database.server";
import { billingOf, entitlementOfAccount, invoicesOfAccount } from "../entitlement/data.server";

/** All that is stored about what an account pays, for its owner. Amounts in cents. */
export async function billingRecord(store: Store, accountId: string, now: Date) {
  const row = await billingOf(store, accountId);
  const { plan, reason, until } = await entitlementOfAccount(store, accountId, now);
  return {
    exportedAt: now.toISOString(),
    plan,
    reason,
    until,
    feeWaiverSaidOn: row?.waived_at ?? null,
    subscription:
      row?.subscription_id == null
        ? null
        : {
            stripeCustomer: row.customer_id,
            stripeSubscription: row.subscription_id,
            status: row.status,
            price: row.price_key,
            trialEnds: row.trial_end,
            periodEnds: row.period_end,
            cancelledFor: row.cancel_at,
            ended: row.ended_at,
            unpaidSince: row.unpaid_since,
            paymentMethod: row.payment_method,
            lastAskedStripe: row.synced_at,
          },
    bills: (await invoicesOfAccount(store, accountId)).map(({ account_id, ...bill }) => bill),
  };
}

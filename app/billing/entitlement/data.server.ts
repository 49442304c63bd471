import { type AccountWrite, lockAccount } from "~/account/write-account.server";
import type { Store } from "~/store/database.server";
import type { BillingInvoice, BillingRow } from "~/store/rows";
import { transact } from "~/store/transaction.server";
import { type Entitlement, entitlementOf, type StoredBilling } from "./entitlements";
import type { InvoiceState, SubscriptionState } from "./state";

/** What is stored about an account; null when it never came near paying. */
export async function billingOf(store: Store, accountId: string): Promise<BillingRow | null> {
  return (await store.selectFrom("billing").where("account_id", "=", accountId).selectAll().executeTakeFirst()) ?? null;
}

/** The bills of an account, the newest first, without those that Stripe has taken back. */
export async function invoicesOfAccount(store: Store, accountId: string): Promise<BillingInvoice[]> {
  return store
    .selectFrom("billing_invoice")
    .where("account_id", "=", accountId)
    .where("status", "!=", "void")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export const storedOf = (row: BillingRow | null): StoredBilling | null =>
  row && {
    waivedAt: row.waived_at,
    status: row.status,
    trialEnd: row.trial_end,
    periodEnd: row.period_end,
    cancelAt: row.cancel_at,
    unpaidSince: row.unpaid_since,
  };

/** What an account may do now. */
export async function entitlementOfAccount(store: Store, accountId: string, now: Date): Promise<Entitlement> {
  return entitlementOf(storedOf(await billingOf(store, accountId)), now);
}

/** Makes sure that an account has a row, and gives how often Stripe has failed for it: see `makeOnce`. */
export async function openBilling({ store, accountId }: AccountWrite): Promise<number> {
  await store
    .insertInto("billing")
    .values({ account_id: accountId, customer_id: null })
    .onConflict((conflict) => conflict.column("account_id").doNothing())
    .execute();
  return (await billingOf(store, accountId))?.attempt ?? 0;
}

/**
 * Writes down the customer that Stripe has for an account, unless it has one already. This is decided by no session:
 * the customer is there, whoever has signed out meanwhile.
 *
 * @returns false where there is no such account any more
 */
export function keepCustomer(store: Store, accountId: string, customerId: string): Promise<boolean> {
  return transact(store, async (within) => {
    const write = await lockAccount(within, accountId);
    if (write === null) return false;
    await openBilling(write);
    await within
      .updateTable("billing")
      .set({ customer_id: customerId })
      .where("account_id", "=", accountId)
      .where("customer_id", "is", null)
      .execute();
    return true;
  });
}

/** Forgets a customer that Stripe does not know any more. */
export async function dropCustomer({ store, accountId }: AccountWrite, customerId: string): Promise<void> {
  await store
    .updateTable("billing")
    .set({ customer_id: null })
    .where("account_id", "=", accountId)
    .where("customer_id", "=", customerId)
    .execute();
}

/** Writes down since when a family says it has a fee waiver; null takes it back. Said twice, the first time counts. */
export async function writeWaiver(write: AccountWrite, now: Date | null): Promise<void> {
  const { store, accountId } = write;
  if (now !== null) await openBilling(write);
  let change = store.updateTable("billing").set({ waived_at: now?.toISOString() ?? null });
  if (now !== null) change = change.where("waived_at", "is", null);
  await change.where("account_id", "=", accountId).execute();
}

/**
 * Counts one more question to Stripe about a customer, and says for which account and the how-manieth it is; null when
 * no account here has this customer. Counted before Stripe is asked: see `writeState`.
 */
export async function countQuestion(store: Store, customerId: string) {
  return (
    (await store
      .updateTable("billing")
      .set(({ eb }) => ({ asked: eb("asked", "+", 1) }))
      .where("customer_id", "=", customerId)
      .returning(["account_id", "asked"])
      .executeTakeFirst()) ?? null
  );
}

/**
 * Writes the answer to a question, unless the answer to a later one stands there already. Two answers may arrive in
 * either order; the question that was asked last saw the newest truth, and every change at Stripe leads to a question
 * after it. Answers whether it wrote.
 *
 * @param gone Stripe has deleted the customer: the account may get another
 */
export async function writeState(
  store: Store,
  { account_id, asked }: { account_id: string; asked: number },
  { state, invoices, gone }: { state: SubscriptionState; invoices: readonly InvoiceState[]; gone: boolean },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable("billing")
    .set(({ eb }) => ({
      ...state,
      // One trial for an account, also when its customer at Stripe was deleted and made again.
      trial_used: state.trial_used === 1 ? 1 : eb.ref("trial_used"),
      ...(gone ? { customer_id: null } : {}),
      written: asked,
      synced_at: now.toISOString(),
    }))
    .where("account_id", "=", account_id)
    .where("written", "<", asked)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  for (const { id, ...invoice } of invoices) {
    await store
      .insertInto("billing_invoice")
      .values({ id, account_id, ...invoice })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(invoice))
      .execute();
  }
  return true;
}

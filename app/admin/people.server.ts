import { comparableEmail } from "~/account/claims";
import { listSessions } from "~/account/session/data.server";
import { billingOf, invoicesOfAccount, storedOf } from "~/billing/entitlement/data.server";
import { entitlementOf } from "~/billing/entitlement/entitlements";
import { refundable } from "~/billing/entitlement/refund";
import { refundDays } from "~/billing/prices/plans";
import { money } from "~/billing/prices/price";
import { countPlansOf, partsOf } from "~/family/people/part-data.server";
import { mostAttempts } from "~/mail/deliver.server";
import type { Store } from "~/store/database.server";
import type { Person } from "./person-parts";

/**
 * The id of the account with exactly this email address or id; null where there is none, or where several only claim
 * the address and none has verified it.
 */
export async function findPerson(store: Store, typed: string): Promise<string | null> {
  const text = typed.trim();
  const byId = store.selectFrom("account").where("id", "=", text);
  const verified = store.selectFrom("account").where("verified_email", "=", comparableEmail(text));
  for (const query of [byId, verified]) {
    const row = await query.select("id").executeTakeFirst();
    if (row !== undefined) return row.id;
  }
  const claimed = await store
    .selectFrom("account")
    .where("email", "in", [text, comparableEmail(text)])
    .select("id")
    .limit(2)
    .execute();
  return claimed.length === 1 ? (claimed[0]?.id ?? null) : null;
}

/** Whether there is such an account; nothing else of it. */
export async function personExists(store: Store, id: string): Promise<boolean> {
  return (await store.selectFrom("account").where("id", "=", id).select("id").executeTakeFirst()) !== undefined;
}

const reasons: Readonly<Record<string, string>> = {
  none: "no subscription and no fee waiver",
  ended: "the subscription is over",
  unpaid: "the last bill isn’t paid",
  waiver: "fee waiver",
  trial: "free trial",
  paid: "paid",
  grace: "a payment failed and is tried again",
};

/**
 * What support needs of an account, and nothing else: never a plan, what somebody wrote, a family's
 * money or a question to the
 * counselor. Null where there is no such account.
 */
export async function readPerson(store: Store, id: string, now: Date): Promise<Person | null> {
  const account = await store
    .selectFrom("account")
    .where("id", "=", id)
    .select(["id", "email", "verified_email", "created_at"])
    .executeTakeFirst();
  if (account === undefined) return null;
  const [identities, sessions, plans, billing, bills, mail] = await Promise.all([
    store.selectFrom("identity").where("account_id", "=", id).select(["subject", "created_at"]).execute(),
    listSessions(store, id, now),
    countPlansOf(store, id),
    billingOf(store, id),
    invoicesOfAccount(store, id),
    mailOf(store, id, account.verified_email),
  ]);
  const { plan, reason, until } = entitlementOf(storedOf(billing), now);
  const bill = refundable(bills, now);
  return {
    id,
    email: account.email,
    verified: account.verified_email !== null,
    since: account.created_at,
    // "auth0|5f7c…": which service signs them in, and not their id there.
    waysOfSigningIn: identities.map(({ subject }) => subject.split("|")[0] ?? ""),
    sessions: sessions.map(({ device, createdAt, seenAt }) => ({ device, createdAt, seenAt })),
    plans,
    entitlement: { plan, reason: reasons[reason] ?? reason, until },
    waived: billing?.waived_at ?? null,
    subscription: billing?.status ?? null,
    syncedAt: billing?.synced_at ?? null,
    refund:
      bill === null
        ? null
        : {
            amount: money(bill.paid, bill.currency),
            paidAt: bill.paid_at ?? "",
            until: new Date(Date.parse(bill.paid_at ?? "") + refundDays * 86_400_000).toISOString(),
          },
    mail,
  };
}

/**
 * Messages to somebody that wait, and those about their parts in plans that were sent lately. Of other sent messages
 * only the fact is kept, without an address.
 */
async function mailOf(store: Store, accountId: string, address: string | null) {
  const columns = ["id", "kind", "queued_at", "not_before", "attempts", "sent_at"] as const;
  const waiting =
    address === null
      ? []
      : await store
          .selectFrom("mail")
          .where("recipient", "=", address)
          .where("sent_at", "is", null)
          .select(columns)
          .orderBy("queued_at")
          .execute();
  const members = partsOf(store, accountId);
  const sent = await store
    .selectFrom("mail")
    .where("member_id", "in", members)
    .where("sent_at", "is not", null)
    .select(columns)
    .orderBy("sent_at", "desc")
    .limit(20)
    .execute();
  return {
    waiting,
    sent: sent.map(({ id, kind, attempts, sent_at: at }) => ({
      id,
      kind,
      at,
      ended: attempts < mostAttempts ? "sent" : "given up",
    })),
  };
}

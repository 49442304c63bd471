import { dayInWords } from "~/calendar/moment";
import { database } from "~/store/database.server";
import { billingOf, invoicesOfAccount, storedOf } from "../entitlement/data.server";
import { entitlementOf } from "../entitlement/entitlements";
import { refundable } from "../entitlement/refund";
import { isLive } from "../entitlement/state";
import { trialTaken } from "../entitlement/trial.server";
import { isPriceKey } from "../prices/plans";
import { money, priceWords } from "../prices/price";
import { currentPrices } from "../prices/prices.server";
import type { Dashboard } from "./dashboard-view";
import { statusWords } from "./words";

/** All that the page of a subscription shows, in words. Reads the store; Stripe only for the price. */
export async function dashboardOf(accountId: string, now: Date): Promise<Dashboard> {
  const store = database();
  const [row, bills, known, trialUsed] = await Promise.all([
    billingOf(store, accountId),
    invoicesOfAccount(store, accountId),
    currentPrices(now),
    trialTaken(store, accountId),
  ]);
  const stored = storedOf(row);
  const { reason } = entitlementOf(stored, now);
  const live = isLive({ status: row?.status ?? null });
  const key = row?.price_key ?? null;
  const price = known?.prices.find((each) => each.key === key) ?? null;
  const back = refundable(bills, now);
  // What is not paid is fixed or cancelled, not changed.
  const changing = live && isPriceKey(key) && row?.cancel_at == null && reason !== "grace" && reason !== "unpaid";
  const others = changing ? (known?.prices ?? []) : [];
  return {
    words: statusWords(
      {
        stored,
        price,
        endedAt: row?.ended_at ?? null,
        trialUsed,
        paymentMethod: row?.payment_method ?? null,
      },
      now,
    ),
    reason,
    waived: row?.waived_at != null,
    customer: row?.customer_id != null,
    live,
    cancelled: row?.cancel_at != null,
    trialUsed,
    paymentMethod: row?.payment_method ?? null,
    refund: back && { amount: money(back.paid, back.currency), live },
    changes: others.filter((each) => each.key !== key).map((each) => ({ key: each.key, label: priceWords(each) })),
    bills: bills.map((bill) => ({
      id: bill.id,
      number: bill.number,
      day: dayInWords(bill.created_at),
      amount: money(bill.total, bill.currency),
      state: stateInWords(bill),
    })),
  };
}

function stateInWords({
  status,
  paid,
  refunded,
  currency,
}: {
  status: string;
  paid: number;
  refunded: number;
  currency: string;
}) {
  if (refunded > 0) return refunded >= paid ? "Paid, refunded" : `Paid, ${money(refunded, currency)} refunded`;
  if (status === "paid") return paid > 0 ? "Paid" : "Paid with a credit";
  return status === "open" ? "Not paid" : "Written off";
}

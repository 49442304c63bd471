import { refundDays } from "../prices/plans";

/** A bill as far as giving back goes; cents. */
interface Bill {
  readonly id: string;
  readonly status: string;
  readonly paid_at: string | null;
  readonly paid: number;
  readonly refunded: number;
}

/**
 * The bill whose money is given back on one click: the last one that was paid, within `refundDays` of the payment and
 * when nothing of it was given back yet. Null when there is none.
 */
export function refundable<B extends Bill>(bills: readonly B[], now: Date): B | null {
  const paid = bills.filter(({ status, paid, paid_at }) => status === "paid" && paid > 0 && paid_at !== null);
  const last = paid.sort((a, b) => (b.paid_at ?? "").localeCompare(a.paid_at ?? ""))[0];
  if (last === undefined || last.refunded > 0) return null;
  const end = Date.parse(last.paid_at ?? "") + refundDays * 86_400_000;
  return now.getTime() < end ? last : null;
}

import { z } from "zod";
import type { Store } from "~/store/database.server";
import { priceKeys } from "./plans";
import type { Price } from "./price";

/** The prices as Stripe last said them, and when. */
export interface Prices {
  readonly prices: readonly Price[];
  readonly readAt: string;
}

const stored = z.array(
  z.object({
    key: z.enum(priceKeys),
    id: z.string(),
    product: z.string(),
    cents: z.number().int(),
    currency: z.string(),
    interval: z.enum(["month", "year"]),
  }),
);

/**
 * The prices that some process last heard; null where none has, or an older release wrote what is no longer understood.
 */
export async function readKnownPrices(store: Store): Promise<Prices | null> {
  const row = await store.selectFrom("known_prices").where("plan", "=", "family").selectAll().executeTakeFirst();
  if (row === undefined) return null;
  const prices = stored.safeParse(JSON.parse(row.prices));
  return prices.success ? { prices: prices.data, readAt: row.read_at } : null;
}

/** Keeps what Stripe has said. An answer that another process heard later stays. */
export async function keepKnownPrices(store: Store, { prices, readAt }: Prices): Promise<void> {
  const now = { prices: JSON.stringify(prices), read_at: readAt };
  await store
    .insertInto("known_prices")
    .values({ plan: "family", ...now })
    .onConflict((conflict) => conflict.column("plan").doUpdateSet(now).where("known_prices.read_at", "<", readAt))
    .execute();
}

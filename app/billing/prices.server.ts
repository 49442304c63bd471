import type Stripe from "stripe";
import { log } from "~/reports/log.server";
import { priceKeys } from "./plans";
import type { Price } from "./price";
import { stripe } from "./stripe.server";

/** The prices as Stripe last said them, and when. */
export interface Prices {
  readonly prices: readonly Price[];
  readonly readAt: string;
}

/** How long an answer is used without asking again, and how long it may be shown while Stripe does not answer. */
const fresh = 5 * 60_000;
const usable = 24 * 3_600_000;
/** After a failure the next reader does not wait for another one. */
const pause = 30_000;

interface Kept {
  readonly known: Prices | null;
  readonly failedAt: number;
}

let kept: Kept = { known: null, failedAt: 0 };
let asking: Promise<Prices> | undefined;

/**
 * What Family costs: from Stripe, kept for five minutes; while Stripe does not answer, the last known for a day. Null
 * when nothing is known that may be shown. Never throws.
 */
export async function currentPrices(now: Date, client: Stripe | null = stripe()): Promise<Prices | null> {
  const { known, failedAt } = kept;
  const age = known === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(known.readAt);
  if (age < fresh) return known;
  if (client !== null && now.getTime() - failedAt >= pause) {
    asking ??= fetchPrices(client, now).finally(() => {
      asking = undefined;
    });
    try {
      const prices = await asking;
      kept = { known: prices, failedAt: 0 };
      return prices;
    } catch (error) {
      log().warn({ err: error }, "prices could not be read");
      kept = { known, failedAt: now.getTime() };
    }
  }
  return age < usable ? known : null;
}

/** Asks Stripe for the prices by their lookup keys. @throws when one is missing, or Stripe does not answer */
export async function fetchPrices(client: Stripe, now: Date): Promise<Prices> {
  const found = await client.prices.list({ lookup_keys: [...priceKeys], active: true }, { timeout: 4_000 });
  const prices = priceKeys.map((key): Price => {
    const price = found.data.find(({ lookup_key }) => lookup_key === key);
    const interval = (["month", "year"] as const).find((each) => each === price?.recurring?.interval);
    if (price?.unit_amount == null || interval === undefined) {
      throw new Error(`Stripe has no usable price with the lookup key ${key}.`);
    }
    const product = typeof price.product === "string" ? price.product : price.product.id;
    return { key, id: price.id, product, cents: price.unit_amount, currency: price.currency, interval };
  });
  return { prices, readAt: now.toISOString() };
}

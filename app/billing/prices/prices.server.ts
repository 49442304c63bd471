import type Stripe from "stripe";
import { log } from "~/reports/log.server";
import { database, type Store } from "~/store/database.server";
import { stripe } from "../stripe/stripe.server";
import { keepKnownPrices, type Prices, readKnownPrices } from "./known-prices.server";
import { priceKeys } from "./plans";
import type { Price } from "./price";

export type { Prices } from "./known-prices.server";

/** Prices to show. `late`: Stripe does not answer, and these are the last it gave. */
export interface CurrentPrices extends Prices {
  readonly late: boolean;
}

const day = 24 * 3_600_000;
/**
 * How long an answer is used without asking again, and how long it may be shown, with its day, while Stripe does not
 * answer.
 */
const fresh = 5 * 60_000;
const usable = 30 * day;
/** How long a page waits for Stripe; milliseconds. */
export const patience = 2_000;
/** After a failure the next reader does not wait for another one. */
const pause = 30_000;

/** Asks for prices and remembers them, one for each process. */
export interface PriceSource {
  /**
   * What Family costs: from Stripe, kept for five minutes. When it has not answered after two seconds, the last known
   * with the day they are of, whichever process heard them. Null when nothing is known that may be shown. Never throws.
   */
  current(now: Date): Promise<CurrentPrices | null>;
}

export function priceSource(store: () => Store, client: () => Stripe | null, wait: number = patience): PriceSource {
  let known: Prices | null = null;
  let failedAt = 0;
  let asking: Promise<Prices | null> | undefined;

  const ageOf = (prices: Prices | null, now: Date) =>
    prices === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(prices.readAt);

  const ask = async (from: Stripe, now: Date): Promise<Prices | null> => {
    try {
      const prices = await within(wait, fetchPrices(from, now, { timeout: wait, maxNetworkRetries: 0 }));
      await keepKnownPrices(store(), prices).catch(notStored);
      return prices;
    } catch (error) {
      log().warn({ err: error }, "prices could not be read");
      failedAt = now.getTime();
      return null;
    }
  };

  return {
    async current(now) {
      if (ageOf(known, now) < fresh) return { ...(known as Prices), late: false };
      const shared = await readKnownPrices(store()).catch(notStored);
      if (shared && ageOf(shared, now) < ageOf(known, now)) known = shared;
      if (known !== null && ageOf(known, now) < fresh) return { ...known, late: false };
      const from = client();
      if (from !== null && now.getTime() - failedAt >= pause) {
        asking ??= ask(from, now).finally(() => {
          asking = undefined;
        });
        const prices = await asking;
        if (prices !== null) {
          known = prices;
          return { ...prices, late: false };
        }
      }
      return known !== null && ageOf(known, now) < usable ? { ...known, late: true } : null;
    },
  };
}

function notStored(error: unknown): null {
  log().warn({ err: error }, "prices could not be stored or read from the store");
  return null;
}

/** The client's own limit counts from each answer of the network; this one counts from the question. */
async function within<T>(limit: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Stripe did not answer in time.")), limit);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

const source = priceSource(database, stripe);

/** What Family costs, as `PriceSource.current` says. */
export function currentPrices(now: Date): Promise<CurrentPrices | null> {
  return source.current(now);
}

/** Asks Stripe for the prices by their lookup keys. @throws when one is missing, or Stripe does not answer */
export async function fetchPrices(
  client: Stripe,
  now: Date,
  how: { readonly timeout: number; readonly maxNetworkRetries?: number } = { timeout: 4_000 },
): Promise<Prices> {
  const found = await client.prices.list({ lookup_keys: [...priceKeys], active: true }, how);
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

import { forEveryone } from "~/account/audience/audience.server";
import { trialDays } from "~/billing/prices/plans";
import { currentPrices } from "~/billing/prices/prices.server";
import { json } from "~/http/response.server";

/**
 * What Family costs (query `stripe-prices`): amounts in cents as Stripe gave them, and when. 503 while that is not
 * known.
 */
export const loader = forEveryone.loader(async () => {
  const known = await currentPrices(new Date());
  if (known === null) return json({ error: { message: "The prices can’t be read right now." } }, { status: 503 });
  const prices = known.prices.map(({ key, cents, currency, interval }) => ({ key, amount: cents, currency, interval }));
  return json({ prices, trialDays, readAt: known.readAt }, { policy: "everyoneData" });
});

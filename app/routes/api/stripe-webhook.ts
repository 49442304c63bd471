import type Stripe from "stripe";
import { forEveryone } from "~/account/audience/audience.server";
import { readSignedEvent } from "~/billing/stripe/signed-event.server";
import { needStripe, webhookSecret } from "~/billing/stripe/stripe.server";
import { receiveEvent } from "~/billing/sync/receive.server";
import { text } from "~/http/response.server";
import { log } from "~/reports/log.server";
import { database } from "~/store/database.server";

/** Larger than any event of Stripe's. */
const largest = 1024 * 1024;

export const loader = forEveryone.loader((): never => {
  throw new Response(null, { status: 405, statusText: "Method Not Allowed", headers: { Allow: "POST" } });
});

/**
 * `/webhooks/stripe`: 400 for what Stripe has not just signed and for what is no event, 200 for what was done, was
 * done before or concerns nobody here, 500 for a failure of our own, and Stripe sends it again.
 */
export const action = forEveryone.action(
  async ({ request }) => {
    // The bytes as they came: a signature holds for nothing else.
    const body = Buffer.from(await request.arrayBuffer());
    const event = await verified(body, request.headers.get("Stripe-Signature"));
    if (event === null) return text("Not signed by Stripe just now, or no event.\n", { status: 400 });
    const { id, type } = event;
    try {
      const result = await receiveEvent(database(), needStripe(), event, () => new Date());
      log().info({ event: id, type, result }, "event from Stripe");
      return text("");
    } catch (error) {
      log().error({ err: error, event: id, type }, "event from Stripe failed");
      return text("Not done; send it again.\n", { status: 500 });
    }
  },
  { limit: largest },
);

/** The event, where Stripe has just signed one. */
function verified(body: Buffer, signature: string | null): Promise<Stripe.Event | null> {
  return readSignedEvent(body, signature, webhookSecret(), new Date());
}

import Stripe from "stripe";
import { forEveryone } from "~/account/audience.server";
import { receiveEvent } from "~/billing/receive.server";
import { needStripe, webhookSecret } from "~/billing/stripe.server";
import { text } from "~/http/response.server";
import { log } from "~/reports/log.server";
import { database } from "~/store/database.server";

/** Larger than any event of Stripe's. */
const largest = 1024 * 1024;

export const loader = forEveryone.loader((): never => {
  throw new Response(null, { status: 405, statusText: "Method Not Allowed", headers: { Allow: "POST" } });
});

/**
 * `/webhooks/stripe`: 400 for what Stripe did not sign or signed more than five minutes ago, 200 for what was done, was
 * done before or concerns nobody here, 500 for a failure of our own, and Stripe sends it again.
 */
export const action = forEveryone.action(async ({ request }) => {
  const body = await readRaw(request);
  // What was not read would be taken for the next request on this connection.
  if (body === null) return new Response(null, { status: 400, headers: { Connection: "close" } });
  const event = await verified(body, request.headers.get("Stripe-Signature"));
  if (event === null) return text("The signature is missing, wrong or too old.\n", { status: 400 });
  const { id, type } = event;
  try {
    const result = await receiveEvent(database(), needStripe(), event, () => new Date());
    log().info({ event: id, type, result }, "event from Stripe");
    return text("");
  } catch (error) {
    log().error({ err: error, event: id, type }, "event from Stripe failed");
    return text("Not done; send it again.\n", { status: 500 });
  }
});

/** The bytes as they came: a signature holds for nothing else. Null when there are too many. */
async function readRaw(request: Request): Promise<Buffer | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > largest) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > largest) return null;
    parts.push(part.value);
  }
  return Buffer.concat(parts);
}

/** The event, when Stripe signed it within the last five minutes (300 seconds, Stripe's own tolerance). */
async function verified(body: Buffer, signature: string | null): Promise<Stripe.Event | null> {
  if (signature === null) return null;
  try {
    return await new Stripe("sk_unused").webhooks.constructEventAsync(body, signature, webhookSecret(), 300);
  } catch {
    return null;
  }
}

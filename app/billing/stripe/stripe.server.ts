import Stripe from "stripe";
import { env } from "~/env.server";

/** The secrets of the stand-in. They open nothing but a program on the same machine. */
const sandbox = { key: "sk_test_sandbox", webhookSecret: "whsec_sandbox" };

const settings = { timeout: 10_000, maxNetworkRetries: 2, telemetry: false } as const;
const clients = new Map<string, Stripe>();

/** The client of a stand-in that listens at an origin of this machine. */
export function standInClient(origin: string): Stripe {
  const { hostname, port } = new URL(origin);
  return new Stripe(sandbox.key, { ...settings, host: hostname, port: Number(port), protocol: "http" });
}

/** The official client of this process; null in a sandbox whose stand-ins nobody has started. */
export function stripe(): Stripe | null {
  const { providers, sandboxOrigin } = env();
  const key = providers?.stripe.secretKey ?? sandboxOrigin;
  if (key === null) return null;
  const known = clients.get(key) ?? (providers ? new Stripe(key, settings) : standInClient(key));
  clients.set(key, known);
  return known;
}

/** Stripe did not answer, or there is none: said in plain words on the page. */
export class PaymentUnavailable extends Error {
  override name = "PaymentUnavailable";
}

/** The client, where nothing can be done without. @throws PaymentUnavailable */
export function needStripe(): Stripe {
  const client = stripe();
  if (client === null) throw new PaymentUnavailable("There’s no payment provider.");
  return client;
}

/** What signs the webhook's requests. */
export function webhookSecret(): string {
  return env().providers?.stripe.webhookSecret ?? sandbox.webhookSecret;
}

/** Whether an error says that something is not at Stripe. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** Whether an error says that the money of a payment was given back before. */
export const isRefunded = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "charge_already_refunded";

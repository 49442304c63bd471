import Stripe from "stripe";
import { z } from "zod";

/** Seconds that a signature holds: Stripe's own tolerance. */
const oldest = 300;
/** Seconds that Stripe's clock may be ahead of ours. */
const ahead = 60;

/**
 * An id as Stripe writes one. PostgreSQL would fail at a NUL character in it, and "..", asked for, is another address.
 */
const id = z.string().regex(/^\w[\w.-]{0,254}$/);
const held = z.union([id, z.object({ id }).loose()]).nullish();

/** The part of an event that is read. All else in it may be anything. */
const event = z
  .object({
    id,
    type: z.string().regex(/^[\w.]{1,255}$/),
    data: z
      .object({
        object: z.object({ object: z.string().optional(), id: id.nullish(), customer: held }).loose().optional(),
      })
      .loose()
      .optional(),
  })
  .loose();

/**
 * When a `Stripe-Signature` header says it was made, in seconds since 1970; null where it says nothing or several
 * times.
 */
export function signedAt(header: string): number | null {
  const times = header.split(",").flatMap((part) => /^\s*t=(.*)$/.exec(part)?.[1] ?? []);
  const [time = ""] = times;
  return times.length === 1 && /^\d{1,12}$/.test(time) ? Number(time) : null;
}

/**
 * Stripe's check of signatures, which asks nobody and needs no key. A client is a hundred objects, so it's made once.
 */
let verifying: Stripe["webhooks"] | undefined;

/**
 * The event behind the bytes of a request, where Stripe signed them in the last five minutes. Null for every other
 * request: without a signature, with a wrong or an old one, with one from the future (the check of Stripe's library
 * only looks for old ones), and for what is signed and is no event.
 *
 * @param header value of `Stripe-Signature`
 */
export async function readSignedEvent(
  body: Buffer,
  header: string | null,
  secret: string,
  now: Date,
): Promise<Stripe.Event | null> {
  const at = header === null ? null : signedAt(header);
  if (header === null || at === null || at > now.getTime() / 1000 + ahead) return null;
  try {
    verifying ??= new Stripe("sk_unused").webhooks;
    const read = await verifying.constructEventAsync(body, header, secret, oldest, undefined, now.getTime());
    return event.safeParse(read).success ? read : null;
  } catch {
    return null;
  }
}

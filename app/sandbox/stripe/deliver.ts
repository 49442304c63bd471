import { createHmac } from "node:crypto";
import type { StripeEvent } from "./objects";

/** Signs what is sent to a webhook. No secret: it opens nothing but a sandbox on the same machine. */
export const webhookSecret = "whsec_sandbox";

/** The `Stripe-Signature` header of a body: the time and HMAC-SHA256 of time, dot and body (scheme v1). */
export function signatureOf(body: string, seconds: number, secret = webhookSecret): string {
  const mac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}

/** Seconds between one attempt and the next; Stripe goes on for three days. */
const pauses = [0.5, 1, 2, 4, 8, 15, 30, 60, 120, 300];

interface Waiting {
  readonly event: StripeEvent;
  readonly address: string;
  attempts: number;
  timer: NodeJS.Timeout | undefined;
}

export interface Deliveries {
  send(event: StripeEvent, address: string): void;
  /** Keeps everything back until `go`. */
  hold(): void;
  go(): void;
  /** Gives up everything that waits, as after three days of an outage. */
  lose(): number;
  waiting(): number;
  stop(): void;
}

/** Sends events by POST, each with a fresh signature, and again until it is answered with 2xx. */
export function delivery(): Deliveries {
  const open = new Set<Waiting>();
  let held = false;

  const attempt = async (each: Waiting) => {
    if (held || !open.has(each)) return;
    const body = JSON.stringify(each.event, null, 2);
    const signature = signatureOf(body, Math.floor(Date.now() / 1000));
    const headers = { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": signature };
    const limit = AbortSignal.timeout(10_000);
    const answer = await fetch(each.address, { method: "POST", body, headers, signal: limit }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (!open.has(each)) return;
    const pause = pauses[each.attempts];
    each.attempts += 1;
    if (answer?.ok || pause === undefined) open.delete(each);
    else each.timer = setTimeout(() => attempt(each), pause * 1000).unref();
  };

  return {
    send(event, address) {
      const each: Waiting = { event, address, attempts: 0, timer: undefined };
      open.add(each);
      // After the answer to whoever caused it, as at Stripe.
      each.timer = setTimeout(() => attempt(each), 20);
    },
    hold() {
      held = true;
    },
    go() {
      held = false;
      for (const each of open) {
        clearTimeout(each.timer);
        each.timer = setTimeout(() => attempt(each), 0);
      }
    },
    lose() {
      const lost = open.size;
      for (const { timer } of open) clearTimeout(timer);
      open.clear();
      return lost;
    },
    waiting: () => open.size,
    stop() {
      for (const { timer } of open) clearTimeout(timer);
      open.clear();
    },
  };
}

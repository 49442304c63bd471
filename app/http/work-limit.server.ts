import { data } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { cache } from "./cache";
import { resubmissionData } from "./resubmission";
import { turns } from "./turns.server";

/**
 * How much one address may have worked out, counted in pages of a calculator: so many at once, and so many a second on
 * top. A whole class behind one address of a school stays below it; a program that asks without a break does not, and
 * gets about a quarter of one processor.
 */
export const allowance = { atOnce: 300, perSecond: 5 } as const;
/** A trip of many colleges takes a thread of its own for up to a second. */
export const tripCost = 10;

/** Seconds after which a request that was refused may come again. */
export const retryAfter = { busy: 10, tooMuch: 60 } as const;

interface Bucket {
  readonly left: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const buckets = new LRUCache<string, Bucket>({ max: 5_000 });
const queue = turns(8, 64);

/** Whether a sender may have this much work done now; takes it off what they may have. */
export function spend(sender: string, cost: number, now: number): boolean {
  const { left, at } = buckets.get(sender) ?? { left: allowance.atOnce, at: now };
  const refilled = Math.min(allowance.atOnce, left + (Math.max(0, now - at) / 1000) * allowance.perSecond);
  const enough = refilled >= cost;
  buckets.set(sender, { left: enough ? refilled - cost : refilled, at: now });
  return enough;
}

/** Who sends a request, for limits that this process keeps in memory alone. */
const senderIn = (request: Request) => request.headers.get("x-sender") ?? "";

/**
 * Called by a route before it calculates something that takes tens of milliseconds. Waits for its turn, so that quick
 * pages are answered in between. Throws 429 where this sender asks for too much and 503 where too many wait; a form
 * that was posted comes back on a page that holds what was typed and can send it again.
 *
 * @param form what was posted, if something was
 * @param cost in pages of a calculator
 */
export async function startWork(request: Request, form: URLSearchParams | null = null, cost = 1): Promise<void> {
  const sender = senderIn(request);
  if (!spend(sender, cost, Date.now())) throw refusal(429, form);
  if (!(await queue.take(sender))) throw refusal(503, form);
}

/** What answers a calculation that could not be made now, whatever was in the way. */
export function refusal(status: 429 | 503, form: URLSearchParams | null) {
  if (form === null) return new Response(null, { status, statusText: status === 429 ? "Too Many Requests" : "Busy" });
  const seconds = status === 429 ? retryAfter.tooMuch : retryAfter.busy;
  const again = resubmissionData({
    fields: [...form],
    sentAs: "",
    button: "Send it again",
    sender: null,
    waiting: seconds,
  });
  return data(again, { status, headers: { "Cache-Control": cache.closed } });
}

/** Waits for a turn to render a page that is not kept. It is not refused any more: what it shows is worked out. */
export function takeTurn(request: Request): Promise<void> {
  return queue.wait(senderIn(request));
}

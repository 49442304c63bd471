import { createHmac } from "node:crypto";
import { env } from "~/env.server";

/**
 * Who sends a request, for limits: a keyed hash of the network address, which nobody can turn back into it. A new one
 * each day, so that it cannot be followed from one day to the next.
 */
export function senderKey(request: Request, now: Date = new Date()): string {
  return keyedHash(`${now.toISOString().slice(0, 10)} ${request.headers.get("x-sender") ?? ""}`);
}

/** A text that stands for another one and does not give it away, such as an e-mail address in the key of a limit. */
export function keyedHash(text: string): string {
  return createHmac("sha256", env().sessionSecrets[0] ?? "")
    .update(text)
    .digest("base64url")
    .slice(0, 32);
}

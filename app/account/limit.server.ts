import { senderKey } from "~/http/sender.server";
import { database } from "~/store/database.server";
import { takeOne } from "~/store/rate-limit.server";

/** A school signs in from one address, so the limit is for programs, not for people. */
const fromOnePlace = { most: 300, seconds: 600 };

/** Counts an attempt to sign in. Throws 429 where one place makes too many; the error screen says to come back later. */
export async function limitSignIn(request: Request, now: Date = new Date()): Promise<void> {
  if (await takeOne(database(), `sign-in from ${senderKey(request, now)}`, fromOnePlace, now)) return;
  throw new Response(null, { status: 429, statusText: "Too Many Requests", headers: { "Retry-After": "600" } });
}

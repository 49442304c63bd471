import { senderKey } from "~/http/sender.server";
import { database } from "~/store/database.server";
import { takeOne } from "~/store/rate-limit.server";

/** A school signs in from one address, so the limit is for programs, not for people. */
const fromOnePlace = { most: 300, seconds: 600 };

const hour = 3600;

/**
 * What people make here takes room or time, so there is a bound for each person, and one for all people behind one
 * address together: a school starts plans for a class.
 */
const bounds = {
  plans: { person: { most: 20, seconds: 24 * hour }, address: { most: 200, seconds: 24 * hour } },
  files: { person: { most: 30, seconds: hour }, address: { most: 300, seconds: hour } },
  searches: { person: { most: 600, seconds: hour }, address: { most: 6_000, seconds: hour } },
} as const;

/** Counts that somebody starts a plan, takes a file, or searches in a plan; false where it is too often. */
export async function countFor(
  what: keyof typeof bounds,
  memberId: string,
  request: Request,
  now: Date = new Date(),
): Promise<boolean> {
  const { person, address } = bounds[what];
  return (
    (await takeOne(database(), `${what} of ${memberId}`, person, now)) &&
    (await takeOne(database(), `${what} from ${senderKey(request, now)}`, address, now))
  );
}

/** The same for what is asked for by a link or one button. Throws 429. */
export async function limitMember(what: "files" | "searches", memberId: string, request: Request): Promise<void> {
  if (await countFor(what, memberId, request)) return;
  throw new Response(null, { status: 429, statusText: "Too Many Requests" });
}

/**
 * Counts an attempt to sign in. Throws 429 where one place makes too many; the error screen says to come back later.
 */
export async function limitSignIn(request: Request, now: Date = new Date()): Promise<void> {
  if (await takeOne(database(), `sign-in from ${senderKey(request, now)}`, fromOnePlace, now)) return;
  throw new Response(null, { status: 429, statusText: "Too Many Requests", headers: { "Retry-After": "600" } });
}

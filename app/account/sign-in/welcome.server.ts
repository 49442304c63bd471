import { redirect } from "@remix-run/node";
import { openAccount } from "~/account/accounts.server";
import { type AgeAnswer, mayHaveAccount } from "~/account/age";
import { cookies, sessionHash, withoutSession, withSession } from "~/account/cookies.server";
import { afterSignIn, problemPath } from "~/account/paths";
import type { SignedIn } from "~/account/provider/strategy.server";
import { createSession, endSessions, pendingSignIn } from "~/account/session/data.server";
import { database } from "~/store/database.server";
import { turnAway } from "./sign-in.server";

/** Who has signed in for the first time and has not said their age; null when nobody waits. */
export async function newcomer(request: Request): Promise<SignedIn | null> {
  return pendingSignIn(database(), await sessionHash(request), new Date());
}

/**
 * Opens the account of a newcomer who is old enough, with a new session. Of one who is too young everything is
 * deleted, and the form does not take another answer for two hours.
 */
export async function admitNewcomer(
  request: Request,
  who: SignedIn,
  answer: AgeAnswer,
  { returnTo, window, device }: { returnTo: string; window: boolean; device: string | null },
): Promise<Response> {
  const store = database();
  const before = await sessionHash(request);
  if (!mayHaveAccount(answer)) {
    if (before !== null) await endSessions(store, { only: before });
    await turnAway(who);
    const headers = new Headers({ "Set-Cookie": await withoutSession() });
    headers.append("Set-Cookie", await cookies().young.serialize(true));
    return redirect(problemPath("too-young", returnTo, window), { headers });
  }
  const now = new Date();
  const account = await openAccount(store, who.claims, answer, now);
  const id = await createSession(store, who, account.id, { before, device }, now);
  return redirect(afterSignIn(returnTo, window), { headers: { "Set-Cookie": await withSession(id) } });
}

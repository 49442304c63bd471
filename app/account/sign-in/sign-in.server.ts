import { redirect } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { findAccount } from "~/account/accounts.server";
import { cookies, sessionHash, withoutSession, withSession } from "~/account/cookies.server";
import { accountPath, afterSignIn, problemPath, welcomePath } from "~/account/paths";
import type { Problem } from "~/account/problems";
import { type Handshake, takeHandshake } from "~/account/provider/handshake.server";
import { provider, SignInError } from "~/account/provider/provider.server";
import type { SignedIn } from "~/account/provider/strategy.server";
import { createSession, endSessions } from "~/account/session/data.server";
import { currentMember, currentSession, strategy } from "~/account/session/session.server";
import { env } from "~/env.server";
import { log } from "~/reports/log.server";
import { database } from "~/store/database.server";

const name = "auth0";

/** @throws SignInError when this server has no provider: a sandbox that was started without its stand-ins */
function authenticator(): Authenticator<SignedIn> {
  const ours = strategy();
  if (ours === null) throw new SignInError("unavailable", "There is no provider: SANDBOX_ORIGIN is not set.");
  return new Authenticator<SignedIn>().use(ours, name);
}

/** The redirect to the provider, or to the page that says why not. */
export async function startSignIn(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const { mode, siteOrigin } = env();
  // 127.0.0.1 and localhost share no cookies, and the provider comes back to one of them only.
  if (mode === "sandbox" && url.host !== new URL(siteOrigin).host) {
    return redirect(siteOrigin + url.pathname + url.search);
  }
  try {
    throw await authenticator().authenticate(name, request);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    return redirect(problemPath(noteFailure(thrown), url.searchParams.get("returnTo") ?? accountPath));
  }
}

/**
 * What follows when the provider sends somebody back: signed in and where they wanted to go, asked for their age when
 * they are new, or a page that says what went wrong.
 *
 * @param device browser and system in a few words
 */
export async function finishSignIn(request: Request, device: string | null): Promise<Response> {
  const { found, forget } = await takeHandshake(request, new URL(request.url).searchParams.get("state"));
  const headers = new Headers({ "Set-Cookie": forget });
  try {
    const signedIn = await authenticator().authenticate(name, request);
    return await admitPerson(request, signedIn, found, device, headers);
  } catch (thrown) {
    let problem = noteFailure(thrown);
    const returnTo = found?.returnTo ?? accountPath;
    // The back button after a sign-in that worked: there is nothing to tell.
    if (problem === "state" && (await currentMember(request)) !== null) return redirect(returnTo, { headers });
    if (found?.place === "silent") {
      const { member, id, ended } = await currentSession(request);
      // Any page of the web can lead here. Whoever is signed in stays so, and is told nothing.
      if (member !== null) return redirect(returnTo, { headers });
      if (ended && id !== null) {
        await endSessions(database(), { only: id });
        headers.append("Set-Cookie", await withoutSession());
        // They did not ask to sign in: what they should hear is why they no longer are.
        if (problem === "login-required") problem = "ended";
      }
    }
    return redirect(problemPath(problem, returnTo, found?.place === "window"), { headers });
  }
}

async function admitPerson(
  request: Request,
  signedIn: SignedIn,
  found: Handshake | null,
  device: string | null,
  headers: Headers,
): Promise<Response> {
  const now = new Date();
  const store = database();
  const returnTo = found?.returnTo ?? accountPath;
  const window = found?.place === "window";
  const account = await findAccount(store, signedIn.claims, now);
  if (account === null && (await cookies().young.parse(request.headers.get("Cookie"))) === true) {
    await turnAway(signedIn);
    return redirect(problemPath("too-young", returnTo, window), { headers });
  }
  const before = await sessionHash(request);
  const id = await createSession(store, signedIn, account?.id ?? null, { before, device }, now);
  headers.append("Set-Cookie", await withSession(id));
  return redirect(account === null ? welcomePath(returnTo, window) : afterSignIn(returnTo, window), { headers });
}

/** Leaves nothing here or at the provider that could sign somebody in. */
export async function turnAway({ refreshToken }: SignedIn): Promise<void> {
  if (refreshToken !== null) await strategy()?.forget(refreshToken);
}

/** Lets the provider forget what renewed sessions that have ended. Nobody waits for it. */
export function forgetTokens(refreshTokens: readonly string[]): void {
  const ours = strategy();
  for (const token of refreshTokens) void ours?.forget(token);
}

/**
 * Ends the session here and at the provider, and lets the browser throw away everything it kept of this site.
 *
 * @param path where that leads at the end; the provider must know it as a logout address, without what follows a
 *   question mark
 */
export async function signOut(request: Request, path = ""): Promise<Response> {
  const hash = await sessionHash(request);
  if (hash !== null) forgetTokens((await endSessions(database(), { only: hash })).refreshTokens);
  const headers = new Headers({
    "Set-Cookie": await withoutSession(),
    "Clear-Site-Data": '"cache", "cookies", "storage"',
  });
  const from = provider();
  if (from === null) return redirect(path || "/", { headers });
  const way = new URLSearchParams({ client_id: from.clientId, returnTo: env().siteOrigin + path });
  return redirect(`${from.origin}/v2/logout?${way}`, { headers });
}

/** Problems that are part of an ordinary day. */
const ordinary: ReadonlySet<Problem> = new Set(["cancelled", "state", "login-required", "consent-required"]);

function noteFailure(thrown: unknown): Problem {
  if (!(thrown instanceof SignInError)) throw thrown;
  log()[ordinary.has(thrown.problem) ? "info" : "warn"]({ err: thrown, problem: thrown.problem }, "Login failed");
  return thrown.problem;
}

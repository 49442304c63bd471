import { randomBytes } from "node:crypto";
import { type Cookie, createCookie } from "@remix-run/node";
import { digestOf } from "~/digest.server";
import { env } from "~/env.server";
import { sessionLife } from "./session-time";

/**
 * The three cookies of sign-in. All are signed, out of reach of scripts, and sent along only when somebody comes to
 * the site by a link or from its own pages. None is ever set on a public page.
 */
interface Cookies {
  /** Holds one random id, nothing else. Set at sign-in, taken away at sign-out. */
  readonly session: Cookie;
  /** What the way to the provider and back must remember, for ten minutes. */
  readonly handshake: Cookie;
  /** That somebody just said they are under 13, so that going back does not help. Two hours. */
  readonly young: Cookie;
}

let made: Cookies | undefined;

export function cookies(): Cookies {
  made ??= makeCookies();
  return made;
}

function makeCookies(): Cookies {
  const { sessionSecrets, siteOrigin } = env();
  const secure = siteOrigin.startsWith("https:");
  const always = { httpOnly: true, sameSite: "lax" as const, secure, secrets: [...sessionSecrets] };
  return {
    // The prefix makes browsers refuse one that another host of the domain has set.
    session: createCookie(secure ? "__Host-session" : "session", { ...always, path: "/", maxAge: sessionLife / 1000 }),
    handshake: createCookie("handshake", { ...always, path: "/auth", maxAge: 600 }),
    young: createCookie("young", { ...always, path: "/auth", maxAge: 7200 }),
  };
}

/** A new id that nobody can guess, and what the store keeps of it. */
export function newSessionId(): { id: string; hash: string } {
  const id = randomBytes(32).toString("base64url");
  return { id, hash: digestOf(id) };
}

/** The key of the session row that a request's cookie names; null without a cookie or with a forged one. */
export async function sessionHash(request: Request): Promise<string | null> {
  const id: unknown = await cookies().session.parse(request.headers.get("Cookie"));
  return typeof id === "string" && id.length === 43 ? digestOf(id) : null;
}

export const withSession = (id: string): Promise<string> => cookies().session.serialize(id);

export const withoutSession = (): Promise<string> => cookies().session.serialize("", { maxAge: 0 });

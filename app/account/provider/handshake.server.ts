import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { cookies } from "~/account/cookies.server";
import { accountPath } from "~/account/paths";
import { digestOf } from "~/digest.server";
import { safeReturnPath } from "~/http/origin";

/** Where a sign-in happens: in the page, in a window of its own, or without anything to see. */
export type SignInPlace = "page" | "window" | "silent";

/** What the way to the provider and back must remember. */
const handshake = z.object({
  state: z.string(),
  nonce: z.string(),
  /** PKCE (RFC 7636). */
  verifier: z.string(),
  returnTo: z.string(),
  place: z.enum(["page", "window", "silent"]),
});

export type Handshake = z.infer<typeof handshake>;

/** Somebody may start to sign in in several tabs; the last few are remembered. */
const most = 3;

const remembered = z.array(handshake).max(most);

async function read(request: Request): Promise<Handshake[]> {
  const found = remembered.safeParse(await cookies().handshake.parse(request.headers.get("Cookie")));
  return found.success ? found.data : [];
}

/** Browsers drop a cookie whose name, value and attributes are longer than 4,096 bytes together (RFC 6265 §6.1). */
const longestCookie = 4000;

/** The `Set-Cookie` that remembers one more sign-in. Older ones are left out where they do not fit. */
export async function rememberHandshake(request: Request, one: Handshake): Promise<string> {
  const all = [one, ...(await read(request))].slice(0, most);
  let cookie = await cookies().handshake.serialize(all);
  while (cookie.length > longestCookie && all.length > 1) {
    all.pop();
    cookie = await cookies().handshake.serialize(all);
  }
  return cookie;
}

const digest = (text: string) => Buffer.from(digestOf(text));
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** The handshake of a `state`, or null; and the `Set-Cookie` that forgets it, so that it counts once. */
export async function takeHandshake(
  request: Request,
  state: string | null,
): Promise<{ found: Handshake | null; forget: string }> {
  const all = await read(request);
  const found = state === null ? null : (all.find((each) => same(each.state, state)) ?? null);
  const rest = all.filter((each) => each !== found);
  const forget =
    rest.length > 0
      ? await cookies().handshake.serialize(rest)
      : await cookies().handshake.serialize("", { maxAge: 0 });
  return { found: found && { ...found, returnTo: safeReturnPath(found.returnTo, accountPath) }, forget };
}

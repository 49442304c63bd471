import { createCookie } from "@remix-run/node";
import { openAccount } from "~/account/accounts.server";
import { createSession } from "~/account/session/data.server";
import { Plans, secret } from "./plans";
import { Visitor } from "./visitor";

const cookie = createCookie("session", { secrets: [secret] });

/**
 * Somebody with an account who is signed in, written into the store: a test that needs a hundred people does not send
 * them all through the sign-in service. Called again for the same name it is another browser of the same person.
 */
export async function signedIn(at: Plans, name: string, ageBand: "13-17" | "18+" = "18+"): Promise<Visitor> {
  const now = new Date();
  // Somebody new may invite few.
  const since = new Date(now.getTime() - 60 * 86_400_000);
  const email = Plans.email(name);
  const claims = { subject: `auth0|${name}`, email, emailVerified: true, name, picture: null, roles: [] };
  const id = (await at.accountOf(name)) ?? (await openAccount(at.store, claims, ageBand, since)).id;
  const session = await createSession(
    at.store,
    { claims, refreshToken: null },
    id,
    { before: null, device: null },
    now,
  );
  const one = new Visitor(at.site.origin);
  const [pair = ""] = (await cookie.serialize(session)).split(";");
  one.setCookie("session", pair.slice(pair.indexOf("=") + 1));
  return one;
}

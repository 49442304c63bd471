import { openAccount } from "~/account/accounts.server";
import type { Member } from "~/account/member";
import { createSession } from "~/account/session/data.server";
import type { Store } from "~/store/database.server";

/** An administrator who is signed in, written into the store. */
export async function adminIn(store: Store, name: string): Promise<Member> {
  const now = new Date();
  const email = `${name}@site.example`;
  const claims = {
    subject: `auth0|${name}`,
    email,
    emailVerified: true,
    name,
    picture: null,
    roles: ["Administrator"],
  };
  const { id } = await openAccount(store, claims, "18+", now);
  await createSession(store, { claims, refreshToken: null }, id, { before: null, device: null }, now);
  const session = await store
    .selectFrom("session")
    .where("account_id", "=", id)
    .select("id")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  return { id, name, email, emailVerified: true, ageBand: "18+", admin: true, session: session.id };
}

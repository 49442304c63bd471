import { createHmac } from "node:crypto";
import { env } from "~/env.server";
import type { Store } from "~/store/database.server";
import { comparableEmail } from "./claims";

/** What a key is for. The keys of one purpose cannot be matched with those of another. */
export type KeyPurpose = "trial" | "mail";

/**
 * A keyed hash (HMAC-SHA256) that stands for an address or an identity where the thing itself must not be kept. Without
 * the site's secret nobody can tell from it whose it is, not even by trying addresses.
 */
export function keyOf(purpose: KeyPurpose, text: string, secret: string = env().sessionSecrets[0]): string {
  return createHmac("sha256", secret).update(`${purpose} ${text}`).digest("base64url");
}

/**
 * The keys of a text by every secret of the site, the newest first: what was kept under an older one is still found.
 */
export const keysOf = (purpose: KeyPurpose, text: string): readonly string[] =>
  env().sessionSecrets.map((secret) => keyOf(purpose, text, secret));

/** How an e-mail address is named in a key. */
export const addressText = (email: string): string => `address ${comparableEmail(email)}`;

/**
 * What an account is known by, also after it was deleted and made again: its verified address and the identities that
 * sign in to it. An address that is only claimed is not among them, for it may be somebody else's.
 */
export async function knownBy(store: Store, accountId: string): Promise<readonly string[]> {
  const account = await store
    .selectFrom("account")
    .where("id", "=", accountId)
    .select("verified_email")
    .executeTakeFirst();
  const identities = await store.selectFrom("identity").where("account_id", "=", accountId).select("subject").execute();
  const addresses = account?.verified_email == null ? [] : [addressText(account.verified_email)];
  return [...addresses, ...identities.map(({ subject }) => `identity ${subject}`)];
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "~/env.server";

/**
 * Seals a text for the store, so that a copy of the store alone does not hold tokens (AES-256-GCM, a key derived from
 * the site's secret).
 */
export function seal(text: string, secrets: readonly string[] = env().sessionSecrets): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secrets[0] ?? ""), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The sealed text, by any of the secrets; null when none of them sealed it or it was changed. */
export function unseal(sealed: string, secrets: readonly string[] = env().sessionSecrets): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < 28) return null;
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
    } catch {
      // Sealed by an older secret, or not ours.
    }
  }
  return null;
}

const keys = new Map<string, Buffer>();

function keyOf(secret: string): Buffer {
  const known = keys.get(secret) ?? Buffer.from(hkdfSync("sha256", secret, "", "sealed in the store", 32));
  keys.set(secret, known);
  return known;
}

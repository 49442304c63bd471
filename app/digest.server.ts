import { createHash } from "node:crypto";

/**
 * The SHA-256 of a text or of bytes: what is stored of a secret, and what two texts are compared by.
 *
 * @param written 43 letters that may stand in an address, 64 digits, or what a policy of content security names
 */
export const digestOf = (content: string | Uint8Array, written: "base64url" | "hex" | "base64" = "base64url"): string =>
  createHash("sha256").update(content).digest(written);

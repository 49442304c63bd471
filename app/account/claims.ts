import { cleanName, shownName } from "~/account/person-name";
import { rolesIn } from "./roles";

/** What the identity provider says about a person, as far as the site uses it. */
export interface Claims {
  /** The provider's id of this identity. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly roles: readonly string[];
}

const longest = 200;
/** Longest address that mail servers take (RFC 5321 §4.5.3.1.3). */
const longestEmail = 254;
const wholeAddress = /^[^\p{C}\p{Z}@]+@[^\p{C}\p{Z}@]+$/u;

/**
 * Reads the claims of an ID token whose signature, issuer, audience, nonce and time are already checked.
 * Null where there is no e-mail address: an account cannot be kept without one.
 */
export function readClaims(payload: Readonly<Record<string, unknown>>, roleNames: readonly string[]): Claims | null {
  const subject = line(payload.sub);
  const { email } = payload;
  // Taken as it is or not at all: one that is trimmed or cut would be the address of somebody else.
  if (subject === null || typeof email !== "string" || email.length > longestEmail || !wholeAddress.test(email)) {
    return null;
  }
  return {
    subject,
    email,
    // Some connections send it as a text. Only a clear yes is a yes.
    emailVerified: payload.email_verified === true || payload.email_verified === "true",
    name: nameOf(payload.name, payload.nickname, email),
    roles: rolesIn(payload, roleNames),
  };
}

/** One line of text without control characters, or null. */
function line(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value.replace(/\p{Cc}+/gu, " ").trim();
  return text === "" ? null : text.slice(0, longest);
}

/** Accounts made with a password often have their address for a name; then the words before the "@" are one. */
function nameOf(name: unknown, nickname: unknown, email: string): string {
  const words = (text: unknown) => cleanName(line(text)?.replace(/[._+-]+/g, " "));
  return cleanName(line(name)) ?? words(nickname) ?? shownName(words(email.split("@")[0]));
}

/**
 * An e-mail address as accounts are found by it: only the 26 letters A to Z are the same in capitals. Any other folding
 * would make one address of two: "K" of the Kelvin sign (U+212A) has the small letter "k", and no mail server takes
 * the one for the other.
 */
export function comparableEmail(email: string): string {
  return email.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "").replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

import { rolesIn } from "./roles";

/** What the identity provider says about a person, as far as the site uses it. */
export interface Claims {
  /** The provider's id of this identity. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  /** Address of a picture at another company; kept, but no page loads it. */
  readonly picture: string | null;
  readonly roles: readonly string[];
}

const longest = 200;

/**
 * Reads the claims of an ID token whose signature, issuer, audience, nonce and time are already checked.
 * Null where there is no e-mail address: an account cannot be kept without one.
 */
export function readClaims(payload: Readonly<Record<string, unknown>>, roleNames: readonly string[]): Claims | null {
  const subject = line(payload.sub);
  const email = line(payload.email);
  if (subject === null || email === null || !/^[^\s@]+@[^\s@]+$/.test(email)) return null;
  return {
    subject,
    email,
    // Some connections send it as a text. Only a clear yes is a yes.
    emailVerified: payload.email_verified === true || payload.email_verified === "true",
    name: line(payload.name) ?? line(payload.nickname) ?? email,
    picture: pictureAddress(payload.picture),
    roles: rolesIn(payload, roleNames),
  };
}

/** One line of text without control characters, or null. */
function line(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value.replace(/\p{Cc}+/gu, " ").trim();
  return text === "" ? null : text.slice(0, longest);
}

function pictureAddress(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 2000 || !URL.canParse(value)) return null;
  return new URL(value).protocol === "https:" ? value : null;
}

/** An e-mail address as accounts are found by it. */
export function comparableEmail(email: string): string {
  return email.trim().toLowerCase();
}

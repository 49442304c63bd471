import { randomBytes } from "node:crypto";
import { digestOf } from "~/digest.server";
import type { HouseholdId } from "./roles";

/** An id that nobody can guess and that counts nothing: 128 random bits, 32 hexadecimal digits. */
export const newId = (): string => randomBytes(16).toString("hex");

/** An id for a household. What it starts with keeps it apart from words such as "student" in the same column. */
export const newHouseholdId = (): HouseholdId => `hh_${newId()}`;

/** Whether a text can be an id at all, so that nothing else is asked of the store. */
export const isId = (text: string | null | undefined): text is string => /^[0-9a-f]{32}$/.test(text ?? "");

/** What the link of an invitation holds, and what the store keeps of it. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOfToken(token) };
}

export const hashOfToken = (token: string): string => digestOf(token);

import { digestOf } from "~/digest.server";
import { newId } from "./ids.server";

/** A key for a form that adds something: see `idOfKey`. */
export const newIdempotencyKey = (): string => `form:${newId()}`;

/**
 * The id of what a form adds. The same form sent twice with the same content adds one thing; sent again with other
 * content, after going back, it adds another.
 *
 * @param key that the form holds, made by `newIdempotencyKey`; without one every sending counts
 */
export function idOfKey(key: string | null, content: unknown): string {
  if (!/^form:[0-9a-f]{32}$/.test(key ?? "")) return newId();
  return digestOf(`${key} ${JSON.stringify(content)}`, "hex").slice(0, 32);
}

/** What has no such form is the same press of a button when it is the same again within this time; milliseconds. */
export const onePress = 60_000;

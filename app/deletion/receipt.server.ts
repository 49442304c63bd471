import { randomInt } from "node:crypto";
import { management } from "~/account/deletion/auth0-management.server";
import { digestOf } from "~/digest.server";
import type { Store } from "~/store/database.server";
import {
  type Gone,
  numberLetters,
  type Outside,
  type Receipt,
  type ReceiptKind,
  readGone,
  readNumber,
  readStays,
  type StaysKind,
} from "./receipt";

/** How long a receipt can be read; milliseconds. */
const receiptLife = 366 * 86_400_000;

/** The number of a new receipt, and what the store keeps of it. 78 random bits: nobody finds one by trying. */
export function newNumber(): { readonly number: string; readonly hash: string } {
  const letters = Array.from({ length: 16 }, () => numberLetters[randomInt(numberLetters.length)] ?? "");
  const number = letters.join("").match(/.{4}/g)?.join("-") ?? "";
  return { number, hash: digestOf(number) };
}

/** Writes a receipt, in the transaction of what it is about, and forgets those of over a year ago. */
export async function writeReceipt(
  within: Store,
  hash: string,
  { kind, at, gone, stays }: { kind: ReceiptKind; at: string; gone: Gone; stays: readonly StaysKind[] },
): Promise<void> {
  const oldest = new Date(Date.parse(at) - receiptLife).toISOString();
  await within.deleteFrom("receipt").where("at", "<", oldest).execute();
  await within
    .insertInto("receipt")
    .values({ hash, kind, at, gone: JSON.stringify(gone), stays: JSON.stringify(stays) })
    .execute();
}

export interface FoundReceipt extends Receipt {
  readonly number: string;
  readonly outside: Outside;
}

/** The receipt with a number, and how things stand now; null when there is none, or none any more. */
export async function findReceipt(store: Store, typed: string | null, now: Date): Promise<FoundReceipt | null> {
  const number = readNumber(typed);
  if (number === null) return null;
  const hash = digestOf(number);
  const row = await store
    .selectFrom("receipt")
    .where("hash", "=", hash)
    .where("at", ">", new Date(now.getTime() - receiptLife).toISOString())
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { kind, at } = row;
  const stays = readStays(row.stays);
  return { number, kind, at, gone: readGone(row.gone), stays, outside: await outsideOf(store, hash, kind, stays) };
}

async function outsideOf(store: Store, hash: string, kind: ReceiptKind, stays: readonly StaysKind[]): Promise<Outside> {
  const customer = await store
    .selectFrom("billing_deletion")
    .where("receipt", "=", hash)
    .select("customer_id")
    .executeTakeFirst();
  const identity = await store
    .selectFrom("identity_deletion")
    .where("receipt", "=", hash)
    .select("hash")
    .executeTakeFirst();
  return {
    stripe: stays.includes("stripe") ? (customer === undefined ? "done" : "waiting") : null,
    signIn: kind !== "account" ? null : identity === undefined ? "done" : management() === null ? "by-hand" : "waiting",
  };
}

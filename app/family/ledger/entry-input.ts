import { isDay } from "~/calendar/day";
import { readDay, readYear } from "~/calendar/typed-day";
import type { Messages } from "~/design/messages";
import { typedCents } from "~/forms/typed-number";
import { plainText } from "~/forms/typed-text";
import { type Entry, type Payer, type Share, whole } from "./ledger";

/** The largest amount of one entry and of a cap, in cents. */
export const mostCents = 100_000_000;

/** Dollars and cents as people type them, in cents; null where the text is no such amount, is below zero or too large. */
export function typedPayment(text: string): number | null {
  const cents = typedCents(text);
  return cents !== null && cents >= 0 && cents <= mostCents ? cents : null;
}

/** A percentage with up to two decimals, "33.34" or "50 %", in hundredths of a percent; null where it is none. */
export function typedPart(text: string): number | null {
  const plain = plainText(text).replace(/[\s%]/g, "");
  if (!/^\d{1,3}(\.\d{0,2})?$/.test(plain)) return null;
  const [percent = "", rest = ""] = plain.split(".");
  const part = Number(percent) * 100 + Number(rest.padEnd(2, "0"));
  return part <= whole ? part : null;
}

export type SplitRead =
  | { readonly ok: true; readonly fromYear: number; readonly shares: readonly Omit<Share, "agreed">[] }
  | { readonly ok: false; readonly messages: Messages };

/**
 * Reads an agreement. Fields are numbered in the order of the payers; whose order it is, the key of the book says,
 * which the form holds as well (`keyOf` in `ledger.server.ts`).
 */
export function readSplit(form: URLSearchParams, payers: readonly Payer[], years: readonly number[]): SplitRead {
  const messages: Record<string, string[]> = {};
  const shares = payers.map((payer, at) => {
    const typed = form.get(`share${at}`) ?? "";
    const part = typed.trim() === "" ? 0 : typedPart(typed);
    if (part === null) messages[`share${at}`] = ["Enter a percentage from 0 to 100, such as 50 or 33.34."];
    const typedCap = form.get(`cap${at}`) ?? "";
    const cap = typedCap.trim() === "" ? null : typedPayment(typedCap);
    if (typedCap.trim() !== "" && cap === null) {
      messages[`cap${at}`] = ["Enter the limit in dollars a year, such as 12,000, or leave it empty."];
    }
    return { payer, part: part ?? 0, cap };
  });
  const sum = shares.reduce((all, { part }) => all + part, 0);
  if (Object.keys(messages).length === 0 && sum !== whole) {
    messages.share0 = [`The shares come to ${sum / 100}%. They must come to 100%.`];
  }
  const fromYear = readYear(form.get("fromYear") ?? "");
  if (fromYear === null || !years.includes(fromYear)) messages.fromYear = ["Choose a school year from the list."];
  if (Object.keys(messages).length > 0 || fromYear === null) return { ok: false, messages };
  return { ok: true, fromYear, shares };
}

export type EntryRead =
  | { readonly ok: true; readonly entry: Omit<Entry, "id" | "writer"> }
  | { readonly ok: false; readonly messages: Messages };

/** Reads a payment. @param years school years that an entry may be of */
export function readEntry(form: URLSearchParams, payers: readonly Payer[], years: readonly number[]): EntryRead {
  const messages: Record<string, string[]> = {};
  const what = (form.get("what") ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 120);
  if (what === "") messages.what = ["Enter what it was for, such as tuition or a train ticket."];
  const day = readDay(form.get("day") ?? "") ?? "";
  const [first = 0, last = 0] = [Math.min(...years), Math.max(...years)];
  if (!isDay(day) || day < `${first}-07-01` || day >= `${last + 1}-07-01`) {
    messages.day = [`Enter the date it was paid, between July ${first} and June ${last + 1}.`];
  }
  const cents = typedPayment(form.get("amount") ?? "");
  if (cents === null || cents === 0) messages.amount = ["Enter the amount in dollars and cents, such as 1,234.50."];
  const payer = payerAt(form.get("payer"), payers);
  if (payer === undefined) messages.payer = ["Choose who paid."];
  const receiver = (form.get("receiver") ?? "") === "" ? null : payerAt(form.get("receiver"), payers);
  if (receiver === undefined) messages.receiver = ["Choose where the money went."];
  if (receiver !== null && receiver !== undefined && receiver === payer) {
    messages.receiver = ["The money went to someone other than the one who paid, or it was a cost. Choose one."];
  }
  const forYear = (form.get("forYear") ?? "") === "" ? null : readYear(form.get("forYear") ?? "");
  if ((form.get("forYear") ?? "") !== "" && (forYear === null || !years.includes(forYear))) {
    messages.forYear = ["Choose a school year from the list."];
  }
  if (Object.keys(messages).length > 0 || payer === undefined || receiver === undefined || cents === null) {
    return { ok: false, messages };
  }
  return { ok: true, entry: { what, day, cents, payer, receiver, forYear } };
}

/** The payer of a number in the form: only those the book has. */
const payerAt = (typed: string | null, payers: readonly Payer[]): Payer | undefined =>
  payers[Number(typed || Number.NaN)];

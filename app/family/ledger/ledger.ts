/**
 * Who agreed to pay which part of the costs, who paid, and who owes whom. Money is whole cents and shares are whole
 * hundredths of a percent, so that nothing is ever rounded away.
 */
import type { HouseholdId } from "~/family/access/roles";

/** Who writes in a ledger and agrees to shares. */
export type Party = "student" | HouseholdId;
/** `other` is in the book `student` alone: whoever else there was in a ledger that ended, which is not remembered. */
export type Payer = Party | "other";
/**
 * A ledger of the student with one household, or of all three. `student` is no agreement: it keeps what the student
 * wrote in a ledger that ended, for the student alone.
 */
export type Book = HouseholdId | "shared" | "student";

/** Whose money a book is about, in the order they are kept and shown. @param households those that count in the plan */
export function payersOf(book: Book, households: readonly HouseholdId[]): readonly Payer[] {
  if (book === "shared") return ["student", ...households];
  return ["student", book === "student" ? "other" : book];
}

/** All of a cost. */
export const whole = 10_000;

export interface Share {
  readonly payer: Payer;
  /** Hundredths of a percent, 0 to 10,000. */
  readonly part: number;
  /** Cents a school year; null without a limit. */
  readonly cap: number | null;
  readonly agreed: boolean;
}

/** Shares that are proposed or agreed, from a school year on until a later agreement. */
export interface Split {
  readonly id: string;
  /** Who proposed it and can take it back; null once it is agreed, or where it was not written down. */
  readonly proposer: Party | null;
  /** 2027 for the school year 2027–28. */
  readonly fromYear: number;
  readonly shares: readonly Share[];
}

export interface Entry {
  readonly id: string;
  readonly what: string;
  /** "2027-08-01" */
  readonly day: string;
  readonly cents: number;
  readonly payer: Payer;
  /** Which side got it, for money that one gave or paid back to another; null for a cost. */
  readonly receiver: Payer | null;
  /** The school year it counts for, 2027 for 2027–28; null for the one of the day. */
  readonly forYear: number | null;
  /** Who wrote it, and may take it out. */
  readonly writer: Party;
}

/** One payer in a year, all in cents. */
export interface Account {
  readonly payer: Payer;
  /** The part of the costs they agreed to; null before the first agreement. */
  readonly due: number | null;
  /** Costs they paid. */
  readonly paid: number;
  /** What they gave to the others, and what they got from them. */
  readonly gave: number;
  readonly got: number;
  /** What they are still owed (above zero) or owe (below). The balances of a year come to zero. */
  readonly balance: number | null;
}

export interface Transfer {
  readonly from: Payer;
  readonly to: Payer;
  readonly cents: number;
}

export interface LedgerYear {
  readonly year: number;
  /** "2027–28" */
  readonly name: string;
  /** All costs; what went between the sides is none. */
  readonly total: number;
  /** The agreement that counts; null before the first. */
  readonly split: Split | null;
  readonly accounts: readonly Account[];
  /** Costs above every cap: nobody agreed to them, and they stay with whoever paid. */
  readonly uncovered: number;
  readonly transfers: readonly Transfer[];
  readonly entries: readonly Entry[];
}

/** The school year of a day: from July 1 to June 30, as the federal award year. */
export function schoolYearOf(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5, 7) < "07" ? 1 : 0);
}

/** The school year a payment counts for. */
export const yearOf = ({ day, forYear }: Pick<Entry, "day" | "forYear">): number => forYear ?? schoolYearOf(day);

export const schoolYearName = (year: number): string => `${year}–${String((year + 1) % 100).padStart(2, "0")}`;

/**
 * Cuts an amount by weights without losing a cent: each part gets the cents below its exact share, and the cents that
 * are left go to the largest remainders, the first of equals first. Without any weight nobody gets anything.
 *
 * @param cents a whole number, 0 or more
 * @param weights whole numbers, 0 or more
 */
export function allocate(cents: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = exact.map((share) => Number(share / sum));
  let left = cents - parts.reduce((all, part) => all + part, 0);
  const order = exact
    .map((share, at) => ({ at, rest: share % sum }))
    .sort((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1));
  for (const { at } of order) {
    if (left === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/**
 * Whether shares count: everyone has agreed, or whoever pays all of it without a limit has. That takes nothing from
 * anybody else, so nobody else is asked.
 */
export function isAgreed({ shares }: Pick<Split, "shares">): boolean {
  return shares.every(({ agreed }) => agreed) || shares.some((share) => share.agreed && paysAll(share));
}

/** Whether a proposal is this side's to take back. Rows of before name nobody: then it is of those who agreed to it. */
export function isOpenOf(split: Split, payer: Payer): boolean {
  if (isAgreed(split)) return false;
  if (split.proposer !== null) return split.proposer === payer;
  return split.shares.some((share) => share.payer === payer && share.agreed);
}

/** Somebody who pays every cost, whatever it comes to. */
export const paysAll = ({ part, cap }: Pick<Share, "part" | "cap">): boolean => part === whole && cap === null;

/** The agreement that counts in a school year: the last agreed one that began by then. A proposal never counts. */
export function splitOf(splits: readonly Split[], year: number): Split | null {
  return splits.reduce<Split | null>(
    (best, split) =>
      isAgreed(split) && split.fromYear <= year && (best === null || split.fromYear > best.fromYear) ? split : best,
    null,
  );
}

/**
 * Reckons every school year that has an entry, the latest first. @param payers whose money it is about: see `payersOf`
 */
export function reckon(
  payers: readonly Payer[],
  entries: readonly Entry[],
  splits: readonly Split[],
): readonly LedgerYear[] {
  const years = [...new Set(entries.map(yearOf))].sort((one, other) => other - one);
  return years.map((year) => {
    const ofYear = entries.filter((entry) => yearOf(entry) === year);
    return reckonYear(payers, year, ofYear, splitOf(splits, year));
  });
}

function reckonYear(
  payers: readonly Payer[],
  year: number,
  entries: readonly Entry[],
  split: Split | null,
): LedgerYear {
  const costs = entries.filter(({ receiver }) => receiver === null);
  const back = entries.filter(({ receiver }) => receiver !== null);
  const total = sumOf(costs);
  const shareOf = (payer: Payer) => split?.shares.find((share) => share.payer === payer);
  const parts = allocate(
    total,
    payers.map((payer) => shareOf(payer)?.part ?? 0),
  );
  const paid = payers.map((payer) => sumOf(costs.filter((entry) => entry.payer === payer)));
  const dues = payers.map((payer, at) => Math.min(parts[at] ?? 0, shareOf(payer)?.cap ?? Number.MAX_SAFE_INTEGER));
  const before = covered(dues.map((due, at) => (paid[at] ?? 0) - due));
  const accounts = payers.map((payer, at): Account => {
    const gave = sumOf(back.filter((entry) => entry.payer === payer));
    const got = sumOf(back.filter(({ receiver }) => receiver === payer));
    const all = { payer, paid: paid[at] ?? 0, gave, got };
    if (split === null) return { ...all, due: null, balance: null };
    return { ...all, due: dues[at] ?? 0, balance: (before[at] ?? 0) + gave - got };
  });
  const uncovered = split === null ? 0 : total - accounts.reduce((sum, { due }) => sum + (due ?? 0), 0);
  return {
    year,
    name: schoolYearName(year),
    total,
    split,
    accounts,
    uncovered,
    transfers: split === null ? [] : settle(accounts),
    entries: [...entries].sort((one, other) => other.day.localeCompare(one.day)),
  };
}

const sumOf = (entries: readonly Pick<Entry, "cents">[]): number => entries.reduce((sum, { cents }) => sum + cents, 0);

/**
 * Leaves what nobody agreed to with those who paid it, each in proportion to what they paid too much.
 *
 * @param balances cents paid above (below) what each agreed to; what they come to is what nobody agreed to
 * @returns balances that come to zero
 */
function covered(balances: readonly number[]): readonly number[] {
  const owed = balances.reduce((sum, balance) => sum + Math.max(0, -balance), 0);
  const credits = allocate(
    owed,
    balances.map((balance) => Math.max(0, balance)),
  );
  return balances.map((balance, at) => (balance < 0 ? balance : (credits[at] ?? 0)));
}

/** Who gives whom how much, so that nobody owes anything any more. */
export function settle(accounts: readonly Pick<Account, "payer" | "balance">[]): readonly Transfer[] {
  const owing = accounts.map(({ balance }) => Math.max(0, -(balance ?? 0)));
  const open = accounts.map(({ balance }) => Math.max(0, balance ?? 0));
  const transfers: Transfer[] = [];
  for (const [at, account] of accounts.entries()) {
    let left = owing[at] ?? 0;
    for (const [to, other] of accounts.entries()) {
      const cents = Math.min(left, open[to] ?? 0);
      if (cents === 0) continue;
      transfers.push({ from: account.payer, to: other.payer, cents });
      open[to] = (open[to] ?? 0) - cents;
      left -= cents;
    }
  }
  return transfers;
}

/** Hundredths of a percent as people write them: "33.34%", "50%". */
export const partText = (part: number): string => `${part / 100}%`;

/**
 * What may be told of a household's money to anybody else. Everything that leaves a household goes through here: a band
 * is a function of what the household wrote and of nothing else, so whoever changes their own figures learns no more
 * from any result than the band they were shown.
 */
import { dollars } from "~/design/figures";

/** What a household plans to pay a year, in whole dollars. Wide on purpose, and wider the more it is. */
export const payBands = [
  { key: "none", from: 0, to: 0, say: "nothing for now" },
  { key: "to-5", from: 1, to: 5_000, say: "up to $5,000 a year" },
  { key: "to-15", from: 5_001, to: 15_000, say: "$5,000 to $15,000 a year" },
  { key: "to-30", from: 15_001, to: 30_000, say: "$15,000 to $30,000 a year" },
  { key: "to-60", from: 30_001, to: 60_000, say: "$30,000 to $60,000 a year" },
  { key: "over-60", from: 60_001, to: Number.POSITIVE_INFINITY, say: "more than $60,000 a year" },
] as const;
export type PayBand = (typeof payBands)[number]["key"];

/**
 * What need-based aid to expect with this household on the FAFSA, from its Student Aid Index. `beyond` stands for the
 * two upper ones where telling them apart would tell too much.
 */
export const aidBands = [
  { key: "grants", say: "federal and state grants are likely" },
  { key: "some", say: "some need-based aid, depending on the college" },
  { key: "little", say: "little need-based aid; scholarships matter more" },
  { key: "beyond", say: "need-based aid only at some colleges, if any" },
] as const;
export type AidBand = (typeof aidBands)[number]["key"];

/** Each band must leave so many dollars of income open to whoever knows all the rest about a household. */
export const openIncome = 40_000;

/** From the finest to the coarsest; the last says nothing. */
const partitions: readonly ((sai: number) => AidBand | null)[] = [
  (sai) => (sai < 8_000 ? "grants" : sai < 40_000 ? "some" : "little"),
  (sai) => (sai < 8_000 ? "grants" : "beyond"),
  () => null,
];

/**
 * The band of a household: in the finest partition whose every band leaves `openIncome` open. Which partition that is
 * follows from everything but the income, so that it gives nothing away itself.
 *
 * @param saiAt the Student Aid Index this household would have with another income
 */
export function aidBandOf(sai: number, saiAt: (income: number) => number): AidBand | null {
  const step = 5_000;
  const indices = Array.from({ length: 400_000 / step + 1 }, (_, at) => saiAt(at * step));
  const wide = (bandAt: (sai: number) => AidBand | null) => {
    const widths = new Map<AidBand | null, number>();
    for (const index of indices) widths.set(bandAt(index), (widths.get(bandAt(index)) ?? 0) + step);
    return [...widths.values()].every((width) => width > openIncome);
  };
  return (partitions.find(wide) ?? (() => null))(sai);
}

export function payBandOf(yearly: number): PayBand {
  return payBands.find(({ to }) => yearly <= to)?.key ?? "over-60";
}

/** The words of a band, null for a key that is none: a store may hold what an older release wrote. */
export function payWords(key: string | null): string | null {
  return payBands.find((band) => band.key === key)?.say ?? null;
}

export function aidWords(key: string | null): string | null {
  return aidBands.find((band) => band.key === key)?.say ?? null;
}

/** The least and the most of some bands together, in whole dollars a year; `high` may be infinite. */
export interface PaySum {
  readonly low: number;
  readonly high: number;
}

/** Adds bands up, the lower ends in whole thousands. Null where one is not known. */
export function paySum(keys: readonly (string | null)[]): PaySum | null {
  const bands = keys.map((key) => payBands.find((band) => band.key === key));
  if (bands.length === 0 || bands.some((band) => band === undefined)) return null;
  const sum = (end: "from" | "to") => bands.reduce((total, band) => total + (band?.[end] ?? 0), 0);
  return { low: Math.floor(sum("from") / 1000) * 1000, high: sum("to") };
}

/** The least and the most of two bands together, for a plan whose student sees both. Null where one is not known. */
export function bothPay(keys: readonly (string | null)[]): string | null {
  const both = paySum(keys);
  if (both === null) return null;
  const { low, high } = both;
  if (high === 0) return "nothing for now";
  return Number.isFinite(high) ? `${dollars(low)} to ${dollars(high)} a year` : `more than ${dollars(low)} a year`;
}

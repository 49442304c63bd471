import type { College, Mission, PublishedPrice, Quartiles, Weight } from "./college";

/** How single values stand in a cell of the college table: `from…` writes one, `to…` reads it. */
export type Cell = string | number | null | readonly (number | null)[];

const missionNames = ["hbcu", "tribal", "hsi", "landgrant", "women", "men"] as const;
const factorNames = [
  "gpa",
  "rank",
  "record",
  "prep",
  "recs",
  "competencies",
  "tests",
  "english",
  "othertest",
  "work",
  "essay",
  "legacy",
] as const;
const weightOfLetter: Readonly<Record<string, Weight>> = { R: "required", C: "considered", N: "not considered" };

export function oneOf<T extends string>(known: readonly T[], value: string | null): T | null {
  return known.find((candidate) => candidate === value) ?? null;
}

export function fromFlag(value: boolean | null): number | null {
  return value === null ? null : Number(value);
}

/** Years are kept as their first number; the column says which form they have. */
export function fromYear(year: string | null): number | null {
  return year === null ? null : Number(/\d{4}/.exec(year)?.[0]);
}
export const fallYear = (first: number) => `fall ${first}`;
export const awardYear = (first: number) => `${first}-${String(first + 1).slice(2)}`;
export const termsYear = (first: number) => `fall ${first} to ${first + 1}`;
export const calendarYear = (first: number) => String(first);

export function fromQuartiles(quartiles: Quartiles | null): Cell {
  return quartiles && [quartiles.p25, quartiles.p50, quartiles.p75];
}

export function toQuartiles(list: readonly (number | null)[] | null): Quartiles | null {
  const [p25, p50, p75] = list ?? [];
  return typeof p25 === "number" && typeof p75 === "number" ? { p25, p50: p50 ?? null, p75 } : null;
}

export function fromPublished(price: PublishedPrice): Cell {
  return nullIfEmpty([price.onCampus, price.offCampus, price.withFamily]);
}

export function toPublished(list: readonly (number | null)[] | null): PublishedPrice {
  const [onCampus = null, offCampus = null, withFamily = null] = list ?? [];
  return { onCampus, offCampus, withFamily };
}

type Bands = College["cost"]["netPriceByIncome"];

export function toBands(list: readonly (number | null)[] | null): Bands {
  const [first = null, second = null, third = null, fourth = null, fifth = null] = list ?? [];
  return [first, second, third, fourth, fifth];
}

export function nullIfEmpty(list: readonly (number | null)[]): Cell {
  return list.every((value) => value === null) ? null : list;
}

/** A link that begins with the college's website is kept as `+` and the rest. */
export function fromLink(link: string | null, website: string | null): string | null {
  return link !== null && website !== null && link.startsWith(website) ? `+${link.slice(website.length)}` : link;
}

export function toLink(link: string | null, website: string | null): string | null {
  return link?.startsWith("+") ? `${website ?? ""}${link.slice(1)}` : link;
}

/** Letters in the order of `factorNames`: R required, C considered, N not considered, - not reported. */
export function fromFactors(factors: Readonly<Record<string, Weight>> | null): string | null {
  if (factors === null) return null;
  return factorNames
    .map((name) => {
      const weight = factors[name];
      return Object.keys(weightOfLetter).find((letter) => weightOfLetter[letter] === weight) ?? "-";
    })
    .join("");
}

export function toFactors(letters: string): Readonly<Record<string, Weight>> {
  const factors: Record<string, Weight> = {};
  factorNames.forEach((name, index) => {
    const weight = weightOfLetter[letters[index] ?? "-"];
    if (weight) factors[name] = weight;
  });
  return factors;
}

const none: readonly Mission[] = [];

export function toMissions(words: string | null): readonly Mission[] {
  if (words === null) return none;
  return words.split(" ").flatMap((word) => oneOf<Mission>(missionNames, word) ?? []);
}

/** `01:548 11:509`: family and its share in ten-thousandths, which is all the precision that is published. */
export function fromShares(shares: Readonly<Record<string, number>>): string | null {
  const families = Object.keys(shares).sort();
  return families.map((family) => `${family}:${Math.round((shares[family] ?? 0) * 10_000)}`).join(" ") || null;
}

export function toShares(words: string | null): Readonly<Record<string, number>> {
  const shares: Record<string, number> = {};
  if (words === null) return shares;
  for (const word of words.split(" ")) shares[word.slice(0, 2)] = Number(word.slice(3)) / 10_000;
  return shares;
}

const noFamilies: readonly string[] = [];

export function toFamilies(words: string | null, shared: (value: string | null) => string | null): readonly string[] {
  return words === null ? noFamilies : words.split(" ").map((word) => shared(word) ?? word);
}

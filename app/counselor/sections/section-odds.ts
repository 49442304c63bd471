import type { SectionOdds } from "~/counselor/passages/passage";
import { wordsOf } from "~/counselor/words/words";

/**
 * Which section of the library a question is for, by how families ask: learned from the stored questions of
 * `content/counselor/asked/` by `npm run counselor:fit` (decision 98). A word is a row of numbers, a question the
 * weighted mean of its words, and a section another row: the nearer the two, the likelier the section.
 */
export interface SectionModel {
  /** Numbers in a row. */
  readonly size: number;
  /** The row of each word that is known. */
  readonly words: ReadonlyMap<string, number>;
  /** How telling each word is, by its row: a word of few questions more than one of many. */
  readonly weights: Float32Array;
  /** Rows of all words, one behind the other. */
  readonly wordRows: Float32Array;
  /** Addresses of the sections, in the order of their rows. */
  readonly sections: readonly string[];
  readonly sectionRows: Float32Array;
}

const places = new WeakMap<SectionModel, Readonly<Record<"en" | "es", readonly number[]>>>();

/** The places of the sections in each language. */
function placesIn(model: SectionModel, language: "en" | "es"): readonly number[] {
  const ready = places.get(model);
  if (ready !== undefined) return ready[language];
  const all = model.sections.map((section, at) => ({ at, spanish: section.startsWith("/es/") }));
  const of = (spanish: boolean) => all.filter((one) => one.spanish === spanish).map(({ at }) => at);
  const made = { en: of(false), es: of(true) };
  places.set(model, made);
  return made[language];
}

/** The odds of the sections in one language; empty where no word is known. Pure. */
export function sectionOdds(model: SectionModel, question: string, language: "en" | "es" = "en"): SectionOdds {
  const asked = rowOf(model, wordsOf(question));
  if (asked === null) return new Map();
  const there = placesIn(model, language);
  const near = Float64Array.from(there, (at) => dot(model.sectionRows, at * model.size, asked));
  const most = near.reduce((a, b) => Math.max(a, b), -Infinity);
  const shares = near.map((one) => Math.exp(one - most));
  const all = shares.reduce((sum, one) => sum + one, 0);
  const odds = new Map<string, number>();
  for (const [place, at] of there.entries()) {
    const share = shares[place] ?? 0;
    if (share > 0) odds.set(model.sections[at] ?? "", share / all);
  }
  return odds;
}

/** The weighted mean of the words of a text, of length 1 where they are told apart; null where none is known. */
export function rowOf({ words, weights, wordRows, size }: SectionModel, said: readonly string[]): Float32Array | null {
  const row = new Float32Array(size);
  let squares = 0;
  for (const word of new Set(said)) {
    const at = words.get(word);
    if (at === undefined) continue;
    const weight = weights[at] ?? 0;
    squares += weight ** 2;
    for (let i = 0; i < size; i += 1) row[i] = (row[i] ?? 0) + weight * (wordRows[at * size + i] ?? 0);
  }
  return squares === 0 ? null : row.map((one) => one / Math.sqrt(squares));
}

function dot(rows: Float32Array, from: number, row: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < row.length; i += 1) sum += (rows[from + i] ?? 0) * (row[i] ?? 0);
  return sum;
}

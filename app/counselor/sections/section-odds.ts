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

const isSpanish = (section: string) => section.startsWith("/es/");

/** The odds of the sections in one language; empty where no word is known. Pure. */
export function sectionOdds(model: SectionModel, question: string, language: "en" | "es" = "en"): SectionOdds {
  const asked = rowOf(model, wordsOf(question));
  if (asked === null) return new Map();
  const near = model.sections.map((section, at) =>
    isSpanish(section) === (language === "es") ? dot(model.sectionRows, at * model.size, asked) : -Infinity,
  );
  const most = near.reduce((a, b) => Math.max(a, b), -Infinity);
  const shares = near.map((one) => Math.exp(one - most));
  const all = shares.reduce((sum, one) => sum + one, 0);
  const odds = new Map<string, number>();
  shares.forEach((share, at) => {
    if (share > 0) odds.set(model.sections[at] ?? "", share / all);
  });
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

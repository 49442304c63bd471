import { plainWords } from "./plain-words";
import { inEnglish } from "./spanish-words";

/** What the model tells apart: no danger, and the kinds and manners of `rules.ts` but the hint. */
export const heardKinds = [
  "none",
  "self-harm",
  "taken",
  "missing",
  "eating",
  "violence",
  "abuse",
  "no-home",
  "hunger",
] as const;
export type HeardKind = (typeof heardKinds)[number];

/** Looks at so many words in a row; each of its rows is as long as the rows of those words together. */
export interface Looks {
  readonly width: number;
  /** One row behind the other. */
  readonly rows: Float32Array;
  readonly least: Float32Array;
}

/**
 * Which danger a message tells of, learned from the messages of `content/counselor/danger/` by `npm run danger:fit`
 * (decision 111). A word is a row of numbers; words that are used alike have rows alike, so that a message is heard in
 * words that no example has. Each look is for one thing said in one to four words in a row ("my dad hit"), and counts
 * where in the message it's seen best. The kinds are weighted sums of what all looks saw.
 */
export interface DangerModel {
  /** Numbers in the row of a word. */
  readonly size: number;
  /** The row of each word; the first is that of words which aren't known. */
  readonly words: ReadonlyMap<string, number>;
  readonly wordRows: Float32Array;
  readonly looks: readonly Looks[];
  /** One row a kind, over all looks. */
  readonly kindRows: Float32Array;
  readonly kindLeast: Float32Array;
}

/** Words at once; a longer text is read in pieces that share `overlap` words. */
const atOnce = 40;
const overlap = 12;
/** Empty places before and behind the words, where a look may begin and end. */
export const before = 1;
export const behind = 3;

const wordsIn = (text: string) =>
  plainWords(text)
    .trim()
    .split(" ")
    .filter((word) => word !== "" && word !== "$");

/** The words of a text as the model knows them. */
export const wordsHeard = (text: string): readonly string[] => inEnglish(wordsIn(text));

export function isInSpanish(text: string): boolean {
  const words = wordsIn(text);
  return inEnglish(words) !== words;
}

/** How likely each kind is, in the order of `heardKinds`: of the piece of the text that is likeliest a danger. Pure. */
export function dangerOdds(model: DangerModel, text: string): readonly number[] {
  const rows = rowsOf(model, wordsHeard(text));
  let worst: readonly number[] | null = null;
  for (let from = 0; from === 0 || from + overlap < rows.length; from += atOnce - overlap) {
    const odds = shares(look(model, rows.slice(from, from + atOnce)).sums);
    if (worst === null || (odds[0] ?? 0) < (worst[0] ?? 0)) worst = odds;
  }
  return worst ?? [];
}

/** The rows of words by their places. */
export const rowsOf = ({ words }: DangerModel, said: readonly string[]): readonly number[] =>
  said.map((word) => words.get(word) ?? 0);

/** What the looks see in the rows of a text: how strongly, where, and the sum for each kind. */
export function look({ size, wordRows, looks, kindRows, kindLeast }: DangerModel, said: readonly number[]) {
  const places = said.length + before + behind;
  const text = new Float32Array(places * size);
  said.forEach((word, at) => {
    text.set(wordRows.subarray(word * size, (word + 1) * size), (at + before) * size);
  });
  const count = looks.reduce((sum, { least }) => sum + least.length, 0);
  const seen = new Float32Array(count);
  const where = new Int32Array(count);
  let at = 0;
  for (const { width, rows, least } of looks) {
    const long = width * size;
    for (let one = 0; one < least.length; one += 1, at += 1) {
      const from = one * long;
      let best = -Infinity;
      for (let place = 0; place + width <= places; place += 1) {
        const start = place * size;
        let sum = 0;
        for (let i = 0; i < long; i += 1) sum += (rows[from + i] as number) * (text[start + i] as number);
        if (sum > best) {
          best = sum;
          where[at] = place;
        }
      }
      seen[at] = Math.max(0, best + (least[one] ?? 0));
    }
  }
  const sums = Array.from(kindLeast, (start, kind) => {
    let sum = start;
    for (let one = 0; one < count; one += 1) sum += (kindRows[kind * count + one] as number) * (seen[one] as number);
    return sum;
  });
  return { text, seen, where, sums };
}

/** Sums as shares of one. */
export function shares(sums: readonly number[]): readonly number[] {
  const most = Math.max(...sums);
  const all = sums.map((sum) => Math.exp(sum - most));
  const total = all.reduce((sum, one) => sum + one, 0);
  return all.map((one) => one / total);
}

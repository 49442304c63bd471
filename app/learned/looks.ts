/** Looks at so many words in a row; each of its rows is as long as the rows of those words together. */
export interface Looks {
  readonly width: number;
  /** One row behind the other. */
  readonly rows: Float32Array;
  readonly least: Float32Array;
}

/**
 * Which of some kinds a text is of, learned from examples (decision 111). A word is a row of numbers; words that are
 * used alike have rows alike, so that a text is understood in words that no example has. Each look is for one thing
 * said in one to four words in a row ("my dad hit", "take most people"), and counts where in the text it's seen best.
 * The kinds are weighted sums of what all looks saw.
 */
export interface LooksModel {
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

/** Empty places before and behind the words, where a look may begin and end. */
export const before = 1;
export const behind = 3;

/** Words whose part in every look is kept: the common ones of all texts, some 2 MB. */
const mostKept = 1_500;
const kept = new WeakMap<LooksModel, Map<number, Float32Array>>();

/**
 * What one word gives to each look at each of its places: the sum of a look over some words is the sum of these. Nearly
 * all words of a question were asked before, in its own other parts or by somebody else.
 */
function partsOfWord(model: LooksModel, word: number): Float32Array {
  const words = kept.get(model) ?? new Map<number, Float32Array>();
  kept.set(model, words);
  const ready = words.get(word);
  if (ready !== undefined) return ready;
  const { size, wordRows, looks } = model;
  const parts = new Float32Array(looks.reduce((sum, { rows }) => sum + rows.length / size, 0));
  const start = word * size;
  let at = 0;
  for (const { rows } of looks) {
    for (let from = 0; from < rows.length; from += size, at += 1) {
      let sum = 0;
      for (let i = 0; i < size; i += 1) sum += (rows[from + i] as number) * (wordRows[start + i] as number);
      parts[at] = sum;
    }
  }
  if (words.size >= mostKept) words.clear();
  words.set(word, parts);
  return parts;
}

/** How likely each kind is, of the words of a text in the order of its kinds. Pure. */
export function looksOdds(model: LooksModel, said: readonly string[]): readonly number[] {
  const { looks, kindRows, kindLeast } = model;
  const words = rowsOf(model, said).map((word) => partsOfWord(model, word));
  const places = words.length + before + behind;
  const count = looks.reduce((sum, { least }) => sum + least.length, 0);
  const seen = new Float32Array(count);
  let at = 0;
  let first = 0;
  for (const { width, least } of looks) {
    for (let one = 0; one < least.length; one += 1, at += 1, first += width) {
      let best = -Infinity;
      for (let place = 0; place + width <= places; place += 1) {
        let sum = 0;
        for (let w = 0; w < width; w += 1) sum += words[place + w - before]?.[first + w] ?? 0;
        if (sum > best) best = sum;
      }
      seen[at] = Math.max(0, best + (least[one] ?? 0));
    }
  }
  return shares(
    Array.from(kindLeast, (start, kind) => {
      let sum = start;
      for (let one = 0; one < count; one += 1) sum += (kindRows[kind * count + one] as number) * (seen[one] as number);
      return sum;
    }),
  );
}

/** The rows of words by their places. */
export const rowsOf = ({ words }: LooksModel, said: readonly string[]): readonly number[] =>
  said.map((word) => words.get(word) ?? 0);

/** Sums as shares of one. */
export function shares(sums: readonly number[]): readonly number[] {
  const most = Math.max(...sums);
  const all = sums.map((sum) => Math.exp(sum - most));
  const total = all.reduce((sum, one) => sum + one, 0);
  return all.map((one) => one / total);
}

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
 * said
 * in one to four words in a row ("my dad hit", "take most people"), and counts where in the text it's seen best. The
 * kinds are weighted sums of what all looks saw.
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

/** How likely each kind is, of the words of a text in the order of its kinds. Pure. */
export const looksOdds = (model: LooksModel, said: readonly string[]): readonly number[] =>
  shares(look(model, rowsOf(model, said)).sums);

/** The rows of words by their places. */
export const rowsOf = ({ words }: LooksModel, said: readonly string[]): readonly number[] =>
  said.map((word) => words.get(word) ?? 0);

/** What the looks see in the rows of a text: how strongly, where, and the sum for each kind. */
export function look({ size, wordRows, looks, kindRows, kindLeast }: LooksModel, said: readonly number[]) {
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

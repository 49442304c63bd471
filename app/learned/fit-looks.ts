import { adam, seeded, shuffle } from "./descent";
import { before, behind, type Looks, type LooksModel, rowsOf, shares } from "./looks";

/** The words of a text with the number of its kind; the first kind is none of the others. */
export interface Example {
  readonly said: readonly string[];
  readonly kind: number;
  /** One of many of the first kind: only a share of them is looked at in each round. */
  readonly many?: boolean;
}

export interface FitOptions {
  readonly size: number;
  readonly rounds: number;
  /** How many kinds there are. */
  readonly kinds: number;
  /** Words that stand before or behind an example in some rounds; those of the first kind where none are named. */
  readonly beside?: readonly (readonly string[])[];
  /** How many looks there are at each number of words. */
  readonly looks?: number;
  /** How far a step of the descent goes. */
  readonly stepSize?: number;
  /** Share of examples that stand beside another text in a round, as when somebody tells a story first. */
  readonly joined?: number;
  /** Rows that words begin with, of length about 1; words of the examples without one begin by chance. */
  readonly start: ReadonlyMap<string, Float32Array>;
}

const widths = [1, 2, 3, 4];
const usualLooks = 32;
const batch = 32;
const usualStep = 0.0015;
const wordStep = 0.0005;
/** Of the many, so many a round. */
const manyPerRound = 20000;
/** All examples but the many, so many times a round. */
const times = 3;
/** Share of words that are read as unknown, and of looks left out: none is leaned on alone. */
const wordsLeftOut = 0.08;
const looksLeftOut = 0.5;
/** How strongly looks are held small, and words to where they began. */
const heldSmall = 1e-4;

/**
 * Fits the model by gradient descent (Adam) on the chance of the right kind. The same examples and beginnings give the
 * same model: its chance is seeded.
 */
export function fitLooks(examples: readonly Example[], options: FitOptions): LooksModel {
  const chance = seeded(1);
  const { rounds, beside = [], joined = 0.25 } = options;
  const model = beginning([...examples.map(({ said }) => said), ...beside], options, chance);
  const items = examples.map(({ said, kind, many }) => ({ rows: rowsOf(model, said), kind, many: many === true }));
  const none = items.filter(({ kind }) => kind === 0).map(({ rows }) => rows);
  const around = beside.length > 0 ? beside.map((said) => rowsOf(model, said)) : none;
  const few = items.filter(({ many }) => !many);
  const many = items.filter((item) => item.many);
  const steps = stepsOf(model, options.stepSize ?? usualStep);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(many, chance);
    const order = [...Array.from({ length: times }, () => few).flat(), ...many.slice(0, manyPerRound)].map((item) => {
      if (chance() >= joined) return item;
      const other = around[Math.floor(chance() * around.length)] ?? [];
      return { ...item, rows: (chance() < 0.5 ? [...item.rows, ...other] : [...other, ...item.rows]).slice(0, 50) };
    });
    shuffle(order, chance);
    // Steps get shorter to the end, so that the last examples don't weigh most.
    for (let from = 0; from < order.length; from += batch) {
      steps.take(order.slice(from, from + batch), chance, 1 - (round + from / order.length) / rounds);
    }
  }
  return model;
}

/** A model before anything is learned. */
function beginning(
  said: readonly (readonly string[])[],
  { size, start, kinds, looks: looksOfWidth = usualLooks }: FitOptions,
  chance: () => number,
): LooksModel {
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const known = [...new Set([...said.flat(), ...start.keys()])].sort();
  const words = new Map(["", ...known].map((word, at) => [word, at]));
  const wordRows = new Float32Array(words.size * size);
  for (const [word, at] of words) {
    const row = start.get(word) ?? Float32Array.from({ length: size }, () => (0.3 * normal()) / Math.sqrt(size));
    wordRows.set(row, at * size);
  }
  const looks = widths.map((width): Looks => {
    const long = width * size;
    const rows = Float32Array.from({ length: looksOfWidth * long }, () => (1.4 * normal()) / Math.sqrt(long));
    return { width, rows, least: new Float32Array(looksOfWidth) };
  });
  const count = looksOfWidth * widths.length;
  const kindRows = Float32Array.from({ length: kinds * count }, () => normal() / Math.sqrt(count));
  return { size, words, wordRows, looks, kindRows, kindLeast: new Float32Array(kinds) };
}

interface Item {
  readonly rows: readonly number[];
  readonly kind: number;
}

/** Steps of the descent: each takes some examples and moves the model a little. */
function stepsOf(model: LooksModel, stepSize: number) {
  const { size, wordRows, looks, kindRows, kindLeast } = model;
  const count = looks.reduce((sum, { least }) => sum + least.length, 0);
  const ofLooks = looks.map(({ rows, least }) => ({
    rows: new Float32Array(rows.length),
    least: new Float32Array(least.length),
    step: adam(rows, stepSize),
    stepLeast: adam(least, stepSize),
  }));
  const ofKinds = new Float32Array(kindRows.length);
  const ofKindLeast = new Float32Array(kindLeast.length);
  const stepKinds = adam(kindRows, stepSize);
  const stepKindLeast = adam(kindLeast, stepSize);
  const stepWord = wordSteps(wordRows, size);
  let step = 0;

  return {
    take(items: readonly Item[], chance: () => number, share: number): void {
      step += 1;
      for (const { rows, least } of ofLooks) {
        rows.fill(0);
        least.fill(0);
      }
      ofKinds.fill(0);
      ofKindLeast.fill(0);
      const ofWords = new Map<number, Float32Array>();
      for (const { rows, kind } of items) {
        const read = rows.map((word) => (chance() < wordsLeftOut ? 0 : word));
        const keep = Array.from({ length: count }, () => (chance() < looksLeftOut ? 0 : 1 / (1 - looksLeftOut)));
        const { text, seen, where } = look(model, read, (one) => keep[one] === 0);
        const sums = Array.from(kindLeast, (start, one) => {
          let sum = start;
          for (let i = 0; i < count; i += 1) {
            sum += (kindRows[one * count + i] ?? 0) * (seen[i] ?? 0) * (keep[i] ?? 0);
          }
          return sum;
        });
        const wrong = shares(sums).map((share, one) => (share - (one === kind ? 1 : 0)) / items.length);
        wrong.forEach((much, one) => {
          ofKindLeast[one] = (ofKindLeast[one] ?? 0) + much;
          for (let i = 0, at = one * count; i < count; i += 1, at += 1) {
            ofKinds[at] = (ofKinds[at] ?? 0) + much * (seen[i] ?? 0) * (keep[i] ?? 0);
          }
        });
        let at = 0;
        looks.forEach(({ width, rows: own, least }, part) => {
          const gradient = ofLooks[part];
          if (gradient === undefined) return;
          const long = width * size;
          for (let one = 0; one < least.length; one += 1, at += 1) {
            if (seen[at] === 0 || keep[at] === 0) continue;
            let back = 0;
            for (let k = 0; k < wrong.length; k += 1) back += (wrong[k] ?? 0) * (kindRows[k * count + at] ?? 0);
            back *= keep[at] ?? 0;
            gradient.least[one] = (gradient.least[one] ?? 0) + back;
            const place = where[at] ?? 0;
            for (let i = 0, from = one * long, to = place * size; i < long; i += 1) {
              gradient.rows[from + i] = (gradient.rows[from + i] ?? 0) + back * (text[to + i] ?? 0);
            }
            for (let w = 0; w < width; w += 1) {
              const word = read[place + w - before];
              if (word === undefined) continue;
              const row = ofWords.get(word) ?? new Float32Array(size);
              ofWords.set(word, row);
              for (let i = 0, from = one * long + w * size; i < size; i += 1) {
                row[i] = (row[i] ?? 0) + back * (own[from + i] ?? 0);
              }
            }
          }
        });
      }
      looks.forEach(({ rows }, part) => {
        const gradient = ofLooks[part];
        if (gradient === undefined) return;
        for (let i = 0; i < rows.length; i += 1) {
          gradient.rows[i] = (gradient.rows[i] ?? 0) + heldSmall * (rows[i] ?? 0);
        }
        gradient.step(gradient.rows, step, share);
        gradient.stepLeast(gradient.least, step, share);
      });
      for (let i = 0; i < kindRows.length; i += 1) ofKinds[i] = (ofKinds[i] ?? 0) + heldSmall * (kindRows[i] ?? 0);
      stepKinds(ofKinds, step, share);
      stepKindLeast(ofKindLeast, step, share);
      for (const [word, gradient] of ofWords) stepWord(word, gradient, share);
    },
  };
}

/**
 * What the looks see in the rows of a text: how strongly, and where.
 *
 * @param skipped looks that see nothing, by their number
 */
function look({ size, wordRows, looks }: LooksModel, said: readonly number[], skipped: (look: number) => boolean) {
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
      if (skipped(at)) continue;
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
  return { text, seen, where };
}

/** Steps of Adam for the rows of the words that were read; the others stay where they are. */
function wordSteps(
  wordRows: Float32Array,
  size: number,
): (word: number, gradient: Float32Array, share: number) => void {
  const each = new Map<number, { readonly step: ReturnType<typeof adam>; taken: number }>();
  return (word, gradient, share) => {
    const own = each.get(word) ?? {
      step: adam(wordRows.subarray(word * size, (word + 1) * size), wordStep),
      taken: 0,
    };
    each.set(word, own);
    own.taken += 1;
    own.step(gradient, own.taken, share);
  };
}

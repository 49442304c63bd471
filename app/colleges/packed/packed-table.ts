/**
 * Tables of colleges as short as they can be for a phone, and exact: what's unpacked is what was packed. Written as
 * text, a column of prices takes a fifth more, for every digit costs the same there.
 */
import { type BitCoder, BitReader, BitWriter, Odds } from "./bit-coder";

/** A cell; numbers with a fraction have at most six digits of it. */
export type PackedCell = string | number | null;
export type Columns = Readonly<Record<string, readonly PackedCell[]>>;

/** How a column is kept: the few values it has, the most frequent first, or numbers. */
type Kept =
  | { readonly values: readonly PackedCell[] }
  /** By what each number was multiplied, to be whole. `steps`: each is the difference from the one before. */
  | { readonly scale: number; readonly steps: boolean };

export interface PackedTable {
  readonly rows: number;
  /** Columns in the order of their bits; each is looked at beside the one before it. */
  readonly columns: readonly (readonly [name: string, kept: Kept])[];
  /** In base 64, which the compression on the way takes out again. */
  readonly bits: string;
}

/** Columns of more values than that are numbers, where they can be. */
const fewValues = 130;
const mostKinds = 32;

/**
 * Build time alone.
 *
 * @param kinds for each row a small number, alike where the rows are alike in what they report; without them the first
 *   column is that of kinds, where it has few values
 * @param steps columns of numbers of which each is near the one before
 */
export function packTable(columns: Columns, steps: readonly string[] = [], kinds?: readonly number[]): PackedTable {
  const kept = Object.entries(columns).map(([name, cells]) => [name, kindOf(cells, steps.includes(name))] as const);
  const writer = new BitWriter();
  const rows = Object.values(columns)[0]?.length ?? 0;
  passThrough(writer, rows, kept, kinds, columns);
  return { rows, columns: kept, bits: inBase64(writer.end()) };
}

/** @param kinds as they were given to `packTable` */
export function unpackTable({ rows, columns, bits }: PackedTable, kinds?: readonly number[]): Columns {
  const bytes = Uint8Array.from(atob(bits), (letter) => letter.charCodeAt(0));
  return passThrough(new BitReader(bytes), rows, columns, kinds);
}

/** The number of each row's value in the first column: what a table that goes with this one calls its kind. */
export function kindsIn({ columns: [first] }: PackedTable, columns: Columns): readonly number[] {
  if (first === undefined || !("values" in first[1])) throw new Error("the table has no column of kinds");
  const { values } = first[1];
  return (columns[first[0]] ?? []).map((cell) => values.indexOf(cell));
}

function kindOf(cells: readonly PackedCell[], steps: boolean): Kept {
  const counts = new Map<PackedCell, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const words = cells.some((cell) => typeof cell === "string");
  if (words || (!steps && counts.size <= fewValues))
    return { values: [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value) };
  const whole = [1, 100, 10_000, 1_000_000].find((scale) =>
    cells.every((cell) => cell === null || Math.round(Number(cell) * scale) / scale === cell),
  );
  if (whole === undefined) throw new Error("a number has more than six digits behind the point");
  return { scale: whole, steps };
}

/** Writes the columns, or reads them where there are none. */
function passThrough(
  coder: BitCoder,
  rows: number,
  kept: PackedTable["columns"],
  given: readonly number[] | undefined,
  columns?: Columns,
): Columns {
  const passed: Record<string, readonly PackedCell[]> = {};
  let kinds = given;
  let before: readonly PackedCell[] = [];
  for (const [name, how] of kept) {
    const beside = Array.from({ length: rows }, (_, row) => 2 * (kinds?.[row] ?? 0) + (before[row] === null ? 1 : 0));
    const cells = columns?.[name];
    before = "values" in how ? passValues(coder, how.values, beside, cells) : passNumbers(coder, how, beside, cells);
    passed[name] = before;
    if (kinds === undefined && "values" in how && how.values.length <= mostKinds)
      kinds = before.map((cell) => how.values.indexOf(cell));
    kinds ??= [];
  }
  return passed;
}

/** Each value by its place among all, from the highest digit on. */
function passValues(
  coder: BitCoder,
  values: readonly PackedCell[],
  beside: readonly number[],
  cells: readonly PackedCell[] | undefined,
): readonly PackedCell[] {
  const digits = lengthOf(values.length - 1);
  const odds = new Odds((2 * mostKinds) << digits);
  const places = new Map(values.map((value, at) => [value, at]));
  return beside.map((context, row) => {
    const place = places.get(cells?.[row] ?? null) ?? 0;
    return values[passDigits(coder, odds, context << digits, place, digits)] ?? null;
  });
}

const longest = 5;
/** Digits of a number behind its first that are more often one than the other. */
const uneven = 3;

/** Whether there is a number, how long it is in digits of two, its sign, and the digits. */
function passNumbers(
  coder: BitCoder,
  { scale, steps }: { readonly scale: number; readonly steps: boolean },
  beside: readonly number[],
  cells: readonly PackedCell[] | undefined,
): readonly PackedCell[] {
  const missing = new Odds(2 * mostKinds);
  const lengths = new Odds((2 * mostKinds) << longest);
  const signs = new Odds(1 << longest);
  const high = new Odds(1 << (longest + uneven));
  const rest = new Odds(1 << (2 * longest));
  let last = 0;
  return beside.map((context, row) => {
    const cell = cells?.[row] ?? null;
    if (coder.code(missing, context, cell === null ? 1 : 0) === 1) return null;
    const value = Math.round(Number(cell) * scale) - (steps ? last : 0);
    const size = Math.abs(value);
    const length = passDigits(coder, lengths, context << longest, lengthOf(size), longest);
    let read = length === 0 ? 0 : 1;
    const sign = length === 0 ? 0 : coder.code(signs, length, value < 0 ? 1 : 0);
    for (let digit = length - 2; digit >= 0; digit--) {
      const bit = Math.floor(size / 2 ** digit) % 2;
      const place = length - 2 - digit;
      const coded =
        place < uneven
          ? coder.code(high, (length << uneven) + read, bit)
          : coder.code(rest, (length << longest) + place, bit);
      read = read * 2 + coded;
    }
    last = (steps ? last : 0) + (sign === 1 ? -read : read);
    return last / scale;
  });
}

function passDigits(coder: BitCoder, odds: Odds, from: number, number: number, digits: number): number {
  let read = 1;
  for (let digit = digits - 1; digit >= 0; digit--)
    read = 2 * read + coder.code(odds, from + read, (number >> digit) & 1);
  return read - (1 << digits);
}

/** Digits of two. */
const lengthOf = (number: number): number => 32 - Math.clz32(number);

function inBase64(bytes: Uint8Array): string {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

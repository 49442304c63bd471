/**
 * The colleges of the match in the browser, from columns that `app/commands/browser-tables.js` takes out of the college
 * table. What the list of a student doesn't read is not there and stays "not reported", so these colleges are for the
 * match alone: no page prints another figure of theirs.
 */
import type { Cell } from "~/colleges/cell";
import type { College } from "~/colleges/college";
import type { NameTable } from "~/colleges/find/named-row";
import { header, type Row, rowReader } from "~/colleges/table";

type Numbers = readonly (number | null)[];

export interface MatchTable extends Readonly<Record<string, unknown>> {
  /** Steps from one unit id to the next. */
  readonly unitid: readonly number[];
  readonly tuitionInState: Numbers;
  /** Dollars by which tuition is higher for others. */
  readonly addedOutOfState: Numbers;
  /** Published price by way of living (on campus, off campus, with family), less in-state tuition. */
  readonly inState: readonly Numbers[];
  /** The same for others, less the price for residents and what is added. */
  readonly outOfState: readonly Numbers[];
  readonly netPrice: Numbers;
  /** Net price by income band, less that of the band below where that is reported, else that of all. */
  readonly byIncome: readonly Numbers[];
  /** Students behind each of them. */
  readonly netPriceStudents: readonly Numbers[];
  readonly housing: readonly number[];
  readonly theology: readonly boolean[];
}

/** Shares of fields as in a cell of the college table, then associate and bachelor's degrees a year. */
export type FieldRow = readonly [shares: string | null, associate: number | null, bachelor: number | null];

/** Made here from several columns, or for reading alone. */
const madeHere = ["addedOutOfState", "inState", "outOfState", "byIncome", "netPriceStudents", "housing", "theology"];

/**
 * @param names name, city and students of the same colleges, in the same order
 * @param fields shares of fields; without them only a large share of theology is known, which the match looks at
 */
export function readMatchTable(table: MatchTable, names: NameTable, fields?: readonly FieldRow[]): College[] {
  const place = new Map(header.map((name, at) => [name, at]));
  const plain = Object.entries(table).filter(([name]) => !madeHere.includes(name)) as [string, readonly Cell[]][];
  const read = rowReader();
  let unitid = 0;
  return table.unitid.map((step, at) => {
    unitid += step;
    const row: Cell[] = header.map(() => null);
    const set = (name: string, value: Cell) => {
      row[place.get(name) ?? -1] = value;
    };
    for (const [name, column] of plain) set(name, column[at] ?? null);
    const named = names.rows[at];
    if (named?.[0] !== unitid) throw new Error(`the names do not belong to the figures at ${unitid}`);
    set("unitid", unitid);
    set("name", named[1]);
    set("city", named[3]);
    set("undergraduates", named[5]);
    set("zip", "00000");
    const tuition = table.tuitionInState[at] ?? 0;
    const added = table.addedOutOfState[at] ?? null;
    set("tuitionOutOfState", sum(added, tuition));
    const inState = table.inState.map((way) => sum(way[at] ?? null, tuition));
    set("publishedInState", inState);
    set(
      "publishedOutOfState",
      table.outOfState.map((way, living) => sum(way[at] ?? null, (inState[living] ?? tuition) + (added ?? 0))),
    );
    const prices: (number | null)[] = [];
    for (const step of table.byIncome) prices.push(sum(step[at] ?? null, prices.at(-1) ?? table.netPrice[at] ?? 0));
    set("netPriceByIncome", prices);
    set(
      "netPriceStudents",
      table.netPriceStudents.map((students) => students[at] ?? null),
    );
    // Only whether there is one is asked.
    set("roomBoardOnCampus", table.housing[at] === 1 ? 1 : null);
    const own = fields?.[at];
    set("fieldShares", own?.[0] ?? (table.theology[at] ? "39:1000" : null));
    if (own !== undefined) {
      set("associateDegrees", own[1]);
      set("bachelorDegrees", own[2]);
    }
    return read(row as Row);
  });
}

const sum = (a: number | null, b: number) => (a === null ? null : a + b);

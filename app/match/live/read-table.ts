/**
 * The colleges of the match in the browser, from columns that `app/commands/browser-tables.js` takes out of the college
 * table. What the list of a student doesn't read is not there and stays "not reported", so these colleges are for the
 * match alone: no page prints another figure of theirs.
 */
import type { Cell } from "~/colleges/cell";
import type { College } from "~/colleges/college";
import { type NameTable, namesIn } from "~/colleges/find/named-row";
import { type Columns, kindsIn, type PackedTable, unpackTable } from "~/colleges/packed/packed-table";
import { header, type Row, rowReader } from "~/colleges/table";

const placeOf = new Map(header.map((name, at) => [name, at]));

/**
 * @param names name, city and students of the same colleges, in the same order
 * @returns makes the colleges, with the shares of fields where these are given; without them only is known whether a
 *   college teaches few and whether it's mostly theology, which the match looks at
 */
export function readMatchTable(table: PackedTable, names: NameTable): (fields?: PackedTable) => College[] {
  const columns = unpackTable(table);
  const cell = cellIn(columns);
  const named = namesIn(names);
  // Columns that stand as they do in the college table.
  const plain = Object.entries(columns).flatMap(([name, cells]) => {
    const place = placeOf.get(name);
    return place === undefined ? [] : [[place, cells] as const];
  });
  const scores = (name: string, at: number) => {
    const middle = cell(`${name}1`, at);
    const quarter = (part: number) => sum(cell(`${name}${part}`, at), Number(middle ?? 0));
    return [quarter(0), middle === null ? null : Number(middle), quarter(2)];
  };
  return (fields) => {
    const read = rowReader();
    const fieldsAt = fields === undefined ? fewFields(cell) : allFields(unpackTable(fields, kindsIn(table, columns)));
    return named.map(({ name, city, state, unitid, undergraduates }, at) => {
      const row: Cell[] = header.map(() => null);
      for (const [place, cells] of plain) row[place] = cells[at] ?? null;
      const set = (cells: Readonly<Record<string, Cell>>) => {
        for (const [column, value] of Object.entries(cells)) row[placeOf.get(column) ?? -1] = value;
      };
      const [control = null, level = null, predominant] = String(cell("kind", at)).split(" ");
      set({ unitid, name, city, state, zip: "00000", control, level, predominant: predominant || null });
      set({ undergraduates, fullTime: sum(cell("fullTimeLess", at), undergraduates ?? 0) });
      set(prices(cell, at));
      set({
        satReadingWriting: scores("satReadingWriting", at),
        satMath: scores("satMath", at),
        act: scores("act", at),
      });
      set(fieldsAt(at));
      return read(row as Row);
    });
  };
}

type CellAt = (column: string, row: number) => string | number | null;

const cellIn =
  (columns: Columns): CellAt =>
  (column, row) =>
    columns[column]?.[row] ?? null;

const sum = (a: string | number | null, b: number) => (a === null ? null : Number(a) + b);

/** Prices, which are kept as differences from others. */
function prices(cell: CellAt, row: number): Record<string, Cell> {
  const tuition = Number(cell("tuitionInState", row) ?? 0);
  const added = cell("addedOutOfState", row);
  const inState = [0, 1, 2].map((way) => sum(cell(`inState${way}`, row), tuition));
  const outOfState = [0, 1, 2].map((way) =>
    sum(cell(`outOfState${way}`, row), (inState[way] ?? tuition) + Number(added ?? 0)),
  );
  const byIncome: (number | null)[] = [];
  for (const band of [0, 1, 2, 3, 4])
    byIncome.push(sum(cell(`byIncome${band}`, row), byIncome.at(-1) ?? Number(cell("netPrice", row) ?? 0)));
  return {
    tuitionOutOfState: sum(added, tuition),
    publishedInState: inState,
    publishedOutOfState: outOfState,
    publishedInNetPriceYear: sum(cell("publishedBefore", row), inState[0] ?? tuition),
    netPriceByIncome: byIncome,
    netPriceStudents: [0, 1, 2, 3, 4].map((band) => cell(`netPriceStudents${band}`, row) as number | null),
    // Only whether there is one is asked.
    roomBoardOnCampus: cell("housing", row) === 1 ? 1 : null,
  };
}

/** As many fields as are taught, without saying which. */
const fewFields = (cell: CellAt) => (row: number) => ({
  fieldShares: cell("theology", row) === 1 ? "39:1000" : null,
  fieldsBachelor: Array.from({ length: Number(cell("bachelorFields", row) ?? 0) }, () => "00").join(" ") || null,
});

/** Shares and levels of all fields, as words in cells of the college table, and degrees a year. */
function allFields(columns: Columns) {
  const cell = cellIn(columns);
  const families = Object.keys(columns).flatMap((name) => (name.startsWith("share ") ? [name.slice(6)] : []));
  const at = (level: string, row: number) =>
    families.filter((family) => cell(`${level} ${family}`, row) !== null).join(" ") || null;
  return (row: number) => {
    const of = Number(cell("of", row));
    const shares = families.flatMap((family) => {
      const graduates = cell(`share ${family}`, row);
      return graduates === null ? [] : `${family}:${Math.round((10_000 * Number(graduates)) / of)}`;
    });
    return {
      fieldShares: shares.join(" ") || null,
      fieldsBachelor: at("bachelor", row),
      fieldsAssociate: at("associate", row),
      associateDegrees: cell("associateDegrees", row),
      bachelorDegrees: cell("bachelorDegrees", row),
    };
  };
}

import { csvFile } from "~/design/csv";
import type { CollegeGrid, GridCost } from "../model/grid";
import { payers } from "./payer-columns";

type Value = string | number | null;

const header = [
  "College",
  "UNITID",
  "Year",
  "Award year",
  "At",
  "Published price",
  "Grants",
  "Net price low",
  "Net price",
  "Net price high",
];
const credit = ["Tax credit next spring, low", "Tax credit next spring, high"];

/** Who pays what, behind the grants. */
const paidBy = payers.slice(1);

/**
 * The grids as a spreadsheet file (RFC 4180, UTF-8 with a mark so that Excel reads accents). Empty cells: not reported.
 *
 * @param paying somebody said what they can bring; before that the file has no columns of who pays and what is missing
 */
export function toCsv(grids: readonly CollegeGrid[], paying: boolean): string {
  const shares = paying ? paidBy : [];
  const lines: Value[][] = grids.flatMap((grid) =>
    grid.cost === null ? [[grid.name, grid.unitid, "not reported"]] : rows(grid, grid.cost, shares),
  );
  return csvFile([[...header, ...shares.map(({ name }) => name), ...credit], ...lines]);
}

function rows(grid: CollegeGrid, { years }: GridCost, shares: readonly (typeof paidBy)[number][]): Value[][] {
  return years.map((year, at) => [
    grid.name,
    grid.unitid,
    at + 1,
    year.awardYear,
    year.atVia ? (grid.via?.name ?? "") : grid.name,
    year.published,
    year.grants?.mid ?? null,
    year.net.low,
    year.net.mid,
    year.net.high,
    ...shares.map(({ of }) => of(year)),
    year.credit?.low ?? null,
    year.credit?.high ?? null,
  ]);
}

import { csvFile } from "~/design/csv";
import { NOT_REPORTED } from "~/design/figures";
import { type RowGroup, rowChoices } from "./asked";
import type { CompareLine } from "./compare-line";

const titles = new Map<RowGroup, string>(rowChoices.map(({ value, label }) => [value, label]));

/**
 * The comparison as a spreadsheet file (RFC 4180, UTF-8 with a mark so that Excel reads accents): one row a line, one
 * column a college, what stands small in a cell behind it in brackets. Empty cells: not reported.
 */
export function compareCsv(names: readonly string[], lines: readonly CompareLine[]): string {
  const rows = [
    ["Group", "Row", ...names, "Source"],
    ...lines.map(({ group, name, cells, source }) => [
      titles.get(group) ?? group,
      name,
      ...cells.map(({ text, note }) => (text === NOT_REPORTED ? null : note === null ? text : `${text} (${note})`)),
      source,
    ]),
  ];
  return csvFile(rows);
}

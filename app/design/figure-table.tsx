import type { ReactNode } from "react";
import { NOT_REPORTED } from "./figures";

/** A figure of a table; what is not reported is a dash that is read out as such. */
function Figure({ children }: { children: string }) {
  if (children !== NOT_REPORTED) return children;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{NOT_REPORTED}</span>
    </>
  );
}

export interface Column {
  /** The head of the column on a wide screen. */
  readonly name: ReactNode;
  /** Its name before each figure on a narrow one. */
  readonly short: string;
  readonly sorted?: "ascending" | "descending" | undefined;
}

export interface FigureRow {
  readonly key: string | number;
  readonly name: ReactNode;
  /** As they are written; "not reported" becomes a dash. */
  readonly figures: readonly string[];
}

/** A table whose rows carry no classes; see `design/figure-table.css`. The first column names the rows. */
export function FigureTable({
  caption,
  columns,
  rows,
}: {
  caption: ReactNode;
  columns: readonly Column[];
  rows: readonly FigureRow[];
}) {
  const narrow = Object.fromEntries(columns.slice(1).map(({ short }, i) => [`--c${i + 1}`, JSON.stringify(short)]));
  return (
    <table className={columns.length > 4 ? "figure-table" : "figure-table few"} style={narrow}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, short, sorted }) => (
            <th key={short} scope="col" aria-sort={sorted}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {columns.slice(1).map(({ short, sorted }, i) => (
              <td key={short} className={sorted && "by"}>
                <Figure>{figures[i] ?? NOT_REPORTED}</Figure>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

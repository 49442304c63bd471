import type { ReactNode } from "react";
import { type FigureGroup, sourceOf } from "~/colleges/provenance";
import { NOT_REPORTED } from "~/design/figures";

/** A figure of a table; what is not reported is a dash that is read out as such. */
export function Figure({ children }: { children: string }) {
  if (children !== NOT_REPORTED) return children;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{NOT_REPORTED}</span>
    </>
  );
}

/**
 * A table with rules and no boxes. On a narrow screen each row becomes a block: its name, then the figures with their
 * names before them, which come from the style sheet so that a table of 250 colleges does not carry them 250 times.
 */
export function FigureTable({
  caption,
  columns,
  rows,
}: {
  caption: ReactNode;
  /** The first names the rows. */
  columns: readonly { readonly name: ReactNode; readonly short: string; readonly sorted?: boolean }[];
  rows: readonly { readonly key: string | number; readonly name: ReactNode; readonly figures: readonly string[] }[];
}) {
  const narrow = Object.fromEntries(columns.slice(1).map(({ short }, i) => [`--c${i + 1}`, JSON.stringify(short)]));
  return (
    <table className="figure-table" style={narrow}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, short, sorted }) => (
            <th key={short} scope="col" aria-sort={sorted === undefined ? undefined : sorted ? "descending" : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {figures.map((figure, i) => (
              // The place in the row is what a figure is.
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <td key={i}>
                <Figure>{figure}</Figure>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Publication and year of the figures above it, in one short line. */
export function Years({ groups, children }: { groups: readonly FigureGroup[]; children?: ReactNode }) {
  const text = [...new Set(groups.map((group) => `${sourceOf(group).label.toLowerCase()} ${sourceOf(group).year}`))];
  const source = groups.map((group) => sourceOf(group).source).some((name) => name.includes("Scorecard"))
    ? groups.map((group) => sourceOf(group).source).some((name) => name.includes("IPEDS"))
      ? "IPEDS and College Scorecard"
      : "College Scorecard"
    : "IPEDS";
  return (
    <p className="source">
      U.S. Department of Education, {source}: {text.join("; ")}.{children !== undefined && <> {children}</>}
    </p>
  );
}

import { Fragment } from "react";
import { type Column, FigureTable } from "~/design/figure-table";
import { count, dollars, percent } from "~/design/figures";
import { listPathname } from "~/student/list/list";
import { type StateCollege, type StateSort, stateColleges, usualSort } from "../figures/state-colleges";
import type { StatePlace } from "../place/place";
import { Years } from "./parts";

const columns: readonly { sort: StateSort; name: string; short: string; of: (row: StateCollege) => string }[] = [
  { sort: "price", name: "Net price", short: "Net price", of: ({ price }) => dollars(price) },
  { sort: "price30", name: "Income to $30,000", short: "to $30,000", of: ({ price30 }) => dollars(price30) },
  { sort: "price75", name: "$48,001 to $75,000", short: "to $75,000", of: ({ price75 }) => dollars(price75) },
  { sort: "price110", name: "$75,001 to $110,000", short: "to $110,000", of: ({ price110 }) => dollars(price110) },
  {
    sort: "admission",
    name: "Admits",
    short: "Admits",
    of: ({ open, admission }) => (open ? "all" : percent(admission)),
  },
  { sort: "graduation", name: "Graduate", short: "Graduate", of: ({ graduation }) => percent(graduation) },
  { sort: "earnings", name: "Earn after 10 years", short: "Earn", of: ({ earnings }) => dollars(earnings) },
];

const lowestFirst: ReadonlySet<StateSort> = new Set(["name", "price", "price30", "price75", "price110"]);

/** Of the first table on a phone, as `design/figure-table.css` has it. */
const rowsThatStand = 6;

/** Where the head of a column leads: the same page in another order. */
function sortPath(path: string, by: StateSort): string {
  const query = by === usualSort ? "" : `${path.includes("?") ? "&" : "?"}sort=${by}`;
  return `${path}${query}#every-college`;
}

/** Every public and nonprofit college, in up to three tables by what they mostly award; heads of columns sort. */
export function StateCollegesBlock({ place }: { place: StatePlace }) {
  const { name, state, all, sort, path } = place;
  // The index holds its HTML twice and has no bytes to spare for it.
  const folds = !path.includes("?");
  const { fourYear, twoYear, other } = stateColleges(state, all, sort);
  const head = (by: StateSort, words: string, short: string): Column => ({
    name: (
      <a href={sortPath(path, by)} rel="nofollow">
        {words}
      </a>
    ),
    short,
    sorted: by === sort ? (lowestFirst.has(by) ? "ascending" : "descending") : undefined,
  });
  const heads = [
    head("name", "College", "College"),
    ...columns.map(({ sort: by, name: words, short }) => head(by, words, short)),
  ];
  const tables = [
    { title: "mostly bachelor’s degrees", rows: fourYear },
    { title: "mostly associate degrees and certificates", rows: twoYear },
    { title: "mostly graduate degrees, or not reported", rows: other },
  ].filter(({ rows }) => rows.length > 0);
  const table = (caption: string, rows: readonly StateCollege[]) => (
    <FigureTable
      caption={caption}
      columns={heads}
      rows={rows.map((row) => ({
        key: row.unitid,
        name: (
          <>
            <a href={row.path}>{row.name}</a>
            <button type="submit" className="keep" name="add" value={row.unitid} aria-label={`Keep ${row.name}`}>
              Keep
            </button>
            <small>
              {row.city} · {row.public ? "public" : "private"}
              {row.size !== null && ` · ${count(row.size)}`}
            </small>
          </>
        ),
        figures: columns.map(({ of }) => of(row)),
      }))}
    />
  );
  return (
    // One form for every button of the tables, so that each row stays light.
    <form id="every-college" method="get" action={listPathname}>
      {folds && (
        // On a phone a row has a price, the graduation rate and what the table is sorted by, until this opens.
        <details className="fold-narrow every-figure">
          <summary>Show all seven figures</summary>
        </details>
      )}
      {tables.map(({ title, rows }, i) => {
        const caption = `${rows.length} in ${name}: ${title}`;
        if (!folds) return <Fragment key={title}>{table(caption, rows)}</Fragment>;
        if (i === 0)
          return (
            // On a phone its first rows stand, so that a college is kept in one tap; the others are behind their count.
            <Fragment key={title}>
              {table(caption, rows)}
              {rows.length > rowsThatStand && (
                <details className="fold-narrow first-rows" open={sort !== usualSort}>
                  <summary>Show all {rows.length}</summary>
                </details>
              )}
            </Fragment>
          );
        return (
          // The other tables are behind theirs.
          <details key={title} className="fold-narrow">
            <summary>{caption}</summary>
            {table(caption, rows)}
          </details>
        );
      })}
      <Years groups={["netPrice", "admissions", "graduation", "earnings", "enrollment"]}>
        Prices are averages after grants, for residents at public colleges. The number after public or private is
        undergraduates{sort === usualSort && ", and the order is by it"}. A dash: not reported.
      </Years>
    </form>
  );
}

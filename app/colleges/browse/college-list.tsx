import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { MapNumber } from "~/colleges/place/numbered-map";
import { controlWords } from "~/colleges/profile/labels";
import { count, dollars, NOT_REPORTED, percent } from "~/design/figures";
import { KeepButton } from "~/student/list/keep-button";
import type { Sort } from "../query/query";
import type { Browse, Row } from "./browse";

const columns: readonly { sort: Sort; title: string; note: string; of: (row: Row) => string }[] = [
  {
    sort: "admission",
    title: "Admits",
    note: "of applicants",
    of: (row) => (row.open ? "all" : percent(row.rate)),
  },
  { sort: "price", title: "Net price", note: "2022-23", of: (row) => dollars(row.netPrice) },
  { sort: "graduation", title: "Graduate", note: "of those who start", of: (row) => percent(row.graduationRate) },
  { sort: "earnings", title: "Earnings", note: "after 10 years", of: (row) => dollars(row.earnings10) },
];

/**
 * The list. A table on wide screens; on narrow ones each college is a block of its own with named figures.
 *
 * @param numbers the map beside it numbers the colleges
 * @param yours chance and price at one college for the student of this device; null where they aren't known
 */
export function CollegeList({
  browse,
  numbers,
  yours,
}: {
  browse: Browse;
  numbers: boolean;
  yours: ((unitid: number) => ReactNode) | null;
}) {
  const { page, sorting } = browse;
  return (
    <table data-figures-at-end="" className="w-full max-sm:block">
      <caption className="sr-only">
        Colleges {page.from} to {page.to} of {count(page.total)}
      </caption>
      <thead className="max-sm:hidden">
        <tr className="border-b border-rule-strong align-bottom text-sm">
          <Head sort="name" browse={browse}>
            College
          </Head>
          {columns.map(({ sort, title, note }) => (
            <Head key={sort} sort={sort} browse={browse} note={note} end>
              {title}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {page.items.map((row, at) => (
          <Fragment key={row.unitid}>
            <tr
              className={`align-baseline max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(4.6rem,100%),1fr))] max-sm:gap-x-2 max-sm:pt-3 ${yours === null ? "border-b border-rule max-sm:pb-3" : ""}`}
            >
              <th scope="row" className="py-3 pe-4 font-normal max-sm:col-span-full max-sm:p-0 max-sm:pb-2">
                <div className="flex flex-wrap items-start justify-between gap-x-3 max-sm:[&>form]:-my-2">
                  <span className="max-w-full flex-1">
                    {numbers && <MapNumber number={page.from + at} />}
                    <Link to={row.path} className="py-2 font-serif text-lg leading-snug font-semibold">
                      {row.name}
                    </Link>
                  </span>
                  <KeepButton unitid={row.unitid} name={row.name} carried={browse.query.c} slim />
                </div>
                <span className="mt-0.5 block text-sm text-muted">
                  {row.city}, {row.state}
                  {row.miles !== null && ` · ${count(Math.round(row.miles))} miles`} · {controlWords[row.control]}
                  {"\u00a0· "}
                  <span className="inline-block">
                    {row.undergraduates === null ? "size not reported" : `${count(row.undergraduates)} undergraduates`}
                  </span>
                  {row.fewFinish !== null && <span className="block font-semibold text-ink">{row.fewFinish}</span>}
                  {row.closing !== null && <span className="block font-semibold">{row.closing}</span>}
                </span>
              </th>
              {columns.map(({ sort, title, of }) => (
                <td
                  key={sort}
                  className={`py-3 ps-3 text-end whitespace-nowrap max-sm:p-0 max-sm:py-0.5 max-sm:text-start ${sorting[sort].order === null ? "" : "sm:bg-brand-tint/50"}`}
                >
                  <Value>{of(row)}</Value>
                  <span className="block text-xs text-muted sm:hidden">
                    {title}
                    {sort === "price" && <span className="block">{row.netPriceYear}</span>}
                  </span>
                </td>
              ))}
            </tr>
            {yours !== null && (
              <tr className="border-b border-rule max-sm:block">
                <td colSpan={columns.length + 1} className="pb-1 max-sm:block">
                  {yours(row.unitid)}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Value({ children }: { children: string }) {
  return children === NOT_REPORTED ? (
    <span className="text-xs text-muted">{children}</span>
  ) : (
    <span className="figures">{children}</span>
  );
}

/** The head of a column: a link that sorts by it, and once more the other way. */
function Head({
  sort,
  browse,
  note,
  end = false,
  children,
}: {
  sort: Sort;
  browse: Browse;
  note?: string;
  end?: boolean;
  children: ReactNode;
}) {
  const { to, order } = browse.sorting[sort];
  return (
    <th
      scope="col"
      aria-sort={order === null ? undefined : order === "asc" ? "ascending" : "descending"}
      className={`py-2 font-normal ${end ? "ps-3 text-end" : "pe-4"}`}
    >
      <Link to={to} rel="nofollow" className={order === null ? "" : "font-semibold"}>
        {children}
      </Link>
      {order !== null && <span aria-hidden="true"> {order === "asc" ? "↑" : "↓"}</span>}
      {note !== undefined && <span className="block text-xs text-muted">{note}</span>}
    </th>
  );
}

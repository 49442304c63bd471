import { Form, Link } from "@remix-run/react";
import { momentInUtc } from "~/calendar/moment";
import { Button } from "~/design/button";
import { SelectField, TextField } from "~/design/field";
import {
  type Cell,
  type Column,
  mostInFile,
  pageSize,
  type TablePage,
  type TableQuery,
  type TableRow,
  type TableShape,
  tableSearch,
} from "./table";

/**
 * A table of the back office: fields that filter it, columns that sort it, pages, and the same rows as a file. All of
 * it is links and a form with GET, so that it works without JavaScript and every view has an address.
 */
export function DataTable({
  shape,
  query,
  page,
  path,
  file = true,
}: {
  shape: TableShape;
  query: TableQuery;
  page: TablePage;
  path: string;
  file?: boolean;
}) {
  const { prefix = "" } = shape;
  const at = (change: Parameters<typeof tableSearch>[2]) => `${path}${tableSearch(shape, query, change)}`;
  const pages = Math.max(1, Math.ceil(page.total / pageSize));
  const widths = shape.columns.map((column) => widthOf(column, page.rows));
  return (
    <div>
      {(shape.filters.some(({ hidden }) => !hidden) || shape.search !== undefined) && (
        <Form method="get" action={path} className="mb-5 flex flex-wrap items-end gap-x-5 gap-y-3">
          {shape.filters.map(({ key, label, options, hidden, all = "All" }) =>
            hidden ? (
              <input key={key} type="hidden" name={prefix + key} value={query.filters[key] ?? ""} />
            ) : (
              <SelectField
                key={`${key} ${query.filters[key]}`}
                name={prefix + key}
                label={label}
                options={[{ value: "", label: all }, ...options]}
                defaultValue={query.filters[key] ?? ""}
              />
            ),
          )}
          {shape.search !== undefined && (
            <TextField name={`${prefix}q`} label={shape.search} defaultValue={query.search} autoComplete="off" />
          )}
          <Button>Show</Button>
        </Form>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached with the keyboard */}
      <section aria-label={`Table: ${shape.caption}`} className="overflow-x-auto" tabIndex={0}>
        <table className="w-full border-collapse text-sm">
          <caption className="pb-2 text-start text-base font-semibold">
            {shape.caption} <span className="font-normal text-muted">({page.total.toLocaleString("en-US")})</span>
          </caption>
          <thead>
            <tr className="border-b border-rule-strong">
              {shape.columns.map((column) => (
                <Heading key={column.key} column={column} query={query} at={at} />
              ))}
            </tr>
          </thead>
          <tbody>
            {page.rows.map((row, index) => (
              <tr key={String(row.id ?? index)} className="border-b border-rule align-baseline">
                {shape.columns.map(({ key, kind }, place) => (
                  <td key={key} className={`py-2 pe-4 ${widths[place]}`}>
                    {place === 0 && typeof row.href === "string" ? (
                      <Link to={row.href}>
                        <Value cell={row[key] ?? null} kind={kind} />
                      </Link>
                    ) : (
                      <Value cell={row[key] ?? null} kind={kind} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {page.rows.length === 0 && <p className="py-3">{shape.empty}</p>}
      </section>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        {query.page > 1 && <Link to={at({ page: query.page - 1 })}>Previous page</Link>}
        {pages > 1 && (
          <span>
            Page {query.page} of {pages}
          </span>
        )}
        {query.page < pages && <Link to={at({ page: query.page + 1 })}>Next page</Link>}
        {file && (
          <a href={`/admin/tables/${shape.name}.csv${tableSearch(shape, query, { page: 1 })}`} download>
            Download as CSV{page.total > mostInFile && ` (the first ${mostInFile.toLocaleString("en-US")} rows)`}
          </a>
        )}
      </p>
    </div>
  );
}

/**
 * How wide the cells of a column are. What is short never breaks, so that it takes no room from what is long; long
 * words get room on a phone too, where the table scrolls sideways, or each row would be a tower.
 */
function widthOf({ key, kind }: Column, rows: readonly TableRow[]): string {
  if (kind === "number") return "text-end tabular-nums";
  if (kind === "moment") return "whitespace-nowrap";
  const longest = Math.max(0, ...rows.map((row) => String(row[key] ?? "").length));
  if (longest <= 18) return "whitespace-nowrap";
  return `wrap-anywhere ${longest <= 48 ? "min-w-40" : "min-w-64 lg:min-w-48"}`;
}

function Heading({
  column: { key, label, kind, sorts },
  query,
  at,
}: {
  column: Column;
  query: TableQuery;
  at: (change: Partial<Pick<TableQuery, "sort" | "descending" | "page">>) => string;
}) {
  const side = kind === "number" ? "text-end" : "text-start";
  if (!sorts) {
    return (
      <th scope="col" className={`py-2 pe-4 font-semibold ${side}`}>
        {label}
      </th>
    );
  }
  const here = query.sort === key;
  // Numbers and moments are looked at from the largest, words from A.
  const descending = here ? !query.descending : kind !== undefined;
  return (
    <th
      scope="col"
      aria-sort={here ? (query.descending ? "descending" : "ascending") : "none"}
      className={`py-2 pe-4 font-semibold ${side}`}
    >
      <Link to={at({ sort: key, descending, page: 1 })} preventScrollReset className="inline-block py-1">
        {label}
        {here && <span aria-hidden="true">{query.descending ? " ↓" : " ↑"}</span>}
      </Link>
    </th>
  );
}

function Value({ cell, kind }: { cell: Cell; kind: Column["kind"] }) {
  if (cell === null || cell === "") return <span className="text-muted">–</span>;
  if (kind === "moment") return <time dateTime={String(cell)}>{momentInUtc(String(cell))}</time>;
  return <>{typeof cell === "number" ? cell.toLocaleString("en-US") : cell}</>;
}

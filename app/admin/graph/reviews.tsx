import { Link } from "@remix-run/react";
import { momentInUtc } from "~/calendar/moment";
import { Button } from "~/design/button";
import { Section } from "~/design/layout";
import type { GraphChange } from "~/store/rows";
import { DataTable } from "../data-table";
import type { ShownTable } from "../table";
import { GraphPage } from "./graph-page";
import { changePath, reviewsPath } from "./paths";

/** What waits to be read. */
export interface Reviews {
  /** The newest first. */
  readonly changes: readonly (GraphChange & { readonly marked: number; readonly unread: number })[];
  /** The change that is looked at. */
  readonly open:
    | (Reviews["changes"][number] & {
        /** The sheet of what changed. */
        readonly to: string;
        readonly things: readonly {
          readonly id: string;
          readonly title: string;
          readonly kind: string;
          readonly why: string;
          readonly sheet: string;
          readonly to: string | null;
        }[];
      })
    | null;
  readonly table: ShownTable;
}

/** What was marked because something changed, each until somebody has read it. */
export function ReviewsScreen({ reviews: { changes, open, table } }: { reviews: Reviews }) {
  return (
    <GraphPage
      title="To be read"
      intro={
        <p>
          Say on the sheet of a source, a figure or a table that it changed, and everything that depends on it is listed
          here.
        </p>
      }
    >
      {open !== null && (
        <Section id="open" title={open.title}>
          <p className="max-w-[46rem]">
            {momentInUtc(open.at)}, {open.by}: {open.reason} <Link to={open.to}>Its sheet</Link>
          </p>
          {open.things.length === 0 ? (
            <p className="mt-3 font-semibold">All {open.marked.toLocaleString("en-US")} are read.</p>
          ) : (
            <form method="post" action={reviewsPath} className="mt-4">
              <input type="hidden" name="change" value={open.id} />
              <p className="pb-2">
                {open.unread.toLocaleString("en-US")} of {open.marked.toLocaleString("en-US")} wait.
                {open.things.length < open.unread && ` These are the first ${open.things.length}.`}
              </p>
              <ul>
                {open.things.map(({ id, title, kind, why, to }) => (
                  <li key={id} className="flex items-start gap-3 border-t border-rule py-2">
                    <input
                      type="checkbox"
                      name="thing"
                      value={id}
                      aria-label={`${kind}: ${title}`}
                      className="mt-1 size-6 shrink-0"
                    />
                    <span className="min-w-0 wrap-anywhere">
                      {to === null || to.includes("/:") ? title : <a href={to}>{title}</a>}{" "}
                      <span className="text-sm text-muted">
                        {kind}. {why}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
              <Button look="next" className="mt-4">
                Mark the checked ones as read
              </Button>
            </form>
          )}
        </Section>
      )}
      <Section id="changes" title="What changed">
        {changes.length === 0 && <p>Nobody has said that something changed.</p>}
        <ul>
          {changes.map(({ id, title, at, by, marked, unread }) => (
            <li key={id} className="border-t border-rule py-2 wrap-anywhere">
              <Link to={changePath(id)}>{title}</Link>, {momentInUtc(at)}, {by}: {unread.toLocaleString("en-US")} of{" "}
              {marked.toLocaleString("en-US")} wait
            </li>
          ))}
        </ul>
      </Section>
      <Section id="table" title="All of it">
        <DataTable {...table} path={reviewsPath} />
      </Section>
    </GraphPage>
  );
}

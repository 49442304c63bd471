import { Link } from "@remix-run/react";
import { useMemo } from "react";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { TextAreaField } from "~/design/field";
import { Section } from "~/design/layout";
import type { Thing } from "~/graph/parts/graph";
import { DataTable } from "../data-table";
import { reasonLength } from "../reason";
import type { ShownTable } from "../table";
import { GraphPage, NotReady } from "./graph-page";
import { graphPath } from "./paths";

/** The sheet of one thing. */
export interface Sheet {
  readonly to: null;
  readonly ready: boolean;
  /** `kind` and `state` in words; no state where no day is known. */
  readonly thing: Omit<Thing, "kind"> & { readonly kind: string; readonly state: string | null };
  /** What it stands on. */
  readonly ground: readonly {
    readonly id: string;
    readonly title: string;
    readonly kind: string;
    readonly to: string;
  }[];
  /** How many of what stands on it a person reads. */
  readonly toRead: number;
  readonly dependents: ShownTable;
  readonly newKey: string;
}

/** One thing: what it is, what stands on it, what it stands on, and the form that says it changed. */
export function ThingSheet({ sheet, mistake, typed }: { sheet: Sheet; mistake: string | null; typed: string | null }) {
  const { thing, ground, dependents } = sheet;
  // The same list as long as the mistake is the same: a new one takes the focus.
  const mistakes = useMemo(() => (mistake === null ? [] : [{ field: "reason", message: mistake }]), [mistake]);
  return (
    <GraphPage
      title={thing.title}
      intro={
        <p className="wrap-anywhere">
          {thing.kind}
          {thing.note !== "" && `: ${thing.note}`}
        </p>
      }
    >
      <ErrorSummary mistakes={mistakes} />
      <NotReady ready={sheet.ready} />
      <Section id="about" title="About it">
        <dl className="grid max-w-[46rem] gap-x-8 gap-y-1 sm:grid-cols-[10rem_1fr]">
          <dt className="font-semibold">Name here</dt>
          <dd className="wrap-anywhere">{thing.id}</dd>
          <dt className="font-semibold">Address</dt>
          <dd className="wrap-anywhere">{thing.href === null ? "none" : <a href={thing.href}>{thing.href}</a>}</dd>
          <dt className="font-semibold">Read again by</dt>
          <dd>{thing.due === null ? "no day known" : `${thing.due} (${thing.state})`}</dd>
        </dl>
      </Section>
      <Section id="dependents" title="If it changes">
        <DataTable {...dependents} path={`${graphPath}/thing`} />
      </Section>
      <Section id="changed" title="This rule changed">
        {sheet.toRead === 0 ? (
          <p>No page, no tool and no answer of the counselor depends on it, so nothing would have to be read again.</p>
        ) : (
          <form method="post" noValidate className="max-w-[46rem] space-y-5">
            <input type="hidden" name="new" value={sheet.newKey} />
            <TextAreaField
              id="reason"
              name="reason"
              label="What changed, and where it says so"
              hint="Goes into the log and is shown above the list."
              defaultValue={typed ?? undefined}
              errors={mistake === null ? undefined : [mistake]}
              rows={2}
              maxLength={reasonLength.most}
            />
            <Button look="next">
              Mark {sheet.toRead.toLocaleString("en-US")} {sheet.toRead === 1 ? "thing" : "things"} for review
            </Button>
          </form>
        )}
      </Section>
      <Section id="ground" title="What it depends on">
        {ground.length === 0 && <p>Nothing that is known here.</p>}
        <ul className="sm:columns-2">
          {ground.map(({ id, title, kind, to }) => (
            <li key={id} className="break-inside-avoid py-1 wrap-anywhere">
              <Link to={to}>{title}</Link> <span className="text-sm text-muted">{kind}</span>
            </li>
          ))}
        </ul>
      </Section>
    </GraphPage>
  );
}

import type { ReactNode } from "react";
import { MarkedBar } from "~/design/chart";
import { NOT_REPORTED } from "~/design/figures";
import { SourceLine } from "~/design/layout";
import type { FigureGroup } from "../facts/provenance";
import type { Profile } from "./profile";

/** A figure in the serif of figures; what is not reported is said in small, quiet words. */
export function Figure({ children, large = false }: { children: string; large?: boolean }) {
  if (children === NOT_REPORTED) return <span className="text-sm text-muted">{children}</span>;
  return (
    <span className={`figures ${large ? "text-3xl leading-tight font-semibold sm:text-4xl print:text-2xl" : ""}`}>
      {children}
    </span>
  );
}

/** A term and what the college reports for it, in a list with thin rules. */
export function Facts({ rows }: { rows: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-12 sm:grid-cols-2">
      {rows.map(([term, value]) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-2.5 print:py-0.5">
          <dt className="text-muted">{term}</dt>
          <dd className="text-end">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One measure of a college beside the median of its kind. */
export interface Measure {
  readonly name: string;
  readonly note?: string;
  readonly value: number | null;
  readonly median: number | null;
  readonly largest: number;
  readonly write: (value: number | null) => string;
}

/** Measures with a bar from zero; the tick in the bar is the median, which also stands beside it as a number. */
export function Measures({ rows, caption, profile }: { rows: readonly Measure[]; caption: string; profile: Profile }) {
  const { typical } = profile;
  return (
    <table className="w-full max-w-[56rem]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-rule-strong text-sm text-muted">
          <td className="py-2" />
          <td className="hidden sm:table-cell" />
          <th scope="col" className="py-2 ps-4 text-end align-bottom font-normal">
            This college
          </th>
          {typical && (
            <th scope="col" className="py-2 ps-4 text-end align-bottom font-normal">
              Median
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-b border-rule align-baseline">
            <th scope="row" className="py-2.5 print:py-0.5 font-normal sm:w-[24rem]">
              {row.name}
              {row.note !== undefined && <span className="block text-sm text-muted">{row.note}</span>}
            </th>
            <td className="hidden w-40 sm:table-cell print:table-cell">
              {row.value !== null && <MarkedBar value={row.value} mark={row.median} largest={row.largest} />}
            </td>
            <td className="py-2.5 print:py-0.5 ps-4 text-end whitespace-nowrap">
              <Figure>{row.write(row.value)}</Figure>
            </td>
            {typical && (
              <td className="figures py-2.5 print:py-0.5 ps-4 text-end whitespace-nowrap text-muted">
                {row.write(row.median)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What "median" means on this page: in full where it first appears, in short after that. */
export function Median({ profile: { typical }, short = false }: { profile: Profile; short?: boolean }) {
  if (typical === null) return null;
  if (short) return <p className="mt-3 text-sm text-muted">Median: colleges {typical.kind}.</p>;
  return (
    <p className="mt-3 max-w-[46rem] text-sm text-muted">
      Median: the middle one of the colleges in the country {typical.kind}. Colleges that don’t report a figure are left
      out of it.
    </p>
  );
}

/** Year of each group of figures, and who published them. */
export function From({ profile, groups }: { profile: Profile; groups: readonly FigureGroup[] }) {
  const publications = new Map<string, string[]>();
  for (const group of groups) {
    const { source, label, year } = profile.sources[group];
    publications.set(source, [...(publications.get(source) ?? []), `${label}, ${year}`]);
  }
  return (
    <SourceLine>
      {[...publications].map(([source, figures]) => (
        <span key={source} className="block">
          {figures.join("; ")}. Source: <a href="#sources">{shortName(source)}</a>.
        </span>
      ))}
    </SourceLine>
  );
}

/** The publication without its publisher, which the section of sources names in full. */
function shortName(source: string): string {
  return source
    .replace("U.S. Department of Education, ", "")
    .replace("Integrated Postsecondary Education Data System (IPEDS)", "IPEDS");
}

/** A link to another site: it says so, and tells that site nothing. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (leaves this site)</span>
    </a>
  );
}

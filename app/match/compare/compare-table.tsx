import { Link } from "@remix-run/react";
import { useRef } from "react";
import { Button } from "~/design/button";
import { NOT_REPORTED } from "~/design/figures";
import { WorkedOutRow } from "~/design/worked-out";
import { KeepButton } from "~/student/list/keep-button";
import { type RowGroup, rowChoices } from "./asked";
import { COMPARE } from "./compare-form";
import type { CompareLine } from "./compare-line";
import type { Comparison } from "./comparison";
import { NamesInSight } from "./names-in-sight";

/** Before the program runs the page can't know whose device it's on: the mark on the document says it. */
export const forKnown = "hidden [[data-profile]_&]:block";
export const forUnknown = "[[data-profile]_&]:hidden";
export const workingOut = "Working out yours…";

const titles = new Map<string, string>(rowChoices.map(({ value, label }) => [value, label]));

/**
 * One table. On a phone the names of the rows and of the colleges stay in sight, two whole colleges fill the width, and
 * moved sideways it comes to rest at the edge of one.
 */
export function CompareTable({
  colleges,
  lines,
  withheld,
}: Pick<Comparison, "colleges" | "lines"> & {
  /** A class that hides the figures of a group, or "". */
  withheld: (group: RowGroup) => string;
}) {
  const groups = [...new Set(lines.map(({ group }) => group))];
  const region = useRef<HTMLDivElement>(null);
  return (
    <div
      className={`@container -mx-5 [--names:max(8.5rem,min(9.5rem,34vw))] sm:mx-0 sm:[--names:11rem] print:mx-0 ${
        colleges.length > 1 ? "[--column:max((100cqw-var(--names))/2,5.75rem)]" : "[--column:10rem]"
      }`}
    >
      {colleges.length > 1 && <NamesInSight names={colleges.map(({ name }) => name)} table={region} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a region that scrolls sideways has to be reached by the keyboard */}
      <div
        ref={region}
        role="region"
        aria-label="Comparison, scrolls sideways"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the same
        tabIndex={0}
        className="relative overflow-x-auto max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-ps-(--names) print:overflow-visible"
      >
        <table className="w-full border-separate border-spacing-0 text-[0.9375rem] print:table-fixed print:text-[7pt] print:leading-tight">
          <caption className="sr-only">Colleges side by side</caption>
          <thead>
            <tr className="align-bottom">
              <td className={`${names} border-b border-rule-strong`} />
              {colleges.map(({ unitid, name, path, closing, fewFinish }) => (
                <th
                  key={unitid}
                  scope="col"
                  className="snap-start border-b border-rule-strong px-3 py-2 text-start leading-tight wrap-anywhere max-sm:min-w-(--column) sm:min-w-40 lg:min-w-0 print:min-w-0 print:px-1 print:py-0.5"
                >
                  <Link to={path} className="font-serif">
                    {name}
                  </Link>
                  {[closing, fewFinish].map(
                    (warning) =>
                      warning !== null && (
                        <span key={warning} className="block text-sm font-semibold print:text-[6pt]">
                          {warning}
                        </span>
                      ),
                  )}
                  <div className="mt-1.5 flex flex-wrap items-center gap-x-2 font-sans font-normal max-sm:-mx-1.5 print:hidden">
                    <KeepButton unitid={unitid} name={name} slim />
                    <Button look="quiet" form={COMPARE} name="remove" value={unitid} formNoValidate className="text-sm">
                      Remove<span className="sr-only"> {name}</span>
                    </Button>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group} className={withheld(group) || undefined}>
              <tr className="visible print:hidden">
                <th scope="rowgroup" className={`${names} pt-5 font-serif text-lg`}>
                  {titles.get(group)}
                </th>
                <td colSpan={colleges.length} className="px-3 pt-5 align-bottom text-xs text-muted">
                  <div className="sticky start-[calc(var(--names)+0.75rem)] w-fit max-w-[calc(100cqw-var(--names)-1.5rem)]">
                    {withheld(group) !== "" && <p className={forKnown}>{workingOut}</p>}
                    <p className={withheld(group) === "" ? undefined : forUnknown}>
                      {sourcesOf(lines.filter((line) => line.group === group))}
                    </p>
                  </div>
                </td>
              </tr>
              {lines
                .filter((line) => line.group === group)
                .map((line) => (
                  <CompareRow key={line.name} line={line} colleges={colleges} />
                ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

const names =
  "sticky start-0 z-10 w-(--names) min-w-(--names) bg-paper ps-5 pe-1.5 text-start sm:ps-0 sm:pe-3 print:static print:w-[1.5in] print:min-w-0 print:ps-0 print:pe-1";

function CompareRow({
  line: { name, cells, marked, same },
  colleges,
}: {
  line: CompareLine;
  colleges: Comparison["colleges"];
}) {
  const opens = cells.some(({ trace }) => trace);
  // The row that opens has the rule below both; on paper it isn't there.
  const rule = opens ? "print:border-b print:border-rule" : "border-b border-rule";
  return (
    <>
      <tr className="align-top">
        <th
          scope="row"
          className={`${names} ${rule} visible py-2 text-sm leading-snug font-normal print:py-px print:text-[7pt]`}
        >
          {name}
          {same && <span className="block text-xs text-muted print:hidden">the same at all</span>}
        </th>
        {cells.map(({ text, note }, at) => {
          const stands = marked?.at.includes(at) === true;
          return (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
              key={at}
              className={`${rule} snap-start px-3 py-2 wrap-anywhere print:px-1 print:py-px ${stands ? "bg-brand-tint" : ""}`}
            >
              <span className={lookOf(text, stands)}>{text}</span>
              {stands && (
                <span className="ms-1.5 inline-block text-xs font-semibold text-brand-deep print:text-[5.5pt]">
                  {marked?.word}
                </span>
              )}
              {note !== null && <span className="block text-xs text-muted print:text-[5.5pt]">{note}</span>}
            </td>
          );
        })}
      </tr>
      {opens && (
        <WorkedOutRow
          of={name}
          span={cells.length + 1}
          cell="border-b border-rule"
          inside="sticky start-0 w-[100cqw] px-5 sm:px-0"
          figures={cells.map(({ text, trace = null }, at) => ({ of: colleges[at]?.name ?? "", number: text, trace }))}
        />
      )}
    </>
  );
}

/** The same for a whole sheet of paper, which has no headings of groups. */
export function paperSources(lines: readonly CompareLine[]): string {
  const groups = [...new Set(lines.map(({ group }) => group))];
  return groups
    .map((group) => `${titles.get(group)}: ${sourcesOf(lines.filter((line) => line.group === group))}`)
    .join(". ");
}

/** Who published the figures of a group and of which year: once where all are of one, else row by row. */
function sourcesOf(lines: readonly CompareLine[]): string {
  const bySource = new Map<string, string[]>();
  for (const { source, name } of lines) bySource.set(source, [...(bySource.get(source) ?? []), name]);
  const [only] = bySource.keys();
  if (bySource.size === 1) return only ?? "";
  return [...bySource]
    .map(([source, [first = "", second, ...more]]) =>
      second === undefined ? `${first}: ${source}` : `${first} and ${more.length > 0 ? "below" : second}: ${source}`,
    )
    .join("; ");
}

function lookOf(text: string, stands: boolean): string {
  if (text === NOT_REPORTED || /^(no|none) /.test(text)) return "text-sm text-muted print:text-[6pt]";
  return `${/\d/.test(text) ? "figures" : ""} ${stands ? "font-semibold" : ""}`;
}

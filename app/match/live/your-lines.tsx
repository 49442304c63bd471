import { useMemo } from "react";
import { dollars, percentRange } from "~/design/figures";
import { LikelihoodMark } from "~/design/mark";
import { WorkedOut } from "~/design/worked-out";
import { useProfile } from "~/student/profile/use-profile";
import type { YourCollege } from "~/student/profile/your-college";
import type { NamedLine } from "./answer";
import { answersOf } from "./answers-of";
import { useAnswer } from "./use-answer";

export interface YourLines {
  /** Chance and price by unit id. */
  readonly of: ReadonlyMap<number, NamedLine>;
  /** Grades, a rank or a score are known. */
  readonly record: boolean;
}

/**
 * Chance and price of some colleges for a student, worked out here; null while they are not known, and for somebody who
 * told nothing.
 *
 * @param student answers of the quiz as a query, money too: it stays in the browser. Null asks nothing; without it the
 *   student is the one of this device
 */
export function useYourLines(unitids: readonly number[], student?: string | null): YourLines | null {
  const profile = useProfile();
  const lines = useLines(unitids, student === undefined ? answersOf(profile) : student);
  return lines === "failed" ? null : lines;
}

/** The same of one college, for its own page, which says so where it can't be worked out. */
export function useYourCollege(unitid: number): YourCollege | "failed" | null {
  const profile = useProfile();
  const lines = useLines([unitid], answersOf(profile));
  if (lines === null || lines === "failed") return lines;
  const line = lines.of.get(unitid);
  return line === undefined ? "failed" : { ...line, record: lines.record };
}

/**
 * The same, for what says so where it can't be worked out.
 *
 * @param answers of the quiz as a query; null asks nothing
 */
export function useLines(unitids: readonly number[], answers: string | null): YourLines | "failed" | null {
  const answer = useAnswer(answers === null || unitids.length === 0 ? null : { fields: answers, unitids });
  return useMemo(() => {
    if (answer === null) return null;
    if (answer === "failed" || answer.kind !== "lines") return "failed";
    return { of: new Map(answer.lines.map((line) => [line.unitid, line])), record: answer.record };
  }, [answer]);
}

/**
 * Chance and price in one line, beside the status or the name of a college.
 * @param warned  what speaks against the college, such as how few finish, stands beside its name already
 * @param brief  a long list says once, above, what its prices are: only another kind of price says so at its college
 */
export function YourLine({
  lines,
  unitid,
  warned = false,
  brief = false,
}: {
  lines: YourLines | null;
  unitid: number;
  warned?: boolean;
  brief?: boolean;
}) {
  const line = lines?.of.get(unitid);
  if (lines === null || line === undefined) return null;
  return (
    <>
      <div className={`flex flex-wrap items-center text-sm ${brief ? "gap-x-2.5" : "mt-1 gap-x-3 gap-y-1"}`}>
        {lines.record && <LikelihoodMark of={line.label} />}
        {lines.record && (
          <WorkedOut of={`the chance at ${line.name}`} trace={line.trace} whenOpened>
            <span className="figures">{percentRange(line.chance.low, line.chance.high)} chance</span>
          </WorkedOut>
        )}
        {line.price !== null && (
          <WorkedOut of={`the price at ${line.name}`} trace={line.priceTrace} whenOpened>
            <span className="leading-snug">
              {!brief && "about "}
              <span className="figures">{dollars(line.price)}</span> a year
              {!(brief && line.afterGrants) && <span className="text-muted"> ({line.priceNote})</span>}
            </span>
          </WorkedOut>
        )}
      </div>
      {!warned && line.warning !== null && <p className="mt-1 text-sm font-semibold">{line.warning}</p>}
    </>
  );
}

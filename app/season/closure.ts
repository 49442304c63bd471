import { closureLabel, closureNotice } from "./closure-words";
import { type Closure, type ClosureRow, closureRow, closuresHead } from "./closures";
import { isExpired, seasonFall } from "./fact";

/** A college as far as finishing a degree there goes. `College` fits. */
export interface Enrolling {
  readonly unitid: number;
  readonly level: "4year" | "2year";
}

/** What has happened doesn't expire. What is planned does. */
const past: readonly ClosureRow["kind"][] = ["closed", "merged"];
const noEntry: readonly ClosureRow["kind"][] = ["closed", "closing", "no new students", "merged"];

/** @param today YYYY-MM-DD; plans that weren't reread by the day the table expires are no longer certain */
export function closureOf(unitid: number, today: string): Closure | null {
  const row = closureRow(unitid);
  if (row === null) return null;
  const certain = row.confidence !== "recalled" && (past.includes(row.kind) || !isExpired(closuresHead, today));
  return { ...row, certain, gone: certain && noEntry.includes(row.kind) };
}

/**
 * A warning for whoever has the college on a list or in a plan already. Null where there's nothing to warn of.
 * @param today YYYY-MM-DD
 */
export function closureWarning(
  { unitid, name }: { readonly unitid: number; readonly name: string },
  today: string,
): { readonly title: string; readonly why: string } | null {
  const closure = closureOf(unitid, today);
  if (closure === null) return null;
  const why = [...closureNotice(closure).sentences, ...instead(closure)].join(" ");
  return { title: `${name}: ${lowerFirst(closureLabel(closure))}`, why };
}

/**
 * Where to look instead, as the link on the college's page says it: only where students, not just buildings, go there.
 */
function instead({ kind, certain, successor }: Closure): readonly string[] {
  if (!certain || successor === null || successor.campusOnly) return [];
  return kind === "closed" || kind === "closing" ? [`Look at ${successor.name} instead.`] : [];
}

/**
 * Why a college can't be put on a list, in sentences that name the college that goes on. Null where it can, also where
 * we're in doubt: then the list warns.
 * @param today YYYY-MM-DD
 */
export function whyNotAdded(college: { readonly unitid: number; readonly name: string }, today: string): string | null {
  if (closureOf(college.unitid, today)?.gone !== true) return null;
  const why = closureWarning(college, today)?.why ?? "";
  return `${college.name} can’t be added: students can’t start there in fall ${seasonFall}. ${why}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether searches show the college. What isn't certain stays, with its label. */
export function isListed(unitid: number, today: string): boolean {
  return closureOf(unitid, today)?.gone !== true;
}

/**
 * Whether first-year students can start there at all, as far as is known: lists that we make ourselves leave the others
 * out, those in doubt included.
 */
export function takesEntrants(unitid: number): boolean {
  const row = closureRow(unitid);
  return row === null || !noEntry.includes(row.kind);
}

/** Years a first-year student needs to finish, on time and with a year to spare at a two-year college. */
const yearsToFinish: Readonly<Record<Enrolling["level"], number>> = { "4year": 4, "2year": 3 };

/**
 * Whether the college may be suggested to someone who enters in a fall: nothing says that it closes, takes nobody or is
 * fighting for its accreditation, and classes go on long enough to finish. Doubt counts against it here, because a
 * suggestion is ours and not the reader's.
 */
export function isSuggested({ unitid, level }: Enrolling, fall: number): boolean {
  const row = closureRow(unitid);
  if (row === null) return true;
  if (noEntry.includes(row.kind) || row.kind === "unaccredited") return false;
  return row.lastClasses === null || row.lastClasses >= `${fall + yearsToFinish[level]}-05`;
}

import type { Status } from "~/student/list/status";
import type { ApplyPlan } from "~/timeline/planning/choices";

/** Nothing has been sent yet: the deadline still matters. */
export const isOpen = (status: Status): boolean => status === "considering" || status === "applying";
/** The application has been sent, whatever became of it. */
export const isSent = (status: Status): boolean => !isOpen(status) && status !== "withdrawn";

/** The student and the college are done with each other. */
export const isLeftBehind = (status: Status): boolean => status === "denied" || status === "withdrawn";

/** Early Decision binds from the moment it is meant in earnest until the college says no or later. */
const bindingWays: ReadonlySet<ApplyPlan> = new Set(["ed1", "ed2"]);
const bindingStatuses: ReadonlySet<Status> = new Set(["applying", "applied", "admitted", "committed"]);

/** What the rule about Early Decision needs of a line of the list. */
export interface Bound {
  readonly unitid: number;
  readonly status: Status;
  readonly way: ApplyPlan | null;
}

export const isBinding = ({ status, way }: Bound): boolean =>
  way !== null && bindingWays.has(way) && bindingStatuses.has(status);

/**
 * Early Decision II is written while the first round waits for its answer: its deadline is two or three weeks after
 * that, over the holidays. It may not be sent before the college of the first round has said no or later.
 */
const preparesNext = (second: Bound, first: Bound): boolean =>
  second.way === "ed2" &&
  second.status === "applying" &&
  first.way === "ed1" &&
  (first.status === "applying" || first.status === "applied");

/** The other line that is already binding, if this one would be a second; null where it may stay so. */
export function otherBinding<L extends Bound>(line: Bound, list: readonly L[]): L | null {
  if (!isBinding(line)) return null;
  const clashes = (other: Bound) =>
    other.unitid !== line.unitid && isBinding(other) && !preparesNext(line, other) && !preparesNext(other, line);
  return list.find(clashes) ?? null;
}

import type { Answers } from "./input";
import type { PlanFacts } from "./plan-facts";
import type { Application } from "./task";

/** Colleges of a plan that need a score the plan doesn't have, by name. */
export interface ScoreNotes {
  /** They require one, and the plan has no test. */
  readonly required: readonly string[];
  /** They require one of some applicants, by GPA or program, and the plan has no test. */
  readonly forSome: readonly string[];
  /** They require one, and none of the planned tests' scores arrive in time. */
  readonly tooLate: readonly string[];
}

/**
 * What a student has to know before applying without scores. The policy of each college is that of the student's own
 * fall; where it isn't confirmed, the stricter one that's known counts.
 * @param late whether no planned score reaches an application in time
 */
export function scoreNotes(
  { tests, path }: Pick<Answers, "tests" | "path">,
  applications: readonly Application[],
  { colleges }: Pick<PlanFacts, "colleges">,
  late: (application: Application) => boolean,
): ScoreNotes {
  if (path === "transfer" || tests === "done") return { required: [], forSome: [], tooLate: [] };
  const open = applications.filter(({ closed, sent }) => !closed && !sent);
  const needing = (needed: string) => open.filter(({ unitid }) => colleges.get(unitid)?.needsScores === needed);
  const names = (those: readonly Application[]) => those.map(({ name }) => name);
  if (tests === "none") return { required: names(needing("yes")), forSome: names(needing("depends")), tooLate: [] };
  return { required: [], forSome: [], tooLate: names(needing("yes").filter(late)) };
}

import { addDays } from "~/calendar/day";
import { programWords, type StateAidDate } from "~/season/aid/state-aid";
import type { PlanContext } from "./plan-context";
import type { UnscheduledTask } from "./unscheduled-task";

/** The federal list of every state's date, without a scheme. */
export const everyStateDeadline = "studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines";

/**
 * What is known of a state's aid dates for an award year, as sentences: found days with their year, expected ones as
 * not confirmed.
 */
export function stateAidWords(stateName: string | null, dates: readonly StateAidDate[], award: string): string {
  const list = `The federal list has every state: ${everyStateDeadline}.`;
  if (stateName === null) return `Each state has its own dates, some as early as December. ${list}`;
  if (dates.length === 0) {
    return `The ${award} dates for ${stateName} aren’t known yet. Treat the FAFSA as due as soon as it opens. ${list}`;
  }
  return `${stateName}: ${dates.map(programWords).join(" ")} Check them with your state’s aid agency. ${list}`;
}

/** A deadline in the plan for each day of the state that was found for this award year. */
export function stateWork({ answers, facts, award }: PlanContext): readonly UnscheduledTask[] {
  if (!answers.aid.includes("fafsa")) return [];
  const { state, dates } = facts.stateAid;
  const found = dates.filter(
    ({ date, confidence }) => confidence !== "recalled" && date !== null && date >= answers.from,
  );
  return found.map((program, index): UnscheduledTask => {
    const day = program.date ?? "";
    return {
      id: `state-aid-date${index === 0 ? "" : `-${index + 1}`}`,
      kind: "deadline",
      title: `${state}: state aid closes`,
      detail: `${programWords(program)} The FAFSA has to be filed by then. File it weeks earlier.`,
      college: null,
      due: day,
      deadline: day,
      days: 7,
      after: ["fafsa"],
      usual: null,
      notBefore: addDays(day, -30),
      fixed: true,
      certainty: "season",
      sure: `Found for ${award}. Check it with your state’s aid agency.`,
    };
  });
}

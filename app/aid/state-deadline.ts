import facts from "../../content/facts/aid/state-deadlines.json";

/** What a state last published about its own FAFSA date. Never a promise for another year. */
export interface StateDeadline {
  /** Award year the date belongs to. */
  readonly year: string;
  readonly date: string;
  readonly agency: string;
  /** Host and path of the agency, without a scheme. */
  readonly site: string;
}

const byState: Readonly<Record<string, StateDeadline>> = facts.states;

/** The federal list of every state's date, without a scheme. */
export const everyStateDeadline = facts.everyState;
export const stateDeadlineSource = facts.source;

/** The state's published date, or null where this site has none: the federal list has every state. */
export function stateDeadline(state: string | null): StateDeadline | null {
  return state !== null && Object.hasOwn(byState, state) ? (byState[state] ?? null) : null;
}

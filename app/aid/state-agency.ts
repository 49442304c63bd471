import facts from "../../content/facts/aid/state-agencies.json";

/** Who runs the aid of a state. */
export interface StateAgency {
  readonly agency: string;
  /** Host of the agency's site, without a scheme. */
  readonly site: string;
}

const byState: Readonly<Record<string, StateAgency>> = facts.states;

/** The federal list of every state's date, without a scheme. */
export const everyStateDeadline = facts.everyState;

/** The state's agency, or null where we keep none: the federal list has every state. */
export function stateAgency(state: string | null): StateAgency | null {
  return state !== null && Object.hasOwn(byState, state) ? (byState[state] ?? null) : null;
}

import { type State, states } from "~/geography/states";
import { guideOf, statePagePath } from "./guides";

/** A state without a written guide: its one page is made from the tables. */
export interface LightState {
  readonly state: State;
  readonly slug: string;
  /** As a sentence has it: "Nevada", "Washington, D.C." */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What families type for it and its page doesn't print. */
  readonly searches: string;
}

/** The day the words around the tables were last changed. */
export const lightUpdated = "2026-11-23";

/** Territories and freely associated states have too few colleges for a page; the index shows them when asked. */
const withoutPage: ReadonlySet<State> = new Set(["AS", "FM", "GU", "MH", "MP", "PR", "PW", "VI"]);

function lightState(state: State): LightState {
  const capital = state === "DC";
  const name = capital ? "Washington, D.C." : states[state];
  const slug = capital ? "washington-dc" : states[state].toLowerCase().replaceAll(" ", "-");
  return {
    state,
    slug,
    name,
    path: statePagePath(slug, null),
    title: `College planning in ${name}: prices, dates, admission`,
    description: `What college costs families in ${name} by income, state aid dates, the lowest prices, and how hard its public colleges are to get into.`,
    searches: capital ? "DC, District of Columbia, DC TAG, DCTAG" : `${state}, ${name} colleges, ${name} financial aid`,
  };
}

/** The 35 states without a guide and the District of Columbia, by name. */
export const lightStates: readonly LightState[] = (Object.keys(states) as State[])
  .filter((state) => guideOf[state] === undefined && !withoutPage.has(state))
  .map(lightState);

const byPath = new Map(lightStates.map((each) => [each.path, each]));
const byState = new Map(lightStates.map((each) => [each.state, each]));

/** The state whose page from the tables stands at a path, with or without a slash at the end; null for any other. */
export function lightStateAt(path: string): LightState | null {
  return byPath.get(path.replace(/\/$/, "")) ?? null;
}

/** The page from the tables of a state, null where it has a guide or no page at all. */
export function lightStateOf(state: State): LightState | null {
  return byState.get(state) ?? null;
}

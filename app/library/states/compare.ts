import { isState, type State } from "~/geography/states";

/** As many states as a table holds on paper. */
export const mostStates = 4;

/** What the address of the index asks for. */
export interface AskedStates {
  readonly states: readonly State[];
  /** Why something in the address was not followed, in words for the reader. */
  readonly problem: string | null;
  /** The one address of this comparison: a query with "?" or empty. */
  readonly search: string;
}

/** Reads `?state=TX&state=NV`: each state once, at most four, empty choices of the form left out. */
export function readStates(params: URLSearchParams): AskedStates {
  const given = [...new Set(params.getAll("state").map((text) => text.trim().toUpperCase()))].filter(
    (code) => code !== "",
  );
  const known = given.filter(isState);
  const states = known.slice(0, mostStates);
  const problem =
    known.length < given.length
      ? "Choose states from the list."
      : known.length > mostStates
        ? `Choose up to ${mostStates} states: the first ${mostStates} are shown.`
        : null;
  const search = states.length === 0 ? "" : `?${states.map((code) => `state=${code}`).join("&")}`;
  return { states, problem, search };
}

import { dayIn } from "~/calendar/eastern-day";
import { catalogue } from "~/colleges/catalogue.server";
import { type State, stateName } from "~/geography/states";
import { deadlinesOf } from "~/season/deadlines/deadlines.server";
import { seasonFall } from "~/season/fact";
import { factsOf } from "../../guides/facts.server";
import { type StateSort, usualSort } from "../figures/state-colleges";
import type { StatePlace } from "./place";
import { stateShape } from "./shapes.server";

/**
 * A state with its facts, shape and colleges, as blocks need it.
 * @param slug "north-carolina"; null for a state without pages of its own
 */
export function statePlace(state: State, slug: string | null, path: string, sort: StateSort = usualSort): StatePlace {
  const { all, programsOf } = catalogue();
  const today = dayIn("America/New_York", new Date());
  return {
    state,
    name: stateName(state),
    path,
    sort,
    facts: slug === null ? null : factsOf(slug),
    all,
    programsOf,
    deadlines: ({ unitid, admission }) =>
      deadlinesOf({ unitid, open: admission.open === true }, seasonFall, "first-year", today),
    entry: seasonFall,
    today,
    shape: stateShape(state),
  };
}

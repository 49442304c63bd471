import { catalogue } from "~/colleges/catalogue.server";
import { type State, stateName } from "~/colleges/states";
import { typicalDeadlines, typicalSeason } from "~/timeline/deadlines.server";
import { factsOf } from "./facts.server";
import type { StateSort } from "./figures/state-colleges";
import type { StatePlace } from "./place";
import { stateShape } from "./shapes.server";

/**
 * A state with its facts, shape and colleges, as blocks need it.
 * @param slug "north-carolina"; null for a state without pages of its own
 */
export function statePlace(state: State, slug: string | null, path: string, sort: StateSort = "name"): StatePlace {
  const { all, programsOf } = catalogue();
  return {
    state,
    name: stateName(state),
    path,
    sort,
    facts: slug === null ? null : factsOf(slug),
    all,
    programsOf,
    deadlines: typicalDeadlines(),
    season: typicalSeason.season,
    shape: stateShape(state),
  };
}

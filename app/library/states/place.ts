import type { College, Program } from "~/colleges/college";
import type { State } from "~/colleges/states";
import type { CollegeDeadlines } from "~/timeline/deadlines";
import type { StateSort } from "./figures/state-colleges";
import type { StateFacts } from "./schema";

/** What a block needs to know of the state it is about. */
export interface StatePlace {
  readonly state: State;
  readonly name: string;
  /** Address of the page, where sort links lead back to. */
  readonly path: string;
  readonly sort: StateSort;
  /** Null for a state without a file of facts. */
  readonly facts: StateFacts | null;
  readonly all: readonly College[];
  readonly programsOf: (unitid: number) => readonly Program[];
  /** Typical application deadlines by unitid, and the season they are of ("2024-25"). */
  readonly deadlines: ReadonlyMap<number, CollegeDeadlines>;
  readonly season: string;
  readonly shape: {
    readonly width: number;
    readonly height: number;
    readonly land: string;
    at(lat: number, lon: number): readonly [x: number, y: number] | null;
  } | null;
}

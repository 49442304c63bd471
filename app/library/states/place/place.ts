import type { College, Program } from "~/colleges/college";
import type { State } from "~/geography/states";
import type { CollegeDeadline } from "~/season/deadlines/college-deadlines";
import type { StateFacts } from "../../guides/schema";
import type { StateSort } from "../figures/state-colleges";

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
  /** First-year deadlines of a college for those who enter in the fall of `entry`. */
  readonly deadlines: (college: College) => readonly CollegeDeadline[];
  readonly entry: number;
  /** YYYY-MM-DD, by which dated facts may have expired. */
  readonly today: string;
  readonly shape: {
    readonly width: number;
    readonly height: number;
    readonly land: string;
    at(lat: number, lon: number): readonly [x: number, y: number] | null;
  } | null;
}

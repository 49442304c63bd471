import type { College, Program } from "~/colleges/college";
import type { State } from "~/colleges/states";
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
  readonly shape: {
    readonly width: number;
    readonly height: number;
    readonly land: string;
    at(lat: number, lon: number): readonly [x: number, y: number] | null;
  } | null;
}

const months = "January February March April May June July August September October November December".split(" ");

/** "2026-11-21" in words: "November 21, 2026". */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}

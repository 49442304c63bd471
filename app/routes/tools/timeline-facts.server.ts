import { everyStateDeadline, stateDeadline } from "~/aid/state-deadline";
import { stateName } from "~/colleges/states";
import { type Day, dayIn } from "~/timeline/day";
import { stateAidWords } from "~/timeline/state-aid";

/** The day it is on the East Coast. In the browser the reader's own day takes its place. */
export function today(): Day {
  return dayIn("America/New_York", new Date());
}

/** The sentence about a state's FAFSA date. */
export function stateAid(state: string | null): string {
  return stateAidWords(state === null ? null : stateName(state), stateDeadline(state), everyStateDeadline);
}

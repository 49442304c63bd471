import table from "../../../content/facts/season/state-aid.json";
import type { StateAidDate } from "./state-aid";

/**
 * Programs of a state with their days for an award year such as "2027-28"; empty for other years and unknown states.
 */
export function stateAidDates(state: string | null, award: string): readonly StateAidDate[] {
  return (table.rows as readonly StateAidDate[]).filter((row) => row.state === state && row.award === award);
}

/** Every program of a state, whatever its award year; empty for an unknown state. */
export function stateAidPrograms(state: string | null): readonly StateAidDate[] {
  return (table.rows as readonly StateAidDate[]).filter((row) => row.state === state);
}

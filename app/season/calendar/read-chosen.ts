import { isState } from "~/geography/states";
import { type Chosen, grades } from "./season-day";

/** What an address asks of the calendar; what it cannot mean is everything. */
export function readChosen(params: URLSearchParams): Chosen {
  const grade = grades.find((one) => String(one) === params.get("grade")) ?? null;
  const state = params.get("state")?.toUpperCase() ?? "";
  return { grade, state: isState(state) ? state : null };
}

/** The query for what was chosen, "" for everything. */
export function chosenSearch({ grade, state }: Chosen): string {
  const params = new URLSearchParams();
  if (grade !== null) params.set("grade", String(grade));
  if (state !== null) params.set("state", state);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

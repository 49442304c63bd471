import { placeOfZip } from "~/colleges/zip/places.server";
import { stateOfZip } from "~/colleges/zip/zip-state";
import type { Home } from "../model/answers/preferences";

/** Whether a ZIP code can be placed: by its area, or at least in a state (post-office boxes). */
export function zipKnown(zip: string): boolean {
  return placeOfZip(zip) !== null || stateOfZip(zip) !== null;
}

/** Where a ZIP code is; `null` without one. A code without an area of its own still has its state. */
export function homeOf(zip: string | null): Home | null {
  if (zip === null) return null;
  return placeOfZip(zip) ?? { state: stateOfZip(zip), lat: null, lon: null };
}

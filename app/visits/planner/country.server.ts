import { easternDay } from "~/calendar/eastern-day";
import { catalogue } from "~/colleges/catalogue.server";
import { type FoundByName, findByName } from "~/colleges/search/find-by-name.server";
import { placeOfZip } from "~/colleges/zip/places.server";
import type { Country } from "./read-trip";

/** The colleges and ZIP codes that trips are made of. */
export function country(): Country {
  const { all, byUnitid } = catalogue();
  return { all, byUnitid, placeOfZip };
}

/** Colleges for what was typed, best first, and those of that name that are gone. */
export function findColleges(text: string): FoundByName {
  return findByName(text, easternDay(new Date()), 40);
}

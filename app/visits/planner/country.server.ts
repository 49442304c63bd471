import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { placeOfZip } from "~/colleges/places.server";
import { searchColleges } from "~/colleges/search";
import { collegeIndex } from "~/colleges/search.server";
import type { Country } from "./read-trip";

/** The colleges and ZIP codes that trips are made of. */
export function country(): Country {
  const { all, byUnitid } = catalogue();
  return { all, byUnitid, placeOfZip };
}

/** Colleges for what was typed, best first. */
export function findColleges(text: string): readonly College[] {
  return searchColleges(collegeIndex(), text, 40);
}

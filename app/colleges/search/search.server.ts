import { readFileSync } from "node:fs";
import { join } from "node:path";
import { easternDay } from "~/calendar/eastern-day";
import { isListed } from "~/season/closure";
import { catalogue } from "../catalogue.server";
import { type CollegeIndex, indexColleges } from "./search";

let built: CollegeIndex | undefined;

/**
 * The search index over the colleges of the catalogue that students can still start at, built at the first call (about
 * 0.1 s) and kept.
 */
export function collegeIndex(): CollegeIndex {
  const today = easternDay(new Date());
  built ??= indexColleges(
    catalogue().all.filter(({ unitid }) => isListed(unitid, today)),
    JSON.parse(readFileSync(join(process.cwd(), "content", "facts", "colleges", "nicknames.json"), "utf8")).nicknames,
  );
  return built;
}

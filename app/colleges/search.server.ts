import { readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "~/colleges/catalogue.server";
import { type CollegeIndex, indexColleges } from "~/colleges/search";

let built: CollegeIndex | undefined;

/** The search index over the catalogue, built at the first call (about 0.1 s) and kept. */
export function collegeIndex(): CollegeIndex {
  built ??= indexColleges(
    catalogue().all,
    JSON.parse(readFileSync(join(process.cwd(), "content", "facts", "colleges", "nicknames.json"), "utf8")).nicknames,
  );
  return built;
}

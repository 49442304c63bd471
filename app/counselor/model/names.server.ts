import { readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "~/colleges/catalogue.server";
import { type CollegesIn, collegeFinder } from "../gate/college-names";

let built: CollegesIn | undefined;

/** Finds the colleges that a sentence names, by every name they have. Built at the first call and kept. */
export function knownColleges(): CollegesIn {
  built ??= collegeFinder(
    catalogue().all,
    JSON.parse(readFileSync(join(process.cwd(), "content", "facts", "colleges", "nicknames.json"), "utf8")).nicknames,
  );
  return built;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import provenance from "../../content/facts/deadlines/provenance.json";
import { type CollegeDeadlines, readTable } from "./deadlines";

let loaded: ReadonlyMap<number, CollegeDeadlines> | undefined;

/** Typical deadlines by unitid, read once per process (about 3 ms). A college that is not in it has no known dates. */
export function typicalDeadlines(): ReadonlyMap<number, CollegeDeadlines> {
  loaded ??= readTable(readFileSync(join(process.cwd(), "content", "facts", "deadlines", "colleges.jsonl"), "utf8"));
  return loaded;
}

/** Season of the list, such as "2024-25", and the day it was checked. */
export const typicalSeason = { season: provenance.season, checkedOn: provenance.checkedOn, source: provenance.source };

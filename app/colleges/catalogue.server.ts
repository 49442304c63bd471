import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setProgramSource } from "./awards";
import type { College, Program } from "./college";
import { type Programs, readPrograms } from "./programs";
import { header, type Row, rowReader } from "./table";

/** All colleges, read once per process and kept in memory. */
export interface Catalogue {
  /** Every college, in the order of unitid. */
  readonly all: readonly College[];
  readonly byUnitid: ReadonlyMap<number, College>;
  /** The programs of a college, associate before bachelor's, by CIP code; empty where none are reported. */
  programsOf(unitid: number): readonly Program[];
}

let loaded: Catalogue | undefined;

/**
 * The catalogue of colleges. The first call reads `content/facts/colleges/` (about 0.1 s), later calls are free.
 * Programs are read at the first question for one. Throws when the files are missing or are not what the import wrote.
 */
export function catalogue(): Catalogue {
  loaded ??= load(facts("colleges/colleges.jsonl"));
  return loaded;
}

/** Content stands beside `package.json`; every command of the project starts there, from source and from the build. */
function facts(path: string): string {
  return join(process.cwd(), "content", "facts", path);
}

function load(path: string): Catalogue {
  const text = readFileSync(path, "utf8").trimEnd();
  const end = text.indexOf("\n");
  if (text.slice(0, end) !== JSON.stringify(header)) {
    throw new Error(`${path} was written by another version: run npm run colleges:import`);
  }
  // One parse of the whole table is several times faster than one for each line.
  const rows: readonly Row[] = JSON.parse(`[${text.slice(end + 1).replaceAll("\n", ",")}]`);
  const read = rowReader();
  const all = rows.map(read);
  const byUnitid = new Map(all.map((college) => [college.unitid, college]));
  let programs: Programs | undefined;
  const ready: Catalogue = {
    all,
    byUnitid,
    programsOf(unitid) {
      programs ??= readPrograms(
        readFileSync(facts("colleges/programs.jsonl"), "utf8"),
        JSON.parse(readFileSync(facts("fields/cip4.json"), "utf8")).titles,
      );
      return programs.of(unitid);
    },
  };
  setProgramSource(ready.programsOf);
  return ready;
}

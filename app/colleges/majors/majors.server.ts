import { readFileSync } from "node:fs";
import { join } from "node:path";
import { easternDay } from "~/calendar/eastern-day";
import { catalogue } from "~/colleges/catalogue.server";
import { isListed } from "~/season/closure";
import { type Level, levelFigures, quantile, type Taught, weightOf } from "./figures";
import { isCalled, type MajorWords } from "./find-majors";
import { familyName, type Major, majorName, majorPath } from "./major";
import { type FieldWork, type Occupation, readCrosswalk, readOccupations } from "./occupation";

const facts = (...path: string[]) => readFileSync(join(process.cwd(), "content", "facts", ...path), "utf8");

/**
 * Every field of study and who teaches it, made from the table of programs at the first call (about 0.2 s) and kept.
 */
export interface Majors {
  /** By degrees a year, the most first. */
  readonly all: readonly Major[];
  readonly byCode: ReadonlyMap<string, Major>;
  /** Official title by code. */
  readonly titles: Readonly<Record<string, string>>;
  taught(cip4: string): readonly Taught[];
}

let made: Majors | undefined;

export function majorsTable(): Majors {
  made ??= makeMajors();
  return made;
}

/** Colleges where nobody can start any more, and programs that awarded no degree, are left out. */
function makeMajors(): Majors {
  const titles: Record<string, string> = JSON.parse(facts("fields", "cip4.json")).titles;
  const { all: colleges, programsOf } = catalogue();
  const today = easternDay(new Date());
  const programs = new Map<string, Taught[]>();
  for (const { unitid } of colleges) {
    if (!isListed(unitid, today)) continue;
    for (const { cip4, level, awards, earnings } of programsOf(unitid)) {
      if (awards === 0) continue;
      const list = programs.get(cip4) ?? [];
      programs.set(cip4, list);
      list.push({ unitid, level, awards, earnings });
    }
  }
  const packed = new Map([...programs].map(([cip4, taught]) => [cip4, pack(taught)]));
  const all = [...programs].map(([cip4, taught]): Major => {
    const name = majorName(cip4, titles[cip4] ?? `CIP ${cip4}`);
    return {
      cip4,
      name,
      path: majorPath(cip4, name),
      family: familyName(cip4),
      figures: { bachelor: levelFigures(taught, "bachelor"), associate: levelFigures(taught, "associate") },
    };
  });
  all.sort((a, b) => degreesOf(b) - degreesOf(a) || a.cip4.localeCompare(b.cip4, "en"));
  return {
    all,
    byCode: new Map(all.map((major) => [major.cip4, major])),
    titles,
    taught: (cip4) => unpack(packed.get(cip4) ?? new Int32Array()),
  };
}

/** Programs as numbers, four of each: 86,000 objects would take four times the memory. What isn't reported is -1. */
const pack = (taught: readonly Taught[]): Int32Array =>
  Int32Array.from(
    taught.flatMap(({ unitid, level, awards, earnings }) => [
      unitid,
      level === "bachelor" ? 1 : 0,
      awards ?? -1,
      earnings ?? -1,
    ]),
  );

function unpack(packed: Int32Array): readonly Taught[] {
  const reported = (figure = -1) => (figure === -1 ? null : figure);
  return Array.from({ length: packed.length / 4 }, (_, at) => {
    const [unitid = 0, level, awards, earnings] = packed.subarray(4 * at, 4 * at + 4);
    return {
      unitid,
      level: level === 1 ? "bachelor" : "associate",
      awards: reported(awards),
      earnings: reported(earnings),
    };
  });
}

/** Degrees a year at both levels. */
export const degreesOf = ({ figures: { bachelor, associate } }: Major): number =>
  (bachelor.awards ?? 0) + (associate.awards ?? 0);

let work:
  | { readonly occupations: ReadonlyMap<string, Occupation>; readonly fields: ReadonlyMap<string, FieldWork> }
  | undefined;

/** Occupations, and what each field prepares for, read at the first call. */
export function occupationTables() {
  work ??= {
    occupations: readOccupations(facts("occupations", "occupations.jsonl")),
    fields: readCrosswalk(facts("occupations", "crosswalk.jsonl")),
  };
  return work;
}

/** What a field is found by besides its name. */
export function wordsOfMajor(cip4: string): MajorWords {
  const { fields, occupations } = occupationTables();
  const field = fields.get(cip4);
  return {
    title: majorsTable().titles[cip4] ?? "",
    programs: field?.programs ?? [],
    occupations: (field?.occupations ?? []).flatMap((code) => occupations.get(code)?.title ?? []),
  };
}

/** Fields that are called by these words, or a program in them, for the search of the whole site. */
export function majorsCalled(q: string, most: number): readonly Pick<Major, "name" | "path" | "family">[] {
  const called = majorsTable().all.filter((major) => q !== "" && isCalled(major, q, wordsOfMajor(major.cip4)));
  return called.slice(0, most).map(({ name, path, family }) => ({ name, path, family }));
}

/**
 * The middle of what graduates with federal loans owe at the colleges that teach a field, by their degrees in it: of
 * all their graduates, because debt by program isn't in our tables. `null` where fewer than four colleges report it.
 */
export function debtWhereTaught(
  cip4: string,
  level: Level,
): { readonly mid: number; readonly colleges: number } | null {
  const { byUnitid } = catalogue();
  const owed = majorsTable()
    .taught(cip4)
    .filter((each) => each.level === level)
    .flatMap((each) => {
      const value = byUnitid.get(each.unitid)?.outcomes.debt ?? null;
      return value === null ? [] : { value, weight: weightOf(each) };
    });
  const mid = quantile(owed, 0.5);
  return mid === null || owed.length < 4 ? null : { mid, colleges: owed.length };
}

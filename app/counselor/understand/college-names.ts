import type { College } from "~/colleges/college";
import { plainName } from "~/colleges/names";
import type { CollegeIndex } from "~/colleges/search";
import { stateName, states } from "~/colleges/states";

/** A college named in a question, by the words it was named with. */
export interface Mention {
  readonly unitid: number;
  /** Place and number of the words in the question. */
  readonly at: number;
  readonly length: number;
  /** Other colleges of the same name, the likeliest first. */
  readonly others: readonly number[];
  /** The words are also the name of a state: "Michigan". */
  readonly state: string | null;
}

/** Spellings that the search index writes one way. */
const sameWord: Readonly<Record<string, string>> = {
  saint: "st",
  mount: "mt",
  fort: "ft",
  univ: "university",
  uni: "university",
  coll: "college",
  inst: "institute",
};
const nameWord = (word: string) => sameWord[word] ?? word;

/** Words that don't tell one college from another. */
const general = new Set(
  "university college the of at in and state community technical institute school for city county area public private main campus system a an city".split(
    " ",
  ),
);
/** Short forms of the field that are initials of some college, too. */
const fieldShort = new Set(
  "sat act sai css fafsa gpa ed ea rd rea ap ib coa ssn irs agi plus rap tap hope sap idr ibr save mpn psat us usa uk dc ok pa ma md va wa in or me hi oh la al ar az ca co ct de fl ga ia id il ks ky mi mn mo ms mt nc nd ne nh nj nm nv ny ri sc sd tn tx ut vt wi wv wy ncaa naia rotc hbcu stem pslf efc sar fsa aid mom dad lgbt adhd iep toefl clep ged phd mba bs ba aa as nil teg osap daca tasfa cc js hs vs am pm tv pc it is".split(
    " ",
  ),
);

export interface NameTable {
  /** Colleges by a name or the beginning of one, the likeliest first. */
  readonly byName: ReadonlyMap<string, readonly number[]>;
  /** First words that name one well-known college: "Stanford". */
  readonly bySingle: ReadonlyMap<string, number>;
  readonly cities: ReadonlySet<string>;
  /** Every word of a college's names, with the students behind it: what a misspelled word may mean. */
  readonly words: ReadonlyMap<string, number>;
}

const tables = new WeakMap<CollegeIndex, NameTable>();

/** Names, beginnings of names and single words by which colleges are called. Made once for an index. */
export function nameTable(index: CollegeIndex): NameTable {
  const ready = tables.get(index);
  if (ready) return ready;
  const colleges = [...index.colleges.values()];
  const size = (unitid: number) => index.colleges.get(unitid)?.students.undergraduates ?? 0;
  const byName = new Map<string, number[]>();
  for (const [name, all] of index.exact) {
    const score = (one: { unitid: number; weight: number }) => one.weight + Math.log10(1 + size(one.unitid)) / 2.5;
    byName.set(
      name,
      [...all].sort((a, b) => score(b) - score(a)).map(({ unitid }) => unitid),
    );
  }
  const cities = new Set(colleges.map(({ city }) => plainName(city)));
  const words = new Map<string, number>();
  const beginnings = new Map<string, number>();
  const singles = new Map<string, number>();
  const better = (map: Map<string, number>, key: string, college: College) => {
    const before = map.get(key);
    if (before === undefined || size(before) < size(college.unitid)) map.set(key, college.unitid);
  };
  for (const college of colleges) {
    const parts = plainName(college.name).split(" ").map(nameWord);
    for (const word of parts) words.set(word, Math.max(words.get(word) ?? 0, size(college.unitid)));
    const first = parts[0] ?? "";
    if (first.length > 3 && !general.has(first) && college.level === "4year") better(singles, first, college);
    for (let length = 2; length < parts.length; length += 1) {
      const beginning = parts.slice(0, length);
      if (beginning.every((word) => general.has(word))) continue;
      if (general.has(beginning.at(-1) ?? "") && !/^(state|college|university|community)$/.test(beginning.at(-1) ?? ""))
        continue;
      better(beginnings, beginning.join(" "), college);
    }
  }
  for (const [name, unitids] of byName) {
    for (const word of name.split(" ")) {
      if (word.length > 2) words.set(word, Math.max(words.get(word) ?? 0, size(unitids[0] ?? 0)));
    }
  }
  for (const [beginning, unitid] of beginnings) {
    if (!byName.has(beginning) && !cities.has(beginning)) byName.set(beginning, [unitid]);
  }
  const table = { byName, bySingle: singles, cities, words };
  tables.set(index, table);
  return table;
}

const stateByName = new Map(Object.entries(states).map(([code, name]) => [plainName(name), code]));

/** One word of a question: as typed, and plain for comparing. */
export interface Word {
  readonly typed: string;
  readonly plain: string;
}

/**
 * Colleges named in the words of a question. The longest name counts; a single ordinary word ("hope", "reed") is a name
 * only with a capital letter or after a word such as "at".
 */
export function collegesIn(
  words: readonly Word[],
  index: CollegeIndex,
  ordinary: ReadonlySet<string>,
): readonly Mention[] {
  const table = nameTable(index);
  const found: Mention[] = [];
  const allCapitals = words.every(({ typed }) => typed === typed.toUpperCase());
  for (let at = 0; at < words.length; ) {
    let length = 0;
    for (let n = Math.min(9, words.length - at); n > 0; n -= 1) {
      const span = words.slice(at, at + n);
      const unitids = unitidsOf(span, words[at - 1]?.plain ?? "", table, index, ordinary, allCapitals);
      const unitid = unitids[0];
      if (unitid === undefined) continue;
      length = n;
      const state = stateByName.get(span.map(({ plain }) => plain).join(" ")) ?? null;
      const name = span.map(({ plain }) => nameWord(plain)).join(" ");
      found.push({ unitid, at, length, others: asGood(name, unitids, index), state });
      break;
    }
    at += Math.max(1, length);
  }
  return found;
}

/** Others that go by the very same name as well as the first does, and aren't much smaller. */
function asGood(name: string, unitids: readonly number[], index: CollegeIndex): readonly number[] {
  const weight = (unitid: number) => index.exact.get(name)?.find((one) => one.unitid === unitid)?.weight ?? 0;
  const size = (unitid: number) => index.colleges.get(unitid)?.students.undergraduates ?? 0;
  const [first, ...rest] = unitids;
  if (first === undefined || weight(first) === 0) return [];
  return rest.filter((unitid) => weight(unitid) === weight(first) && size(unitid) * 4 > size(first)).slice(0, 3);
}

/** Colleges by a name. A whole name counts before a shortened one: "University of Alabama" is "The University of Alabama". */
function unitidsNamed(name: string, table: NameTable, index: CollegeIndex): readonly number[] | undefined {
  const weight = (one: string) => Math.max(0, ...(index.exact.get(one) ?? []).map((exact) => exact.weight));
  const other = name.startsWith("the ") ? name.slice(4) : `the ${name}`;
  return (
    (weight(other) > weight(name) ? table.byName.get(other) : undefined) ??
    table.byName.get(name) ??
    table.byName.get(other)
  );
}

function unitidsOf(
  span: readonly Word[],
  before: string,
  table: NameTable,
  index: CollegeIndex,
  ordinary: ReadonlySet<string>,
  allCapitals: boolean,
): readonly number[] {
  const [first] = span;
  if (first === undefined) return [];
  const name = span.map(({ plain }) => nameWord(plain)).join(" ");
  const known = unitidsNamed(name, table, index);
  if (span.length > 1) {
    if (known === undefined || span.every(({ plain }) => general.has(plain))) return [];
    // Two plain words such as "early college" or "new school" that happen to begin a name are no name in small letters.
    const capital = span.some(({ typed }) => /^\p{Lu}/u.test(typed)) && !allCapitals;
    const weight = Math.max(0, ...(index.exact.get(name) ?? []).map((exact) => exact.weight));
    const dull = span.every(({ plain }) => general.has(plain) || (ordinary.has(plain) && !stateByName.has(plain)));
    return dull && !capital && weight < 4 ? [] : known;
  }
  const { typed, plain } = first;
  const capital = /^\p{Lu}/u.test(typed) && !allCapitals;
  const letters = /^\p{Lu}{2,}/u.test(typed) && !allCapitals;
  if (general.has(plain) || fieldShort.has(plain)) return [];
  const afterName = /^(at|to|into|from|for|about|attend|attending|is|does|did|will|vs|or|and|versus|like)$/.test(
    before,
  );
  const weight = Math.max(0, ...(index.exact.get(name) ?? []).map((exact) => exact.weight));
  if (known !== undefined && weight >= 3.5) {
    if (ordinary.has(plain) && !stateByName.has(plain))
      return capital || (afterName && plain.length > 3 && weight > 4) ? known : [];
    return plain.length > 2 || letters || capital ? known : [];
  }
  if (known !== undefined && letters && plain.length > 2) return known;
  const single = table.bySingle.get(name);
  if (single === undefined || ordinary.has(plain) || stateByName.has(plain)) return [];
  if (table.cities.has(plain) && (before === "in" || before === "near")) return [];
  return [single];
}

/** "The state school in Columbus": the largest college of that kind in a city that's named. */
export function collegeOfPlace(plain: string, colleges: readonly College[]): number | null {
  const asked =
    /\b(state|public|private|community|flagship)(?: state)? (?:school|college|university|uni|one) (?:(?:that is|located|over|down|up) )?in (.+)$/.exec(
      plain,
    );
  if (!asked) return null;
  const [, kind = "", rest = ""] = asked;
  const fits = (college: College) =>
    kind === "private"
      ? college.control === "nonprofit" && college.level === "4year"
      : college.control === "public" && college.level === (kind === "community" ? "2year" : "4year");
  const words = rest.split(" ");
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const named = words.slice(0, length).join(" ");
    const inPlace = colleges.filter((college) => fits(college) && placeNames(college).includes(named));
    const [largest] = inPlace.sort((a, b) => (b.students.undergraduates ?? 0) - (a.students.undergraduates ?? 0));
    if (largest !== undefined) return largest.unitid;
  }
  return null;
}

function placeNames({ city, state }: College): readonly string[] {
  const name = plainName(city);
  return [name, `${name} ${plainName(stateName(state))}`, `${name} ${state.toLowerCase()}`];
}

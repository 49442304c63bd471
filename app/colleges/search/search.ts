import type MiniSearch from "minisearch";
import { stateName, states } from "~/geography/states";
import type { College } from "../college";
import { nameWord, plainName, shortNames, splitAliases } from "./names";
import { PackedSearch } from "./packed-search";
import { wordByWord } from "./word-by-word";

/** What the search looks at of a college. */
export type NamedCollege = Pick<College, "unitid" | "name" | "alias" | "city" | "state"> & {
  readonly students: Pick<College["students"], "undergraduates">;
};

/**
 * An index over the names and places of colleges. Build it once with `indexColleges`; a search then takes about 1 ms.
 */
export interface CollegeIndex<C extends NamedCollege = College> {
  readonly words: MiniSearch<Entry>;
  /** Every word of the index, to tell a misspelt word from a known one. */
  readonly known: ReadonlySet<string>;
  /** The name of each college in the form in which names are compared. */
  readonly names: ReadonlyMap<number, string>;
  /** Colleges that go by exactly this name, with how good the name is. */
  readonly exact: ReadonlyMap<string, readonly Exact[]>;
  readonly colleges: ReadonlyMap<number, C>;
}

interface Entry {
  readonly id: number;
  readonly name: string;
  readonly other: string;
  readonly place: string;
}

interface Exact {
  readonly unitid: number;
  readonly weight: number;
}

function wordsOf(text: string): string {
  return plainName(text).split(" ").map(nameWord).join(" ");
}

/**
 * A name a college is called by counts more when the college itself reports it than when it was derived from initials.
 * A nickname of ours was chosen because of those who share the name this college is meant.
 */
const weight = { nickname: 4.4, name: 4, other: 3.5, short: 2 } as const;

/**
 * Builds the index.
 * @param nicknames further names in common use by unitid (`content/facts/colleges/nicknames.json`)
 */
export function indexColleges<C extends NamedCollege>(
  colleges: readonly C[],
  nicknames: Readonly<Record<string, readonly string[]>> = {},
): CollegeIndex<C> {
  const exact = new Map<string, Exact[]>();
  const entries = colleges.map((college): Entry => {
    const other = [...splitAliases(college.alias), ...(nicknames[college.unitid] ?? [])];
    const short = shortNames(college.name);
    const names = new Map<string, number>();
    for (const name of short) names.set(wordsOf(name), weight.short);
    for (const name of other) names.set(wordsOf(name), weight.other);
    names.set(wordsOf(college.name), weight.name);
    for (const name of nicknames[college.unitid] ?? []) names.set(wordsOf(name), weight.nickname);
    for (const [name, value] of names) {
      const known = exact.get(name);
      if (known) known.push({ unitid: college.unitid, weight: value });
      else exact.set(name, [{ unitid: college.unitid, weight: value }]);
    }
    return {
      id: college.unitid,
      name: wordsOf(college.name),
      other: wordsOf([...other, ...short].join(" ")),
      place: wordsOf(`${college.city} ${stateName(college.state)} ${college.state}`),
    };
  });
  const words = new PackedSearch<Entry>({
    fields: ["name", "other", "place"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term || null,
  });
  words.addAll(entries);
  const known = new Set(entries.flatMap(({ name, other, place }) => `${name} ${other} ${place}`.split(" ")));
  return {
    words: words.pack(),
    known,
    exact,
    names: new Map(entries.map(({ id, name }) => [id, name])),
    colleges: new Map(colleges.map((college) => [college.unitid, college])),
  };
}

/** How far a search may go from the words as typed. */
export interface Leeway {
  /** Some of the words are enough where no college has them all. Not for a text that may be a question. */
  readonly someWords?: boolean;
}

/**
 * Colleges for what a person typed: a name, another name, a city or a state, also misspelt or half typed. Best first;
 * among equally good names the larger college first. Empty text finds nothing.
 */
export function searchColleges<C extends NamedCollege>(
  index: CollegeIndex<C>,
  text: string,
  limit = Number.POSITIVE_INFINITY,
  { someWords = true }: Leeway = {},
): readonly C[] {
  // Once more when it is plain: there are signs that stand for 18 letters.
  const typed = wordsOf(text.slice(0, longestText)).slice(0, longestText).trim();
  if (typed === "") return [];
  const { asked, scores } = scoreWords(index, typed, someWords);
  const best = Math.max(...scores.values(), 0);
  const total = new Map<number, number>();
  // 0 to about 2, four tenths for ten times the students: enough to order equals, too little to beat a better name.
  const sizeOf = (unitid: number) => Math.log10(1 + (index.colleges.get(unitid)?.students.undergraduates ?? 0)) / 2.5;
  for (const [unitid, score] of scores) {
    const name = index.names.get(unitid) ?? "";
    const begins = name.startsWith(asked) || name.startsWith(`the ${asked}`) ? 0.6 : 0;
    total.set(unitid, score / best + begins + sizeOf(unitid));
  }
  for (const { unitid, weight: value } of index.exact.get(asked) ?? []) {
    total.set(unitid, (total.get(unitid) ?? sizeOf(unitid)) + value);
  }
  return [...total]
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
    .slice(0, limit)
    .flatMap(([unitid]) => index.colleges.get(unitid) ?? []);
}

const stateNames = new Set(Object.values(states).map(wordsOf));

/**
 * Whether a text is the name of a college, or the beginning of one: "ohio state", "harvard". The name of a state is
 * none, whatever colleges go by it.
 */
export function isCollegeName({ exact, names }: CollegeIndex<NamedCollege>, text: string): boolean {
  const typed = wordsOf(text.slice(0, longestText)).slice(0, longestText).trim();
  if (typed.length < 3 || stateNames.has(typed)) return false;
  if (exact.has(typed)) return true;
  const begins = [`${typed} `, `the ${typed} `, `university of ${typed} `];
  return [...names.values()].some((name) => begins.some((beginning) => `${name} `.startsWith(beginning)));
}

/** Characters of a text that are looked at. The longest name of a college has 75. */
const longestText = 100;
/** Words of a text that may be misspelt. The longest name of a college has 11 words, and each one costs time. */
const mostMisspelt = 6;

/** Letters of a word that may be wrong, by its length. A short word with two wrong letters is any other word. */
const none = () => 0;
const fewLetters = (word: string) => (word.length > 7 ? 2 : word.length > 3 ? 1 : 0);
const moreLetters = (word: string) => (word.length > 5 ? 2 : fewLetters(word));

/** Words with two neighboring letters swapped back, where only that gives a known word: "harvrad" → "harvard". */
function swappedBack(asked: string, known: ReadonlySet<string>): string {
  return asked
    .split(" ")
    .map((word) =>
      word.length < 4 || known.has(word) ? word : (swaps(word).find((other) => known.has(other)) ?? word),
    )
    .join(" ");
}

function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );
}

/**
 * Score by unitid, and the words they were found by. All words must be found; only when no college has them all, some
 * suffice.
 */
function scoreWords({ words, known }: CollegeIndex<NamedCollege>, typed: string, someWords: boolean) {
  const find = wordByWord<number>(words, {
    boost: { name: 2, other: 1.5, place: 1 },
    weights: { fuzzy: 0.3, prefix: 0.6 },
    // A long official name is not a worse name, so length weighs less than the usual 0.7.
    bm25: { k: 1.2, b: 0.3, d: 0.5 },
  });
  const look = (asked: string, combineWith: "AND" | "OR", wrongLetters: (word: string) => number) => {
    const all = asked.split(" ");
    const misspelt = new Set(all.filter((word) => wrongLetters(word) > 0).slice(0, mostMisspelt));
    return find(all, combineWith, (at) => {
      const word = all[at] ?? "";
      // Short words before the last are finished words: "st" in "st louis" is not the beginning of "state".
      const prefix = word.length > (at === all.length - 1 ? 1 : 3);
      return { prefix, wrong: misspelt.has(word) ? wrongLetters(word) : 0 };
    });
  };
  // Misspellings are looked for only when the words as typed find nothing: "harvard" must not bring "Hartford".
  let asked = typed;
  let scores = look(asked, "AND", none);
  if (scores.size === 0) {
    asked = swappedBack(typed, known);
    if (asked !== typed) scores = look(asked, "AND", none);
  }
  if (scores.size === 0) scores = look(asked, "AND", fewLetters);
  if (scores.size === 0) scores = look(asked, "AND", moreLetters);
  if (scores.size === 0 && someWords) scores = look(asked, "OR", fewLetters);
  return { asked, scores };
}

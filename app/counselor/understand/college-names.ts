/**
 * Colleges named in a question. Over 300 lines, because the rules that say which words are a name lean on each other
 * and on one table: a name, a nickname, initials, a slip of spelling, and what looks like a name but is none.
 */
import type { College } from "~/colleges/college";
import { nameWord, plainName, splitAliases } from "~/colleges/search/names";
import type { CollegeIndex } from "~/colleges/search/search";
import { emptyWords } from "~/counselor/words/words";
import { states } from "~/geography/states";
import { collegesByKind, kindTable } from "./by-kind";
import { collegeBeforeCity, isOfCity, localColleges } from "./local-names";
import {
  choosyByName,
  formerNames,
  hasStateName,
  leadWithLargerInitials,
  leadWithOwnNames,
  nameParts,
  namesByCode,
} from "./name-words";
import { distance } from "./spelling";

/** A college named in a question, by the words it was named with. */
export interface Mention {
  readonly unitid: number;
  /** Place and number of the words in the question. */
  readonly at: number;
  readonly length: number;
  /** Other colleges of the same name, the likeliest first. */
  readonly others: readonly number[];
  /** Every other college with these initials: "OU" in Ohio is not the one in Oklahoma. Empty for a name in full. */
  readonly initials: readonly number[];
  /** The words are also the name of a state: "Michigan". */
  readonly state: string | null;
  /** One word, which may mean something else: enough to look a figure up, not to send anybody there. */
  readonly doubtful: boolean;
}

/** Words that don't tell one college from another. */
const general = new Set(
  "university uni college the of at in and state community technical institute school for city county area public private main campus system national a an city".split(
    " ",
  ),
);
/** Short forms of the field that are initials of some college, too. */
const fieldShort = new Set(
  "sat act sai css fafsa gpa ed ea rd rea ap ib coa ssn irs agi plus rap tap hope sap idr ibr save mpn psat us usa uk dc ok pa ma md va wa in or me hi oh la al ar az ca co ct de fl ga ia id il ks ky mi mn mo ms mt nc nd ne nh nj nm nv ny ri sc sd tn tx ut vt wi wv wy ncaa naia rotc hbcu stem pslf efc sar fsa aid mom dad lgbt adhd iep toefl clep ged phd mba bs ba aa as nil teg osap daca tasfa cc js hs vs am pm tv pc it is suny cuny gi bsn adn rn lpn cna np emt hvac cpa dpt jst va wue ccp seog jd md do dds sap bpf mph msw dnp".split(
    " ",
  ),
);

export interface NameTable {
  /** Colleges by a name or the beginning of one, the likeliest first. */
  readonly byName: ReadonlyMap<string, readonly number[]>;
  /** First words that name one well-known college: "Stanford". */
  readonly bySingle: ReadonlyMap<string, number>;
  /** The first word of every name of more than one, with how many words the longest of them has. */
  readonly longest: ReadonlyMap<string, number>;
  /** Names of more than one word by their first one. */
  readonly byFirst: ReadonlyMap<string, readonly string[]>;
  /** Names of two words of well-known colleges: by the second one, and written as one word by their first letter. */
  readonly bySecond: ReadonlyMap<string, readonly string[]>;
  readonly joined: ReadonlyMap<string, readonly string[]>;
  readonly cities: ReadonlySet<string>;
  /** Colleges by the first word of their names, where that is a word of its own: "Kirkwood", "Mott". */
  readonly local: ReadonlyMap<string, readonly College[]>;
  /** Colleges by what kind they are: "hutch juco", "Alex Tech". */
  readonly byKind: ReturnType<typeof kindTable>;
  /** Campuses of a state's university by their city: "Eau Claire", "Kearney". */
  readonly byCampus: ReadonlyMap<string, number>;
  /** Every word of a college's names, with the students behind it: what a misspelled word may mean. */
  readonly words: ReadonlyMap<string, number>;
}

const tables = new WeakMap<CollegeIndex, NameTable>();

/** First words that are a country, a piece of a name or an everyday word, though only one college begins with them. */
const notLocal = /^(?:canada|jersey|prince|anne|santiago|salt|rock|hill|pearl|ocean|victor|bishop|hawkeye)$/;

/** How the campuses of large systems are called: "Cal State Northridge", "UT El Paso". */
const campusNames: readonly (readonly [begins: RegExp, shorts: readonly string[]])[] = [
  [/^california state university (.+)$/, ["cal state", "csu"]],
  [/^university of texas at (.+)$/, ["ut"]],
  [/^university of north carolina (?:at )?(.+)$/, ["unc"]],
  [/^university of massachusetts (.+)$/, ["umass"]],
  [/^pennsylvania state university (?:penn state (.+)|main campus)$/, ["penn state"]],
  [/^university of colorado (denver|.+$)/, ["cu"]],
  [/^colorado state university (.+)$/, ["csu"]],
  [/^(?:state university of new york|suny) (?:college )?(?:at )?(.+)$/, ["suny"]],
  [/^university of michigan (.+)$/, ["um", "umich"]],
  [/^university of minnesota (.+)$/, ["umn"]],
  [/^university of hawaii at (.+)$/, ["uh"]],
  [/^indiana university (.+)$/, ["iu"]],
  [/^university of wisconsin (.+)$/, ["uw"]],
  [/^university of california (.+)$/, ["uc"]],
];

/** How the system is called whose campus a college is, before the name of the campus; empty for any other. */
export function systemsOf({ name }: College): readonly string[] {
  const whole = nameParts(name).join(" ").replace(/^the /, "");
  return campusNames.flatMap(([begins, shorts]) => (begins.test(whole) ? shorts : []));
}

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
  leadWithOwnNames(byName, index);
  leadWithLargerInitials(byName, index);
  const cities = new Set(colleges.map(({ city }) => plainName(city)));
  const words = new Map<string, number>();
  const beginnings = new Map<string, number>();
  const singles = new Map<string, number>();
  const better = (map: Map<string, number>, key: string, college: College) => {
    const before = map.get(key);
    if (before === undefined || size(before) < size(college.unitid)) map.set(key, college.unitid);
  };
  /** Names without the "university" or "college" at their end. */
  const wholes = new Map<string, number>();
  /** "Rochester" is the University of Rochester before the Rochester Institute of Technology. */
  const universities = new Map<string, number>();
  /** Campuses of a state's university by their city, which is how they're called there: "Madison". */
  const campuses = new Map<string, number>();
  for (const college of colleges) {
    const parts = nameParts(college.name);
    for (const word of parts) words.set(word, Math.max(words.get(word) ?? 0, size(college.unitid)));
    const first = parts[0] ?? "";
    if (first.length > 3 && !general.has(first) && college.level === "4year") better(singles, first, college);
    if (parts.length > 2 && /^(?:university|college)$/.test(parts.at(-1) ?? ""))
      better(wholes, parts.slice(0, -1).join(" "), college);
    // "West Georgia" is the university before a technical college there.
    const ofTwo = /^(?:the )?university of (\w+ \w+)$/.exec(parts.join(" "))?.[1];
    if (ofTwo !== undefined && !ofTwo.split(" ").every((word) => general.has(word))) {
      better(wholes, ofTwo, college);
      if (!stateByName.has(ofTwo)) better(beginnings, ofTwo, college);
    }
    const city = plainName(college.city);
    const isCampus = parts[0] === "suny" || (parts.includes("university") && first !== city && hasStateName(parts));
    if (isCampus && ` ${parts.join(" ")}`.endsWith(` ${city}`)) better(campuses, city, college);
    // "Dayton" for the University of Dayton, where nothing larger begins with it.
    const only =
      /^(?:the )?university (?:of|at) (\w+)$/.exec(parts.join(" "))?.[1] ??
      /^(?:the )?university of (\w+) (?:main|\1) campus$/.exec(parts.join(" "))?.[1];
    if (only !== undefined && !general.has(only)) {
      better(singles, only, college);
      universities.set(only, college.unitid);
    }
    // "Florida A&M" is the beginning of another name of Florida Agricultural and Mechanical University.
    for (const alias of splitAliases(college.alias)) {
      const short = /^(.+ .+) (?:university|college)$/.exec(nameParts(alias).join(" "))?.[1];
      if (short?.split(" ").some((word) => !general.has(word))) better(beginnings, short, college);
    }
    // "Cal State Northridge", however the campus writes its own short names.
    const whole = parts.join(" ").replace(/^the /, "");
    // "Purdue Global": the word that every name has is left out.
    const middle = parts.indexOf("university");
    if (middle > 0 && middle < parts.length - 1 && !/^(?:of|main|the|at|in|and)$/.test(parts[middle + 1] ?? "")) {
      const spoken = parts.filter((_, place) => place !== middle).join(" ");
      if (!byName.has(spoken)) better(beginnings, spoken, college);
    }
    // "Wake Tech", as people shorten technical colleges.
    const technical = /^(\w+(?: \w+)?) (?:technical|technological|college of technology|institute of technology)\b/;
    const tech = technical.exec(whole)?.[1];
    if (tech !== undefined && !general.has(tech)) better(beginnings, `${tech} tech`, college);
    for (const [begins, shorts] of campusNames) {
      const campus = begins.exec(whole)?.[1];
      for (const short of campus === undefined ? [] : shorts) better(beginnings, `${short} ${campus}`, college);
    }
    // "Fresno State" is the California State University there.
    const ofCity = /^california state university (.+)$/.exec(whole)?.[1];
    if (ofCity !== undefined) better(beginnings, `${ofCity} state`, college);
    for (const other of formerNames(college)) better(beginnings, other, college);
    for (let length = 2; length < parts.length; length += 1) {
      const beginning = parts.slice(0, length);
      if (beginning.every((word) => general.has(word))) continue;
      if (
        general.has(beginning.at(-1) ?? "") &&
        !/^(state|college|university|community|technical)$/.test(beginning.at(-1) ?? "")
      )
        continue;
      better(beginnings, beginning.join(" "), college);
    }
  }
  for (const [word, unitid] of universities) {
    const second = nameParts(index.colleges.get(singles.get(word) ?? 0)?.name ?? "")[1] ?? "";
    if (/^(?:institute|technical|community|school|polytechnic)$/.test(second)) singles.set(word, unitid);
  }
  const choosy = choosyByName(colleges, campuses);
  for (const [word, unitid] of singles) {
    const meant = choosy.get(word);
    if (meant !== undefined && index.colleges.get(unitid)?.admission.open === true) singles.set(word, meant.unitid);
  }
  for (const [name, unitids] of byName) {
    for (const word of name.split(" ")) {
      if (word.length > 2) words.set(word, Math.max(words.get(word) ?? 0, size(unitids[0] ?? 0)));
    }
  }
  for (const [beginning, unitid] of beginnings) {
    if (byName.has(beginning)) continue;
    // "West Liberty" is a town, and without West Liberty University it would be the other Liberty.
    const whole = wholes.get(beginning);
    const isOtherToo = whole !== undefined && singles.has(beginning.split(" ").at(-1) ?? "");
    if (cities.has(beginning) && (!isOtherToo || stateByName.has(beginning))) continue;
    // "Brigham Young" is Brigham Young University before the one in Idaho, however large that is.
    byName.set(beginning, [whole ?? unitid]);
  }
  for (const [name, unitids] of namesByCode(byName)) byName.set(name, [...unitids]);
  const byFirst = new Map<string, string[]>();
  for (const name of byName.keys()) {
    const at = name.indexOf(" ");
    if (at < 0) continue;
    const first = name.slice(0, at);
    const list = byFirst.get(first);
    if (list) list.push(name);
    else byFirst.set(first, [name]);
  }
  const bySecond = new Map<string, string[]>();
  const joined = new Map<string, string[]>();
  for (const [name, [unitid = 0]] of byName) {
    const [first = "", second = "", ...more] = name.split(" ");
    if (more.length > 0 || first.length < 3 || second.length < 4 || size(unitid) < manyStudents) continue;
    bySecond.set(second, [...(bySecond.get(second) ?? []), name]);
    joined.set(first.charAt(0), [...(joined.get(first.charAt(0)) ?? []), name]);
  }
  const longest = longestFrom([...byName.keys(), ...campuses.keys()]);
  const local = localColleges(colleges, (word) => general.has(word) || stateByName.has(word) || notLocal.test(word));
  const found = { byName, bySingle: singles, longest, byFirst, bySecond, joined, byCampus: campuses };
  const table = { ...found, cities, local, words, byKind: kindTable(colleges) };
  tables.set(index, table);
  return table;
}

/** A name is also found with "the" before it, and without. */
function longestFrom(names: Iterable<string>): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  const note = (words: readonly string[]) => {
    const [first = ""] = words;
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  };
  for (const name of names) {
    const words = name.split(" ");
    note(words);
    note(words[0] === "the" ? words.slice(1) : ["the", ...words]);
  }
  return longest;
}

const stateByName = new Map(Object.entries(states).map(([code, name]) => [plainName(name), code]));

/** One word of a question: as typed, and plain for comparing. */
export interface Word {
  readonly typed: string;
  readonly plain: string;
  /** The speller made it another word than was typed. */
  readonly slip?: boolean;
  /** It's part of a field of study or an occupation of several words. */
  readonly inTerm?: boolean;
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
    // "Kirkwood in Cedar Rapids": where the word by itself names no college.
    const local = table.byName.has(words[at]?.plain ?? "") ? null : collegeBeforeCity(words, at, table.local);
    if (local !== null) {
      found.push({ ...local, at, others: [], initials: [], state: null, doubtful: false });
      at += local.length;
      continue;
    }
    const kind = namedByKind(words, at, table, index, ordinary);
    if (kind !== null) {
      found.push(kind);
      at += kind.length;
      continue;
    }
    const known = table.longest.get(nameWord(words[at]?.plain ?? "")) ?? 1;
    const longest = words[at]?.slip === true ? Math.max(2, known) : known;
    for (let n = Math.min(9, longest, words.length - at); n > 0; n -= 1) {
      const span = words.slice(at, at + n);
      // "Jack Kent Cooke" is a person: one word of a longer name names no college.
      if (n === 1 && at > 1 && (insideName(words, at) || isOfPlace(words, at))) continue;
      if (n === 1 && (insideGiver(words, at) || endsState(words, at) || isOtherAmerican(words, at))) continue;
      if (isPlaceOrMoney(words, at, n, table)) continue;
      if (n > 1 && isCutShort(words, at, n, table)) continue;
      if (n > 1 && (isAidOfState(words, at + n) || isStateItself(words, at, n))) continue;
      if (n === 1 && isSurname(words, at, found, ordinary, table)) continue;
      if (n === 1 && (isPartOfLast(words, at, found, index) || isHomeOrHighSchool(words, at, table))) continue;
      // "Criminal justice" and "vet techs" are what one studies and what one is, and no Justice University.
      if (span.every((word) => word.inTerm === true)) continue;
      const behind = words.slice(at + n, at + n + 3).map(({ plain }) => plain);
      const beside = { before: words[at - 1]?.plain ?? "", after: behind[0] ?? "", behind: behind.join(" ") };
      const named = unitidsOf(span, beside, table, index, ordinary, allCapitals);
      const unitids =
        named.length > 0
          ? named
          : [nearlyNamed, misspelledName, joinedName].reduce<readonly number[]>(
              (found, find) => (found.length > 0 ? found : find(span, table, index, ordinary)),
              [],
            );
      const unitid = unitids[0];
      if (unitid === undefined) continue;
      if (n > 1 && isOfOther(words, at, index.colleges.get(unitid))) continue;
      if (n === 1 && isCalledOtherwise(words, at, index.colleges.get(unitid))) continue;
      if (n === 1 && isOfCity(words, at, index.colleges.get(unitid), table.cities)) continue;
      const doubtful = n === 1 && isDoubtful(words, at, index.colleges.get(unitid));
      // "Clarksn or RPI": beside another a slip is a name.
      const isBeside = [words[at - 1], words[at + 1]].some((one) => /^(?:or|vs|versus)$/.test(one?.plain ?? ""));
      if (doubtful && words[at]?.slip === true && !isBeside) continue;
      length = n + (n === 1 ? goesOn(words, at, index.colleges.get(unitid)?.name ?? "") : 0);
      const called = span.map(({ plain }) => plain).join(" ");
      // "The Georgia HOPE"
      const state = stateByName.get(called.replace(/^the /, "")) ?? null;
      const name = span.map(({ plain }) => nameWord(plain)).join(" ");
      const initials = n === 1 && name.length <= 4 ? unitids.slice(1) : [];
      const [shared, ...sharing] = n === 1 ? sharingInitials(name, index) : [];
      if (shared !== undefined && unitids.includes(shared))
        found.push({ unitid: shared, at, length, others: sharing, initials, state, doubtful });
      else found.push({ unitid, at, length, others: asGood(name, unitids, index), initials, state, doubtful });
      break;
    }
    at += Math.max(1, length);
  }
  return withRowOfCampuses(found, words, table, index);
}

/** "Hutch juco", "Scottsbluff community college": by the kind behind it. */
function namedByKind(
  words: readonly Word[],
  at: number,
  table: NameTable,
  index: CollegeIndex,
  ordinary: ReadonlySet<string>,
): Mention | null {
  const found = collegesByKind(words, at, table.byKind, {
    isNamed: (name) => unitidsNamed(name, table, index) !== undefined,
    isDull: (word) => ordinary.has(word) || general.has(word) || stateByName.has(word),
    isState: (name) => stateByName.has(name),
  });
  const [unitid, ...others] = found?.unitids ?? [];
  if (found === null || unitid === undefined) return null;
  return { unitid, at, length: found.length, others, initials: [], state: null, doubtful: false };
}
/** A shorter word in small letters may be anything. */
const longTown = 6;

/** What joins two names of a row, or compares with the one before. */
const joinsRow = /^(?:or|and|vs|versus|to|with|than)$/;

/**
 * "Pembroke, Fayetteville State or Elizabeth City State": a campus by its town beside another college of its state.
 * What a word means elsewhere it goes on meaning: only a town that no college is called by otherwise counts.
 */
function withRowOfCampuses(
  found: readonly Mention[],
  words: readonly Word[],
  table: NameTable,
  index: CollegeIndex,
): readonly Mention[] {
  const taken = new Set(found.flatMap(({ at, length }) => Array.from({ length }, (_, more) => at + more)));
  const collegeOf = (unitid: number) => index.colleges.get(unitid);
  const besides = words.flatMap((word, at): Mention[] => {
    const isName = /^\p{Lu}\p{L}+[,:?.]?$/u.test(word.typed) && word.slip !== true && !taken.has(at);
    // "Geneseo or potsdam": a long town between two campuses of a system needs no capital letter.
    const isSmall = !isName && word.slip !== true && !taken.has(at) && word.plain.length >= longTown;
    const name = nameWord(word.plain);
    if (!(isName || isSmall) || table.bySingle.has(name)) return [];
    if (/^(?:in|from|near|around|outside|of)$/.test(words[at - 1]?.plain ?? "")) return [];
    const next = joinsRow.test(words[at + 1]?.plain ?? "") ? at + 2 : at + 1;
    const last = joinsRow.test(words[at - 1]?.plain ?? "") ? at - 2 : null;
    // "What does Metro come to, compared with Kearney"
    const compared =
      /^(?:to|with)$/.test(words[at - 1]?.plain ?? "") && /^compare[ds]?$/.test(words[at - 2]?.plain ?? "");
    const beside = compared
      ? found.find((other) => other.at < at)
      : found.find((other) => other.at === next || (last !== null && other.at + other.length - 1 === last));
    const other = collegeOf(beside?.unitid ?? 0);
    if (other === undefined) return [];
    const sister = systemsOf(other).flatMap((system) => table.byName.get(`${system} ${name}`) ?? [])[0];
    const campus = isName ? table.byCampus.get(word.plain) : undefined;
    const local = isName ? onlyLocal(name, table) : undefined;
    const unitid = sister ?? (collegeOf(campus ?? 0)?.state === other.state ? campus : undefined) ?? local;
    if (unitid === undefined || unitid === other.unitid) return [];
    return [{ unitid, at, length: 1, others: [], initials: [], state: null, doubtful: false }];
  });
  return besides.length === 0 ? found : [...found, ...besides].sort((a, b) => a.at - b.at);
}

/** "Illinois state aid" is the aid of Illinois, whoever writes the second word small. */
const isAidOfState = (words: readonly Word[], end: number) =>
  words[end - 1]?.typed === "state" &&
  /^(?:aid|grants?|agency|residents?|law|taxes|programs?)$/.test(words[end]?.plain ?? "");

/** "In Washington state" is the state and no university, where the second word is written small. */
const isStateItself = (words: readonly Word[], at: number, length: number) =>
  words[at - 1]?.plain === "in" &&
  !/^(?:get|gets|got|getting|be|accepted|admitted)$/.test(words[at - 2]?.plain ?? "") &&
  words[at + length - 1]?.typed === "state" &&
  stateByName.has(
    words
      .slice(at, at + length - 1)
      .map(({ plain }) => plain)
      .join(" "),
  );

/** "Native American students" are a people and "American Opportunity" is a tax credit: no American University. */
const isOtherAmerican = (words: readonly Word[], at: number) =>
  words[at]?.plain === "american" &&
  (/^(?:native|african|asian|latin|mexican|arab|all)$/.test(words[at - 1]?.plain ?? "") ||
    words[at + 1]?.plain === "opportunity");

/** What one asks of a town and of no college. */
const ofTown = /^(?:weather|live|living|lives|rent|apartments?|cold)$/;

/**
 * "Fort Liberty" is a base, "8 grand" is money, and who moves to Kansas or asks for a Missouri school means a state.
 */
function isPlaceOrMoney(words: readonly Word[], at: number, length: number, table: NameTable): boolean {
  const plain = (place: number) => words[place]?.plain ?? "";
  const span = words.slice(at, at + length);
  const name = span.map((word) => word.plain).join(" ");
  const [before, after] = [plain(at - 1), plain(at + length)];
  // "In the southeast" is a part of the country.
  const isCalled = name.startsWith("the ") || /^(?:the|in|pacific)$/.test(before);
  if (isCalled && regionName.test(name) && !/^(?:university|college|community|state)$/.test(after)) return true;
  if (stateByName.has(name)) {
    const small = span.every(({ typed, plain: own }) => typed === own);
    // "Relocated to Texas from Illinois": where one comes from.
    if (before === "from" && words.slice(0, at).some((word) => /^(?:mov(?:e|es|ed|ing)|relocat\w+)$/.test(word.plain)))
      return true;
    const verb = /^(?:to|in)$/.test(before) ? plain(at - 2) : before;
    return inState.test(verb) || (small && /^(?:school|schools|colleges|publics?)$/.test(after));
  }
  if (partOfNewYork.test(name) && /^(?:in|on|from)$/.test(before)) return true;
  if (length > 1) return false;
  if (name === "grand")
    return (
      /\d$/.test(before) ||
      /^(?:a|few|couple|hundred|one|two|three|five|ten|fifteen|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/.test(
        before,
      )
    );
  // "In St. George" is a town, and no George Mason.
  if (/^(?:fort|ft|camp|naval|afb|st|port|mount|mt)$/.test(before) || /^(?:afb|base)$/.test(after)) return true;
  // "What's the weather like in Chicago"
  return table.cities.has(name) && before === "in" && words.slice(0, at).some((word) => ofTown.test(word.plain));
}

/** "We live on Long Island": the parts of New York that colleges are named after. */
const partOfNewYork = /^(?:long island|queens|brooklyn|staten island|the bronx)$/;

const regionName =
  /^(?:the )?(?:new england|pacific northwest|(?:north|south)(?:east|west)(?:ern)?|midwest(?:ern)?|pacific)$/;

/** What stands before a state and its "in" or "to" where no college is meant. */
const inState =
  /^(?:move|moved|moving|relocate|relocated|relocating|orders|live|lives|living|drive|fly|farm|ranch|farming|house|home|job|stationed|resident|residents)$/;

/** "York" in "New York" and "Carolina" in "South Carolina" are parts of a state's name. */
const endsState = (words: readonly Word[], at: number) =>
  stateByName.has(`${words[at - 1]?.plain ?? ""} ${words[at]?.plain ?? ""}`);

/** How many more words of a college's name follow its first one: "Bowling Green" is one name, and no Green besides. */
function goesOn(words: readonly Word[], at: number, college: string): number {
  const parts = nameParts(college);
  if (parts[0] !== nameWord(words[at]?.plain ?? "")) return 0;
  let more = 0;
  while (at + more + 1 < words.length && nameWord(words[at + more + 1]?.plain ?? "") === parts[more + 1]) more += 1;
  return more;
}

/** Whether a word stands between two others with capitals that begin no sentence. */
const insideName = (words: readonly Word[], at: number) => {
  const capital = (word: Word | undefined) => word !== undefined && /^\p{Lu}\p{Ll}+$/u.test(word.typed);
  return capital(words[at - 1]) && capital(words[at]) && capital(words[at + 1]);
};

/** "Embry Riddle Daytona": the word is of the name before it. */
function isPartOfLast(words: readonly Word[], at: number, found: readonly Mention[], index: CollegeIndex): boolean {
  const last = found.at(-1);
  if (last === undefined || last.at + last.length !== at) return false;
  const parts = nameParts(index.colleges.get(last.unitid)?.name ?? "");
  return parts.includes(nameWord(words[at]?.plain ?? ""));
}

/** What is said of oneself before a town: "born in Chicago", "a senior in Macon", "taught high school in Rochester". */
const livesIn =
  /^(?:born|raised|live|lives|lived|living|up|based|school|highschool|senior|junior|sophomore|freshman|teaching|hired|retired|stationed|church|counselor|house|apartment|home|care|down)$/;

/** "I'm from Charlotte", "Westfield High": a city, and a school before college. */
const isHomeOrHighSchool = (words: readonly Word[], at: number, table: NameTable) =>
  (table.cities.has(words[at]?.plain ?? "") &&
    words[at - 1]?.plain === "in" &&
    livesIn.test(words[at - 2]?.plain ?? "")) ||
  // "In Marfa": a town whose name the speller took for another.
  (words[at]?.slip === true &&
    /^\p{Lu}/u.test(words[at]?.typed ?? "") &&
    /^(?:in|near|outside)$/.test(words[at - 1]?.plain ?? "") &&
    !/^(?:get|gets|got|getting|be|me|him|her)$/.test(words[at - 2]?.plain ?? "")) ||
  (table.cities.has(words[at]?.plain ?? "") &&
    /^(?:from|near|outside)$/.test(words[at - 1]?.plain ?? "") &&
    // "When do we hear from Emory", "what do people from Whitman make"
    !/^(?:hear|heard|hearing|back|decisions?|letters?|offers?|answer|people|grads?|graduates?|somebody|someone)$/.test(
      words[at - 2]?.plain ?? "",
    )) ||
  /^(?:high|hs|highschool|middle|elementary)$/.test(words[at + 1]?.plain ?? "");

/** Undergraduates of a college that a single word may mean although nothing else says so. */
const manyStudents = 4_000;
/** Where somebody is said to be at a college, as many are enough. */
const someStudents = 1_000;
/** Below this a college isn't meant by the first word of its name alone, where that is an ordinary word. */
const fewStudents = 500;
/** From here on a word is long enough that one slip in it leaves no doubt: "swarthmor". */
const longWord = 8;

/**
 * Whether one small word is hardly the name of this college: it's a small one, and no word before or behind it, and no
 * capital letter, says that a college is named. "Can you solve 3x" isn't about Salve Regina.
 */
function isDoubtful(words: readonly Word[], at: number, college: College | undefined): boolean {
  const { typed, plain, slip = false } = words[at] ?? { typed: "", plain: "" };
  if ((college?.students.undergraduates ?? 0) >= manyStudents) return false;
  if (/^(?:university|college|uni|u)$/.test(words[at + 1]?.plain ?? "")) return false;
  if (/^\p{Lu}/u.test(typed) && !(slip && at === 0)) return false;
  if (slip && typed.length >= longWord && distance(plainName(typed), plain, 1) <= 1) return false;
  return !/^(?:at|into|attend|attending|vs|versus)$/.test(words[at - 1]?.plain ?? "");
}

/** What a college may be, as a name says it behind its own word. */
const kindOfCollege = /^(?:University|College|Institute|Polytechnic|Technical|Community|State)$/;

/**
 * "Northlake University of Technology" is no Northland, and "Emerson Institute of Technology" no Emerson College: a
 * word that is spelled otherwise, or stands before another kind of college than this one is, names one we don't know.
 */
function isCalledOtherwise(words: readonly Word[], at: number, college: College | undefined): boolean {
  const [word, next] = [words[at], words[at + 1]];
  // "Nickols state" is another college than Nichols, however small it's written.
  if (word?.slip === true && /^(?:state|tech)$/.test(next?.plain ?? "") && college !== undefined)
    return !nameParts(college.name).includes(next?.plain ?? "");
  if (college === undefined || !/^\p{Lu}/u.test(word?.typed ?? "") || !kindOfCollege.test(next?.typed ?? ""))
    return false;
  const names = [college.name, ...splitAliases(college.alias)].flatMap((name) => nameParts(name));
  if (names.includes(next?.plain ?? ""))
    return word?.slip === true && !/^(?:University|College)$/.test(next?.typed ?? "");
  // "Harvard College" and "Boston College's rival, Tufts College" are said of universities.
  return word?.slip === true || !/^(?:University|College)$/.test(next?.typed ?? "");
}

/** "University of Lake Superior" is no Lake Superior College: behind "University of" stands the name of one. */
const isOfOther = (words: readonly Word[], at: number, college: College | undefined) =>
  words[at - 1]?.plain === "of" &&
  /^(?:university|college)$/.test(words[at - 2]?.plain ?? "") &&
  ![college?.name ?? "", ...splitAliases(college?.alias ?? "")].some((name) => / of /i.test(name));

/** Words that end no name where another with a capital letter follows: "University of Northern Atlantis". */
const leadsOn = /^(?:northern|southern|eastern|western|central|north|south|east|west|new|upper|lower|saint|st)$/;

/** Whether some words are only a piece of a longer name, which none of ours is. */
function isCutShort(words: readonly Word[], at: number, length: number, table: NameTable): boolean {
  const [before, last, next] = [words[at - 1], words[at + length - 1], words[at + length]];
  const isName = (word: Word | undefined) => word !== undefined && /^\p{Lu}\p{Ll}+/u.test(word.typed);
  const name = words
    .slice(at, at + length)
    .map(({ plain }) => plain)
    .join(" ");
  if (name === "institute of technology")
    return isName(before) && !emptyWords.has(before?.plain ?? "") && !general.has(before?.plain ?? "");
  // "A Texas tech school" is any technical school there; "Texas Tech School of Law" is one of the university's.
  if (/ tech$/.test(name) && stateByName.has(name.replace(/ tech$/, "")) && isAnyTechSchool(words, at + length))
    return true;
  const known = table.byFirst.get(nameWord(words[at]?.plain ?? "")) ?? [];
  return (
    leadsOn.test(last?.plain ?? "") &&
    isName(next) &&
    !known.some((one) => one.startsWith(`${name} ${next?.plain ?? ""}`))
  );
}

/** "Tech school for welding", written small. @param next the place of the word behind "tech" */
const isAnyTechSchool = (words: readonly Word[], next: number) =>
  words[next - 1]?.typed === "tech" && /^schools?$/.test(words[next]?.plain ?? "") && words[next + 1]?.plain !== "of";

/** Whom a name follows: "my friend jake miller". */
const kin =
  /^(?:friend|friends|cousin|neighbor|brother|sister|classmate|roommate|teacher|counselor|coach|boss|uncle|aunt|named|called|mr|mrs|ms)$/;

/**
 * "Jake Miller" is a person: a name stands before the word that no page, college or state has, or one that follows
 * "my friend".
 */
function isSurname(
  words: readonly Word[],
  at: number,
  found: readonly Mention[],
  ordinary: ReadonlySet<string>,
  table: NameTable,
): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  const isName = (one: Word) => /^\p{Lu}\p{Ll}+(?:['’]s)?$/u.test(one.typed);
  const isUnknown = ({ plain }: Word) =>
    !general.has(plain) &&
    !emptyWords.has(plain) &&
    !ordinary.has(plain) &&
    !stateByName.has(plain) &&
    !table.words.has(plain) &&
    !table.cities.has(plain);
  // "Taylor Swift": the first of two names.
  if (word !== undefined && after !== undefined && isName(word) && isName(after) && isUnknown(after)) return true;
  if (before === undefined || word === undefined || general.has(before.plain) || emptyWords.has(before.plain))
    return false;
  if (ordinary.has(before.plain) || stateByName.has(before.plain)) return false;
  if (found.some((one) => at - 1 >= one.at && at - 1 < one.at + one.length)) return false;
  if (kin.test(words[at - 2]?.plain ?? "")) return true;
  return at > 1 && isName(before) && isName(word) && isUnknown(before);
}

/** Whether a college is called so, in full or as it's shortened. @param name plain words */
export function isNamed(name: string, index: CollegeIndex): boolean {
  const words = name.split(" ").map(nameWord).join(" ");
  return unitidsNamed(words, nameTable(index), index) !== undefined;
}

/** Scholarships that hold the name of a college and have nothing to do with it, however they are typed. */
const givers = ["jack kent cooke", "ron brown"];

const insideGiver = (words: readonly Word[], at: number) =>
  givers.some((giver) => {
    const parts = giver.split(" ");
    const place = parts.indexOf(words[at]?.plain ?? "");
    return place > 0 && parts.every((part, i) => words[at - place + i]?.plain === part);
  });

/** "University of Atlantis" is no "Atlantis University": a place after "of" names only what is called so as a whole. */
const isOfPlace = (words: readonly Word[], at: number) => {
  const of = leadsOn.test(words[at - 1]?.plain ?? "") ? at - 2 : at - 1;
  return words[of]?.plain === "of" && /^(?:university|college|institute|academy)$/.test(words[of - 1]?.plain ?? "");
};

/** Initials that several report or have, of which none is much the largest, are no name of one: "SLCC", "BRCC". */
function sharingInitials(name: string, index: CollegeIndex): readonly number[] {
  const all = index.exact.get(name) ?? [];
  const top = Math.max(0, ...all.map(({ weight }) => weight));
  if (!/^[a-z]{3,5}$/.test(name) || top >= 4 || all.length < 2) return [];
  const college = (unitid: number) => index.colleges.get(unitid);
  const size = (unitid: number) => college(unitid)?.students.undergraduates ?? 0;
  const isOpen = (unitid: number) =>
    college(unitid)?.control !== "forprofit" && college(unitid)?.admission.open === true;
  const [leading = 0] = all
    .filter(({ weight }) => weight === top)
    .map(({ unitid }) => unitid)
    .sort((a, b) => size(b) - size(a));
  const open = isOpen(leading);
  // What a college reports itself counts before what its initials happen to be, but among community colleges.
  const same = all
    .filter(({ weight, unitid }) => weight === top || (open && isOpen(unitid)))
    .map(({ unitid }) => unitid)
    .sort((a, b) => size(b) - size(a));
  const [first = 0] = same;
  return same.filter((unitid) => size(unitid) * (open ? 4 : 2) > size(first)).slice(0, 4);
}

/** Others that go by the very same name as well as the first does, and aren't much smaller. */
function asGood(name: string, unitids: readonly number[], index: CollegeIndex): readonly number[] {
  const weight = (unitid: number) => index.exact.get(name)?.find((one) => one.unitid === unitid)?.weight ?? 0;
  const size = (unitid: number) => index.colleges.get(unitid)?.students.undergraduates ?? 0;
  const [first, ...rest] = unitids;
  if (first === undefined || weight(first) < 4) return [];
  return rest.filter((unitid) => weight(unitid) === weight(first) && size(unitid) * 4 > size(first)).slice(0, 3);
}

/** How the systems are called whose campuses are named by their cities. */
const systemName =
  /^(?:uc|csu|cal state|california state university|university of california|ut|university of texas(?: at)?|unc|university of north carolina(?: at)?|uw|university of wisconsin|suny|umass|university of massachusetts)$/;

/** A name of two to five words with one slip in a word that no page has: "chapel hil", "notre dam". */
function nearlyNamed(
  span: readonly Word[],
  table: NameTable,
  index: CollegeIndex,
  ordinary: ReadonlySet<string>,
): readonly number[] {
  if (span.length < 2 || span.length > 5) return [];
  const words = span.map(({ plain }) => nameWord(plain));
  // "University of Pittsburg": there is a Pittsburg State, but behind "of" no college is called so.
  const last = words.at(-1) ?? "";
  const ofOther = words.length === 3 && words[0] === "university" && words[1] === "of" && last.length > 5;
  const slips =
    ofOther && !ordinary.has(last) && !stateByName.has(last)
      ? [last]
      : words.filter((word) => !table.words.has(word) && !ordinary.has(word) && !general.has(word));
  const [slip, ...more] = slips;
  if (slip === undefined || more.length > 0 || slip === words[0] || slip.length < 3 || words.join("").length < 8)
    return [];
  // Behind the name of a system there is nothing but its campuses: "uc berkly" may be two slips away.
  const ofSystem = systemName.test(words.slice(0, -1).join(" ")) && words.at(-1) === slip;
  const most = ofSystem && slip.length > 5 ? 2 : 1;
  const near = (table.byFirst.get(words[0] ?? "") ?? []).flatMap((name) => {
    const parts = name.split(" ");
    if (parts.length !== words.length) return [];
    const large = ofOther && (index.colleges.get(table.byName.get(name)?.[0] ?? 0)?.students.undergraduates ?? 0);
    const known = (index.exact.get(name) ?? []).some(({ weight }) => weight >= 3.5);
    if (!ofSystem && !known && !(large && large >= manyStudents)) return [];
    const slips = parts.map((part, at) =>
      part === words[at] ? 0 : words[at] === slip ? distance(slip, part, most) : 9,
    );
    const changes = Math.max(...slips);
    return changes <= most ? [{ name, changes }] : [];
  });
  const least = Math.min(...near.map(({ changes }) => changes));
  const nearest = near.filter(({ changes }) => changes === least);
  // A campus may stand in the table by several names: they must mean the same one.
  const meant = new Set(nearest.map(({ name }) => table.byName.get(name)?.[0]));
  const [only] = nearest;
  return only === undefined || meant.size > 1 ? [] : (table.byName.get(only.name) ?? []);
}

/** A name of two words whose first one the speller took for another: "brighm young". */
function misspelledName(span: readonly Word[], table: NameTable): readonly number[] {
  const [first, second] = span;
  if (span.length !== 2 || first === undefined || second === undefined) return [];
  // "Nichols State": the word is the name of another college, which isn't called a state's.
  const ofState = second.plain === "state" && !general.has(first.plain);
  const typed = plainName(first.typed);
  if (!(first.slip === true || (ofState && typed.length > 5)) || typed.length < 5) return [];
  const near = (most: number) =>
    (table.bySecond.get(nameWord(second.plain)) ?? []).filter(
      (name) => distance(typed, name.split(" ")[0] ?? "", most) <= most,
    );
  const nearest = near(1);
  // "Nickols state": a long word may hold two slips, where it begins alike and nothing is nearer.
  const isFurther = nearest.length === 0 && first.slip === true && ofState && typed.length > 6;
  return onlyCollege(isFurther ? near(2).filter((name) => name.startsWith(typed.slice(0, 2))) : nearest, table);
}

/** The least letters of a name written as one word, and those from which on one of them may be wrong. */
const lettersOfJoined = { exact: 8, slip: 9 } as const;

/** A name of two words written as one: "stonybrook", "ohiostate", with one slip in it at most. */
function joinedName(
  span: readonly Word[],
  table: NameTable,
  _: CollegeIndex,
  ordinary: ReadonlySet<string>,
): readonly number[] {
  const [word] = span;
  const typed = plainName(word?.typed ?? "");
  if (span.length !== 1 || typed.length < lettersOfJoined.exact || ordinary.has(typed) || table.words.has(typed))
    return [];
  const near = (most: number) =>
    (table.joined.get(typed.charAt(0)) ?? []).filter((name) => {
      const whole = name.replace(" ", "");
      return whole.length >= lettersOfJoined.exact && distance(typed, whole, most) <= most;
    });
  const exact = near(0);
  return onlyCollege(exact.length > 0 || typed.length < lettersOfJoined.slip ? exact : near(1), table);
}

/** The colleges of some names where all of them mean the same one. */
function onlyCollege(names: readonly string[], table: NameTable): readonly number[] {
  const meant = new Set(names.map((name) => table.byName.get(name)?.[0]));
  const [only] = names;
  return only === undefined || meant.size > 1 ? [] : (table.byName.get(only) ?? []);
}

/**
 * Colleges by a name. A whole name counts before a shortened one: "University of Alabama" is "The University of
 * Alabama".
 */
function unitidsNamed(name: string, table: NameTable, index: CollegeIndex): readonly number[] | undefined {
  const weight = (one: string) => Math.max(0, ...(index.exact.get(one) ?? []).map((exact) => exact.weight));
  // "The CSS" is the form, whatever college has those letters.
  if (name.startsWith("the ") && fieldShort.has(name.slice(4))) return undefined;
  const other = name.startsWith("the ") ? name.slice(4) : `the ${name}`;
  return (
    (weight(other) > weight(name) ? table.byName.get(other) : undefined) ??
    table.byName.get(name) ??
    table.byName.get(other)
  );
}

/** "University of Vermont", and not "California State University" of some city. */
const bearsState = (state: string, college: string) =>
  nameParts(college).join(" ").startsWith(`university of ${state}`);

function isFarLarger(one: number, other: number | undefined, index: CollegeIndex): boolean {
  const [large, small] = [index.colleges.get(one), index.colleges.get(other ?? 0)];
  if (large === undefined || small === undefined || one === other || large.admission.open === true) return false;
  return (large.students.undergraduates ?? 0) > 4 * (small.students.undergraduates ?? 0);
}

/** By itself a faith or a people is no college: "Is Dayton Catholic?", "scholarships for black students" */
const faiths =
  /^(?:women|womens|mens|black|white|hispanic|asian|native|catholic|baptist|lutheran|methodist|presbyterian|christian|jesuit|jewish|mennonite|adventist)$/;

/** A figure of a college: what stands before it is whose it is. */
const figureOfCollege =
  /^(?:acceptance|admissions?|admit|grad|graduation|tuition|retention|deadlines?|enrollment|application|sat|act|gpa|cost|price|net|student|undergrad\w*|vs|versus)$/;
/** Initials of two letters that are no word of English. */
const twoInitials = /^(?:u[a-z]|[a-z]u|bc|gw|nd|vt|gt)$/;

const isOfCampus = (before: string, after: string) =>
  /^(?:at|into|attend|attending|attended|vs|versus)$/.test(before) ||
  /^(?:vs|versus)$/.test(after) ||
  figureOfCollege.test(after) ||
  /^(?:grads?|graduates?|students?)$/.test(after);

/** "Does Green Bay have nursing", "is Germanna any good": what is asked of a college and of no town. */
const asksOfCollege = (before: string, behind: string) =>
  (/^(?:does|did|do)$/.test(before) &&
    /^(?:have|offer|accept|require|take|give|look at|charge|let|teach|count|superscore|do)\b/.test(behind)) ||
  (/^(?:is|are)$/.test(before) &&
    /^(?:any good|good for|worth|test (?:optional|blind)|hard to get|accredited|open admission|a (?:good|decent) (?:school|college))\b/.test(
      behind,
    ));

/**
 * "Kirkwood", "Macomb": a large two-year college whose first word no other has, and no town or state; who is "at
 * Kilgore" may be at a smaller one, and in the town of its name.
 */
function onlyLocal(name: string, table: NameTable, isAt = false): number | undefined {
  const [only, ...more] = table.local.get(name) ?? [];
  if (only === undefined || more.length > 0) return undefined;
  const isLarge = (only.students.undergraduates ?? 0) >= (isAt ? someStudents : manyStudents);
  const isTown = table.cities.has(name) && !(isAt && plainName(only.city) === name);
  return isLarge && !isTown ? only.unitid : undefined;
}

function unitidsOf(
  span: readonly Word[],
  { before, after, behind }: { readonly before: string; readonly after: string; readonly behind: string },
  table: NameTable,
  index: CollegeIndex,
  ordinary: ReadonlySet<string>,
  allCapitals: boolean,
): readonly number[] {
  const [first] = span;
  if (first === undefined) return [];
  const name = span.map(({ plain }) => nameWord(plain)).join(" ");
  // "Saint Joseph's" is no "Saint Joseph": the "s" that plain words lose is part of a name.
  const owned = span
    .map(({ typed, plain }) => nameWord(plain.length > 3 && /['’]s[?!.,]*$/i.test(typed) ? `${plain}s` : plain))
    .join(" ");
  const known = (owned === name ? undefined : unitidsNamed(owned, table, index)) ?? unitidsNamed(name, table, index);
  const campus = table.bySingle.has(name) ? undefined : table.byCampus.get(name);
  if (known === undefined && campus !== undefined && (isOfCampus(before, after) || asksOfCollege(before, behind)))
    return [campus];
  if (span.length > 1) {
    if (known === undefined || span.every(({ plain }) => general.has(plain))) return [];
    // Two plain words such as "early college" or "new school" that happen to begin a name are no name in small letters.
    const capital = span.some(({ typed }) => /^\p{Lu}/u.test(typed)) && !allCapitals;
    const weight = Math.max(0, ...(index.exact.get(name) ?? []).map((exact) => exact.weight));
    // "University of Atlantis" isn't "Atlantis University": a beginning counts only where all of the name is typed so.
    const dull = span.every(({ plain }) => general.has(plain) || (ordinary.has(plain) && !stateByName.has(plain)));
    // "Cal state long beach": behind the name of a system plain words are a campus.
    const ofSystem = span.some((_, at) => at > 0 && systemName.test(name.split(" ").slice(0, at).join(" ")));
    // "Black hills state": three words of which the last says what it is.
    const isWhole = span.length > 2 && /^(?:state|tech|college|university)$/.test(span.at(-1)?.plain ?? "");
    return dull && !capital && !ofSystem && !isWhole && weight < 4 ? [] : known;
  }
  const { typed, plain } = first;
  const capital = /^\p{Lu}/u.test(typed) && !allCapitals;
  const letters = /^\p{Lu}{2,}/u.test(typed) && !allCapitals;
  if (general.has(plain) || fieldShort.has(plain) || faiths.test(plain)) return [];
  // Many are "Tech" where they are, and "a tech school" is none of them.
  if (plain === "tech") return [];
  const afterName = /^(at|to|into|from|for|about|attend|attending|is|does|did|will|vs|or|and|versus|like)$/.test(
    before,
  );
  const weight = Math.max(0, ...(index.exact.get(name) ?? []).map((exact) => exact.weight));
  // "Northeastern" is the university, whichever small college writes the word down as its short name.
  const larger = table.bySingle.get(name);
  if (
    known !== undefined &&
    larger !== undefined &&
    weight < 4 &&
    !stateByName.has(plain) &&
    isFarLarger(larger, known[0], index)
  ) {
    return ordinary.has(plain) && !capital ? [] : [larger];
  }
  // A state's name is a college only where that college bears it.
  if (stateByName.has(plain) && weight < 4 && !bearsState(name, index.colleges.get(known?.[0] ?? 0)?.name ?? ""))
    return [];
  if (known !== undefined && weight >= 3.5) {
    if (ordinary.has(plain) && !stateByName.has(plain))
      return capital || (afterName && plain.length > 3 && weight > 4) ? known : [];
    // "Get in to uf", "bu acceptance rate": two small letters are a college only where a name is due.
    const shortened =
      (afterName && /^(?:u[a-z]|[a-z]u)$/.test(plain)) || (twoInitials.test(plain) && figureOfCollege.test(after));
    return plain.length > 2 || letters || capital || shortened ? known : [];
  }
  if (known !== undefined && letters && plain.length > 2) return known;
  const isAt = /^(?:at|attend|attending|attended|vs|versus)$/.test(before);
  const isDue = isAt || isOfCampus(before, after) || asksOfCollege(before, behind);
  const single = table.bySingle.get(name) ?? (isDue && first.slip !== true ? onlyLocal(name, table, isAt) : undefined);
  if (single === undefined || (ordinary.has(plain) && !capital) || stateByName.has(plain)) return [];
  // "Family of 4 in Ohio": a word of everyday speech that begins a sentence is no tiny college.
  if (ordinary.has(plain) && (index.colleges.get(single)?.students.undergraduates ?? 0) < fewStudents) return [];
  if (table.cities.has(plain) && (before === "in" || before === "near")) return [];
  return [single];
}

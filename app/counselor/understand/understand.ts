/** What a question says: colleges, places, the student. Long, for each step takes what the ones before it found. */
import { plainName } from "~/colleges/search/names";
import type { Ground } from "~/counselor/ground/ground";
import { inEnglish } from "~/counselor/words/phrases";
import { emptyWords, plainText } from "~/counselor/words/words";
import { states as stateNames } from "~/geography/states";
import { isSpanish } from "~/library/spanish/questions";
import { collegesIn, type Mention, nameTable, type Word } from "./college-names";
import { collegeOfPlace } from "./college-of-place";
import { demonymWords, isPeople } from "./demonyms";
import { entryIn } from "./entry";
import { fieldIn, fieldNames, fieldsIn, type NamedField } from "./fields";
import { homeCityIn } from "./home-city";
import { everyday } from "./name-words";
import { cityBehind, inNamedState, isOfSchools } from "./named-place";
import { pickedIn, pickedOf, withNamesakes } from "./namesakes";
import { isPartOfState, withoutOthers } from "./not-a-college";
import { type NamedOccupation, occupationsIn, occupationWords } from "./occupations";
import { withHomeSaid } from "./opening-town";
import { townWords } from "./other-towns";
import { type NamedProgram, programIn } from "./programs";
import { isRegion, regionIn } from "./regions";
import { shortForm, writtenOut } from "./short-forms";
import { collegesInEnglish } from "./spanish-names";
import { speller } from "./spelling";
import { stForState, withoutHyphens } from "./st-for-state";
import { type StateMention, type Student, statesIn, studentIn, zipIn } from "./student";
import { type System, systemIn } from "./systems";

/** A question taken apart. Everything in it was said; nothing is guessed but spelling. */
export interface Understood {
  /** As it was written, short forms written out. */
  readonly typed: string;
  readonly spanish: boolean;
  /** In English, spelled right, plain. */
  readonly plain: string;
  /** The same without the names of colleges. */
  readonly bare: string;
  readonly mentions: readonly Mention[];
  readonly states: readonly StateMention[];
  readonly student: Student;
  /** CIP codes of fields of study, the nearest first. */
  readonly field: NamedField | null;
  /** Every field that is named, as they follow each other: "computer science vs nursing". */
  readonly fields: readonly NamedField[];
  /** Occupations that are named, as they follow each other. */
  readonly occupations: readonly NamedOccupation[];
  /** A system of colleges named without a campus. */
  readonly system: System | null;
  /** A program of a state by its name. */
  readonly program: NamedProgram | null;
  readonly entry: number | null;
}

const spellers = new WeakMap<object, (word: string) => string>();

/** Words that rules look for and pages may not hold. */
const ruleWords =
  "grads grad alumni pell pel sat act fee fees size rate gpa ed ea acceptance admission tuition deadline deadlines fafsa scholarship scholarships subsidized unsubsidized deferred waitlist optional superscore transcript recommendation graduation retention earnings salary apply application college university financial residency household contributor verification undocumented community transfer counselor essay major majors nursing engineering computer science business psychology biology median average students interview compare difference chances require required requirement requirements expensive afford afford cheaper cheapest standardized outlook demand openings shortage wage wages salaries".split(
    " ",
  );

function spellerOf(ground: Ground): (word: string) => string {
  const ready = spellers.get(ground.passages);
  if (ready) return ready;
  const common = new Map<string, number>();
  for (const [word, students] of nameTable(ground.index).words) common.set(word, 5 + students / 10_000);
  for (const [word, times] of ground.passages.written)
    common.set(word, Math.max(common.get(word) ?? 0, Math.min(40, 2 + times / 4)));
  for (const { city, state } of ground.colleges) {
    for (const word of plainName(`${city} ${state}`).split(" ")) if (!common.has(word)) common.set(word, 1);
  }
  for (const word of occupationWords(ground.occupations())) common.set(word, Math.max(common.get(word) ?? 0, 3));
  for (const word of [...fieldNames().keys()].flatMap((name) => name.split(" ")))
    common.set(word, Math.max(common.get(word) ?? 0, 3));
  for (const word of [...demonymWords, ...townWords]) if (!common.has(word)) common.set(word, 1);
  for (const word of emptyWords) common.set(word, 50);
  for (const word of ruleWords) common.set(word, 60);
  const spell = speller(common, new Set([...ground.englishWords(), ...namesToAsk(ground)]));
  spellers.set(ground.passages, spell);
  return spell;
}

/** "Conroy", "Alamo": names of programs that stand on no page as more than a question for an office. */
const namesToAsk = (ground: Ground): readonly string[] =>
  Object.keys(stateNames)
    .flatMap((state) => Object.values(ground.stateFacts(state)?.facts ?? {}))
    .flatMap((group) => Object.values(group))
    .flatMap((fact) => (fact.confidence === "recalled" ? plainText(`${fact.name} ${fact.ask}`).split(" ") : []));

const everydayOf = new WeakMap<object, ReadonlySet<string>>();

/**
 * Words that our pages write small, and further ones of everyday speech that begin the names of colleges. In Spanish
 * "su casa" is a home, and no Casa Loma College.
 */
function everydayWords(ground: Ground, spanish: boolean): ReadonlySet<string> {
  const { passages } = ground;
  const pages = spanish ? ground.spanishPassages : passages;
  const ready = everydayOf.get(pages);
  if (ready) return ready;
  const all = new Set([...passages.ordinary, ...pages.ordinary, ...everyday]);
  everydayOf.set(pages, all);
  return all;
}

/** Different long words of one question that are compared with the words we know: each with thousands of them. */
const mostCompared = 300;

/** A speller for one text, which looks at each word once. */
function eachOnce(spell: (word: string) => string): (word: string) => string {
  const spelled = new Map<string, string>();
  let long = 0;
  return (word) => {
    const before = spelled.get(word);
    if (before !== undefined) return before;
    if (word.length > 4) long += 1;
    const now = long > mostCompared ? word : spell(word);
    spelled.set(word, now);
    return now;
  };
}

const uState = new RegExp(`\\bu(${Object.values(stateNames).join("|")})\\b`, "gi");

/** A system of California by its short name and nothing more: "UC", "the UCs". */
const systemAlone =
  /^(?:the )?(?:uc|csu|ucs|csus|university of california|california state university)(?: schools?| system)?$/;

/** Takes a question apart. @param text as it was written, checked for length */
export function understand(text: string, ground: Ground): Understood {
  const one = pickedIn(text, ground.colleges);
  const namesCollege = (rest: string) => understand(rest, ground).mentions.length > 0;
  const asked = withHomeSaid(one?.text ?? text, ground.colleges, namesCollege);
  const spanish = isSpanish(asked);
  const typed = spanish ? asked : writtenOut(asked);
  const said = /universidad/i.test(typed) ? collegesInEnglish(typed, ground.index) : typed;
  const english = spanish ? inEnglish(said) : said;
  const spell = eachOnce(spellerOf(ground));
  const spelled = english
    .normalize("NFKC")
    .replace(/[’‘]/g, "'")
    .replace(/(\d),(?=\d{3}\b)/g, "$1")
    .replace(/&/g, " and ")
    .replace(/([A-Za-z])[/]([A-Za-z])/g, "$1 $2")
    // "UMichigan" is written as one word.
    .replace(uState, "university of $1")
    // "Michigan's state scholarships" are the state's, and not Michigan State's.
    .replace(/(?<=\p{L})[’']s state (?=(?:aid|grants?|scholarships?|money|programs?)\b)/giu, " with state ")
    .split(/[\s,;:!?()"“”]+/)
    .flatMap((word, place, all): Word[] => {
      const plain = plainText(withoutHyphens(word, ground.index)).split(" ").filter(Boolean);
      return plain.map((one, at) => {
        // What wasn't translated is Spanish, and no slip of an English word; so is what stands behind "el": a botón.
        const asIs = spanish ? ground.spanishPassages.written.has(one) : /^(?:el|un)$/i.test(all[place - 1] ?? "");
        const right = asIs ? one : ((spanish ? shortForm(one) : undefined) ?? spell(one));
        return { typed: at === 0 ? word : one, plain: right, slip: right !== one };
      });
    });
  const words = stForState(spelled, ground.index);
  const plain = words.map((word) => word.plain).join(" ");
  const terms = inTerms(words, plain, ground);
  const fromPlace = collegeOfPlace(plain, ground.colleges);
  // "UC" by itself is the system in California, unless Ohio is meant.
  const wordsAt = (at: number, length: number) =>
    words
      .slice(at, at + length)
      .map((word) => word.plain)
      .join(" ");
  // "Schools near Duluth", "within an hour of Tulsa": the city, and no college of its name.
  const isCity = (at: number, length: number, unitid: number) =>
    /\b(?:near|around|clos(?:e|er|est) to|(?:hours?|minutes?|miles?|drive) (?:of|from))$/.test(
      wordsAt(Math.max(0, at - 2), Math.min(2, at)),
    ) && plainName(ground.byUnitid.get(unitid)?.city ?? "") === wordsAt(at, length);
  const allWords = words.map((word) => word.plain);
  const aboutOhio = /\b(?:cincinnati|ohio)\b/.test(plain);
  const named = withNamesakes(
    collegesIn(terms, ground.index, everydayWords(ground, spanish)),
    terms,
    ground.colleges,
  ).filter(
    ({ at, length, unitid, ...mention }) =>
      !isPartOfState({ at, length, unitid, ...mention }, allWords) &&
      (aboutOhio || !systemAlone.test(wordsAt(at, length))) &&
      // "In the southeast" is a part of the country, and no Southeast Missouri.
      !isCity(at, length, unitid) &&
      !isPeople(wordsAt(at, length)) &&
      !isRegion(wordsAt(at, length)) &&
      !isRegion(wordsAt(Math.max(0, at - 1), length + Math.min(1, at))),
  );
  const mentions: readonly Mention[] = fromPlace === null ? named : [fromPlace];
  const inCity = mentions.map((mention) => cityBehind(mention, words, ground));
  // "In San Antonio" behind Trinity belongs to the name.
  const inName = new Set(
    [...named, ...mentions, ...inCity.flatMap((one) => one ?? [])].flatMap(({ at, length }) =>
      Array.from({ length }, (_, i) => at + i),
    ),
  );
  const bare = words
    .filter((_, at) => !inName.has(at))
    .map((word) => word.plain)
    .join(" ");
  // A state inside the name of a college is no state of its own, unless the name is the state's.
  const lone = named.filter(({ state }) => state !== null);
  const withLone = words
    .filter((_, at) => !inName.has(at) || lone.some((one) => at >= one.at && at < one.at + one.length))
    .map((word) => word.plain)
    .join(" ");
  const system = mentions.length > 0 ? null : systemIn(bare, ground.colleges);
  // "UT" in "UT Austin" is no Utah.
  const codesIn = words
    .filter((_, at) => !inName.has(at) || lone.some((one) => at >= one.at && at < one.at + one.length))
    .map((word) => word.typed)
    .join(" ");
  const namedStates = statesIn(system === null ? withLone : withLone.replace(/\bcalifornia\b/g, ""), codesIn);
  const beside = named.map(({ unitid }) => ground.byUnitid.get(unitid)?.state);
  const city = homeCityIn(plain, ground.colleges, namedStates, beside);
  const states = city === null ? namedStates : [...namedStates.filter(({ code }) => code !== city.code), city];
  const program = programIn(plain, ground.passages) ?? hopeBeside(plain, mentions, ground);
  const cities = new Map(inCity.flatMap((one) => (one === null ? [] : [[one.at, one.length] as const])));
  const placed = mentions.flatMap((mention, at): readonly Mention[] => {
    const city = inCity[at] ?? null;
    if (isOfSchools(mention, wordsAt(mention.at, mention.length + 2), mentions, ground)) return [];
    // "Cincinnati" in "Xavier in Cincinnati" is where it is, and not another college.
    if (cities.get(mention.at) === mention.length) return [];
    if (city !== null) return [{ ...mention, unitid: city.unitid, others: [], initials: [] }];
    return [inNamedState(mention, wordsAt(mention.at, mention.length), states, ground)];
  });
  const occupations = occupationsNamed(bare, typed, spanish, ground);
  const around = { words: allWords, hasOccupation: occupations.length > 0 };
  const zip = zipIn(plain);
  const home = states.find((state) => state.home)?.code ?? (zip === null ? null : ground.stateOfZip(zip));
  return {
    typed,
    spanish,
    plain,
    bare,
    mentions: one === null ? withoutOthers(placed, around) : pickedOf(placed, one.college),
    states,
    student: { ...studentIn(bare), ...belowZero(bare, typed), state: home },
    field: fieldIn(bare),
    fields: fieldsIn(bare),
    occupations,
    system,
    program,
    entry: entryIn(plain),
  };
}

/** "SAI of -1500": plain words lose the sign. */
function belowZero(bare: string, typed: string): { readonly sai?: number } {
  const { sai } = studentIn(bare);
  const isBelow = /\b(?:sai|efc|index)\b[^\d]{0,24}(?:[-−–]\s?|\b(?:negative|minus) )\d/i.test(typed);
  return sai !== null && isBelow ? { sai: -Math.abs(sai) } : {};
}

const hope =
  /\bhope (?:deadlines?|money|requirements?|due|amounts?|pays?|covers?|gpa|eligib\w+|rules?|for|and|or|at|vs)\b/;
const hopeStates = { GA: "georgia", TN: "tennessee", WV: "west virginia" } as const;

/** "HOPE deadline, also UGA's acceptance rate": the scholarship of the state where the college beside it is. */
function hopeBeside(plain: string, mentions: readonly Mention[], { byUnitid, passages }: Ground): NamedProgram | null {
  if (!hope.test(plain)) return null;
  const there = mentions.flatMap(({ unitid }) => byUnitid.get(unitid)?.state ?? []);
  const state = (["GA", "TN", "WV"] as const).find((one) => there.includes(one));
  if (state === undefined) return null;
  const found = programIn(`${plain} ${hopeStates[state]} hope scholarship`, passages);
  return found === null ? null : { ...found, said: "hope" };
}

/** The range of scores that half of the students have, as colleges publish it. */
const middleHalf = /\bmiddle (?:50|fifty|half|range|scores?)\b/;

/**
 * The words of a question, those marked that are part of a field of study, an occupation of several words, a part of
 * the country or a term of scores: "Middle 50" is no Middle Tennessee.
 */
function inTerms(words: readonly Word[], plain: string, ground: Ground): readonly Word[] {
  const ofScores = middleHalf.exec(plain);
  const region = regionIn(plain);
  const all = [
    ...fieldsIn(plain),
    ...occupationsIn(plain, ground.occupations()),
    ...(ofScores === null ? [] : [{ words: ofScores[0] }]),
    // And a grand total is no Grand Canyon.
    ...(plain.includes("grand total") ? [{ words: "grand total" }] : []),
    // "On the East Coast" is a part of the country, and no East Carolina.
    ...(region === null ? [] : [region]),
  ];
  const named = all.flatMap((term) => {
    const parts = term.words.split(" ");
    return parts.length > 1 ? [parts] : [];
  });
  const inside = new Set(
    named.flatMap((parts) => {
      const at = words.findIndex((_, from) => parts.every((part, i) => words[from + i]?.plain === part));
      return at < 0 ? [] : parts.map((_, i) => at + i);
    }),
  );
  return inside.size === 0 ? words : words.map((word, at) => (inside.has(at) ? { ...word, inTerm: true } : word));
}

/** Occupations by their English names, and in a Spanish question by the words it was asked with. */
function occupationsNamed(bare: string, typed: string, spanish: boolean, ground: Ground): readonly NamedOccupation[] {
  const all = ground.occupations();
  const english = occupationsIn(bare, all);
  return english.length > 0 || !spanish ? english : occupationsIn(plainText(typed), all);
}

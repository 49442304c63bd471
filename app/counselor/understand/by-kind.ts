/** Colleges as they're called where they are: a town or the beginning of a name, and what kind they are. Pure. */
import type { College } from "~/colleges/college";
import { nameWord, plainName } from "~/colleges/search/names";
import { emptyWords } from "~/counselor/words/words";
import { nameParts } from "./name-words";

/** A word of a question, as far as it's needed here. */
interface Word {
  readonly typed: string;
  readonly plain: string;
  readonly inTerm?: boolean;
}

/** Kinds by what people say behind a name, the longest first: "hutch juco", "chatt state", "Mitchell tech". */
const kinds = [
  { said: "community college", kind: "community" },
  { said: "comm college", kind: "community" },
  { said: "junior college", kind: "community" },
  { said: "technical college", kind: "technical" },
  { said: "tech college", kind: "technical" },
  { said: "tech school", kind: "technical" },
  { said: "juco", kind: "community" },
  { said: "jc", kind: "community" },
  { said: "cc", kind: "community" },
  { said: "technical", kind: "technical" },
  { said: "tech", kind: "technical" },
  { said: "state", kind: "state" },
] as const;
type Kind = (typeof kinds)[number]["kind"];

/** Whether a college is of a kind, as people in its town would say. */
export function isOfKind({ name, control, level, admission }: College, kind: Kind): boolean {
  if (control !== "public") return false;
  if (kind === "technical") return /\btech/i.test(name);
  if (kind === "state") return /\bstate\b/i.test(name);
  if (/\b(?:community|junior)\b/i.test(name)) return true;
  return (
    !/\buniversit|\btechnical college|\btechnology center/i.test(name) && (level === "2year" || admission.open === true)
  );
}

/** The colleges of each kind by the words of their names and by their towns. */
type KindTable = ReadonlyMap<
  Kind,
  readonly { readonly college: College; readonly name: string; readonly city: string }[]
>;

/** Made once for a list of colleges. */
export function kindTable(colleges: readonly College[]): KindTable {
  const of = (kind: Kind) =>
    colleges
      .filter((college) => isOfKind(college, kind))
      .sort((a, b) => (b.students.undergraduates ?? 0) - (a.students.undergraduates ?? 0))
      .map((college) => ({
        college,
        name: nameParts(college.name.replace(/^The /, "")).join(" "),
        city: plainName(college.city).split(" ").map(nameWord).join(" "),
      }));
  return new Map((["community", "technical", "state"] as const).map((kind) => [kind, of(kind)]));
}

/** Words of a name before the kind at most, and the least letters of a word that is only the beginning of one. */
const mostBefore = 3;
const leastOfBeginning = 4;
/** Where more go by it than one may choose from, nothing is meant. */
const mostNamed = 5;

/** What is said before a kind and names no town: "in state", "a free community college", "the best tech school". */
const namesNone =
  /^(?:state|city|county|area|local|nearby|local|free|best|good|cheap|public|private|high|online|info|bio|any|community|small|big)$/;

/**
 * "Hutch juco", "Scottsbluff community college", "Alex Tech": colleges of a kind whose names begin so or that stand in
 * that town, the largest first; null where there are none or the words are a name of their own.
 * @param isNamed  whether a college is called so in full
 */
export function collegesByKind(
  words: readonly Word[],
  at: number,
  table: KindTable,
  {
    isNamed,
    isDull,
    isState,
  }: {
    readonly isNamed: (name: string) => boolean;
    readonly isDull: (word: string) => boolean;
    readonly isState: (name: string) => boolean;
  },
): { readonly unitids: readonly number[]; readonly length: number } | null {
  for (let count = Math.min(mostBefore, words.length - at - 1); count > 0; count -= 1) {
    const span = words.slice(at, at + count);
    const rest = words.slice(at + count, at + count + 2).map(({ plain }) => plain);
    const said = kinds.find(({ said: one }) => rest.slice(0, one.split(" ").length).join(" ") === one);
    if (said === undefined) continue;
    const length = count + said.said.split(" ").length;
    const name = span.map(({ plain }) => nameWord(plain)).join(" ");
    const typed = span.map(({ typed: own }) => nameWord(plainName(own))).join(" ");
    if (span.some((word) => word.inTerm === true || emptyWords.has(word.plain))) continue;
    if (isState(name)) continue;
    if (span.some(({ plain }) => namesNone.test(plain)) && count === 1) continue;
    if (isNamed(`${name} ${said.said}`) || isNamed(`${name} ${said.said} college`)) return null;
    const all = table.get(said.kind) ?? [];
    const asTyped = calledSo(typed, all, said.kind, count === 1 && isDull(typed));
    const found =
      asTyped.length > 0 || name === typed ? asTyped : calledSo(name, all, said.kind, count === 1 && isDull(name));
    if (found.length === 0 || found.length > mostNamed) continue;
    return { unitids: found, length };
  }
  return null;
}

/** A name that says nothing but the kind behind what was typed. */
const isJust = /^ (?:(?:community|junior|technical) )?college$/;

function calledSo(
  typed: string,
  all: readonly { readonly college: College; readonly name: string; readonly city: string }[],
  kind: Kind,
  dull: boolean,
): readonly number[] {
  const ids = (some: typeof all) => some.map(({ college }) => college.unitid);
  const behind = kind === "state" ? " state " : " ";
  const whole = dull ? [] : all.filter(({ name }) => ` ${name} `.includes(` ${typed}${behind}`));
  const exact = whole.filter(({ name }) => isJust.test(name.slice(typed.length)) && name.startsWith(typed));
  if (exact.length > 0) return ids(exact);
  const begin = whole.filter(({ name }) => name.startsWith(`${typed} `));
  // A Springfield has its college in four states, of which one is called by the town.
  const there = kind === "state" ? [] : all.filter((one) => one.city === typed && !begin.includes(one));
  if (begin.length + there.length > 0) return ids([...begin, ...there]);
  if (whole.length > 0) return ids(whole);
  // "Hutch juco": one word cut short, and no word of its own.
  if (dull || typed.includes(" ") || typed.length < leastOfBeginning) return [];
  const begins = kind === "state" ? new RegExp(`^${typed}[a-z]* state\\b`) : new RegExp(`^${typed}`);
  return ids(all.filter(({ name }) => begins.test(name)));
}

/** Several colleges that go by one bare name, and the one of them that was picked. */

import type { College } from "~/colleges/college";
import { plainName } from "~/colleges/search/names";
import { states } from "~/geography/states";
import type { Mention, Word } from "./college-names";
import { inOneForm } from "./named-place";
import { shortName } from "./short-name";

/** "Lincoln University, Oakland, CA"; a city that the name ends with isn't said twice. */
function placedName(college: College): string {
  const name = shortName(college);
  return name.endsWith(`, ${college.city}`)
    ? `${name}, ${college.state}`
    : `${name}, ${college.city}, ${college.state}`;
}

const byPlacedName = new WeakMap<readonly College[], ReadonlyMap<string, College>>();

/** Colleges by a name that tells each apart from all others: the few that share name and city have their UNITID. */
export function placedNames(colleges: readonly College[]): ReadonlyMap<string, College> {
  const ready = byPlacedName.get(colleges);
  if (ready) return ready;
  const names = new Map<string, College>();
  for (const college of colleges) {
    const name = placedName(college);
    names.set(names.has(name) ? `${name}, ${college.unitid}` : name, college);
  }
  byPlacedName.set(colleges, names);
  return names;
}

/** How a reading that was picked ends: the question with the college in parentheses. */
const picked = /\s*\(([^()]+, [A-Z]{2}(?:, \d{6})?)\)(?=[?\s]*$)/;

/** The college that a question names in full at its end, and the question without it; null where it names none. */
export function pickedIn(text: string, colleges: readonly College[]) {
  const college = placedNames(colleges).get(picked.exec(text)?.[1] ?? "");
  return college === undefined ? null : { college, text: text.replace(picked, "") };
}

/** A question with the college in full, which `pickedIn` reads. */
export function withPicked(text: string, college: College, colleges: readonly College[]): string {
  const name = [...placedNames(colleges)].find(([, one]) => one === college)?.[0] ?? placedName(college);
  return `${text.replace(/[?\s]+$/, "")} (${name})?`;
}

/**
 * The mentions of a question where one of several colleges was picked: what its name stood for before, it names now.
 */
export function pickedOf(mentions: readonly Mention[], { unitid }: College): readonly Mention[] {
  const meant =
    mentions.find((mention) => mention.unitid === unitid || mention.others.includes(unitid)) ??
    mentions.find(({ others }) => others.length > 0) ??
    mentions[0];
  const only = { unitid, others: [], initials: [], state: null, doubtful: false };
  return meant === undefined
    ? [{ ...only, at: 0, length: 0 }]
    : mentions.map((mention) => (mention === meant ? { ...mention, ...only } : mention));
}

const stateForms = new Map(Object.entries(states).map(([code, name]) => [inOneForm(plainName(name).split(" ")), code]));

/**
 * What a name says beside "University of", "College" and a place behind them: "mary" of "Saint Mary's College of …".
 */
function bareName(name: string): string {
  const plain = plainName(name).replace(/^the /, "");
  const of = /^(?:university|college) of (.+)$/.exec(plain)?.[1];
  const bare = of ?? /^(.+?) (?:university|college)\b/.exec(plain)?.[1] ?? plain;
  return inOneForm(bare.split(" "));
}

const byBareName = new WeakMap<readonly College[], ReadonlyMap<string, readonly College[]>>();

/** Colleges by their bare names, the one with the most applicants first. Made once for a list. */
function calledBare(colleges: readonly College[]) {
  const ready = byBareName.get(colleges);
  if (ready) return ready;
  const all = new Map<string, College[]>();
  for (const college of [...colleges].sort((a, b) => sought(b) - sought(a) || students(b) - students(a))) {
    const name = bareName(college.name);
    all.set(name, [...(all.get(name) ?? []), college]);
  }
  // "Emory University-Oxford College" is a campus of Emory University, which is meant by the bare name.
  for (const [name, same] of all)
    all.set(
      name,
      same.filter((one) => !same.some((whole) => one.name.startsWith(`${whole.name}-`))),
    );
  byBareName.set(colleges, all);
  return all;
}

const sought = (college: College) => college.admission.applicants ?? 0;
const students = (college: College) => college.students.undergraduates ?? 0;

/** With this many times the applicants of the next one, a college is the one that its bare name means: "Cornell". */
const farMore = 4;
const mostOffered = 6;

/** Where the other one takes everybody and counts no applicants, the larger one is meant. */
const isMeantBefore = (first: College, second: College) =>
  sought(second) > 0 ? sought(first) > farMore * sought(second) : students(first) > students(second);

/**
 * Names such as "Loyola", "Bethel" or "Saint Mary's", which several colleges share: each mention with all of them, the
 * most sought first. With a state right behind it, the one there: "St. Thomas Minnesota".
 */
export function withNamesakes(
  mentions: readonly Mention[],
  words: readonly Word[],
  colleges: readonly College[],
): readonly Mention[] {
  const taken = new Set<Mention>();
  const all = mentions.map((mention): Mention => {
    const { at, length, state, initials, others } = mention;
    const span = words.slice(at, at + length);
    if (state !== null || length === 0 || length > 2 || initials.length > 0 || others.length > 0) return mention;
    const same = calledBare(colleges).get(inOneForm(span.map(({ plain }) => plain))) ?? [];
    const [first, second] = same;
    if (first === undefined || second === undefined) return mention;
    const there = mentions.find((next) => next.at === at + length && next.state !== null);
    const code = there?.state ?? stateForms.get(inOneForm([words[at + length]?.plain ?? ""]));
    const inState = same.find((college) => college.state === code);
    if (inState !== undefined) {
      if (there !== undefined) taken.add(there);
      return { ...mention, unitid: inState.unitid };
    }
    // Whom a word means by itself more than these, it goes on meaning.
    if (!same.some(({ unitid }) => unitid === mention.unitid) && length > 1) return mention;
    if (isMeantBefore(first, second)) return mention;
    return {
      ...mention,
      unitid: first.unitid,
      others: same.slice(1, mostOffered).map(({ unitid }) => unitid),
    };
  });
  return all.filter((_, at) => !taken.has(mentions[at] as Mention));
}

/** Which of several colleges of one name a question means, by the city or the state that it names beside it. */
import type { College } from "~/colleges/college";
import { nameWord, plainName } from "~/colleges/search/names";
import type { Ground } from "~/counselor/ground/ground";
import { type Mention, nameTable, type Word } from "./college-names";
import type { StateMention } from "./student";

/** The words of a name without the "s" of "St. John's", which plain words lose. */
export const inOneForm = (words: readonly string[]) =>
  words.map((word) => nameWord(word).replace(/(?<=\w{3})s$/, "")).join(" ");

const formsOf = new WeakMap<readonly College[], readonly (readonly [form: string, college: College])[]>();

/** The names of colleges in one form, the largest college first. Made once for a list. */
function namesInOneForm(colleges: readonly College[]) {
  const ready = formsOf.get(colleges);
  if (ready) return ready;
  const students = (college: College) => college.students.undergraduates ?? 0;
  const forms = [...colleges]
    .sort((a, b) => students(b) - students(a))
    .map((college) => [` ${inOneForm(plainName(college.name).replace(/^the /, "").split(" "))} `, college] as const);
  formsOf.set(colleges, forms);
  return forms;
}

/** Colleges whose names begin with some words, the largest first. */
function calledLike(called: string, colleges: readonly College[]): readonly College[] {
  const begins = ` ${inOneForm(called.replace(/^the /, "").split(" "))} `;
  return namesInOneForm(colleges).flatMap(([form, college]) => (form.startsWith(begins) ? [college] : []));
}

/** Longest name of a city, in words. */
const cityWords = 3;

/**
 * "Xavier in Cincinnati": of the colleges that begin with a name, the one in the city that follows, and where that is.
 */
export function cityBehind(
  { at, length, unitid, others, initials }: Mention,
  words: readonly Word[],
  { colleges, byUnitid }: Ground,
): { readonly unitid: number; readonly at: number; readonly length: number } | null {
  if (length === 0) return null;
  // "Concordia Moorhead", "St. John's College Annapolis": right behind the name, too.
  const from = at + length + (/^(?:in|at)$/.test(words[at + length]?.plain ?? "") ? 1 : 0);
  const named = (first: number, count: number) =>
    words
      .slice(first, first + count)
      .map((word) => word.plain)
      .join(" ");
  // "WCU Cullowhee": those of the same initials, too.
  const sharing = [unitid, ...others, ...initials].flatMap((one) => byUnitid.get(one) ?? []);
  const alike = [...calledLike(named(at, length), colleges), ...sharing];
  for (let count = Math.min(cityWords, words.length - from); count > 0; count -= 1) {
    const city = named(from, count);
    // "Westminster in Salt Lake"
    const there = alike.find(({ city: own }) =>
      [city, ...(count > 1 ? [`${city} city`] : [])].includes(plainName(own)),
    );
    if (there !== undefined) return { unitid: there.unitid, at: from, length: count };
  }
  return null;
}

/** "Davis, we're Californians": of several colleges of that name none is there, and a campus of its university is. */
function campusInState(
  mention: Mention,
  called: string,
  states: readonly StateMention[],
  byUnitid: Ground["byUnitid"],
  index: Ground["index"],
): Mention | null {
  const codes = states.map(({ code }) => code as string);
  const isThere = (unitid: number) => codes.includes(byUnitid.get(unitid)?.state ?? "");
  if (mention.others.length === 0 || codes.length === 0 || [mention.unitid, ...mention.others].some(isThere))
    return null;
  const campus = nameTable(index).byCampus.get(called);
  return campus === undefined || !isThere(campus) ? null : { ...mention, unitid: campus, others: [], initials: [] };
}

/** "Xavier in Louisiana": of the colleges that begin with a name, the one in the state that is named. */
export function inNamedState(
  mention: Mention,
  called: string,
  states: readonly StateMention[],
  { colleges, byUnitid, index }: Ground,
): Mention {
  const campus = campusInState(mention, called, states, byUnitid, index);
  if (campus !== null) return campus;
  // "Wayne State in Nebraska, and what would tuition be from Iowa": home says nothing of where the college is.
  const [state, other] = states.filter(({ home }) => !home);
  const meant = byUnitid.get(mention.unitid);
  if (mention.state !== null || called === "" || state === undefined || other !== undefined) return mention;
  if (meant === undefined || meant.state === state.code) return mention;
  const [there] = calledLike(called, colleges).filter((college) => college.state === state.code);
  return there === undefined ? mention : { ...mention, unitid: there.unitid };
}

/** What stands behind a city whose high schools or families are meant. */
const ofItsSchools = /^ (?:area|metro|region|suburbs?|schools?|(?:public|high|city|area|charter|catholic) schools?)\b/;

/** "Dayton-area high schools at Miami University": the schools of a city, beside the college that is asked about. */
export function isOfSchools(
  { at, length, unitid, others }: Mention,
  withNext: string,
  mentions: readonly Mention[],
  { byUnitid }: Ground,
): boolean {
  if (!mentions.some((other) => other.at !== at)) return false;
  const named = withNext.split(" ").slice(0, length).join(" ");
  const cities = [unitid, ...others].map((one) => plainName(byUnitid.get(one)?.city ?? ""));
  return cities.includes(named) && ofItsSchools.test(withNext.slice(named.length));
}

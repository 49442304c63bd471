import type { College } from "~/colleges/college";
import { nameWord, plainName, splitAliases } from "~/colleges/search/names";
import type { CollegeIndex } from "~/colleges/search/search";
import { states } from "~/geography/states";

/** The words of a name, plain and spelled one way. */
export const nameParts = (name: string): readonly string[] => plainName(name).split(" ").map(nameWord);

const stateNames = Object.values(states).map((name) => ` ${plainName(name)} `);

/** Whether the words of a name hold the name of a state: "University of Wisconsin-Madison". */
export const hasStateName = (parts: readonly string[]): boolean => {
  const name = ` ${parts.join(" ")} `;
  return stateNames.some((state) => name.includes(state));
};

/**
 * The largest university of choice that one word names: "Houston" by itself is the University of Houston, not the
 * community college of that city, however large. Colleges that take everybody are left out.
 *
 * @param campuses  UNITIDs of a state university's campuses by their city
 */
export function choosyByName(
  colleges: readonly College[],
  campuses: ReadonlyMap<string, number>,
): ReadonlyMap<string, College> {
  const students = (college: College | undefined) => college?.students.undergraduates ?? -1;
  const found = new Map<string, College>();
  const meet = (word: string | undefined, college: College) => {
    if (word !== undefined && students(found.get(word)) < students(college)) found.set(word, college);
  };
  const cityOf = new Map([...campuses].map(([city, unitid]) => [unitid, city]));
  for (const college of colleges) {
    meet(cityOf.get(college.unitid), college);
    if (college.level !== "4year" || college.admission.open === true) continue;
    const parts = nameParts(college.name);
    meet(parts[0], college);
    if (parts[0] === "university" && parts[1] === "of") meet(parts[2], college);
  }
  return found;
}

/**
 * "Wesleyan" alone is Wesleyan University, whichever other one writes the word down as its short name. Changes the
 * table in place, where the college that is called just so isn't far the smaller one.
 */
export function leadWithOwnNames(byName: Map<string, readonly number[]>, index: CollegeIndex): void {
  const students = (unitid: number | undefined) => index.colleges.get(unitid ?? 0)?.students.undergraduates ?? 0;
  for (const { unitid, name, level } of index.colleges.values()) {
    const parts = nameParts(name);
    const word = parts.slice(0, -1).join(" ");
    if (level !== "4year" || word === "" || !/^(?:university|college)$/.test(parts.at(-1) ?? "")) continue;
    const [first, ...others] = byName.get(word) ?? [];
    if (first === undefined || first === unitid || students(unitid) * 4 <= students(first)) continue;
    // "Sacred Heart" is the university before a seminary of that name; as large a college keeps its place.
    if (word.includes(" ") && students(unitid) < 4 * students(first)) continue;
    const called = nameParts(index.colleges.get(first)?.name ?? "").join(" ");
    if (
      new RegExp(`^${word} (?:university|college)\\b`).test(called) ||
      new RegExp(`^(?:the )?university of (?:the )?${word}\\b`).test(called)
    )
      continue;
    byName.set(word, [unitid, first, ...others.filter((one) => one !== unitid)]);
  }
}

/** With so many times the students of the one that reports them, a community college is meant by its initials. */
const farLarger = 10;

/**
 * "TMCC" is Truckee Meadows before Turtle Mountain, which alone reports it as a name. Changes the table in place; the
 * other is still meant in its own state.
 */
export function leadWithLargerInitials(byName: Map<string, readonly number[]>, index: CollegeIndex): void {
  const collegeOf = (unitid: number) => index.colleges.get(unitid);
  const isCommunity = (unitid: number) => /\bCommunity College$/.test(collegeOf(unitid)?.name ?? "");
  const students = (unitid: number) => collegeOf(unitid)?.students.undergraduates ?? 0;
  for (const [name, [first, ...others]] of byName) {
    if (first === undefined || others.length === 0 || !/^[a-z]{2,4}cc$/.test(name) || !isCommunity(first)) continue;
    const larger = others.find((one) => isCommunity(one) && students(one) > farLarger * students(first));
    if (larger !== undefined) byName.set(name, [larger, first, ...others.filter((one) => one !== larger)]);
  }
}

/**
 * Names that a college is called by although it has another: many community colleges dropped "Community", and "the
 * University of Lake Superior" is Lake Superior State University. Those that some college has count before these.
 */
export function formerNames({ name, alias, admission, control, level }: College): readonly string[] {
  const names = [name, ...splitAliases(alias)].map((one) => nameParts(one).join(" ").replace(/^the /, ""));
  const [whole = ""] = names;
  const isLocal = control === "public" && admission.open === true && !/\b(?:community|technical)\b/.test(whole);
  const local = names.flatMap((one) => /^(.+?)(?: state)? college(?: of florida)?$/.exec(one)?.[1] ?? []);
  const place = level === "4year" ? /^(.+) state university$/.exec(whole)?.[1] : undefined;
  const isPlace = place !== undefined && !hasStateName([place]);
  return [
    ...(isLocal ? local.map((one) => `${one} community college`) : []),
    ...(isPlace ? [`university of ${place} state`, ...(place.includes(" ") ? [`university of ${place}`] : [])] : []),
  ];
}

/** Postal codes that stand for a state in a college's name, and are no other word: "SC State", "NC Central". */
const spokenCodes: readonly string[] = "NC SC ND SD TX FL VA NJ NY NM MN WI WA TN KY KS AZ MT WV".split(" ");
const kindOfAny = /^(?:university|college|community|technical|technology|institute|school|state$)/;

/** Names that begin with a state's, with its postal code instead, where nothing else is called so. */
export function namesByCode(byName: ReadonlyMap<string, readonly number[]>): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  for (const code of spokenCodes) {
    const state = plainName(states[code as keyof typeof states]);
    for (const [name, unitids] of byName) {
      const rest = name.startsWith(`${state} `) ? name.slice(state.length + 1) : "";
      const short = `${code.toLowerCase()} ${rest}`;
      if (rest === "" || (kindOfAny.test(rest) && rest !== "state") || byName.has(short)) continue;
      found.set(short, unitids);
    }
  }
  return found;
}

/** Words of everyday speech, in English and Spanish, that are also the beginning of a college's name. */
export const everyday: ReadonlySet<string> = new Set("capital solve manna buena bueno buen".split(" "));

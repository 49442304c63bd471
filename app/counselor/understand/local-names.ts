/** Colleges as they are called where they are: by the first word of a name, and the town. Pure. */
import type { College } from "~/colleges/college";
import { nameWord, plainName } from "~/colleges/search/names";
import { nameParts } from "./name-words";

/** A word of a question, as far as it's needed here. */
interface Word {
  readonly plain: string;
  /** The speller made it another word than was typed. */
  readonly slip?: boolean;
}

/** Shorter words are hardly a name by themselves. */
const shortest = 4;

/** Colleges by the first word of their names. @param isDull whether a word tells no college from another */
export function localColleges(
  colleges: readonly College[],
  isDull: (word: string) => boolean,
): ReadonlyMap<string, readonly College[]> {
  const found = new Map<string, College[]>();
  for (const college of colleges) {
    const parts = nameParts(college.name.replace(/^The /, ""));
    // "College of DuPage" is called by what stands behind "of".
    const isOf = parts.length === 3 && parts[0] === "college" && parts[1] === "of";
    const first = (isOf ? parts[2] : parts[0]) ?? "";
    if (first.length < shortest || isDull(first)) continue;
    found.set(first, [...(found.get(first) ?? []), college]);
  }
  return found;
}

const students = (college: College | undefined) => college?.students.undergraduates ?? 0;
/** Of several with one first word in one town, the one that has this many times the students of the next is meant. */
const farMore = 4;
/** Longest name of a city, in words. */
const cityWords = 3;

/** "Kirkwood in Cedar Rapids", "mott flint": a college's first word before the town where it is, and their length. */
export function collegeBeforeCity(
  words: readonly Word[],
  at: number,
  local: ReadonlyMap<string, readonly College[]>,
): { readonly unitid: number; readonly length: number } | null {
  const first = words[at];
  const alike = first === undefined || first.slip === true ? undefined : local.get(nameWord(first.plain));
  if (alike === undefined) return null;
  const from = at + (/^(?:in|at)$/.test(words[at + 1]?.plain ?? "") ? 2 : 1);
  for (let count = Math.min(cityWords, words.length - from); count > 0; count -= 1) {
    const city = words.slice(from, from + count).map(({ plain }) => plain);
    const named = city.join(" ");
    // "Rochester Rochester" is one name said twice.
    if (named === first?.plain) continue;
    const [one, next] = alike
      .filter((college) => plainName(college.city) === named)
      .sort((a, b) => students(b) - students(a));
    if (one !== undefined && (next === undefined || students(one) >= farMore * students(next)))
      return { unitid: one.unitid, length: from + count - at };
  }
  return null;
}

/** "Cedar Rapids" is a town, and no Cedar Crest: whether a word begins the name of a town that isn't the college's. */
export function isOfCity(
  words: readonly Word[],
  at: number,
  college: College | undefined,
  cities: ReadonlySet<string>,
): boolean {
  for (let count = 2; count <= cityWords; count += 1) {
    const parts = words.slice(at, at + count).map(({ plain }) => plain);
    const name = parts.join(" ");
    if (parts.length < count || !cities.has(name)) continue;
    return !` ${nameParts(college?.name ?? "").join(" ")} `.includes(` ${parts.map(nameWord).join(" ")} `);
  }
  return false;
}

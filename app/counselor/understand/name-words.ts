import type { College } from "~/colleges/college";
import { nameWord, plainName } from "~/colleges/names";
import { states } from "~/colleges/states";

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

/** Words of everyday speech, in English and Spanish, that are also the beginning of a college's name. */
export const everyday: ReadonlySet<string> = new Set("capital solve manna buena bueno buen".split(" "));

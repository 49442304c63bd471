import type { College } from "~/colleges/college";
import { plainName } from "~/colleges/search/names";
import { stateName } from "~/geography/states";
import { isOfKind } from "./by-kind";
import type { Mention } from "./college-names";

/** "The juco in Garden City", "tech college in Wausau". */
const ofKind =
  /\b(?:(juco|junior college|comm college|jc|cc)|tech(?:nical)?(?: (?:college|school))?) (?:(?:that is|located|over|down|up|out) )?in (.+)$/;

/** The colleges of that kind in a city that's named; those that are called like it, where some are. */
function ofKindIn(plain: string, colleges: readonly College[]): Mention | null {
  const asked = ofKind.exec(plain);
  if (!asked) return null;
  const [said, , rest = ""] = asked;
  const words = rest.split(" ");
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const named = words.slice(0, length).join(" ");
    const kind = asked[1] === undefined ? "technical" : "community";
    const there = colleges.filter((college) => isOfKind(college, kind) && placeNames(college).includes(named));
    const called = there.filter(({ name, city }) => plainName(name).startsWith(plainName(city)));
    const [unitid, ...others] = (called.length > 0 ? called : there).map((college) => college.unitid);
    if (unitid === undefined) continue;
    if (others.length >= mostNamed) return null;
    const at = plain.slice(0, asked.index).split(" ").length - 1;
    return { ...only(unitid), at, length: said.split(" ").length - words.length + length, others };
  }
  return null;
}

const only = (unitid: number): Mention => ({
  unitid,
  at: 0,
  length: 0,
  others: [],
  initials: [],
  state: null,
  doubtful: false,
});

/** Where a city has more of them, the question names none. */
const mostNamed = 5;

/** "The state school in Columbus": the largest college of that kind in a city that's named. */
export function collegeOfPlace(plain: string, colleges: readonly College[]): Mention | null {
  const asked =
    /\b(state|public|private|community|flagship)(?: state)? (?:school|college|university|uni|one) (?:(?:that is|located|over|down|up) )?in (.+)$/.exec(
      plain,
    );
  if (!asked) return ofKindIn(plain, colleges);
  const [, kind = "", rest = ""] = asked;
  const fits = (college: College) =>
    kind === "private"
      ? college.control === "nonprofit" && college.level === "4year"
      : college.control === "public" &&
        (kind === "community" ? isOfKind(college, "community") : college.level === "4year");
  const words = rest.split(" ");
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const named = words.slice(0, length).join(" ");
    const inPlace = colleges.filter((college) => fits(college) && placeNames(college).includes(named));
    const [largest] = inPlace.sort((a, b) => (b.students.undergraduates ?? 0) - (a.students.undergraduates ?? 0));
    if (largest !== undefined) return only(largest.unitid);
  }
  return null;
}

function placeNames({ city, state }: College): readonly string[] {
  const name = plainName(city);
  return [name, `${name} ${plainName(stateName(state))}`, `${name} ${state.toLowerCase()}`];
}

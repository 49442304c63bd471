import type { College } from "~/colleges/college";
import { plainName } from "~/colleges/search/names";
import { stateName } from "~/geography/states";

/** "The state school in Columbus": the largest college of that kind in a city that's named. */
export function collegeOfPlace(plain: string, colleges: readonly College[]): number | null {
  const asked =
    /\b(state|public|private|community|flagship)(?: state)? (?:school|college|university|uni|one) (?:(?:that is|located|over|down|up) )?in (.+)$/.exec(
      plain,
    );
  if (!asked) return null;
  const [, kind = "", rest = ""] = asked;
  const fits = (college: College) =>
    kind === "private"
      ? college.control === "nonprofit" && college.level === "4year"
      : college.control === "public" &&
        (kind === "community"
          ? college.level === "2year" || /\bcommunity college\b/i.test(college.name)
          : college.level === "4year");
  const words = rest.split(" ");
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const named = words.slice(0, length).join(" ");
    const inPlace = colleges.filter((college) => fits(college) && placeNames(college).includes(named));
    const [largest] = inPlace.sort((a, b) => (b.students.undergraduates ?? 0) - (a.students.undergraduates ?? 0));
    if (largest !== undefined) return largest.unitid;
  }
  return null;
}

function placeNames({ city, state }: College): readonly string[] {
  const name = plainName(city);
  return [name, `${name} ${plainName(stateName(state))}`, `${name} ${state.toLowerCase()}`];
}

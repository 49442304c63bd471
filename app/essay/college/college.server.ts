import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { majors } from "~/colleges/facts/fields";
import { figureGroups } from "~/colleges/facts/provenance";
import { plainName, splitAliases } from "~/colleges/search/names";
import { searchColleges } from "~/colleges/search/search";
import { collegeIndex } from "~/colleges/search/search.server";
import { stateName } from "~/geography/states";
import { type CheckedCollege, type OtherNames, ofSeveral } from "./checked-college";
import { bigCities, placesFarFrom } from "./far-places.server";
import { campusless, isWrittenAlias, ownNames, shortName, shortPhrase } from "./names";

/** What the check of an essay needs to know of a college; null for an id that no college has. */
export function checkedCollege(unitid: number): CheckedCollege | null {
  const college = catalogue().byUnitid.get(unitid);
  if (!college) return null;
  const { programsOf } = catalogue();
  const programs = programsOf(unitid);
  const awarded = new Set(programs.map(({ cip4 }) => cip4));
  const { name, city, control, setting, highestOffered } = college;
  return {
    unitid,
    name,
    path: collegePath(college),
    names: namesOf(college),
    city,
    state: stateName(college.state),
    farFrom: placesFarFrom(college),
    control,
    setting,
    highest: highestOffered,
    without:
      programs.length === 0
        ? []
        : majors
            .filter(({ code }) => !awarded.has(code))
            .map(({ label, words }) => ({ label, words: [...new Set([label.toLowerCase(), ...words])] })),
    programs: [...programs]
      .sort((a, b) => (b.awards ?? 0) - (a.awards ?? 0))
      .slice(0, 5)
      .map(({ title }) => title),
    year: figureGroups.programAwards.year,
  };
}

function namesOf({ name, alias }: College): readonly string[] {
  return [...new Set([...ownNames(name), ...splitAliases(alias)])];
}

let kept: OtherNames | undefined;

/**
 * The names of all colleges that award bachelor's degrees, as a student would write them. The same for everyone, so
 * that it can be kept; read at the first call.
 */
export function everyName(): OtherNames {
  kept ??= listNames(catalogue().all.filter(({ level }) => level === "4year"));
  return kept;
}

/** Words that are no college to most people who write them. */
const ordinary = new Set([
  "Union",
  "Trinity",
  "Grace",
  "Liberty",
  "Providence",
  "Champion",
  "Unity",
  "Concordia",
  "Pacific",
  "Hope",
  "King",
  "Bryan",
  "Marian",
  "Jackson",
  "Lincoln",
  "Wilson",
  "Park",
  "Post",
  "Regent",
  "Heritage",
  "Lane",
  "Paine",
  "Paul",
  "Thomas",
  "Curry",
  "Lesley",
  "Aurora",
]);

const noPlaces: ReadonlySet<string> = new Set();

function listNames(colleges: readonly College[]): OtherNames {
  const big = bigCities();
  // Who loves Boston needn't mean a college.
  const namesakes = colleges.flatMap(({ name, city }) =>
    big.has(city) && shortName(name, noPlaces) === city ? [city] : [],
  );
  const places = new Set([...colleges.map(({ state }) => stateName(state)), ...ordinary, ...namesakes]);
  const towns = new Set([...places, ...catalogue().all.map(({ city }) => city)]);
  const known = new Set(colleges.map(({ name }) => name));
  const bases = new Set<string>();
  const lists = colleges.map(({ name, alias }) => {
    const base = campusless(name);
    // Several campuses share a name; one of them stands for all.
    const campus = base === null || known.has(base) || bases.has(base) ? null : base;
    if (campus !== null) bases.add(campus);
    const phrase = base !== null && campus === null ? null : shortPhrase(campus ?? name, towns);
    const aliases = splitAliases(alias).filter((one) => isWrittenAlias(one) && !towns.has(one));
    const short = [shortName(name, places), phrase, ...aliases].filter((one) => one !== null);
    return { campus: campus === null ? [] : [campus], short: [...new Set(short)] };
  });
  const count = new Map<string, number>();
  for (const one of lists.flatMap(({ short }) => short)) count.set(one, (count.get(one) ?? 0) + 1);
  const shared = [...count].flatMap(([name, times]) => (times > 1 ? [name] : []));
  const each = colleges.map(({ unitid, name }, at): OtherNames[number] => {
    const { campus = [], short = [] } = lists[at] ?? {};
    const names = [
      name,
      ...(name.includes("-") ? [name.replace("-", ", "), name.replace("-", " at ")] : []),
      ...campus,
    ];
    return [unitid, ...new Set([...names, ...short.filter((one) => count.get(one) === 1)])];
  });
  return [...each, [ofSeveral, ...shared]];
}

/**
 * The college a student typed: by its id, its exact name, or what the search finds first. Null where it finds nothing.
 */
export function collegeTyped(typed: string): number | null {
  const name = typed.trim().slice(0, 120);
  if (name === "") return null;
  if (/^\d{6}$/.test(name)) return catalogue().byUnitid.has(Number(name)) ? Number(name) : null;
  const exact = catalogue().all.find((college) => plainName(college.name) === plainName(name));
  return exact?.unitid ?? searchColleges(collegeIndex(), name)[0]?.unitid ?? null;
}

import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import type { CollegeDeadlines, DeadlinePlan } from "~/timeline/deadlines";
import { isFourYear } from "../../site-figures";
import { collegesOf } from "./state-colleges";

/** One college's typical days of a past season, in words: "EA Nov 1; ED Nov 1". Null where the list shows none. */
export interface ApplicationDays {
  readonly path: string;
  readonly name: string;
  readonly public: boolean;
  readonly early: string | null;
  readonly regular: string | null;
}

const early: readonly { plan: DeadlinePlan; words: string }[] = [
  { plan: "rea", words: "REA" },
  { plan: "ea1", words: "EA" },
  { plan: "ea2", words: "EA II" },
  { plan: "ed1", words: "ED" },
  { plan: "ed2", words: "ED II" },
];

const months = ["Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"];

/** A plan and its day stay on one line of a narrow table. */
const hard = "\u00a0";

/** "11-01" as "Nov 1". */
function dayOf(date: string): string {
  const [month, day] = date.split("-").map(Number);
  return `${months[(month ?? 1) - 1]}${hard}${day}`;
}

/**
 * Days of the largest four-year colleges of a state that stand in the list of deadlines, by undergraduates: first public
 * ones, among them those that read as applications come; then private ones that name a day.
 * @param most public and private colleges at the most
 */
export function applicationDays(
  state: string,
  all: readonly College[],
  deadlines: ReadonlyMap<number, CollegeDeadlines>,
  most: readonly [publicOnes: number, privateOnes: number] = [7, 6],
): readonly ApplicationDays[] {
  const listed = collegesOf(state, all)
    .filter(isFourYear)
    .sort((a, b) => (b.students.undergraduates ?? -1) - (a.students.undergraduates ?? -1))
    .flatMap((college) => {
      const known = deadlines.get(college.unitid);
      return known === undefined
        ? []
        : [{ college, known, named: Object.values(known.dates).some((day) => day !== null) }];
    });
  const publicOnes = listed.filter(
    ({ college, known, named }) => college.control === "public" && (named || known.rolling),
  );
  const privateOnes = listed.filter(({ college, named }) => college.control !== "public" && named);
  return [...publicOnes.slice(0, most[0]), ...privateOnes.slice(0, most[1])].map(({ college, known }) => ({
    path: collegePath(college),
    name: college.name,
    public: college.control === "public",
    early: earlyOf(known),
    regular: regularOf(known),
  }));
}

function earlyOf({ dates }: CollegeDeadlines): string | null {
  const days = early.flatMap(({ plan, words }) => {
    const day = dates[plan];
    return day === null ? [] : [`${words.replace(" ", hard)}${hard}${dayOf(day)}`];
  });
  return days.length === 0 ? null : days.join("; ");
}

function regularOf({ dates: { rd }, rolling }: CollegeDeadlines): string | null {
  if (rd === null) return rolling ? "rolling" : null;
  return rolling ? `rolling, to ${dayOf(rd)}` : dayOf(rd);
}

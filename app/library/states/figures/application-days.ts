import { writeShortMonthDay } from "~/calendar/day";
import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import type { CollegeDeadline } from "~/season/deadlines/college-deadlines";
import type { DeadlinePlan } from "~/season/deadlines/record";
import { isFourYear } from "../../figures/site-figures";
import { collegesOf } from "./state-colleges";

/** One college's days for one fall, in words: "EA Nov 1; ED Nov 1". Null where the sources show none. */
export interface ApplicationDays {
  readonly path: string;
  readonly name: string;
  readonly public: boolean;
  readonly early: string | null;
  readonly regular: string | null;
  /** The fall the days are of where it isn't the one asked for, and whether nobody confirmed them. */
  readonly lastKnown: number | null;
  readonly unconfirmed: boolean;
}

const earlyWords: Readonly<Partial<Record<DeadlinePlan, string>>> = {
  rea: "REA",
  ea1: "EA",
  ea2: "EA II",
  ed1: "ED",
  ed2: "ED II",
};

/** A plan and its day stay on one line of a narrow table. */
const hard = "\u00a0";

/** "Nov 1" that never breaks. */
function onOneLine(date: string): string {
  return writeShortMonthDay(date).replace(" ", hard);
}

/**
 * Days of the largest four-year colleges of a state whose dates are known, by undergraduates: first public ones, among
 * them those that read as applications come; then private ones that name a day.
 * @param deadlines first-year deadlines of a college for one fall
 * @param most public and private colleges at the most
 */
export function applicationDays(
  state: string,
  all: readonly College[],
  deadlines: (college: College) => readonly CollegeDeadline[],
  most: readonly [publicOnes: number, privateOnes: number] = [7, 6],
): readonly ApplicationDays[] {
  const listed = collegesOf(state, all)
    .filter(isFourYear)
    .sort((a, b) => (b.students.undergraduates ?? -1) - (a.students.undergraduates ?? -1))
    .flatMap((college) => {
      // What colleges that admit everyone usually do is no date of this one.
      const known = deadlines(college).filter(({ date, certainty }) => date !== null || certainty !== "unconfirmed");
      return known.length === 0 ? [] : [{ college, known, named: known.some(({ date }) => date !== null) }];
    });
  const publicOnes = listed.filter(({ college }) => college.control === "public");
  const privateOnes = listed.filter(({ college, named }) => college.control !== "public" && named);
  return [...publicOnes.slice(0, most[0]), ...privateOnes.slice(0, most[1])].map(({ college, known }) => ({
    path: collegePath(college),
    name: college.name,
    public: college.control === "public",
    early: earlyOf(known),
    regular: regularOf(known),
    lastKnown: lastKnown(known),
    unconfirmed: known.some(({ certainty }) => certainty === "unconfirmed"),
  }));
}

function lastKnown(known: readonly CollegeDeadline[]): number | null {
  const past = known.find(({ certainty }) => certainty === "past-season");
  return past === undefined ? null : Number(past.season.slice(0, 4)) + 1;
}

function earlyOf(known: readonly CollegeDeadline[]): string | null {
  const days = known.flatMap(({ plan, date }) => {
    const words = earlyWords[plan];
    return date === null || words === undefined ? [] : [`${words.replace(" ", hard)}${hard}${onOneLine(date)}`];
  });
  return days.length === 0 ? null : days.join("; ");
}

function regularOf(known: readonly CollegeDeadline[]): string | null {
  const of = (plan: DeadlinePlan) => known.find((each) => each.plan === plan);
  const [regular, priority, rolling] = [of("rd"), of("priority"), of("rolling")];
  const parts = [
    ...(regular?.date == null ? [] : [onOneLine(regular.date)]),
    ...(priority?.date == null ? [] : [`priority${hard}${onOneLine(priority.date)}`]),
    ...(rolling === undefined ? [] : [rolling.date === null ? "rolling" : `rolling, to ${onOneLine(rolling.date)}`]),
  ];
  return parts.length === 0 ? null : parts.join("; ");
}

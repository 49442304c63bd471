import { collegePath } from "~/colleges/address";
import type { College, Mission, Setting } from "~/colleges/college";
import { isFourYear, isTwoYear, median } from "../../figures/site-figures";
import { collegesOf, paid } from "./state-colleges";

interface Named {
  readonly path: string;
  readonly name: string;
  readonly city: string;
}

/** What a year of room and board costs at a campus, by the college's own estimate for 2023-24. */
export interface CampusHousing extends Named {
  readonly undergraduates: number;
  readonly setting: Setting | null;
  readonly onCampus: number | null;
  readonly offCampus: number | null;
}

const named = (college: College): Named => ({ path: collegePath(college), name: college.name, city: college.city });
const bySize = (a: College, b: College) => (b.students.undergraduates ?? -1) - (a.students.undergraduates ?? -1);

/** The largest four-year campuses that report what housing and food cost. */
export function campusHousing(state: string, all: readonly College[], most = 10): readonly CampusHousing[] {
  return collegesOf(state, all)
    .filter(
      (college) =>
        isFourYear(college) &&
        college.onlineOnly !== true &&
        college.students.undergraduates !== null &&
        college.cost.roomBoardOnCampus !== null,
    )
    .sort(bySize)
    .slice(0, most)
    .map((college) => ({
      ...named(college),
      undergraduates: college.students.undergraduates ?? 0,
      setting: college.setting,
      onCampus: college.cost.roomBoardOnCampus,
      offCampus: college.cost.roomBoardOffCampus,
    }));
}

export interface MissionCollege extends Named {
  readonly undergraduates: number | null;
  readonly public: boolean;
}

/** Colleges of a state with a federal mission flag, the largest first. */
export function missionColleges(state: string, all: readonly College[], mission: Mission): readonly MissionCollege[] {
  return collegesOf(state, all)
    .filter(({ missions }) => missions.includes(mission))
    .sort(bySize)
    .map((college) => ({
      ...named(college),
      undergraduates: college.students.undergraduates,
      public: college.control === "public",
    }));
}

/** A two-year college and where its students went: graduated, or transferred to another college. */
export interface TwoYearCollege extends Named {
  readonly undergraduates: number | null;
  readonly price: number | null;
  readonly graduation: number | null;
  readonly transfer: number | null;
  readonly earnings: number | null;
}

export interface TwoYearColleges {
  readonly colleges: number;
  readonly largest: readonly TwoYearCollege[];
  /** The middle of all that report, in the state and in the nation. */
  readonly middle: Middle;
  readonly nation: Middle;
}

interface Middle {
  readonly price: number | null;
  readonly graduation: number | null;
  readonly transfer: number | null;
  readonly earnings: number | null;
}

const share = (values: readonly (number | null)[]) => {
  const middle = median(values.map((value) => (value === null ? null : Math.round(value * 10_000))));
  return middle === null ? null : middle / 10_000;
};

function middleOf(colleges: readonly College[]): Middle {
  return {
    price: median(colleges.map(({ cost }) => paid(cost.netPrice))),
    graduation: share(colleges.map(({ outcomes }) => outcomes.graduationRate)),
    transfer: share(colleges.map(({ outcomes }) => outcomes.transferOut)),
    earnings: median(colleges.map(({ outcomes }) => outcomes.earnings10)),
  };
}

/** Public two-year colleges of a state: what they cost and where their students went. */
export function twoYearColleges(state: string, all: readonly College[], most = 12): TwoYearColleges {
  const everywhere = all.filter(
    (college) => college.control === "public" && isTwoYear(college) && !isFourYear(college),
  );
  const here = everywhere.filter((college) => college.state === state).sort(bySize);
  return {
    colleges: here.length,
    largest: here.slice(0, most).map((college) => ({
      ...named(college),
      undergraduates: college.students.undergraduates,
      price: paid(college.cost.netPrice),
      graduation: college.outcomes.graduationRate,
      transfer: college.outcomes.transferOut,
      earnings: college.outcomes.earnings10,
    })),
    middle: middleOf(here),
    nation: middleOf(everywhere),
  };
}

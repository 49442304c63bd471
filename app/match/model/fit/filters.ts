import type { College } from "~/colleges/college";
import { familyOf } from "~/colleges/facts/fields";
import { isSuggested } from "~/season/closure";
import { seasonFall } from "~/season/fact";
import { testPolicy } from "~/season/test-policy";
import type { Wish } from "../answers/choices";
import type { Answers } from "../answers/input";
import { fieldsOffered, inRegions, isFourYear, mainlyBachelors, shareOf, sizeOf } from "../answers/preferences";
import { religionFits } from "../answers/religion";

/**
 * What a student's answers rule out. A wish is a filter unless it was softened. `usual` is the one filter nobody asked
 * for: colleges that most students do not look for, back with "every kind of college" or by asking for their kind.
 */
export type FilterName = "usual" | "levels" | Wish;

export const filterNames: readonly FilterName[] = [
  "usual",
  "levels",
  "fields",
  "miles",
  "regions",
  "states",
  "sizes",
  "settings",
  "controls",
  "missions",
  "religion",
];

/** Carnegie 2021 special-focus classes and the fields that make them a usual choice. 24 is faith-related. */
const specialFocus: Readonly<Record<number, readonly string[]>> = {
  10: ["51"],
  11: ["15", "46", "47", "48", "49"],
  12: ["50"],
  13: ["12"],
  24: ["38", "39"],
  25: ["51"],
  26: ["51"],
  27: ["26", "40"],
  28: ["11", "14", "15", "40"],
  29: ["52"],
  30: ["50"],
  31: ["22"],
  32: [],
};

/** Federal service academies: admission and cost work by a nomination or a service duty, not as modelled here. */
const serviceAcademies: ReadonlySet<number> = new Set([128328, 130624, 164155, 197027, 197036]);

/** Colleges whose students live under military discipline, and the maritime academies, besides the federal ones. */
const military: ReadonlySet<number> = new Set([
  101648, 111188, 161299, 166692, 187912, 196291, 216551, 217864, 230995, 234085, 485111,
]);

/** For one community: Gallaudet for deaf and hard of hearing students, Yeshiva with Jewish studies beside a degree. */
const oneCommunity: ReadonlySet<number> = new Set([131450, 197708]);

/** Universities that mostly teach adults online, beside a campus that the federal figures count with them. */
const mostlyOnline: ReadonlySet<number> = new Set([163204, 183026, 196264, 426314, 454582, 475273, 487603]);

/** Numbers of the rule for what is suggested without being asked for. */
export const usualRule = {
  /** Fewest undergraduates. */
  undergraduates: 500,
  /** Fewest bachelor's fields (CIP families) of a four-year college, for a student without one of them in mind. */
  fields: 6,
  /** A larger share of degrees in theology makes a college a religious special case. */
  theologyShare: 0.1,
  /** A college without housing is suggested within this distance of home, without a ZIP code in the home state. */
  commuteMiles: 60,
  /** A four-year college without first-year applications and with fewer full-time students serves adults. */
  adultFullTime: 0.36,
  /** A college whose work is this much in the chosen field may be small. */
  fieldShare: 0.3,
} as const;

export type UnusualReason =
  | "closing"
  | "forprofit"
  | "online"
  | "adults"
  | "military"
  | "service"
  | "oneGender"
  | "small"
  | "special"
  | "members"
  | "commuter";

/** Where a college lies for the student: what filters need to know of home. */
export interface Nearness {
  readonly miles: number | null;
  readonly homeState: string | null;
}

/** What the rule needs of a college, told once. */
interface UsualFacts {
  readonly always: UnusualReason | null;
  readonly single: "women" | "men" | null;
  readonly small: boolean;
  readonly theology: boolean;
  readonly members: boolean;
  readonly focus: readonly string[] | undefined;
  readonly narrow: boolean;
  readonly housing: boolean;
}

const factsByCollege = new WeakMap<College, UsualFacts>();

function usualFacts(college: College): UsualFacts {
  const ready = factsByCollege.get(college);
  if (ready) return ready;
  const people = college.students.undergraduates;
  const offered = college.fields.bachelor.length;
  const facts: UsualFacts = {
    always: college.verifyOpen
      ? "closing"
      : college.onlineOnly === true
        ? "online"
        : serviceAcademies.has(college.unitid)
          ? "service"
          : military.has(college.unitid)
            ? "military"
            : oneCommunity.has(college.unitid)
              ? "special"
              : servesAdults(college)
                ? "adults"
                : null,
    single: college.missions.includes("women") ? "women" : college.missions.includes("men") ? "men" : null,
    small: people === null || people < usualRule.undergraduates,
    theology: (college.fields.shares["39"] ?? 0) >= usualRule.theologyShare,
    members: /latter day saints/i.test(college.religion ?? ""),
    focus: college.carnegie === null ? undefined : specialFocus[college.carnegie],
    narrow: college.level === "4year" && offered > 0 && offered < usualRule.fields,
    housing: isFourYear(college) && hasHousing(college),
  };
  factsByCollege.set(college, facts);
  return facts;
}

/**
 * Why a college is not suggested unasked, or `null`. `members`: the reported price and admission are those of members
 * of one church; others pay more.
 */
export function unusual(college: College, answers: Answers, near: Nearness): UnusualReason | null {
  const facts = usualFacts(college);
  if (facts.always !== null) return facts.always;
  if (college.control === "forprofit" && !answers.controls.includes("forprofit")) return "forprofit";
  if (facts.single !== null && !answers.missions.includes(facts.single)) return "oneGender";
  if (facts.small && !answers.sizes.includes("tiny") && fieldShare(college, answers) < usualRule.fieldShare)
    return "small";
  const devout =
    answers.fields.some((field) => familyOf(field) === "39") ||
    (answers.religion !== null && answers.religion !== "no");
  if (facts.theology && !devout) return "special";
  const { focus } = facts;
  const families = answers.fields.map(familyOf);
  const asked = focus !== undefined && (focus.some((f) => families.includes(f)) || (devout && focus.includes("39")));
  if (focus !== undefined && !asked) return "special";
  if (facts.narrow && !asked && !families.some((f) => college.fields.bachelor.includes(f))) return "special";
  if (facts.members && !devout) return "members";
  // Whoever looks for two years only looks near home, also at universities that teach both.
  const atHome = !facts.housing || !answers.levels.includes("4");
  return !atHome || isNear(college, near) || askedFor(college, answers, near) ? null : "commuter";
}

/**
 * Colleges that the quiz leaves out for nearly everybody: those for one gender, and those that train for religious
 * work. A short list that nobody's answers made uses the same rule.
 */
export function servesFew(college: College): boolean {
  const { single, theology, focus } = usualFacts(college);
  return single !== null || theology || focus?.includes("39") === true;
}

/**
 * Mostly teaches adults, part-time: named as such, or a four-year college that takes everybody, reports no class of
 * first-year applicants and has few full-time students. Branch campuses are left to the rule for commuters.
 */
function servesAdults(college: College): boolean {
  if (mostlyOnline.has(college.unitid)) return true;
  if (/\b(adult|online|worldwide|global campus|extended|continuing)\b/i.test(college.name)) return true;
  const { undergraduates, fullTime } = college.students;
  if (!mainlyBachelors(college) || college.mainCampus === false || college.admission.open === false) return false;
  if (undergraduates === null || fullTime === null || (college.admission.applicants ?? 0) > 0) return false;
  return fullTime < usualRule.adultFullTime * undergraduates;
}

/** A place the student named, or no place is known: a two-year college there is no commute too far. */
function askedFor(college: College, answers: Answers, { miles, homeState }: Nearness): boolean {
  if (isFourYear(college) && answers.levels.includes("4")) return false;
  if (answers.states.length > 0) return answers.states.some((state) => state === college.state);
  return answers.miles !== null || (miles === null && homeState === null);
}

function fieldShare(college: College, answers: Answers): number {
  return answers.fields.reduce((sum, field) => sum + (shareOf(college, field) ?? 0), 0);
}

/**
 * Whether a student from afar could live there: the college reports a price for living on campus, and it is not a
 * branch with open admission, which serves the people around it.
 */
function hasHousing(college: College): boolean {
  if (college.mainCampus === false && college.admission.open === true) return false;
  return college.cost.published.inState.onCampus !== null || college.cost.roomBoardOnCampus !== null;
}

function isNear(college: College, { miles, homeState }: Nearness): boolean {
  return miles === null ? homeState === college.state && college.mainCampus !== false : miles <= usualRule.commuteMiles;
}

/**
 * Four-year means a good part bachelor's degrees; two-year means not mainly bachelor's, and associate degrees. A
 * university that awards more associate than bachelor's degrees is both.
 */
export function levelFits(college: College, levels: Answers["levels"]): boolean {
  if (levels.includes("4") && isFourYear(college)) return true;
  return levels.includes("2") && !mainlyBachelors(college) && college.awardsAssociate === true;
}

/** The filters that the answers set, in the order they are told. `miles` needs a home with coordinates. */
export function activeFilters(answers: Answers, homeKnown: boolean): FilterName[] {
  const stated: Record<FilterName, boolean> = {
    usual: answers.broad === null,
    levels: answers.levels.length < 2,
    fields: answers.fields.length > 0,
    miles: answers.miles !== null && homeKnown,
    regions: answers.regions.length > 0,
    states: answers.states.length > 0,
    sizes: answers.sizes.length > 0,
    settings: answers.settings.length > 0,
    controls: answers.controls.length > 0,
    missions: answers.missions.length > 0,
    religion: answers.religion !== null,
  };
  const soft: readonly FilterName[] = answers.soft;
  return filterNames.filter((name) => stated[name] && !soft.includes(name));
}

/**
 * Whether a college can be an answer at all, whatever is filtered or relaxed: one can finish there, and a student who
 * applies without scores isn't offered a college that requires them.
 * @param homeState decides GPA rules that hold for residents only
 */
export function isEligible(college: College, answers: Answers, homeState: string | null, today: string): boolean {
  if (!isSuggested(college, seasonFall)) return false;
  if (answers.tests !== "without") return true;
  const { gpa, scale } = answers;
  return testPolicy(college, seasonFall, today, { gpa, scale, state: homeState }).needed !== "yes";
}

/** The answers without one filter. */
export function without(answers: Answers, name: FilterName): Answers {
  switch (name) {
    case "usual":
      return { ...answers, broad: "yes" };
    case "levels":
      return { ...answers, levels: ["4", "2"] };
    case "miles":
      return { ...answers, miles: null };
    case "religion":
      return { ...answers, religion: null };
    default:
      return { ...answers, [name]: [] };
  }
}

/** Whether a college passes one filter. What a college does not report does not pass a filter on it. */
export function passes(name: FilterName, college: College, answers: Answers, near: Nearness): boolean {
  switch (name) {
    case "usual":
      return unusual(college, answers, near) === null;
    case "levels":
      return levelFits(college, answers.levels);
    case "fields":
      return fieldsOffered(college, answers.fields).length > 0;
    case "miles":
      return near.miles !== null && answers.miles !== null && near.miles <= answers.miles;
    case "regions":
      return inRegions(college, answers.regions);
    case "states":
      return answers.states.some((state) => state === college.state);
    case "sizes": {
      const size = sizeOf(college);
      return size !== null && answers.sizes.includes(size);
    }
    case "settings":
      return college.setting !== null && answers.settings.includes(college.setting);
    case "controls":
      return answers.controls.includes(college.control);
    case "missions":
      return answers.missions.some((mission) => college.missions.includes(mission));
    case "religion":
      return answers.religion === null || religionFits(college.religion, answers.religion);
  }
}

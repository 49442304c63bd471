/** The office of a college that knows what we don't, by what a question is about. Pure. */
import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import type { NearPage } from "~/counselor/answer/reply";
import type { Words } from "../sentences/sentences";
import { shortName } from "../tools/college-evidence";

interface Office {
  readonly name: string;
  /** Where the college says the office is, on its own site; null without a college, or where it reports no site. */
  readonly address: string | null;
}

/** Somebody who left school years ago. */
const isAdult =
  /\b(?:i am|i m|im|age|aged|at|turning) (?:2[2-9]|[3-9]\d)\b|\b(?:2[2-9]|[3-9]\d) years? old\b|\b(?:go|going|went|return|returning|come|coming) back to (?:college|school)\b|\breturn(?:ing)? to (?:college|school)\b|\badult (?:learner|student)s?\b|\bnever finished (?:college|my degree)\b/;

/** Which office a question is about, the first that fits. Who teaches a class is known where it's taught. */
const offices = [
  [
    "office counseling",
    /\b(?:cry|crying|cried|lonely|homesick|depress\w*|anxi\w*|panic\w*|overwhelmed|lloro|llora\w*|therap\w+|psycholog\w+|psychiatr\w+|counseling (?:cent(?:er|re)|services?|appointments?|sessions?)|(?:wait|waiting|appointments?)(?: \w+){0,3} counseling)\b/,
  ],
  [
    "office health",
    /\b(?:(?:health|student health) (?:cent(?:er|re)|clinic|services?)|infirmary|campus (?:nurse|doctor))\b/,
  ],
  [
    "office teaching",
    /\b(?:profs?|professors?|instructors?|lecturers?|who (?:\w+ ){0,4}teach(?:es|ing)?|syllabus|office hours|classrooms?|curve[ds]?)\b/,
  ],
  ["office dining", /\b(?:dining (?:halls?|services?)|cafeteria|menus?|lunch|dinner|breakfast|brunch)\b/],
  ["office parking", /\b(?:parking (?:lots?|spots?|spaces?|garages?|tickets?|permits?|pass(?:es)?))\b/],
  ["office aid", /\b(?:aid|fafsa|grant|scholarship|loan|pell|award|appeal|verification)\w*\b/],
  [
    "office admission",
    /\b(?:apply|application|admission|admit|accept|deadline|transcript|sat|act|gpa|major|program|transfer)\w*\b/,
  ],
  ["office bills", /\b(?:bill|tuition|payment|refund|bursar|cashier|student accounts)\w*\b/],
  ["office housing", /\b(?:dorm|housing|roommate|meal)\w*\b/],
] as const;

/** Money and admission are asked about in many ways, also where no office is meant: "the game on Saturday". */
const ofAnything: readonly string[] = ["office aid", "office admission", "office bills"];

/** Whether a question is about what one office of campus life knows. */
export const namesOffice = (plain: string): boolean =>
  offices.some(([name, about]) => !ofAnything.includes(name) && about.test(plain));

/** The office to ask: of the college that is named, else of whichever it is. */
export function officeFor(bare: string, college: College | undefined, write: Words["say"]): Office {
  const of = { college: college === undefined ? write("the college") : shortName(college) };
  const { financialAid = null, admissions = null, website = null } = college?.links ?? {};
  const about = offices.find(([, words]) => words.test(bare))?.[0];
  // Who is long out of school has no counselor there.
  if (about === undefined && college === undefined)
    return { name: write(isAdult.test(bare) ? "office adults" : "your counselor"), address: null };
  const office = about ?? "office admission";
  const own = office === "office aid" ? financialAid : office === "office admission" ? admissions : null;
  return { name: write(office, of), address: own ?? website };
}

/** The page of an office and ours about its college. */
export const pagesOf = (college: College, address: string | null, write: Words["say"]): readonly NearPage[] => [
  ...(address === null ? [] : [{ url: address, title: write("own site", { host: new URL(address).host }) }]),
  { url: collegePath(college), title: write("what we know", { college: shortName(college) }) },
];

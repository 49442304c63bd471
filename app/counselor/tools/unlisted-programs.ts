/** What can be said of colleges whose single programs the federal table doesn't have: nothing is denied of them. */
import type { College } from "~/colleges/college";
import { familiesOf, type TaughtFamily, taughtFamily } from "~/colleges/facts/families";
import { type Finding, found, type Statement, say, unknown } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { type Words, wordsIn } from "~/counselor/sentences/sentences";
import { percent } from "~/design/figures";
import { collegeEvidence, nameFirst } from "./college-evidence";

/** Whether the federal table has no program of a college at all, so that a missing one says nothing. */
export const hasNoList = ({ unitid }: College, ground: Ground): boolean => ground.programsOf(unitid).length === 0;

const evidenceOf = (college: College, families: readonly TaughtFamily[]) =>
  collegeEvidence(
    college,
    "programs",
    "fields",
    Object.fromEntries(families.flatMap(({ label, share }) => (share === null ? [] : [[label, share]]))),
  );

const yearOf = (college: College) => collegeEvidence(college, "programs", "fields", {}).year;

/** How much of what a college teaches is of a family of fields. */
function familyWords(college: College, family: TaughtFamily, write: Words["say"]): string {
  const said = { name: nameFirst(college), family: family.label.toLowerCase() };
  return family.share === null
    ? write("family taught", said)
    : write("family share", { ...said, share: percent(family.share), year: yearOf(college) });
}

/** A field as it was asked for, and whether it's one of several majors that are counted in its family. */
interface AskedField {
  readonly code: string;
  readonly label: string;
  readonly within: boolean;
}

/** What is known of a field at a college without a list of programs: how much of its degrees is of the family. */
export function unlistedAt(
  college: College,
  field: AskedField,
  about: "offered" | "earnings",
  ground: Ground,
): Finding {
  const { say: write } = wordsIn(ground);
  const name = nameFirst(college);
  // Of construction management it says nothing how many degrees were in business.
  const family = field.within ? null : taughtFamily(college, field.code);
  const told = family === null ? [] : [say(familyWords(college, family, write), evidenceOf(college, [family]))];
  const sentence =
    about === "earnings"
      ? "program pay not listed"
      : family !== null && family.code === field.code
        ? "majors not listed"
        : "programs not listed";
  const open = say(write(sentence, { name, label: field.label }), evidenceOf(college, []));
  if (about === "earnings") return unknown(open, ...told);
  return told.length === 0 ? unknown(open) : found(...told, open);
}

/** Families that are named of all that a college has. */
const mostNamed = 5;

/** The families of fields in which a college without a list of programs awards most degrees. */
export function biggestFamilies(college: College, ground: Ground): Finding {
  const { say: write } = wordsIn(ground);
  const biggest = familiesOf(college)
    .filter(({ share }) => share !== null)
    .slice(0, mostNamed);
  if (biggest.length === 0) return { known: false, statements: [] };
  const list = biggest.map(({ label, share }) => `${label} (${percent(share)})`).join("; ");
  return found(
    say(
      write("biggest families", { name: nameFirst(college), list, year: yearOf(college) }),
      evidenceOf(college, biggest),
    ),
  );
}

/** Colleges that are named of those that a list by degrees couldn't count. */
const mostBeside = 2;

/**
 * Colleges that a list by degrees in a field couldn't count and whose family of fields is so large that they could
 * stand in it.
 * @param least bachelor's degrees of the last college that the list names
 */
export function notCounted(colleges: readonly College[], field: string, least: number, ground: Ground): Statement[] {
  const { say: write } = wordsIn(ground);
  return colleges
    .filter((college) => hasNoList(college, ground))
    .flatMap((college) => {
      const family = taughtFamily(college, field);
      const degrees = (family?.share ?? 0) * (college.outcomes.bachelorDegrees ?? 0);
      return family === null || degrees < Math.max(1, least) ? [] : [{ college, family, degrees }];
    })
    .sort((a, b) => b.degrees - a.degrees)
    .slice(0, mostBeside)
    .map(({ college, family }) =>
      say(
        write("college not counted", {
          name: nameFirst(college),
          family: family.label.toLowerCase(),
          share: percent(family.share),
          year: yearOf(college),
        }),
        evidenceOf(college, [family]),
      ),
    );
}

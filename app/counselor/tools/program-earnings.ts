/** What graduates of a college's programs earn, and which of its fields are nearest to one that isn't reported. */
import { collegePath } from "~/colleges/address";
import type { College, Program } from "~/colleges/college";
import { sourceOf } from "~/colleges/facts/provenance";
import { type Evidence, type Finding, found, type Statement, say, unknown } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { type Words, wordsIn } from "~/counselor/sentences/sentences";
import { dollars } from "~/design/figures";
import { shortName } from "./college-evidence";

/** Where a college's programs are shown. */
export const programEvidence = (
  college: College,
  group: "programAwards" | "programEarnings",
  figures: Evidence["figures"],
): Evidence => ({
  url: `${collegePath(college)}#programs`,
  title: `${college.name}: what you can study`,
  source: sourceOf(group).source,
  year: sourceOf(group).year,
  figures,
});

/** Programs by how many graduate in them, a bachelor's before another of the same size. */
export const size = ({ awards, level }: Program) => (awards ?? 0) + (level === "bachelor" ? 0.5 : 0);

/** What graduates of these programs earn, or of the nearest that are reported. */
export function earningsOf(college: College, label: string, programs: readonly Program[], ground: Ground): Finding {
  const { say: write } = wordsIn(ground);
  const paid = programs.filter(({ earnings }) => earnings !== null).slice(0, 3);
  if (paid.length === 0) {
    const missing = say(
      write("no program earnings", { label, college: shortName(college) }),
      programEvidence(college, "programEarnings", {}),
    );
    const near = nearestPaid(college, programs, ground);
    if (near.length === 0) return unknown(missing);
    return found(missing, paidWords(college, near, "nearest program earnings", write));
  }
  return found(paidWords(college, paid, "program earnings", write));
}

/** How many fields beside one without figures are named. */
const mostNear = 2;

/** Fields of the same family and level at a college whose graduates' earnings are reported, the largest first. */
function nearestPaid(college: College, programs: readonly Program[], ground: Ground): readonly Program[] {
  const families = new Set(programs.map(({ cip4, level }) => `${cip4.slice(0, 2)} ${level}`));
  return ground
    .programsOf(college.unitid)
    .filter(({ cip4, level, earnings }) => earnings !== null && families.has(`${cip4.slice(0, 2)} ${level}`))
    .sort((a, b) => size(b) - size(a))
    .slice(0, mostNear);
}

function paidWords(
  college: College,
  paid: readonly Program[],
  sentence: "program earnings" | "nearest program earnings",
  write: Words["say"],
): Statement {
  const list = paid
    .map(({ title, level, earnings }) =>
      write("earned in", {
        pay: dollars(Math.round(earnings ?? 0)),
        title: title.replace(/\.$/, ""),
        level: write(`level ${level}`),
      }),
    )
    .join("; ");
  return say(
    write(sentence, { college: shortName(college), list }),
    programEvidence(
      college,
      "programEarnings",
      Object.fromEntries(paid.map(({ title, level, earnings }) => [`${title}, ${level}`, earnings])),
    ),
  );
}

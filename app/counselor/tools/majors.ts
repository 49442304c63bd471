import { z } from "zod";
import { collegePath } from "~/colleges/address";
import { awardsOf } from "~/colleges/awards";
import type { College, Program } from "~/colleges/college";
import { fieldLabel, isField } from "~/colleges/fields";
import { sourceOf } from "~/colleges/provenance";
import { type Evidence, type Finding, found, say, unknown } from "~/counselor/answer/evidence";
import { count, dollars } from "~/design/figures";
import { nameFirst, shortName } from "./college-evidence";
import { tool } from "./tool";

const programEvidence = (
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

/** Whether a college offers a field, how many graduate in it, and what they earn. */
export const programAt = tool({
  name: "program_at_college",
  description: "Whether a college offers a field of study, with degrees a year and graduates' earnings.",
  input: z.object({ unitid: z.int(), field: z.string().refine(isField), about: z.enum(["offered", "earnings"]) }),
  run({ unitid, field, about }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const all = ground.programsOf(unitid);
    const exact = all.filter(({ cip4 }) => cip4.startsWith(field));
    // A field that isn't reported by its own code is often counted under a general one of its family.
    const programs =
      exact.length > 0 || field.length < 4 ? exact : all.filter(({ cip4 }) => cip4 === `${field.slice(0, 2)}01`);
    const label = fieldLabel(field).toLowerCase();
    const inFamily =
      college.fields.bachelor.includes(field.slice(0, 2)) || college.fields.associate.includes(field.slice(0, 2));
    if (programs.length === 0) {
      return unknown(
        say(
          `${nameFirst(college)} reports no program in ${label} at the associate or bachelor’s level${inFamily && field.length === 4 ? ", though it has others in the same family of fields" : ""}. Ask the college: new programs come into the federal files late.`,
          programEvidence(college, "programAwards", {}),
        ),
      );
    }
    const best = [...programs].sort((a, b) => size(b) - size(a));
    if (about === "earnings") return earningsOf(college, label, best);
    const list = best.slice(0, 4).map(programWords).join("; ");
    return found(
      say(
        `${nameFirst(college)} offers ${label}: ${list}.`,
        programEvidence(
          college,
          "programAwards",
          Object.fromEntries(best.slice(0, 4).map(({ title, awards }) => [title, awards])),
        ),
      ),
    );
  },
});

const size = ({ awards, level }: Program) => (awards ?? 0) + (level === "bachelor" ? 0.5 : 0);
const levelWords = { bachelor: "bachelor’s", associate: "associate" } as const;
const programWords = ({ title, level, awards }: Program) =>
  `${title.replace(/\.$/, "")} (${levelWords[level]}${awards === null ? "" : `, ${count(awards)} ${awards === 1 ? "degree" : "degrees"} in 2020-21`})`;

function earningsOf(college: College, label: string, programs: readonly Program[]): Finding {
  const paid = programs.filter(({ earnings }) => earnings !== null).slice(0, 3);
  if (paid.length === 0) {
    return unknown(
      say(
        `Earnings of graduates in ${label} at ${shortName(college)} aren’t reported, often because few students stand behind them.`,
        programEvidence(college, "programEarnings", {}),
      ),
    );
  }
  const list = paid
    .map(
      ({ title, level, earnings }) =>
        `${dollars(Math.round(earnings ?? 0))} in ${title.replace(/\.$/, "")} (${levelWords[level]})`,
    )
    .join("; ");
  return found(
    say(
      `Five years after finishing at ${shortName(college)}, graduates with federal aid earned this much a year at the median, in 2022 dollars: ${list}.`,
      programEvidence(
        college,
        "programEarnings",
        Object.fromEntries(paid.map(({ title, level, earnings }) => [`${title}, ${level}`, earnings])),
      ),
    ),
  );
}

/** The colleges that graduate most students in a field, in one state or in the country. */
export const collegesFor = tool({
  name: "colleges_for_field",
  description: "The colleges with the most bachelor's graduates in a field, in a state or in the country.",
  input: z.object({ field: z.string().refine(isField), state: z.string().nullable() }),
  run({ field, state }, ground): Finding {
    // The page of a college shows degrees by program: a family of fields has no figure of its own there.
    if (field.length < 4) return { known: false, statements: [] };
    const label = fieldLabel(field).toLowerCase();
    const ranked = ground.colleges
      .filter(
        (college) =>
          (state === null || college.state === state) &&
          college.level === "4year" &&
          college.fields.bachelor.includes(field.slice(0, 2)),
      )
      .map((college) => ({ college, awards: bachelorsIn(college, field) }))
      .filter(({ awards }) => awards > 0)
      .sort((a, b) => b.awards - a.awards)
      .slice(0, 5);
    if (ranked.length === 0) return { known: false, statements: [] };
    return found(
      ...ranked.map(({ college, awards }) =>
        say(
          `${nameFirst(college)} awarded ${count(awards)} bachelor’s degrees in ${label} in 2020-21.`,
          programEvidence(college, "programAwards", { awards }),
        ),
      ),
    );
  },
});

function bachelorsIn(college: College, field: string): number {
  const { bachelor } = awardsOf(college);
  let sum = 0;
  for (const [code, awards] of bachelor) if (code.startsWith(field)) sum += awards ?? 0;
  return sum;
}

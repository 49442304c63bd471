import { z } from "zod";
import { awardsOf } from "~/colleges/awards";
import type { College, Program } from "~/colleges/college";
import { fieldLabel, isField, majors } from "~/colleges/facts/fields";
import { sourceOf } from "~/colleges/facts/provenance";
import { majorsPath } from "~/colleges/majors/path";
import { plainName } from "~/colleges/search/names";
import { type Finding, found, type Statement, say, unknown } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { type Words, wordsIn } from "~/counselor/sentences/sentences";
import { count } from "~/design/figures";
import { isState, stateName } from "~/geography/states";
import { telling } from "../words/words";
import { nameFirst } from "./college-evidence";
import { collegeFacts } from "./college-facts";
import { earningsOf, programEvidence, size } from "./program-earnings";
import { tool, unitid } from "./tool";
import { hasNoList, notCounted, unlistedAt } from "./unlisted-programs";

/** Whether a college offers a field, how many graduate in it, and what they earn. */
export const programAt = tool({
  name: "program_at_college",
  description: "Whether a college offers a field of study, with degrees a year and graduates' earnings.",
  input: z.object({
    unitid,
    field: z.string().refine(isField).describe("CIP code of 2 or 4 digits, from find_field_of_study"),
    about: z.enum(["offered", "earnings"]),
    named: z.string().max(60).nullable().default(null).describe("a major within a family, which its title must hold"),
  }),
  run({ unitid, field, about, named }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const all = ground.programsOf(unitid);
    if (hasNoList(college, ground)) {
      const asked = { code: field, label: named ?? labelOf(field, [], ground), within: named !== null };
      return unlistedAt(college, asked, about, ground);
    }
    const words = named === null ? [] : telling(named);
    const exact = all.filter(
      ({ cip4, title }) => cip4.startsWith(field) && words.every((word) => telling(title).includes(word)),
    );
    // Without its word in any title nobody can say whether a program teaches it, but the nearest one can be named.
    if (named !== null && words.length > 0 && exact.length === 0) return nearestOf(college, named, all, ground);
    // A field that isn't reported by its own code is often counted under a general one of its family.
    const programs =
      exact.length > 0 || field.length < 4 || !countedTogether.has(field)
        ? exact
        : all.filter(({ cip4 }) => cip4 === `${field.slice(0, 2)}01`);
    const label = named ?? labelOf(field, programs, ground);
    const { say: write } = wordsIn(ground);
    const inFamily =
      college.fields.bachelor.includes(field.slice(0, 2)) || college.fields.associate.includes(field.slice(0, 2));
    if (programs.length === 0) {
      return unknown(
        say(
          write("no program", {
            name: nameFirst(college),
            label,
            family: inFamily && field.length === 4 ? write("no program family") : "",
          }),
          programEvidence(college, "programAwards", {}),
        ),
      );
    }
    const best = [...programs].sort((a, b) => size(b) - size(a));
    if (about === "earnings") return earningsOf(college, label, best, ground);
    const list = best
      .slice(0, 4)
      .map((one) => programWords(one, write))
      .join("; ");
    return found(
      say(
        // Counted under a general program, it isn't said to be offered by its own name.
        exact.length === 0
          ? write("nearest program", { name: nameFirst(college), named: label, list })
          : write("program", { name: nameFirst(college), label, list }),
        programEvidence(
          college,
          "programAwards",
          Object.fromEntries(best.slice(0, 4).map(({ title, awards }) => [title, awards])),
        ),
      ),
    );
  },
});

/** Programs that share a word with one that a college doesn't report by its name: "construction management". */
function nearestOf(college: College, named: string, all: readonly Program[], ground: Ground): Finding {
  const words = telling(named).filter((word) => !anyProgram.has(word));
  const near = all
    .filter(({ title }) => words.some((word) => telling(title).includes(word)))
    .sort((a, b) => size(b) - size(a))
    .slice(0, 2);
  if (near.length === 0) return { known: false, statements: [] };
  const { say: write } = wordsIn(ground);
  const list = near.map((one) => programWords(one, write)).join("; ");
  return found(
    say(
      write("nearest program", { name: nameFirst(college), named, list }),
      programEvidence(college, "programAwards", Object.fromEntries(near.map(({ title, awards }) => [title, awards]))),
    ),
  );
}

/** Words that say nothing of what a program teaches. */
const anyProgram = new Set(
  telling("management studies science sciences design general applied technology engineering"),
);

/** A program in small letters, by the plain name of its field or else by the federal title. */
const labelOf = (field: string, programs: readonly Program[], ground: Ground): string =>
  (
    (countedTogether.has(field) ? undefined : programs.find(({ cip4 }) => cip4 === field)?.title.replace(/\.$/, "")) ??
    ground.majors().byCode.get(field)?.name ??
    fieldLabel(field)
  ).toLowerCase();

/** Programs by name: colleges that don't report them by their own code often count them under a general one. */
const countedTogether: ReadonlySet<string> = new Set(majors.map(({ code }) => code));

const awardsYear = "2020-21";
function programWords({ title, level, awards }: Program, write: Words["say"]): string {
  const counted =
    awards === null
      ? ""
      : write(awards === 1 ? "one degree in" : "degrees in", { count: count(awards), year: awardsYear });
  return `${title.replace(/\.$/, "")} (${write(`level ${level}`)}${counted})`;
}

/** Colleges that are named of all that teach a field. */
const mostNamed = 5;

/** The colleges that graduate most students in a field, in one state, in several or in the country. */
export const collegesFor = tool({
  name: "colleges_for_field",
  description:
    "The colleges with the most bachelor's graduates in a field, the cheapest, or those whose graduates earn most, in a state or the country.",
  input: z.object({
    field: z.string().refine(isField).describe("CIP code of 2 or 4 digits, from find_field_of_study"),
    state: z.string().nullable().default(null),
    region: z
      .array(z.string())
      .nullable()
      .default(null)
      .describe("postal codes of several states, where a region is asked for"),
    city: z.string().max(60).nullable().default(null).describe("a city of the state, in plain small letters"),
    by: z
      .enum(["graduates", "price", "earnings"])
      .default("graduates")
      .describe("price: the lowest average net price first; earnings: the highest of graduates first"),
  }),
  run({ field, state, region, city, by }, ground): Finding {
    const ofFamily = ground.colleges.filter(
      (college) =>
        (state === null || college.state === state) &&
        (region === null || region.includes(college.state)) &&
        (city === null || plainName(college.city) === city) &&
        college.level === "4year" &&
        college.fields.bachelor.includes(field.slice(0, 2)),
    );
    const ranked = ofFamily
      .map((college) => ({ college, awards: bachelorsIn(college, field) }))
      .filter(({ awards }) => awards > 0)
      .sort((a, b) => b.awards - a.awards);
    const [first] = ranked;
    if (first === undefined) return { known: false, statements: [] };
    if (by === "price") return cheapestOf(ranked, ground);
    if (by === "earnings") return bestPaidOf(ranked, field, ground);
    const beside = notCounted(ofFamily, field, ranked.slice(0, mostNamed).at(-1)?.awards ?? 0, ground);
    if (field.length < 4) return programsOfFamily(ranked, field, beside, ground);
    const label = labelOf(field, ground.programsOf(first.college.unitid), ground);
    const where = state === null || !isState(state) || city !== null ? null : stateName(state);
    const all =
      where === null || ranked.length <= mostNamed
        ? []
        : [
            say(wordsIn(ground).say("first of colleges", { count: ranked.length, where, label }), {
              url: ground.majors().byCode.get(field)?.path ?? majorsPath,
              title: `${fieldLabel(field)}: colleges that teach it`,
              source: sourceOf("programAwards").source,
              year: sourceOf("programAwards").year,
              figures: { colleges: ranked.length },
            }),
          ];
    return found(
      ...ranked.slice(0, mostNamed).map(({ college, awards }) =>
        say(
          wordsIn(ground).say("degrees of college", {
            name: nameFirst(college),
            count: count(awards),
            label,
            year: awardsYear,
          }),
          programEvidence(college, "programAwards", { awards }),
        ),
      ),
      ...beside,
      ...all,
    );
  },
});

interface Teaching {
  readonly college: College;
  /** Bachelor's degrees in the field in a year. */
  readonly awards: number;
}

/** What those with most degrees of a family teach of it: their pages show each program and no sum of the family. */
function programsOfFamily(
  ranked: readonly Teaching[],
  field: string,
  beside: readonly Statement[],
  ground: Ground,
): Finding {
  const statements = ranked
    .slice(0, mostNamed)
    .flatMap(
      ({ college: { unitid } }) => programAt.run({ unitid, field, about: "offered", named: null }, ground).statements,
    );
  return { known: statements.length > 0, statements: [...statements, ...beside] };
}

/** Colleges that are named by what their graduates earn. */
const mostPaid = 3;

/** Those whose bachelor's graduates in a field earn most, the best first; of a family, in its best-paid program. */
function bestPaidOf(ranked: readonly Teaching[], field: string, ground: Ground): Finding {
  const paid = ranked
    .flatMap(({ college }) => {
      const [best] = ground
        .programsOf(college.unitid)
        .filter(({ cip4, level, earnings }) => cip4.startsWith(field) && level === "bachelor" && earnings !== null)
        .sort((a, b) => (b.earnings ?? 0) - (a.earnings ?? 0));
      return best === undefined ? [] : [{ college, best }];
    })
    .sort((a, b) => (b.best.earnings ?? 0) - (a.best.earnings ?? 0))
    .slice(0, mostPaid);
  const statements = paid.flatMap(
    ({ college, best }) => earningsOf(college, labelOf(best.cip4, [best], ground), [best], ground).statements,
  );
  return { known: statements.length > 0, statements };
}

/** Fewer graduates a year than this don't make a program that one can count on. */
const fewGraduates = 10;

/** Those of colleges with a field where families paid least on average, the cheapest first. */
function cheapestOf(ranked: readonly Teaching[], ground: Ground): Finding {
  const priced = ranked
    .filter(({ college, awards }) => awards >= fewGraduates && college.cost.netPrice !== null)
    .sort((a, b) => (a.college.cost.netPrice ?? 0) - (b.college.cost.netPrice ?? 0))
    .slice(0, mostNamed);
  const statements = priced.flatMap(
    ({ college }) => collegeFacts.run({ unitid: college.unitid, figures: ["net price"] }, ground).statements,
  );
  return { known: statements.length > 0, statements };
}

function bachelorsIn(college: College, field: string): number {
  const { bachelor } = awardsOf(college);
  let sum = 0;
  for (const [code, awards] of bachelor) if (code.startsWith(field)) sum += awards ?? 0;
  return sum;
}

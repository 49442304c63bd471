import { z } from "zod";
import { fieldLabel, isField } from "~/colleges/facts/fields";
import { sourceOf } from "~/colleges/facts/provenance";
import type { Level } from "~/colleges/majors/figures";
import { type Major, mainLevel } from "~/colleges/majors/major";
import { majorsPath } from "~/colleges/majors/path";
import { wageWords } from "~/colleges/majors/words";
import { type Evidence, type Finding, found, type Statement, say, unknown } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { count, dollars } from "~/design/figures";
import { tool } from "./tool";

/** The field that a code means: a family of fields by its own that awards most degrees. */
function majorOf(field: string, ground: Ground): Major | undefined {
  const { all, byCode } = ground.majors();
  return field.length === 4 ? byCode.get(field) : all.find(({ cip4 }) => cip4.startsWith(field));
}

function earningsOf(major: Major, level: Level, ground: Ground): Statement | null {
  const { earnings } = major.figures[level];
  if (earnings === null) return null;
  const { say: write } = wordsIn(ground);
  const { low, mid, high, programs } = earnings;
  const { source, year } = sourceOf("programEarnings");
  return say(
    write("field earnings", {
      field: major.name,
      level: write(`level ${level}`),
      programs: count(programs),
      mid: dollars(mid),
      low: dollars(low),
      high: dollars(high),
    }),
    { url: major.path, title: `${major.name}: earnings`, source, year, figures: { low, mid, high, programs } },
  );
}

/** What graduates with one degree in a field earn over all colleges that report it; null where none does. */
export function fieldEarnings(field: string, level: Level, ground: Ground): Statement | null {
  const major = majorOf(field, ground);
  const earned = major === undefined ? null : earningsOf(major, level, ground);
  return earned && { ...earned, text: earned.text.replace("after a associate", "after an associate") };
}

const mostOccupations = 3;

/** Letters that the name of a field shares with those who work in it: "anthropology" and "anthropologists". */
const sharedLetters = 6;

const isRest = (title: string) => /\ball other\b/i.test(title);

const bearsName = (title: string, field: string) =>
  ` ${title.toLowerCase()}`.includes(` ${field.slice(0, sharedLetters).toLowerCase()}`);

function occupationsOf(major: Major, ground: Ground): Statement | null {
  const { direct, further } = ground.workOf(major.cip4);
  const paid = direct.filter(({ wages }) => wages !== null);
  // "Managers, all other" says nothing, and what bears the name of the field says most, whatever school it asks for.
  const plain = paid.filter(({ title }) => !isRest(title));
  const own = further
    .filter(({ title, wages }) => wages !== null && bearsName(title, major.name) && !isRest(title))
    .slice(0, 1);
  const usual = plain.length > 0 || own.length > 0 ? plain : paid;
  const named = [...own, ...usual.slice(0, mostOccupations)];
  if (named.length === 0) return null;
  const { say: write } = wordsIn(ground);
  return say(
    write("field work", {
      field: major.name,
      list: named
        .map((one) =>
          write(own.includes(one) ? "occupation with more school" : "occupation", {
            title: one.title,
            pay: wageWords(one),
          }),
        )
        .join("; "),
    }),
    {
      url: `${major.path}#work`,
      title: `${major.name}: the work it prepares for`,
      source: "U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics",
      year: "May 2025",
      figures: Object.fromEntries(named.map(({ title, wages }) => [title, wages?.mid ?? null])),
    },
  );
}

/** What graduates in a field earn over all colleges that report it, and what the occupations it prepares for pay. */
export const fieldFigures = tool({
  name: "field_figures",
  description: "What graduates of a major earn across the country, and the occupations it prepares for with their pay.",
  input: z.object({
    field: z.string().refine(isField).describe("CIP code of 2 or 4 digits, from find_field_of_study"),
    about: z.enum(["earnings", "work"]).default("earnings"),
  }),
  run({ field, about }, ground): Finding {
    const major = majorOf(field, ground);
    const parts =
      major === undefined ? [] : [earningsOf(major, mainLevel(major), ground), occupationsOf(major, ground)];
    const statements = (about === "work" ? parts.reverse() : parts).filter((part) => part !== null);
    const missing = say(wordsIn(ground).say("no field figures", { field: major?.name ?? fieldLabel(field) }));
    if (statements.length === 0) return unknown(missing);
    // What was asked for and isn't reported is said before what is known.
    return about === "earnings" && parts[0] === null ? found(missing, ...statements) : found(...statements);
  },
});

/** Of how many fields, those with most degrees, the best paid are named: tiny ones say little. */
const mostCompared = 100;
const mostNamed = 6;

/** The fields whose graduates earn most, among those with most degrees. */
export const bestPaidFields = tool({
  name: "best_paid_fields",
  description: "The majors whose graduates earn most five years later, among the hundred with most bachelor's degrees.",
  input: z.object({}),
  run(_, ground): Finding {
    const degrees = ({ figures }: Major) => figures.bachelor.awards ?? 0;
    const ranked = [...ground.majors().all]
      .sort((a, b) => degrees(b) - degrees(a))
      .slice(0, mostCompared)
      .flatMap((major) => {
        const mid = major.figures.bachelor.earnings?.mid;
        return mid === undefined ? [] : [{ major, mid }];
      })
      .sort((a, b) => b.mid - a.mid)
      .slice(0, mostNamed);
    if (ranked.length === 0) return { known: false, statements: [] };
    const { say: write } = wordsIn(ground);
    const { source, year } = sourceOf("programEarnings");
    const evidence: Evidence = {
      url: `${majorsPath}?sort=earnings`,
      title: write("majors by pay"),
      source,
      year,
      figures: { fields: mostCompared, ...Object.fromEntries(ranked.map(({ major, mid }) => [major.name, mid])) },
    };
    const list = ranked.map(({ major, mid }) => `${major.name} (${dollars(mid)})`).join("; ");
    return found(
      say(write("best paid", { fields: mostCompared, list }), evidence),
      say(write("best paid note"), evidence),
    );
  },
});

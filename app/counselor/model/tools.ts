import { z } from "zod";
import { searchColleges } from "~/colleges/search/search";
import type { ModelTool } from "~/model/talk";
import type { Ground } from "../ground/ground";
import { aidFormula, pellAmounts } from "../tools/aid";
import { admissionChance } from "../tools/chance";
import { collegeFacts, compareColleges } from "../tools/college-facts";
import { admissionFactors, applicationFeeOf, collegeLinks, cssRule } from "../tools/college-more";
import { fafsaDates, testDays } from "../tools/dates";
import { collegeDeadlines } from "../tools/deadlines";
import { gradesNeeded } from "../tools/grades-needed";
import { libraryPassages } from "../tools/library";
import { loanLimits, loanPayment, loanRates, parentPlus, rapRepayment } from "../tools/loans";
import { collegesFor, programAt } from "../tools/majors";
import { findOccupation, occupationFigures } from "../tools/occupations";
import { netPrice } from "../tools/prices";
import { stateAid } from "../tools/state-aid";
import { testRule } from "../tools/test-rules";
import type { Tool } from "../tools/tool";
import type { Student } from "../understand/student";
import { understand } from "../understand/understand";
import { show, type TokenBook } from "./tokens";

const all = [
  ...[collegeFacts, compareColleges, admissionChance, gradesNeeded, admissionFactors, testRule, collegeDeadlines],
  ...[collegeLinks, cssRule, applicationFeeOf, netPrice, aidFormula, pellAmounts, stateAid, fafsaDates, testDays],
  ...[loanPayment, loanLimits, loanRates, parentPlus, rapRepayment, programAt, collegesFor, libraryPassages],
  ...[findOccupation, occupationFigures],
] as readonly Tool[];

/**
 * The tools for one answer. What the family has said of itself is filled in here, so that the model need not repeat it
 * and a family's money doesn't travel twice.
 */
export function toolsFor(student: Student, ground: Ground, book: TokenBook): readonly ModelTool[] {
  const known: Readonly<Record<string, unknown>> = { ...student, home: student.state };
  const checked = all.map(
    (one): ModelTool => ({
      name: one.name,
      description: one.description,
      input: z.toJSONSchema(one.input),
      run(input) {
        const parsed = one.input.safeParse(withKnown(one.input, input, known));
        if (!parsed.success) return JSON.stringify({ error: z.prettifyError(parsed.error).slice(0, 400) });
        return JSON.stringify(show(book, one.run(parsed.data, ground)));
      },
    }),
  );
  return [findCollege(ground), ...checked];
}

const name = z.object({ name: z.string().min(2).max(120) });

/** A college by its name, nickname or spelling. It states nothing, so it has no evidence. */
function findCollege(ground: Ground): ModelTool {
  return {
    name: "find_college",
    description: "The number (unitid) of a college by its name, also a nickname or misspelled.",
    input: z.toJSONSchema(name),
    run(input) {
      const parsed = name.safeParse(input);
      if (!parsed.success) return JSON.stringify({ error: "Give a name." });
      const named = understand(parsed.data.name, ground).mentions.flatMap(({ unitid, others }) => [unitid, ...others]);
      const found =
        named.length > 0 ? named : searchColleges(ground.index, parsed.data.name, 3).map((one) => one.unitid);
      const colleges = found.slice(0, 5).flatMap((unitid) => ground.byUnitid.get(unitid) ?? []);
      return JSON.stringify({
        colleges: colleges.map(({ unitid, name, city, state }) => ({ unitid, name, city, state })),
      });
    },
  };
}

/** Fields that a tool takes and the model left out or null, from what is known; the rest of them null. */
function withKnown(shape: Tool["input"], input: unknown, known: Readonly<Record<string, unknown>>): unknown {
  if (!(shape instanceof z.ZodObject) || typeof input !== "object" || input === null) return input;
  const given: Record<string, unknown> = { ...input };
  for (const field of Object.keys(shape.shape)) given[field] ??= known[field] ?? absent[field] ?? null;
  return given;
}

/** Lists and flags that a model may leave out. */
const absent: Readonly<Record<string, unknown>> = {
  states: [],
  only: [],
  about: [],
  most: 4,
  transfer: false,
  next: true,
};

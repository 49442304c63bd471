import { z } from "zod";
import { searchColleges } from "~/colleges/search/search";
import type { ModelTool } from "~/model/talk";
import type { Finding } from "../answer/evidence";
import type { Ground } from "../ground/ground";
import { everyTool } from "../tools/every-tool";
import type { Tool } from "../tools/tool";
import type { Student } from "../understand/student";
import { understand } from "../understand/understand";
import { show, type TokenBook } from "./tokens";

/**
 * The tools for one answer: every tool, in the order of the other doors. What the family has said of itself is filled in here, so that the model need not repeat it
 * and a family's money doesn't travel twice.
 */
export function toolsFor(student: Student, ground: Ground, book: TokenBook): readonly ModelTool[] {
  const known: Readonly<Record<string, unknown>> = { ...student, home: student.state };
  return everyTool.map((one): ModelTool => {
    if (one.name === "find_college") return findCollege(ground);
    return {
      name: one.name,
      description: one.description,
      input: z.toJSONSchema(one.input),
      run(input) {
        const parsed = one.input.safeParse(withKnown(one, input, known));
        if (!parsed.success) return JSON.stringify({ error: z.prettifyError(parsed.error).slice(0, 400) });
        const finding = one.run(parsed.data, ground);
        return JSON.stringify(finders.has(one.name) ? codesIn(finding) : show(book, finding));
      },
    };
  });
}

/** Tools that look up a code for others to take. A code behind a token would be none. */
const finders: ReadonlySet<string> = new Set(["find_field_of_study", "find_occupation"]);

/** What was found with its codes as they are. It states nothing, so it has no evidence. */
const codesIn = ({ statements }: Finding) => ({
  found: statements.flatMap(({ text, evidence }) =>
    evidence[0] === undefined ? [] : [{ name: text.slice(0, text.lastIndexOf(":")), ...evidence[0].figures }],
  ),
});

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

/**
 * Fields that a tool takes and the model left out or null, from what is known. The rest of them are null, or left to
 * what the tool itself takes for them.
 */
function withKnown({ name, input: shape }: Tool, input: unknown, known: Readonly<Record<string, unknown>>): unknown {
  if (!(shape instanceof z.ZodObject) || typeof input !== "object" || input === null) return input;
  const given: Record<string, unknown> = { ...input };
  for (const [field, one] of Object.entries(shape.shape as Record<string, z.ZodType>)) {
    given[field] ??= known[field] ?? absent[name]?.[field];
    if (given[field] === undefined && !one.safeParse(undefined).success) given[field] = null;
  }
  return given;
}

/** What a model means by what it leaves out, where that's more than the tool takes by itself. */
const absent: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  library_passages: { most: 4 },
  test_dates: { next: true },
};

import { z } from "zod";
import type { College } from "~/colleges/college";
import { fieldFamilies } from "~/colleges/fields";
import { isState } from "~/colleges/states";
import { balance } from "./balance";
import { rigorChoices, valuesOf } from "./choices";
import { type Answers, limits, noAnswers } from "./input";
import type { Label } from "./label";
import { modelOf, type Ranked, rank, rankOne, studentOf } from "./rank";

const number = (what: string, from: number, to: number) =>
  z
    .number(`${what} must be a number`)
    .min(from, `${what} must be from ${from} to ${to}`)
    .max(to, `${what} must be from ${from} to ${to}`)
    .nullish();
const whole = (what: string, from: number, to: number) =>
  z
    .int(`${what} must be a whole number`)
    .min(from, `${what} must be from ${from} to ${to}`)
    .max(to, `${what} must be from ${from} to ${to}`)
    .nullish();

const families = new Set(fieldFamilies.map((family) => family.code));

/**
 * One line of `calculate -- match`. GPA on the unweighted 4.0 scale, `fields` are 2-digit CIP families. Everything but
 * `student` is optional, every key of `student` too; unknown keys are errors, so that a typing error is not ignored.
 */
export const matchSchema = z.strictObject({
  student: z.strictObject(
    {
      gpa: number("gpa", 0, limits.gpa["4"]),
      rigor: z.enum(valuesOf(rigorChoices), "rigor must be most, more, average or less").nullish(),
      advanced: whole("advanced", 0, limits.advanced),
      // Any whole number: researchers also ask for means and simulated scores that do not end in 0.
      sat: whole("sat", limits.sat.from, limits.sat.to),
      act: whole("act", limits.act.from, limits.act.to),
      state: z
        .string("state must be a postal code such as CA")
        .refine((code) => isState(code), "state must be a postal code such as CA")
        .nullish(),
      fields: z
        .array(
          z
            .string("a field must be a 2-digit CIP family such as 11")
            .refine((code) => families.has(code), "a field must be a 2-digit CIP family such as 11"),
          "fields must be a list",
        )
        .max(families.size, "too many fields")
        .nullish(),
    },
    "student must be an object",
  ),
  unitids: z
    .array(z.int("a unitid must be a whole number"), "unitids must be a list")
    .max(10_000, "at most 10,000 unitids")
    .optional(),
});

export type MatchInput = z.output<typeof matchSchema>;

export interface MatchResult {
  readonly unitid: number;
  readonly low: number;
  readonly mid: number;
  readonly high: number;
  readonly label: Label;
}

/** Input that cannot be calculated. `path` names the place, such as `student.gpa` or `unitids.0`; "" is the whole line. */
export class MatchInputError extends Error {
  constructor(
    message: string,
    readonly path: string,
  ) {
    super(message);
    this.name = "MatchInputError";
  }
}

/**
 * Chances for the colleges asked, in the order asked, or the best balanced list. Chances are shares 0–1 rounded to four
 * decimals, low ≤ mid ≤ high. Throws `MatchInputError`.
 * @param input anything, such as a parsed line of JSON
 */
export function calculateMatch(input: unknown, colleges: readonly College[]): { results: MatchResult[] } {
  const parsed = matchSchema.safeParse(input);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const keys = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const message = keys.length > 0 ? `unknown key ${keys[0]}` : (issue?.message ?? "invalid input");
    throw new MatchInputError(message, [...(issue?.path ?? []), ...keys].map(String).join("."));
  }
  const { unitids } = parsed.data;
  const model = modelOf(colleges);
  const student = studentOf(answersOf(parsed.data), null);
  if (unitids === undefined)
    return { results: balance(rank(model, student).list, student.home.state).list.map(result) };
  return {
    results: unitids.map((unitid, i) => {
      const item = model.byUnitid.get(unitid);
      if (!item) throw new MatchInputError(`no college has the unitid ${unitid}`, `unitids.${i}`);
      return result(rankOne(model, item, student));
    }),
  };
}

function answersOf({ student }: MatchInput): Answers {
  const { state } = student;
  return {
    ...noAnswers(),
    gpa: student.gpa ?? null,
    rigor: student.rigor ?? null,
    advanced: student.advanced ?? null,
    sat: student.sat ?? null,
    act: student.act ?? null,
    state: typeof state === "string" && isState(state) ? state : null,
    fields: [...new Set(student.fields ?? [])],
  };
}

function result({ college, chance, label }: Ranked): MatchResult {
  return { unitid: college.unitid, low: round(chance.low), mid: round(chance.mid), high: round(chance.high), label };
}

const round = (share: number) => Math.round(share * 10_000) / 10_000;

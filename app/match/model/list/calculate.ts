import { z } from "zod";
import type { College } from "~/colleges/college";
import { isField } from "~/colleges/facts/fields";
import type { StudentPrice } from "~/colleges/price/student-price";
import { isState } from "~/geography/states";
import { closureOf } from "~/season/closure";
import { closureLabel } from "~/season/closure-words";
import cip4 from "../../../../content/facts/fields/cip4.json";
import { rigorChoices, valuesOf } from "../answers/choices";
import { type Answers, limits, noAnswers } from "../answers/input";
import type { Label } from "../chance/label";
import { balance } from "./balance";
import { openAtHome } from "./open-at-home";
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

/** A 4-digit code must be one of the classification: a typing error would find no college at all. */
const known = (code: string) => isField(code) && (code.length === 2 || code in cip4.titles);

const residencies = {
  resident: "resident",
  "in-state": "resident",
  in: "resident",
  nonresident: "nonresident",
  "out-of-state": "nonresident",
  out: "nonresident",
  international: "international",
  abroad: "international",
} as const;
const residency = z
  .enum(
    Object.keys(residencies) as (keyof typeof residencies)[],
    "residency must be resident, nonresident or international",
  )
  .nullish();
const plan = z.enum(["ED", "EA", "RD"], "plan must be ED, EA or RD").nullish();

/**
 * One line of `calculate -- match`. GPA on the unweighted 4.0 scale, `fields` are CIP codes of 2 or 4 digits.
 * Everything but `student` is optional, every key of `student` too; unknown keys are errors, so that a typing error is
 * not ignored.
 */
export const matchSchema = z.strictObject({
  student: z.strictObject(
    {
      gpa: number("gpa", 0, limits.gpa["4"]),
      rigor: z.enum(valuesOf(rigorChoices), "rigor must be most, more, average or less").nullish(),
      advanced: whole("advanced", 0, limits.advanced),
      // Any whole number: researchers also ask for means and simulated scores that do not end in 0.
      // A share from the top of the class, 0.05 for the top 5%. `class_rank` is the same by its long name.
      rank: number("rank", 0, 1),
      class_rank: number("class_rank", 0, 1),
      residency,
      plan,
      sat: whole("sat", limits.sat.from, limits.sat.to),
      act: whole("act", limits.act.from, limits.act.to),
      state: z
        .string("state must be a postal code such as CA")
        .refine((code) => isState(code), "state must be a postal code such as CA")
        .nullish(),
      fields: z
        .array(
          z
            .string("a field must be a CIP code of 2 or 4 digits such as 11 or 5138")
            .refine(known, "a field must be a CIP code of 2 or 4 digits such as 11 or 5138"),
          "fields must be a list",
        )
        .max(100, "too many fields")
        .nullish(),
    },
    "student must be an object",
  ),
  // These three may also stand beside `student`.
  residency,
  plan,
  rank: number("rank", 0, 1),
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
  /** Only where nobody can start any more ("Closed in May 2026"): the label is then never better than reach. */
  readonly closing?: string;
  /** Only where students can still start, but the college merges, may close or is fighting for its accreditation. */
  readonly note?: string;
  /** First year for this student, as everywhere on the site; `null` where the college reports no published price. */
  readonly price: Pick<StudentPrice, "low" | "mid" | "high" | "year" | "basis"> | null;
}

/**
 * Input that cannot be calculated. `path` names the place, such as `student.gpa` or `unitids.0`; "" is the whole line.
 */
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
  const asked = parsed.data.residency ?? parsed.data.student.residency ?? null;
  const student = {
    ...studentOf(answersOf(parsed.data), null),
    as: asked === null ? null : residencies[asked],
    plan: parsed.data.plan ?? parsed.data.student.plan ?? null,
  };
  if (unitids === undefined)
    return {
      results: balance(rank(model, student).list, student.home.state, () => openAtHome(model, student)).list.map(
        (one) => result(one, student.today),
      ),
    };
  return {
    results: unitids.map((unitid, i) => {
      const item = model.byUnitid.get(unitid);
      if (!item) throw new MatchInputError(`no college has the unitid ${unitid}`, `unitids.${i}`);
      return result(rankOne(model, item, student), student.today);
    }),
  };
}

function answersOf({ student, rank: beside }: MatchInput): Answers {
  const { state } = student;
  const rank = student.rank ?? student.class_rank ?? beside ?? null;
  return {
    ...noAnswers(),
    gpa: student.gpa ?? null,
    rigor: student.rigor ?? null,
    rank: rank === null ? null : Math.max(0.01, 100 * rank),
    advanced: student.advanced ?? null,
    sat: student.sat ?? null,
    act: student.act ?? null,
    state: typeof state === "string" && isState(state) ? state : null,
    fields: [...new Set(student.fields ?? [])],
  };
}

/** A college that closes keeps the chance by its last published figures, and must not pass for a safety by it. */
function result({ college, chance, label, price }: Ranked, today: string): MatchResult {
  const closure = closureOf(college.unitid, today);
  const gone = closure?.gone === true;
  return {
    unitid: college.unitid,
    low: round(chance.low),
    mid: round(chance.mid),
    high: round(chance.high),
    label: gone ? "reach" : label,
    ...(closure === null ? {} : { [gone ? "closing" : "note"]: closureLabel(closure) }),
    price: price && { low: price.low, mid: price.mid, high: price.high, year: price.year, basis: price.basis },
  };
}

const round = (share: number) => Math.round(share * 10_000) / 10_000;

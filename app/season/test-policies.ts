import { z } from "zod";
import table from "../../content/facts/season/test-policies.json";
import { confidences, type SeasonHead } from "./fact";

/** Scores are required below this high-school GPA. */
export interface GpaRule {
  readonly below: number;
  /** The rule counts a weighted GPA. */
  readonly weighted: boolean;
  /** The rule was found only for residents of this state; null where it holds for everyone. */
  readonly residentsOf: string | null;
}

/** A change that's announced already. */
export interface LaterRule {
  readonly fall: number;
  readonly policy: "required";
}

export const policies = ["required", "flexible", "optional", "blind", "conditional"] as const;

const row = z.object({
  unitid: z.number().int(),
  /** Null: the policy for this fall is in doubt and must not be stated, not even as the federal tables have it. */
  policy: z.enum(policies).nullable(),
  /** Sentences for a reader. */
  condition: z.string().nullable(),
  gpaRule: z.object({ below: z.number(), weighted: z.boolean(), residentsOf: z.string().nullable() }).nullable(),
  later: z.object({ fall: z.number().int(), policy: z.literal("required") }).nullable(),
  /** First term of this policy, only where it was found ("fall 2025"). */
  since: z.string().nullable(),
  confidence: z.enum(confidences).nullable(),
  source: z.object({ title: z.string(), publisher: z.string(), date: z.string().nullable() }).nullable(),
});
/** What was found about one college's SAT and ACT policy for the fall of the season. */
export type TestPolicyRow = z.output<typeof row>;

/** Season, day of checking and day of expiry of the table. */
export const testPoliciesHead: SeasonHead = {
  table: table.table,
  entry: table.entry,
  checkedOn: table.checkedOn,
  expires: table.expires,
};

let read: ReadonlyMap<number, TestPolicyRow> | undefined;

/** All rows by unitid; read and checked at the first call. */
export function testPolicyRows(): ReadonlyMap<number, TestPolicyRow> {
  read ??= new Map(
    row
      .array()
      .parse(table.rows)
      .map((one) => [one.unitid, one]),
  );
  return read;
}

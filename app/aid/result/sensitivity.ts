/**
 * "What moves it": the change of the SAI when one line is $1,000 higher and everything else stays. The formula has
 * real steps (the Pell limits, the $60,000 asset rule), so a change can be larger than any rate of the tables.
 */
import { type SaiResult, studentAidIndex } from "~/aid/formula/sai";
import { type AmountKey, amountKeys, type Household, type SaiInput } from "~/aid/formula/sai-input";

export const MOVE_DOLLARS = 1000;

/**
 * `wages` is earned income and AGI together, as a raise would change both; `earned` is the earned income line alone.
 */
export type MovedLine = AmountKey | "earned" | "wages";

export interface Sensitivity {
  readonly who: "parents" | "student";
  readonly line: MovedLine;
  /** Change of the SAI in whole dollars; above zero means the family is expected to pay more. */
  readonly sai: number;
  /** Change of the scheduled Pell Grant in whole dollars. */
  readonly pell: number;
  /** The step crosses a limit of the Max or Min Pell rules or of the asset rule. */
  readonly crossesLimit: boolean;
}

/** How a case is worked out, for callers that first decide whether assets count. */
export type Evaluate = (input: SaiInput) => SaiResult;

/**
 * Every line that can move, in the order of the form; parents first. Rollovers, which only take away from another line,
 * are left out. `evaluate` defaults to the plain formula of the award year.
 */
export function sensitivityOf(
  awardYear: string,
  input: SaiInput,
  evaluate: Evaluate = (changed) => studentAidIndex(awardYear, changed),
): readonly Sensitivity[] {
  const before = evaluate(input);
  const households = input.dependent ? (["parents", "student"] as const) : (["student"] as const);
  return households.flatMap((who) =>
    movedLines(who, input.dependent).map((line): Sensitivity => {
      const after = evaluate({ ...input, [who]: raised(input[who], line) });
      return {
        who,
        line,
        sai: after.sai - before.sai,
        pell: after.pell - before.pell,
        crossesLimit: after.maxPell !== before.maxPell || after.minPell !== before.minPell,
      };
    }),
  );
}

function movedLines(who: "parents" | "student", dependent: boolean): readonly MovedLine[] {
  const lines = amountKeys.filter(
    (key) =>
      key !== "ira_rollover" &&
      key !== "pension_rollover" &&
      // A dependent student's own child support is in no line of Formula A.
      !(key === "child_support" && who === "student" && dependent),
  );
  return ["wages", "earned", ...lines];
}

function raised(household: Household, line: MovedLine): Household {
  if (line === "wages") return raised(raised(household, "earned"), "agi");
  if (line === "foreign_exclusion") {
    return { ...household, foreign_exclusion: Math.abs(household.foreign_exclusion) + MOVE_DOLLARS };
  }
  if (line !== "earned") return { ...household, [line]: household[line] + MOVE_DOLLARS };
  const [first, ...others] = household.earners;
  const raisedFirst = first
    ? { ...first, earned: first.earned + MOVE_DOLLARS }
    : { earned: MOVE_DOLLARS, filing_status: null };
  return { ...household, earners: [raisedFirst, ...others] };
}

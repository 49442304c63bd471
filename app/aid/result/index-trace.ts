import type { AidMessage } from "~/aid/spanish/messages";
import { dollars } from "~/design/figures";
import type { Trace } from "~/design/worked-out";
import { inEnglish, type Translate } from "~/translation";
import type { AidOutcome } from "./outcome";
import { indexText } from "./result-words";

/**
 * How the index came about: the last lines of the worksheet, which are those of the formula. Null where no formula was
 * run.
 */
export function indexTrace(
  { sections, awardYear }: Pick<AidOutcome, "sections" | "awardYear">,
  t: Translate<AidMessage> = inEnglish,
): Trace | null {
  const lines = sections.slice(-2).flatMap((section) => section.lines);
  const index = lines.at(-1);
  if (index === undefined) return null;
  // A sum that already is the index is not said twice.
  const told = lines.filter((line) => line === index || line.kind !== "result" || line.amount !== index.amount);
  return {
    definition: t(
      "The Student Aid Index says how much federal rules expect a family to be able to pay in {awardYear}. The lower it is, the more aid.",
      { awardYear },
    ),
    steps: told.map(({ label, amount, kind, rule }) => ({
      label,
      rule,
      kind: kind === "index" ? "result" : kind,
      amount: kind === "index" ? indexText(amount) : dollars(amount),
    })),
  };
}

import { type Finding, type Statement, say } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { type SentenceName, wordsIn } from "~/counselor/sentences/sentences";
import type { CollegeFigureName } from "../tools/college-figures";
import { residencyRates } from "../tools/residency-rates";

/** Figures that a college reports of everybody together. */
const ofEverybody: readonly CollegeFigureName[] = [
  ...(["acceptance rate", "applicants", "yield", "sat", "act", "size", "graduation", "four years"] as const),
  ...(["retention", "earnings", "earnings after 6 years", "debt", "transfer out"] as const),
];
const ofStudents: readonly CollegeFigureName[] = ["graduation", "four years", "retention", "earnings", "debt", "sat"];
const ofApplicants: readonly CollegeFigureName[] = ["acceptance rate", "applicants", "yield", "sat", "act"];

/** Groups that are asked for, by their words, and the figures that aren't told of them alone. */
const groups: readonly (readonly [SentenceName, RegExp, readonly CollegeFigureName[]])[] = [
  ["group pell", /\bpell\b/, ofStudents],
  [
    "group away",
    /\b(?:out[- ]of[- ]state(?:rs?)?|non-?residents?|oos|(?:from|of) (?:other|another) states?)\b/,
    [...ofApplicants, "size", "graduation", "retention", "four years"],
  ],
  ["group women", /\b(?:girls?|women|females?|ladies)\b/, ofEverybody],
  ["group men", /\b(?:boys?|guys|(?<!fresh)men|males?)\b/, ofEverybody],
  ["group campus", /\b(?:live|lives|living|reside) (?:on|off)[- ]campus\b|\bin (?:the )?dorms?\b/, ["size"]],
  [
    "group parents",
    /\b(?:parents?|parent plus|moms?|dads?)\b.*\b(?:debt|owe|borrow)|\b(?:debt|owe|borrow\w*) (?:of|for|by) (?:the )?(?:parents?|families)\b/,
    ["debt"],
  ],
  ["group first", /\bfirst[- ]gen(?:eration)?\b/, ofEverybody],
  ["group veterans", /\b(?:veterans?|vets)\b/, ofEverybody],
];

/** "From out of state", "for residents": the rates by where applicants live are asked for. */
const byHome =
  /\b(?:(?:in|out)[- ]?(?:of[- ])?state(?:rs?)?|(?:non-?)?residents?|residency|oos|(?:from|of) (?:other|another) states?)\b/;

/**
 * What is known of the group asked for, to be said before everybody's figure: its own rate, or that it isn't in the
 * tables; nothing where no group is asked for.
 *
 * @param unitid  the one college that's asked about
 */
export function groupNote(
  figure: CollegeFigureName,
  bare: string,
  { known, statements }: Finding,
  ground: Ground,
  unitid?: number,
): readonly Statement[] {
  if (unitid !== undefined && figure === "acceptance rate" && byHome.test(bare)) {
    const rates = residencyRates.run({ unitid }, ground);
    if (rates.known) return rates.statements;
  }
  const [cited] = statements.flatMap(({ evidence }) => evidence);
  const group = groups.find(([, words, figures]) => figures.includes(figure) && words.test(bare));
  if (!known || cited === undefined || group === undefined) return [];
  const { say: write } = wordsIn(ground);
  return [say(write("not this group", { group: write(group[0]) }), { ...cited, figures: {} })];
}

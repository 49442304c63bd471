/** What each typed amount did to the index: the form from top to bottom, one answer more at a time. */
import type { WhichHousehold } from "~/aid/form/households";
import type { AidAnswers } from "~/aid/form/input";
import { assetAmounts, mainAmounts, rareAmounts } from "~/aid/form/questions";
import type { AmountKey } from "~/aid/formula/sai-input";
import { indexOf } from "~/aid/result/index-of";

export type Typed = AmountKey | "earned" | "earned2";

export interface Contribution {
  readonly who: WhichHousehold;
  readonly field: Typed;
  /** What the answers up to this one lead to, and by how much this one changed it. */
  readonly sai: number;
  readonly change: number;
}

export interface Contributions {
  /** The index of the answers about the family and of the income that decides, before any other amount. */
  readonly start: number;
  /** In the order of the form; the changes and the start add up to the index. */
  readonly moved: readonly Contribution[];
}

const ofReturn: readonly Typed[] = [...mainAmounts, "earned", "earned2", ...rareAmounts];

/** Goes through the amounts of a form that were typed. */
export function contributionsOf(answers: AidAnswers, dependent: boolean): Contributions {
  const deciding = dependent ? "parents" : "student";
  const steps: readonly (readonly [WhichHousehold, readonly Typed[]])[] = dependent
    ? [
        ["parents", ofReturn],
        ["student", ofReturn],
        ["parents", assetAmounts],
        ["student", assetAmounts],
      ]
    : [
        ["student", ofReturn],
        ["student", assetAmounts],
      ];
  const typed = steps
    .flatMap(([who, fields]) => fields.map((field) => ({ who, field })))
    .filter(({ who, field }) => answers[who][field] !== null && !(who === deciding && field === "agi"));
  const given = (upTo: number) => {
    const later = typed.slice(upTo);
    const without = (who: WhichHousehold) => ({
      ...answers[who],
      ...Object.fromEntries(later.filter((each) => each.who === who).map(({ field }) => [field, null])),
    });
    return { ...answers, parents: without("parents"), student: without("student") };
  };
  const start = indexOf(given(0)).result.sai;
  let before = start;
  const moved = typed.map((each, at): Contribution => {
    const { sai } = indexOf(given(at + 1)).result;
    const change = sai - before;
    before = sai;
    return { ...each, sai, change };
  });
  return { start, moved };
}

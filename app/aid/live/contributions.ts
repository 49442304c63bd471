/** What each typed amount did to the index: the form from top to bottom, one answer more at a time. */
import type { WhichHousehold } from "~/aid/form/households";
import type { AidAnswers } from "~/aid/form/input";
import { assetAmounts, mainAmounts, rareAmounts } from "~/aid/form/questions";
import type { AmountKey } from "~/aid/formula/sai-input";
import { indexOf } from "~/aid/result/index-of";
import { rangeOf, type Span } from "~/aid/result/range";

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

/** The same while it's a range: between which two numbers the answers up to each one leave the index. */
export interface Narrowing {
  readonly start: Span;
  readonly moved: readonly { readonly who: WhichHousehold; readonly field: Typed; readonly sai: Span }[];
}

/** Goes through the amounts of a form that were typed. */
export function contributionsOf(answers: AidAnswers, dependent: boolean): Contributions {
  const { typed, given } = typedIn(answers, dependent);
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

/** The same while something is missing. */
export function narrowingOf(answers: AidAnswers, dependent: boolean): Narrowing {
  const { typed, given } = typedIn(answers, dependent);
  return {
    start: rangeOf(given(0)).sai,
    moved: typed.map((each, at) => ({ ...each, sai: rangeOf(given(at + 1)).sai })),
  };
}

/** The amounts that were typed, in the order of the form, and the answers with so many of them. */
function typedIn(answers: AidAnswers, dependent: boolean) {
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
  const given = (upTo: number): AidAnswers => {
    const later = typed.slice(upTo);
    const without = (who: WhichHousehold) => ({
      ...answers[who],
      ...Object.fromEntries(later.filter((each) => each.who === who).map(({ field }) => [field, null])),
    });
    return { ...answers, parents: without("parents"), student: without("student") };
  };
  return { typed, given };
}

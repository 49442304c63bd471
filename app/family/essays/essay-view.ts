import type { Essay } from "./essays";

/** An essay as its page shows it. */
export interface EssayLine extends Essay {
  /** "Kenyon College" or "Several colleges" */
  readonly college: string;
  readonly stateName: string;
  /** "November 1, 2026", null without a day. */
  readonly dueWords: string | null;
  /** "in 3 weeks"; null without a day, and for what is final. */
  readonly far: string | null;
}

export interface EssayPage {
  readonly essays: readonly EssayLine[];
  readonly colleges: readonly { readonly value: string; readonly label: string }[];
  /** The days that an essay can be due depend on it. */
  readonly classYear: number;
  readonly final: number;
}

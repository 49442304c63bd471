import type { Day } from "~/calendar/day";

/** How far an essay is. */
export const essayStates = [
  { value: "not-started", label: "Not started" },
  { value: "draft", label: "Draft" },
  { value: "feedback", label: "Out for feedback" },
  { value: "final", label: "Final" },
] as const;
export type EssayState = (typeof essayStates)[number]["value"];

export const isEssayState = (text: string | null): text is EssayState =>
  essayStates.some(({ value }) => value === text);
export const essayStateName = (state: EssayState): string =>
  essayStates.find(({ value }) => value === state)?.label ?? "";

/** An essay to write, without its text. */
export interface Essay {
  readonly id: string;
  /** Null for one that goes to several colleges. */
  readonly unitid: number | null;
  /** What it is about, or the prompt in short. */
  readonly title: string;
  readonly wordLimit: number | null;
  readonly due: Day | null;
  readonly state: EssayState;
}

/** The fewest and the most words a limit can be. */
export const wordLimits = { from: 10, to: 5_000 } as const;

/** By day due, those without one last; what is final comes after what is not. */
export function inOrderOfWork(essays: readonly Essay[]): readonly Essay[] {
  const rank = ({ state, due, title }: Essay) => `${state === "final" ? 1 : 0} ${due ?? "9999"} ${title}`;
  return [...essays].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

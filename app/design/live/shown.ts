import type { Mistake } from "~/design/messages";

/** What a form leads to as it stands; `mistakes` are the fields' own messages. */
export type Answer<R> =
  | { readonly ok: true; readonly result: R }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** What stands beside the form: the last answer, and whether it still is that of the form. */
export interface Shown<R> {
  /** `null` until the form could be worked out once. */
  readonly result: R | null;
  /** What has to be fixed before the answer follows again. While there is any, `result` is an old one. */
  readonly mistakes: readonly Mistake[];
  /** The calculation itself failed; `result` is an old one. */
  readonly failed: boolean;
}

export const nothingYet: Shown<never> = { result: null, mistakes: [], failed: false };

/** The next thing to show after a change. What cannot be worked out leaves the last answer, never a wrong one. */
export function next<R>(before: Shown<R>, work: () => Answer<R>): Shown<R> {
  try {
    const answer = work();
    if (answer.ok) return { result: answer.result, mistakes: [], failed: false };
    return { result: before.result, mistakes: answer.mistakes, failed: false };
  } catch {
    return { result: before.result, mistakes: [], failed: true };
  }
}

import type { College } from "./college";

/**
 * A reminder for a college that may not teach in English: no federal table says in which language a college teaches.
 * `null` for all others.
 */
export function teachingLanguageNote({ state }: Pick<College, "state">): string | null {
  return state === "PR" ? "Ask which language classes are taught in: federal data doesn’t say." : null;
}

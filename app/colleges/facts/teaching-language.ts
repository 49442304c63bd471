import { inEnglish, type Translate } from "~/translation";
import type { College } from "../college";
import type { CollegeMessage } from "./spanish";

/**
 * A reminder for a college that may not teach in English: no federal table says in which language a college teaches.
 * `null` for all others.
 */
export function teachingLanguageNote(
  { state }: Pick<College, "state">,
  t: Translate<CollegeMessage> = inEnglish,
): string | null {
  return state === "PR" ? t("Ask which language classes are taught in: federal data doesn’t say.") : null;
}

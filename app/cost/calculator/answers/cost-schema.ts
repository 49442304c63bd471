import { saidBy } from "~/forms/schema/said-by";
import type { TypedForm } from "~/forms/schema/typed-form";
import type { CostTranslate } from "../../asked-colleges";
import type { CollegeOption } from "./form-options";
import { costMistakes } from "./input";

/**
 * The form of the calculator as its reader judges it: what may be left empty depends on the other answers.
 *
 * @param colleges that the form shows
 */
export function costFormSchema(form: TypedForm, colleges: readonly CollegeOption[], t: CostTranslate) {
  const wrong = judges.get(colleges) ?? costMistakes(colleges, t);
  judges.set(colleges, wrong);
  return saidBy(form, wrong);
}

/** One for all keys typed on a page, which speaks one language: making it takes longer than reading with it. */
const judges = new WeakMap<readonly CollegeOption[], ReturnType<typeof costMistakes>>();

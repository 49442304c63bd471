import { saidBy } from "~/forms/schema/said-by";
import type { TypedForm } from "~/forms/schema/typed-form";
import type { AidTranslate } from "./field-schemas";
import { readAidForm } from "./input";

/** The FAFSA form as its reader judges it, which leaves out what doesn't apply to the student. */
export const fafsaSchema = (form: TypedForm, t: AidTranslate) =>
  saidBy(form, (typed) => {
    const reading = readAidForm(typed, t);
    return reading.ok ? {} : reading.messages;
  });

import { saidBy } from "~/forms/schema/said-by";
import type { TypedForm } from "~/forms/schema/typed-form";
import { readAsked } from "./read-asked";

/** The form of a comparison as its address is read. Which colleges there are, only the server knows. */
export const compareSchema = (form: TypedForm, thisYear: number) =>
  saidBy(form, (typed) => readAsked(typed, typed.get("income") ?? "", () => true, thisYear).messages);

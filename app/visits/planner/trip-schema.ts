import { saidBy } from "~/forms/schema/said-by";
import { type TypedForm, typedIn } from "~/forms/schema/typed-form";
import { readAnswers } from "./input";

/** What the form of the planner can't be made a trip of. A name that wasn't searched for yet is searched for first. */
export const tripSchema = (form: TypedForm) =>
  saidBy(form, (typed) => {
    const searches = typedIn(form, "q") !== "" && typedIn(form, "q") !== typedIn(form, "asked");
    return searches ? {} : readAnswers(typed).messages;
  });

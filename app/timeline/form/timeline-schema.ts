import type { Day } from "~/calendar/day";
import { saidBy } from "~/forms/schema/said-by";
import { type TypedForm, typedIn } from "~/forms/schema/typed-form";
import { parseAnswers } from "~/timeline/planning/input";

/**
 * What the form of the timeline can't be made a plan of. Whoever types a name looks for a college, and isn't done yet.
 */
export const timelineSchema = (form: TypedForm, today: Day) =>
  saidBy(form, (typed) => {
    if (typedIn(form, "q") !== "") return {};
    const parsed = parseAnswers(typed, today, () => true);
    return parsed.ok ? {} : parsed.messages;
  });

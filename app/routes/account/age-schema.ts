import { z } from "zod";
import { readAdultMonth } from "~/account/age";
import { field, required } from "~/forms/schema/fields";
import { type TypedForm, typedIn } from "~/forms/schema/typed-form";

/** The month in which somebody turns 18, out of two fields. @param today "YYYY-MM-DD" */
export function adultMonthSchema(form: TypedForm, today: string) {
  const asked = "Choose a month and year, from this month to five years from now.";
  return z.object({
    month: required(
      field((month, refuse) => readAdultMonth(typedIn(form, "year"), month, today) ?? refuse(asked)),
      asked,
    ),
    year: field((): null => null),
  });
}

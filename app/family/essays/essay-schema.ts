import { z } from "zod";
import { choice, day, line, orElse, required, whole } from "~/forms/schema/fields";
import { essayStates, wordLimits } from "./essays";

/** The form of an essay. @param colleges unit ids that it can be for, as text @param classYear of the plan */
export function essaySchema({
  colleges,
  classYear,
}: {
  readonly colleges: readonly string[];
  readonly classYear: number;
}) {
  const asked = `Enter the date as month, day and year, such as 11/1/${classYear - 1}.`;
  const states = essayStates.map(({ value }) => value);
  return z.object({
    title: required(line(200), "Enter the prompt in a few words, such as “Why this college”."),
    college: choice(colleges, "Choose a college from your list."),
    limit: whole({
      ...wordLimits,
      unreadable: "Enter the limit as a number of words, such as 650, or leave it empty.",
    }),
    due: day(asked, `${classYear - 2}-06-01`, `${classYear + 1}-08-31`),
    state: orElse(choice(states, "Choose a status."), "not-started"),
  });
}

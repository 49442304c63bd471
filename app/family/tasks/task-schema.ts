import { z } from "zod";
import { choice, day, line, orElse, required } from "~/forms/schema/fields";
import { readWith } from "~/forms/schema/read-with";
import { aidChoices, artChoices, recommenderChoices, testChoices } from "~/timeline/planning/choices";
import { longestTask, type TaskSetup, usualSetup } from "./tasks";

/** What the fields of a task may hold: the values of its lists, and the class year that its day depends on. */
export interface TaskContext {
  readonly owners: readonly string[];
  /** Unit ids as text. */
  readonly colleges: readonly string[];
  readonly classYear: number;
  /** Whether the task has a name of its own; one of the rules keeps theirs. */
  readonly named: boolean;
}

export function taskSchema({ owners, colleges, classYear, named }: TaskContext) {
  const asked = `Enter the date as month, day and year, such as 11/1/${classYear - 1}.`;
  const title = line(longestTask);
  return z.object({
    title: named ? required(title, "Enter what needs to be done.") : orElse(title, ""),
    due: required(day(asked, `${classYear - 5}-06-01`, `${classYear + 2}-08-31`), asked),
    owner: required(choice(owners, "Choose who does it."), "Choose who does it."),
    college: choice(colleges, "Choose a college from the list."),
  });
}

const ofList = "Choose from the lists.";
const values = <V extends string>(list: readonly { readonly value: V }[]) => list.map(({ value }) => value);

/** What the tasks are made from besides the colleges and the class year. */
export const taskSetupSchema = z.object({
  tests: orElse(choice(values(testChoices), ofList), "none"),
  recommenders: orElse(choice(values(recommenderChoices), ofList), "2").transform(Number),
  arts: orElse(choice(values(artChoices), ofList), "no"),
  aid: z.array(z.string()).transform((given) => values(aidChoices).filter((value) => given.includes(value))),
});

/** Reads what was kept of them; anything odd gives the usual. */
export function setupOf(text: string | null): TaskSetup {
  if (text === null) return usualSetup;
  const read = readWith(taskSetupSchema, new URLSearchParams(text));
  return read.ok ? read.value : usualSetup;
}

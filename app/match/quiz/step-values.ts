import type { Messages } from "~/design/messages";

/** What the fields of a step show: the values as they travel in the address, and the messages of the last check. */
export interface StepValues {
  one(name: string): string;
  many(name: string): readonly string[];
  errors(name: string): readonly string[] | undefined;
}

export function stepValues(search: string, messages: Messages): StepValues {
  const params = new URLSearchParams(search);
  return {
    one: (name) => params.get(name) ?? "",
    many: (name) => params.getAll(name).flatMap((value) => value.split(",")),
    errors: (name) => messages[name],
  };
}

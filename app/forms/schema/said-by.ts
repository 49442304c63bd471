import { z } from "zod";
import type { Messages } from "~/design/messages";
import type { TypedForm } from "./typed-form";

/**
 * The schema of a form in an address, whose reader says everything that is wrong with it at once and makes a link of
 * what is right: the same sentences come beside its fields while somebody types.
 *
 * @param wrong what its reader says
 */
export function saidBy(form: TypedForm, wrong: (form: URLSearchParams) => Messages) {
  return z.looseObject({}).superRefine((_, context) => {
    const typed = [...form.entries()].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as [string, string]] : [],
    );
    for (const [name, messages] of Object.entries(wrong(new URLSearchParams(typed)))) {
      for (const message of messages) context.addIssue({ code: "custom", path: [name], message });
    }
  });
}

import { z } from "zod";
import type { Messages } from "~/design/messages";
import type { TypedForm } from "./typed-form";

/**
 * The schema of a form whose reader has to see the whole of it: one in an address, which makes a link of what is right,
 * and one where the answers say what else is asked. The same sentences come beside its fields while somebody types.
 *
 * @param wrong everything that its reader says is wrong
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

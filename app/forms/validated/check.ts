import { parseWithZod } from "@conform-to/zod/v4";
import { config, type z } from "zod";
import { messagesOf } from "~/forms/schema/refusal";
import type { TypedForm } from "~/forms/schema/typed-form";

// The page's security policy lets no script make code out of text, and trying to is reported as a breach.
config({ jitless: true });

/** Reads what a form holds by a schema out of a module: as Conform takes it, and the messages alone. */
export const checkerOf =
  <M>(module: M) =>
  (form: FormData, schemaOf: (module: M, form: TypedForm) => z.ZodType) => {
    const submission = parseWithZod(form, { schema: schemaOf(module, form) });
    return { submission, messages: submission.status === "error" ? messagesOf(submission.error) : {} };
  };

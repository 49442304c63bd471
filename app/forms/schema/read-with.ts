import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { Messages } from "~/design/messages";
import { messagesOf } from "./refusal";

/** What came of reading a form: the checked values, or what can't stand in which field. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly messages: Messages };

/** Reads a form by its schema. Fields that the schema doesn't know are ignored. Never throws. */
export function readWith<S extends z.ZodType>(schema: S, form: URLSearchParams): Read<z.output<S>> {
  const submission = parseWithZod(form, { schema });
  if (submission.status === "success") return { ok: true, value: submission.value };
  return { ok: false, messages: messagesOf(submission.error) };
}

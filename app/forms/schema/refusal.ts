import { parse, type SubmissionResult } from "@conform-to/react";
import type { Messages } from "~/design/messages";

/** What a form that can't be taken is answered with: what was typed, and what is wrong with it. */
export type Refusal = SubmissionResult;

/** Answers a form with what is wrong with it, whoever found it: its schema, or what was in the store by then. */
export function refuse(form: URLSearchParams, messages: Messages): Refusal {
  const error = Object.fromEntries(Object.entries(messages).map(([name, found]) => [name, [...found]]));
  return parse(form, { resolve: () => ({ error }) }).reply();
}

/** The same for a form whose parts show what was typed by themselves: what is wrong with it, and nothing else. */
export const refusalOf = (messages: Messages): Refusal => ({
  status: "error",
  error: Object.fromEntries(Object.entries(messages).map(([name, found]) => [name, [...found]])),
});

/** The messages of an answer, in their order. */
export function messagesOf(error: Readonly<Record<string, readonly string[] | null>> | null): Messages {
  const messages: Record<string, readonly string[]> = {};
  for (const [name, found] of Object.entries(error ?? {})) if (found) messages[name] = found;
  return messages;
}

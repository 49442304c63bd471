import { z } from "zod";
import { field, orElse } from "./fields";
import { readWith } from "./read-with";

/**
 * What one button of a page wants, by the value it posts as `intent`, with the hidden fields that say what it is about.
 */
export const intent = <I extends string, Shape extends z.ZodRawShape = Record<never, never>>(name: I, shape?: Shape) =>
  z.object({ intent: z.literal(name), ...(shape ?? ({} as Shape)) });

/** A hidden field, such as an id; "" where the form doesn't have it. */
export const hidden = orElse(
  field((value) => value, 1000),
  "",
);

/**
 * What a posted form wants, out of the discriminated union of all that its page offers. Throws a 400 Response for
 * anything else: no button of the page sends it.
 */
export function readIntent<S extends z.ZodType>(intents: S, form: URLSearchParams): z.output<S> {
  const read = readWith(intents, form);
  if (read.ok) return read.value;
  throw new Response(null, { status: 400, statusText: "Bad Request" });
}

import { z } from "zod";

/** What a file of `content/facts/examples/` must look like. Each part is a line of the `calculate` command. */
const lines = z.record(z.string(), z.unknown());

export const exampleFile = z.strictObject({
  /** Who it is about and what they told the tool, in a sentence or two. */
  say: z.string().min(20),
  sai: lines.optional(),
  loan: lines.optional(),
  match: lines.optional(),
  trip: lines.optional(),
  /** Answers of the FAFSA calculator's form that do not follow from `sai`, such as `"remarried": "yes"`. */
  opens: z.record(z.string(), z.string()).optional(),
  prices: z
    .strictObject({ unitids: z.array(z.int()).min(1), income: z.int().min(0), state: z.string().length(2) })
    .optional(),
});

export type ExampleFile = z.output<typeof exampleFile>;

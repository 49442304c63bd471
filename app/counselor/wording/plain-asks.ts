import { z } from "zod";
import file from "../../../content/counselor/wordings/plain-asks.json";

/** What a plain question has to name before it can be asked. */
export const needs = ["college", "state", "field", "job", "program", "income", "money", "term"] as const;
export type Need = (typeof needs)[number];

const shape = z.strictObject({
  about: z.string(),
  asks: z.array(
    z.strictObject({
      kind: z.string(),
      needs: z.array(z.enum(needs)),
      /** With what it names in braces: "What is the acceptance rate of {college}?" */
      ask: z.string(),
      /** What is asked where that isn't named. */
      without: z.string().optional(),
      /** Words that ask something else, however alike the rest is: a pattern. */
      not: z.string().optional(),
    }),
  ),
});

export type PlainAsk = z.infer<typeof shape>["asks"][number];

/** The plain questions that wordings are learned for, in the order of the kinds of the model. */
export const plainAsks: readonly PlainAsk[] = shape.parse(file).asks;

/** The kind of the model behind them all: what tells of somebody and asks nothing. */
export const storyKind = plainAsks.length + 1;

import { z } from "zod";
import { dollars, field, line, orElse } from "~/forms/schema/fields";
import { typedDollars } from "~/typed/typed-number";
import { lineKinds } from "./kinds";
import type { LetterLine } from "./letter-line";
import { readLetter } from "./lines";
import { letterProblem } from "./text";

const LARGEST_AMOUNT = 1_000_000;

const sayOf = (name: string) => ({
  unreadable: `${name}: type whole dollars, such as 12,000.`,
  below: `${name}: this can’t be below zero.`,
  above: `${name}: this amount is too large. Please check it.`,
});

const cost = dollars({ from: 0, to: LARGEST_AMOUNT, ...sayOf("Cost of one year") });

/** A letter as it came, read into its lines. */
export const letterSchema = z.object({
  cost,
  letter: z
    .string()
    .optional()
    .transform((typed = "", context): readonly LetterLine[] => {
      const problem = letterProblem(typed);
      const lines = problem === null ? readLetter(typed) : [];
      if (lines.length > 0) return lines;
      const message =
        typed.trim() === ""
          ? "Paste or type the letter: one line for each amount."
          : "No line with an amount was found. Put each amount on its line with its name, such as “Pell Grant $3,000”.";
      context.addIssue({ code: "custom", message: problem ?? message });
      return z.NEVER;
    }),
});

/** A line as it's typed. What told its kind the first time still says how clear the letter is. */
const row = z
  .object({
    label: line(100),
    amount: field((typed) => typed),
    kind: orElse(
      field((typed) => lineKinds.find((kind) => kind === typed) ?? "unknown"),
      "unknown",
    ),
    told: field((typed) => (["line", "heading", "nothing"] as const).find((each) => each === typed) ?? null),
    first: line(),
  })
  .prefault({});

/** The lines of a letter after the reader has put them right. An empty row is none. */
export const linesSchema = z.object({
  cost,
  lines: z.array(row).transform((rows, context): readonly LetterLine[] => {
    const lines = rows.flatMap(({ label, amount: typed, kind, told, first }, at): LetterLine[] => {
      if (label === null && typed === null) return [];
      const name = label ?? `Line ${at + 1}`;
      const amount = typedDollars(typed ?? "");
      const say = sayOf(name);
      if (amount !== null && amount >= 0 && amount <= LARGEST_AMOUNT) {
        const toldBy = told !== null && (first === kind || told !== "line") ? told : "reader";
        return [{ label: name, amount, kind, toldBy }];
      }
      // A line that only has a name is one that is still being typed.
      if (typed === null) return [];
      const message = amount === null ? say.unreadable : amount < 0 ? say.below : say.above;
      context.addIssue({ code: "custom", path: [at, "amount"], message });
      return [];
    });
    if (lines.length === 0 && context.issues.length === 0) {
      context.addIssue({
        code: "custom",
        path: [0, "amount"],
        message: "Type at least one line: its name and its amount.",
      });
    }
    return lines;
  }),
});

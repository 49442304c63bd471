import { z } from "zod";
import { withCommas } from "~/design/figures";
import { CostInputError } from "../input-error";
import { decodeLetter } from "./award-letter";
import type { Figure } from "./checks";
import { namesLender } from "./kinds";
import { type LetterLine, mostLines } from "./letter-line";
import { federalLimits } from "./limits";
import { readLetter } from "./lines";
import { longestLetter } from "./text";
import { wordsOf } from "./words";

const letterSchema = z.strictObject({
  text: z
    .string("text must be the text of the letter")
    .trim()
    .min(1, "text must be the text of the letter")
    .max(longestLetter, `text must be at most ${withCommas(longestLetter)} characters`),
});

export interface LetterAnswerLine {
  readonly label: string;
  /** Whole dollars for `per`. */
  readonly amount: number;
  readonly kind: "grant" | "loan" | "parent-loan" | "private-loan" | "work" | "cost" | "total" | "other";
  /** `year`, or `term` and `total` (several years together) where the letter does not say what one year is. */
  readonly per: "year" | "term" | "total";
}

/** Whole dollars a year; null where the letter leaves it open. `loans` is all borrowing, of student and parents. */
export interface CalculatedLetter {
  readonly lines: readonly LetterAnswerLine[];
  readonly cost: number | null;
  readonly grants: number | null;
  readonly loans: number | null;
  readonly work: number | null;
  /** Cost less grants and nothing else, never below 0. */
  readonly net: number | null;
  readonly warnings: readonly string[];
  readonly asks: readonly string[];
}

/**
 * One line of `calculate -- letter`: `{"text":"Pell Grant $7,395\n…"}`. Throws `CostInputError` (`message`, `path`) for
 * what is no letter. A figure that a line or a warning leaves in doubt is null, never a guess.
 */
export function calculateLetter(line: unknown): CalculatedLetter {
  const parsed = letterSchema.safeParse(line);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const keys = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const message = keys.length > 0 ? `unknown key ${keys[0]}` : (issue?.message ?? "invalid input");
    throw new CostInputError(message, [...(issue?.path ?? []), ...keys].map(String).join("."));
  }
  const { text } = parsed.data;
  const lines = readLetter(text);
  const decoded = decodeLetter(lines, null, wordsOf(text), federalLimits);
  const doubted = new Set<Figure>([...decoded.warnings.flatMap(({ doubts }) => doubts), ...decoded.open]);
  // Where nothing could be read, nothing is known: no grants found isn't a letter without grants.
  const none = lines.length === 0;
  const sure = (figure: Figure, amount: number | null) => (none || doubted.has(figure) ? null : amount);
  const cost = sure("cost", decoded.cost);
  const grants = sure("grants", decoded.grants);
  return {
    lines: lines.map(answerLine),
    cost,
    grants,
    loans: sure("loans", decoded.loans + decoded.plus),
    work: sure("work", decoded.work),
    net: cost === null || grants === null ? null : Math.max(0, cost - grants),
    warnings: [
      ...decoded.warnings.map(({ text }) => text),
      ...(none ? ["No line with an amount was found."] : []),
      ...(lines.length === mostLines ? [`Only the first ${mostLines} lines with an amount were read.`] : []),
    ],
    asks: decoded.questions,
  };
}

function answerLine(line: LetterLine): LetterAnswerLine {
  const { label, amount, per = "year" } = line;
  return { label, amount, kind: kindInAnswer(line), per };
}

function kindInAnswer({ kind, label }: LetterLine): LetterAnswerLine["kind"] {
  if (kind === "plus") return "parent-loan";
  if (kind === "loan")
    return namesLender(label) || /\bprivate\b|\balternative\b/i.test(label) ? "private-loan" : "loan";
  if (kind === "totalCost" || kind === "sum" || kind === "netPrice") return "total";
  return kind === "unknown" ? "other" : kind;
}

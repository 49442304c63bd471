import { z } from "zod";
import { isState } from "~/geography/states";
import type { Evidence } from "./answer/evidence";
import { longestQuestion } from "./answer/paths";
import type { Reply } from "./answer/reply";
import type { Question } from "./ask";
import { inOneList } from "./in-one-list";
import { nobody } from "./understand/student";

const number = (what: string, from: number, to: number) =>
  z
    .number(`${what} must be a number`)
    .min(from, `${what} must be from ${from} to ${to}`)
    .max(to, `${what} must be from ${from} to ${to}`)
    .nullish();

/**
 * One line of `calculate -- ask`. The text itself is checked by the first step, which says what's wrong in a sentence.
 */
export const questionShape = z.strictObject({
  question: z.string("question must be a text"),
  student: z
    .strictObject({
      gpa: number("gpa", 0, 6),
      sat: number("sat", 400, 1600),
      act: number("act", 1, 36),
      state: z
        .string("state must be a postal code such as MI")
        .refine(isState, "state must be a postal code such as MI")
        .nullish(),
      residency: z
        .enum(["resident", "nonresident", "international"], "residency must be resident, nonresident or international")
        .nullish(),
      income: number("income", 0, 10_000_000),
      family_size: number("family_size", 1, 20),
      sai: number("sai", -1500, 999_999),
    })
    .nullish(),
  before: z
    .array(z.string("an earlier question must be a text").max(longestQuestion), "before must be a list")
    .max(20, "at most 20 earlier questions")
    .nullish(),
});

/** A line that can't be asked: `message` for a person, `path` for the place in the line. */
export class QuestionError extends Error {
  constructor(
    message: string,
    readonly path: string,
  ) {
    super(message);
  }
}

/** @throws QuestionError */
export function readQuestion(line: unknown): Question {
  const parsed = questionShape.safeParse(line);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const keys = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    throw new QuestionError(
      keys.length > 0 ? `unknown key ${keys[0]}` : (issue?.message ?? "invalid input"),
      [...(issue?.path ?? []), ...keys].map(String).join("."),
    );
  }
  const { question, student, before } = parsed.data;
  const { family_size: familySize, ...rest } = student ?? {};
  // Above 4 it's weighted, and no two schools weight alike: the answer asks for the unweighted one.
  if (typeof rest.gpa === "number" && rest.gpa > 4) rest.gpa = null;
  const given = Object.fromEntries(Object.entries({ ...rest, familySize }).filter(([, value]) => value !== undefined));
  return { text: question, before: before ?? [], student: { ...nobody, ...given } };
}

/** What `calculate -- ask` writes. */
export interface AskAnswer {
  readonly statements: readonly {
    readonly text: string;
    readonly sources: readonly Pick<Evidence, "url" | "title" | "year">[];
  }[];
  readonly abstained: boolean;
  readonly asks: readonly { readonly field: string; readonly question: string }[];
  readonly help: Reply["help"];
  readonly status: Reply["status"];
  readonly pages: Reply["pages"];
}

/** Statuses in which something was said that was asked for. */
const answering: readonly Reply["status"][] = ["answered", "asks", "danger"];

export function answerOf(reply: Reply): AskAnswer {
  const { status, asks, help, pages } = reply;
  return {
    statements: inOneList(reply).map(({ text, evidence }) => ({
      text,
      sources: evidence.map(({ url, title, year }) => ({ url, title, year })),
    })),
    abstained: !answering.includes(status),
    asks: asks.map(({ field, question }) => ({ field, question })),
    help,
    status,
    pages,
  };
}

import { dayInWords } from "~/calendar/moment";
import { type Statement, statementShape } from "../answer/evidence";
import type { Turn } from "../conversation";
import { nobody, type Student } from "../understand/student";

/** Days until a conversation is forgotten, from the last time something was kept in it. */
export const threadDays = 90;

/** Conversations of one account, questions of one conversation, and characters of all it holds. */
export const bounds = { threads: 50, turns: 30, characters: 200_000 } as const;

/** One question as it was answered then. */
export interface KeptTurn {
  readonly question: string;
  readonly statements: readonly Statement[];
  /** UTC text. */
  readonly at: string;
  readonly language?: "es";
}

/** What lies under the seal. */
export interface ThreadContent {
  readonly turns: readonly KeptTurn[];
  /** What was said of the student, so that the conversation can go on. */
  readonly student: Student;
}

export interface Thread extends ThreadContent {
  readonly id: string;
  /** UTC text. */
  readonly keptAt: string;
}

/** A turn as it's kept: the sentences with their sources, without the figures behind them. */
export function keptTurn({ question, reply: { statements, language } }: Turn, now: Date): KeptTurn {
  return {
    question,
    statements: statements.map(({ text, quoted, heading, evidence }) => ({
      text,
      quoted,
      ...(heading === undefined ? {} : { heading }),
      evidence: evidence.map((one) => ({ ...one, figures: {} })),
    })),
    at: now.toISOString(),
    ...(language === undefined ? {} : { language }),
  };
}

/**
 * A kept conversation with what a page shows of it now. A page carries the newest questions alone, so what they share
 * with the end of what is kept is kept once.
 */
export function continued(kept: readonly KeptTurn[], posted: readonly KeptTurn[]): readonly KeptTurn[] {
  const same = (shared: number) =>
    posted.slice(0, shared).every(({ question }, at) => question === kept.at(at - shared)?.question);
  let shared = Math.min(kept.length, posted.length);
  while (shared > 0 && !same(shared)) shared -= 1;
  return [...kept, ...posted.slice(shared)];
}

/** Whether two conversations ask the same, as one button pressed twice does. */
export const isSame = (one: readonly KeptTurn[], other: readonly KeptTurn[]): boolean =>
  one.length === other.length && one.every(({ question }, at) => question === other[at]?.question);

/** Reads what was sealed; null for what no seal or no reader of ours made. */
export function readContent(text: string | null): ThreadContent | null {
  if (text === null) return null;
  const { turns, student } = JSON.parse(text) as Partial<ThreadContent>;
  if (!Array.isArray(turns)) return null;
  const isWhole = (turn: KeptTurn) =>
    typeof turn.question === "string" && statementShape.array().safeParse(turn.statements).success;
  return turns.every(isWhole) ? { turns, student: { ...nobody, ...student } } : null;
}

/** What a list calls a conversation: its first question, on one line. */
export function titleOf({ turns }: ThreadContent): string {
  const words = (turns[0]?.question ?? "").replace(/\s+/g, " ").trim();
  return words.length <= 90 ? words : `${words.slice(0, 89).trimEnd()}…`;
}

/** The last day on which a conversation is there. @param at when something was last kept in it, UTC text */
export const keptUntil = (at: string): string =>
  dayInWords(new Date(Date.parse(at) + threadDays * 86_400_000).toISOString());

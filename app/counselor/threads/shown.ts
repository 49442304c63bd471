import { dayInWords } from "~/calendar/moment";
import { answered } from "../answer/reply";
import { carriedFields, mostBefore, type Turn } from "../conversation";
import type { KeptTurn, Thread } from "./thread";

/** A kept question with its answer, as a page shows it: with the day, and nothing to press. */
export function shownTurn({ question, statements, at, language }: KeptTurn): Turn {
  const reply = answered(statements);
  return {
    question,
    reply: language === undefined ? reply : { ...reply, language },
    note: `Answered on ${dayInWords(at)}.`,
    mayKeep: false,
  };
}

/** Hidden fields with which a kept conversation goes on. */
export const onwardOf = ({ id, turns, student }: Thread): readonly (readonly [name: string, value: string])[] => [
  ...turns.slice(-mostBefore).map(({ question }) => ["before", question] as const),
  ...carriedFields({ student, thread: id }),
];

/** What an income stands for that was told by the hour, by the month, of two earners, or after taxes. */
import { type Statement, say } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { dollars } from "~/design/figures";
import { isCounted, tellsTakeHome } from "../understand/pay";
import type { Asked } from "./intent";

/** @param statements that count with the income: the note rests on what the first of them does */
export function incomeNote(
  { understood }: Asked,
  statements: readonly Statement[],
  ground: Ground,
): readonly Statement[] {
  const { income } = understood.student;
  const [cited] = statements.flatMap(({ evidence }) => evidence);
  if (income === null || cited === undefined) return [];
  const sentence = tellsTakeHome(understood.bare) ? "take home" : isCounted(understood.bare) ? "pay in a year" : null;
  if (sentence === null) return [];
  const text = wordsIn(ground).say(sentence, { income: dollars(income) });
  return [say(text, { ...cited, figures: { income } })];
}

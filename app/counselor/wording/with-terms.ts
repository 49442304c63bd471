import type { Asked } from "../intents/intent";
import { borrowedEachYear, rateTold } from "../understand/loan-told";

/** The plain question of a loan's payment with the rate and the years that were told; any other one as it is. */
export function withTerms(question: string, kind: string, { understood: { bare } }: Asked): string {
  if (kind !== "loan payment") return question;
  const rate = rateTold(bare);
  const years = /\b(?:over|for|in) (\d{1,2})[- ]?(?:years?|yrs?)\b/.exec(borrowedEachYear(bare)?.rest ?? bare)?.[1];
  const terms = (rate === null ? "" : ` at ${rate}%`) + (years === undefined ? "" : ` over ${years} years`);
  return question.replace(/(?=\?$)/, terms);
}

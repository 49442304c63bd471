/** A yes or no that a page gives to its own question leads an answer only where the same was asked. Pure. */
import type { Statement } from "~/counselor/answer/evidence";
import { telling } from "~/counselor/words/words";
import type { Passage, Passages } from "../passages/passage";

/** Of a question of ours another one must have more than this to be answered with its yes or no. */
const mostOfQuestion = 0.75;

const figuresIn = (text: string): readonly string[] => text.match(/\d[\d,.]*/g) ?? [];

/** Whether a section that is headed by a question, or a question that is stored for it, asks what was asked. */
export function asksTheSame({ id, headings }: Passage, bare: string, passages: Passages): boolean {
  const heading = headings.at(-1) ?? "";
  if (!heading.endsWith("?")) return true;
  // "Does it have to be 650 words" isn't asked by "780 words, is that too long".
  const [ours, theirs] = [figuresIn(heading), figuresIn(bare)];
  if (ours.length > 0 && theirs.length > 0 && !ours.some((one) => theirs.includes(one))) return false;
  const asked = new Set(telling(bare));
  const phrases = [telling(heading), ...(passages.stems[id]?.asked ?? [])];
  return phrases.some((phrase) => phrase.filter((word) => asked.has(word)).length > phrase.length * mostOfQuestion);
}

const yesOrNo = /^(?:Yes|No)\. (?=\p{Lu}.{12})/u;

/** What follows a yes or no. */
export const withoutYesOrNo = (statement: Statement): Statement => ({
  ...statement,
  text: statement.text.replace(yesOrNo, ""),
});

import type { Statement } from "./answer/evidence";
import type { Reply } from "./answer/reply";
import { wordsIn } from "./frames/frames";

/**
 * An answer as one list of statements, for whoever can't open what stands behind a line: each quotation with the
 * question it answers, then the lines around it, and at the end the other sections that may be meant.
 */
export function inOneList({ statements, others = [], language }: Reply): readonly Statement[] {
  return [
    ...statements.flatMap(({ heading, more = [], ...statement }) => [
      { ...statement, text: heading === undefined ? statement.text : `${heading}\n${statement.text}` },
      ...(more.length === 0 ? [] : [{ ...statement, text: more.join("\n") }]),
    ]),
    ...others.map(({ heading = "", ...statement }) => ({
      ...statement,
      text: `${wordsIn({ language }).say("if meant", { heading })}\n${statement.text}`,
    })),
  ];
}

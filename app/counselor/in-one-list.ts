import type { Statement } from "./answer/evidence";
import type { Reply } from "./answer/reply";
import { wordsIn } from "./sentences/sentences";

/**
 * An answer as one list of statements, for whoever can't open what stands behind a line: each quotation with the
 * question it answers, then the lines around it, and at the end the other sections that may be meant. Where several
 * things were asked, the lines around the quotations come behind all that answers.
 */
export function inOneList({ statements, others = [], several, language }: Reply): readonly Statement[] {
  const around = ({ heading: _, more = [], ...statement }: Statement) =>
    more.length === 0 ? [] : [{ ...statement, text: more.join("\n") }];
  return [
    ...statements.flatMap((one) => {
      const { heading, more: _, ...statement } = one;
      const text = heading === undefined ? statement.text : `${heading}\n${statement.text}`;
      return [{ ...statement, text }, ...(several ? [] : around(one))];
    }),
    ...(several ? statements.flatMap(around) : []),
    ...others.map(({ heading = "", ...statement }) => ({
      ...statement,
      text: `${wordsIn({ language }).say("if meant", { heading })}\n${statement.text}`,
    })),
  ];
}

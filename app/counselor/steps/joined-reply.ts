import type { Reply } from "~/counselor/answer/reply";

/** Whether a reply says what was asked. */
export const isGood = ({ status }: Reply) => status === "answered" || status === "asks";

const isCited = ({ statements }: Reply) => statements.some(({ evidence }) => evidence.length > 0);

/**
 * Several answers as one; null where fewer than two say anything.
 *
 * @param leads whether the first statement of each goes before the rest of any, as all are about the same
 */
export function joinedReply(replies: readonly Reply[], leads = false): Reply | null {
  const [first] = replies.filter(isGood);
  // A tool that can't confirm its part says so in its place.
  const good = replies.filter((reply) => isGood(reply) || (reply.status === "not known" && isCited(reply)));
  if (first === undefined || good.length < 2) return null;
  const seen = new Set<string>();
  return {
    ...first,
    status: good.some(({ status }) => status === "asks") ? "asks" : "answered",
    statements: (leads
      ? [...good.flatMap((one) => one.statements.slice(0, 1)), ...good.flatMap((one) => one.statements.slice(1))]
      : good.flatMap(({ statements }) => statements)
    ).filter(({ text }) => {
      const fresh = !seen.has(text);
      seen.add(text);
      return fresh;
    }),
    asks: good.flatMap((reply) => reply.asks).slice(0, 1),
    next: good.flatMap(({ next }) => next).slice(0, 2),
    pages: good.flatMap(({ pages }) => pages).slice(0, 3),
  };
}

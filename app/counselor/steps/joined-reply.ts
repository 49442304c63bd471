import type { Statement } from "~/counselor/answer/evidence";
import type { Reply } from "~/counselor/answer/reply";

/** Whether a reply says what was asked. */
export const isGood = ({ status }: Reply) => status === "answered" || status === "asks";

const isCited = ({ statements }: Reply) => statements.some(({ evidence }) => evidence.length > 0);

/** How a statement begins that can't stand without the one before it. */
const goesOn = /^(?:It assumes|The next|Supone)\b/;

/** How a statement begins that only says where what is asked is counted: the next one answers. */
const onlyPlaces = /^(?:Our table of programs|Nuestra tabla)\b/;

/** How many statements answer: up to the first that is sourced, with what only goes on from there. */
export function leadOf(statements: readonly Statement[]): number {
  const first = statements.findIndex(({ text, evidence }) => evidence.length > 0 && !onlyPlaces.test(text));
  let end = first < 0 ? statements.length : first + 1;
  while (end < statements.length && (goesOn.test(statements[end]?.text ?? "") || isNextRound(statements, end)))
    end += 1;
  return end;
}

/** A college and one of its rounds: "Kean University, Early Action: …". */
const aRound = /^(.+?), [^:,.]{3,30}: /;

/** Whether a statement tells the next round of the college that the one before tells a round of. */
function isNextRound(statements: readonly Statement[], at: number): boolean {
  const [one, next] = [statements[at - 1], statements[at]];
  const named = aRound.exec(one?.text ?? "")?.[1];
  return (
    named !== undefined &&
    named === aRound.exec(next?.text ?? "")?.[1] &&
    one?.evidence[0]?.url.split("#")[1] === "deadlines"
  );
}

/** Answers to several things: what answers each of them goes before what is told beside any. */
export const leadsFirst = (replies: readonly Reply[]): Reply["statements"] => [
  ...replies.flatMap(({ statements }) => statements.slice(0, leadOf(statements))),
  ...replies.flatMap(({ statements }) => statements.slice(leadOf(statements))),
];

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
    several: true,
    status: good.some(({ status }) => status === "asks") ? "asks" : "answered",
    statements: (leads ? leadsFirst(good) : good.flatMap(({ statements }) => statements)).filter(({ text }) => {
      const fresh = !seen.has(text);
      seen.add(text);
      return fresh;
    }),
    asks: good.flatMap((reply) => reply.asks).slice(0, 1),
    next: good.flatMap(({ next }) => next).slice(0, 2),
    pages: good.flatMap(({ pages }) => pages).slice(0, 3),
  };
}

/** The first price, of every college that is asked about: figures of the same kind, and which one is lower. */
export function firstPrice(statements: Reply["statements"]): Reply["statements"] {
  const kindOf = (at: number) => Object.keys(statements[at]?.evidence[0]?.figures ?? {}).join();
  const next = statements.findIndex((_, at) => kindOf(at) !== kindOf(0));
  return next < 0 ? statements : statements.slice(0, next);
}

/** The parts of an answer to several things, in the order in which they were asked. Pure. */
import type { Statement } from "~/counselor/answer/evidence";
import { leadOf } from "./joined-reply";

/** What one part of a question got. */
export interface OfPart {
  /** Everything that was found for it by itself; none where it was looked for by nothing. */
  readonly found: readonly Statement[];
  /** What of that the answer doesn't say yet. */
  readonly fresh: readonly Statement[];
  /** Whether what answers is said already, so that the rest is only told beside it. */
  readonly isBeside?: boolean;
  /** That nothing here answers it, or that a fact isn't there. */
  readonly open: readonly Statement[];
}

/** Whether a statement stands in an answer, perhaps with more behind it, or another quotation of its section does. */
export const isTold = ({ text, quoted, evidence }: Statement, statements: readonly Statement[]): boolean =>
  statements.some(
    (one) => one.text.startsWith(text) || (quoted && one.quoted && one.evidence[0]?.url === evidence[0]?.url),
  );

const nobodys = -1;

/**
 * First what answers each part, in the order asked, then what is told beside any of them. What the first answer says of
 * a part is that part's; the rest of it belongs to the part that nothing else was found for.
 *
 * @param keepsFirst whether all of the first answer leads: it tells of several programs, each of them asked
 */
export function inOrder(
  first: readonly Statement[],
  parts: readonly OfPart[],
  keepsFirst = false,
): readonly Statement[] {
  const owner = first.map((one) =>
    parts.findIndex(({ found }) => isTold(one, found) || found.some((other) => isTold(other, [one]))),
  );
  const open = parts.findIndex(
    ({ fresh, isBeside, open }, at) => (isBeside || fresh.length === 0) && open.length === 0 && !owner.includes(at),
  );
  // What no part claims stands with what comes before it, or is the answer to the part that has none.
  let last = open >= 0 ? open : (owner.find((at) => at >= 0) ?? nobodys);
  const ofFirst = owner.map((at) => {
    if (at >= 0) last = at;
    return last;
  });
  const ofPart = (part: number) => first.filter((_, index) => ofFirst[index] === part);
  const all = parts.map(({ fresh, isBeside, open }, at) => [...ofPart(at), ...(isBeside ? [] : fresh), ...open]);
  // Nobody's goes behind what was found for the part that was asked first.
  all.splice(parts[0] !== undefined && parts[0].fresh.length > 0 && !parts[0].isBeside ? 1 : 0, 0, ofPart(nobodys));
  const mine = new Set(keepsFirst ? first : []);
  const leads = all.map((told) => Math.max(leadOf(told), told.filter((one) => mine.has(one)).length));
  return [
    ...all.flatMap((told, at) => told.slice(0, leads[at])),
    ...all.flatMap((told, at) => told.slice(leads[at])),
    ...parts.flatMap(({ fresh, isBeside }) => (isBeside ? fresh : [])),
  ];
}

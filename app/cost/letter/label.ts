/** The name of a line of a letter: its words, without its amounts and what is said of them. */
import type { Amount } from "./amount";
import { namesOneAid } from "./kinds";
import { scanMark } from "./text";

/** Words of how long an amount is for, or that it is a sum: "per year for 4 years (", "in total", "annual total)". */
const ofAmount =
  "(?:per|an?|each|every|academic|school|years?|yr|annum|annual(?:ly)?|yearly|for|in|over|of|or|all|the|your|two|three|four|five|six|totals?|altogether)\\b";
const saidOfAmount = new RegExp(`^(?:[^a-z]|(?<![a-z])${ofAmount})*$`, "i");
/** What still belongs to the amount before it where several aids stand on one line: " per year (renewable), ". */
const unitFirst = new RegExp(
  `^(?:\\)?\\s*(?:(?:(?:/\\s*|(?:per|an?|each|every)\\s+)\\w+\\b|${ofAmount})\\s*){1,8}(?=[),;(]))?\\)?\\s*(?:\\([^()]*\\))?`,
  "i",
);

/** How many characters behind an amount are still said of it. */
export const unitLength = (behind: string): number => unitFirst.exec(behind)?.[0].length ?? 0;

const worth = /^\W*(?:(?:in|an?|the) )*totals? (?:value|award|amount|scholarship|grant|worth)\W*$/i;

/**
 * Speaks of the amount before it and of nothing else: what follows is a sum or a part of the same aid, no line of its
 * own.
 */
export const isOfAmount = (text: string): boolean => saidOfAmount.test(text) || worth.test(text);

/**
 * The same between two amounts, where "total award" may also begin the next line: not so in "$60,000 total award
 * ($15,000 a year)".
 */
export const isOwnSum = (between: string, next: string): boolean =>
  saidOfAmount.test(between) || (worth.test(between) && (/[,;]\s*$/.test(between) || next.startsWith("(")));

export interface LineName {
  readonly name: string;
  /** What stands before the first amount: a name of one aid there stays one, whatever is said of its amount. */
  readonly head: string;
  /** The line has no name of its own, and takes that of the line above. */
  readonly fromAbove: boolean;
}

/**
 * Names a line. A "total" behind its amount is said of the amount where the line names one aid ("University Loan $5,000
 * per year ($20,000 total)"), and is part of the name elsewhere ("Grants $17,395 total").
 * @param above the line before, if it has no amount
 * @param counted the amount that counts is itself said to be a total
 */
export function nameOf(line: string, amounts: readonly Amount[], above: string, counted: boolean): LineName {
  const head = labelOf(line.slice(0, amounts[0]?.start), [], () => false);
  const own = labelOf(line, amounts, isOfAmount);
  if (own !== "") {
    const name = counted && !namesOneAid(own) ? labelOf(line, amounts, () => false) : own;
    return { name, head, fromAbove: false };
  }
  const lent = labelOf(above, [], () => false);
  const isTotal = /\btotals?\b/i.test(line);
  if (!isTotal || (counted ? namesOneAid(lent) : lent !== "")) return { name: lent, head: lent, fromAbove: true };
  return { name: labelOf(line, amounts, () => false), head, fromAbove: false };
}

/** The line without its amounts, without what is left over around them, and without the parts said of an amount. */
function labelOf(line: string, amounts: readonly Amount[], isLeftOut: (part: string) => boolean): string {
  const starts = [0, ...amounts.map(({ end }) => end)];
  return starts
    .map((start, at) => line.slice(start, amounts[at]?.start))
    .filter((part, at) => at === 0 || !isLeftOut(part))
    .join(" ")
    .replaceAll(scanMark, "")
    .replace(/\(\s*\)|\(\s*$/g, " ")
    .replace(/\(\s+/g, "(")
    .replace(/\s[x×*] ?\d\s*=?\s*$/i, "")
    .replace(/\s{2,}/g, " ")
    .replace(/\s+(?=[,;)])/g, "")
    .replace(/[\s.:_$,;-]+(of[\s.:]*)?$/, "")
    .trim();
}

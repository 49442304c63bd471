/** What a letter comes to, in the two sentences a family needs first. */
import { dollars } from "~/design/figures";
import type { DecodedLetter } from "../award-letter";
import { isLeftToPay } from "../left-to-pay";
import type { LetterLine } from "../letter-line";

export interface LetterMeaning {
  /** "The letter says $0. You must find $15,716." */
  readonly headline: string;
  /** Where that money would have to come from: loans, a job, and what's left. */
  readonly how: string;
}

/**
 * Says what the letter tells a family to pay, if it says so, and what they have to find for one year: the cost less
 * gift aid and nothing else. A loan or a job isn't taken off, because somebody still has to pay it back or earn it.
 */
export function meaningOf(decoded: DecodedLetter): LetterMeaning {
  const { netPrice, grants, loans, plus, work, gap } = decoded;
  if (netPrice === null || gap === null) {
    const gift = grants === 0 ? "We found no grants in it." : `${dollars(grants)} of it is gift aid.`;
    return {
      headline: "The letter doesn’t say what a year costs, so nobody can tell yet what you must find.",
      how: `${gift} Type the cost below, or ask the aid office for it.`,
    };
  }
  const asked = statedToPay(decoded.lines);
  const says = asked === null ? "The letter doesn’t say what’s left to pay." : `The letter says ${dollars(asked)}.`;
  const doubted = decoded.warnings.flatMap(({ doubts }) => doubts);
  if (doubted.includes("cost") || doubted.includes("grants")) {
    return {
      headline: `${says} What you must find isn’t clear yet.`,
      how: "Some amounts don’t add up: they may have been read wrong. Check them with the letter first.",
    };
  }
  const open = decoded.open.includes("cost") || decoded.open.includes("grants");
  const find = `You must find ${open ? "about " : ""}${dollars(netPrice)}.`;
  return { headline: `${says} ${find}`, how: howToFind(netPrice, { loans, plus, work, gap }) };
}

/**
 * The amount a letter itself gives as what the family pays for the year: its net price, or a balance it comes down to.
 */
export function statedToPay(lines: readonly LetterLine[]): number | null {
  const own = lines.find(({ kind }) => kind === "netPrice");
  const left = lines.filter(({ kind, label }) => kind === "sum" && isLeftToPay(label)).at(-1);
  return left?.amount ?? own?.amount ?? null;
}

function howToFind(
  netPrice: number,
  { loans, plus, work, gap }: Pick<DecodedLetter, "loans" | "plus" | "work"> & { readonly gap: number },
): string {
  if (netPrice === 0) return "The grants cover the whole cost that was read.";
  const parts = [
    ...(loans > 0 ? [`${dollars(loans)} you’d borrow and pay back with interest`] : []),
    ...(plus > 0 ? [`${dollars(plus)} a parent would borrow and pay back`] : []),
    ...(work > 0 ? [`${dollars(work)} you’d have to earn at a job`] : []),
    ...(gap > 0 && loans + plus + work > 0 ? [`${dollars(gap)} from savings or pay`] : []),
  ];
  if (parts.length === 0) return "The letter offers no loan and no job for it: it has to come from savings or pay.";
  const last = parts.at(-1) ?? "";
  return `That’s ${parts.length === 1 ? last : `${parts.slice(0, -1).join(", ")}, and ${last}`}.`;
}

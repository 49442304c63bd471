/** What somebody tells of a loan: how much was borrowed, and of the pay that pays it back. Pure. */
import { tellsTerms } from "./loan-told";
import { moneyOf } from "./money";
import { isNoStudentLoan } from "./other-sums";

const principalSign = /(\$?\d[\d.]*(?:k\b|m\b)?(?: (?:thousand|grand)\b)?)/g;
const isEarned =
  /\b(?:make|makes|making|made|earn|earns|earning|earned|income|salary|household|brings? (?:in|home)|paid|pays|paying|job (?:at|for|paying))(?: (?:is|of|about|around|only|like|maybe|roughly|just|at))*\s*$/;
const isEarnedBehind = /^ (?:(?:a|per) year )?(?:salary|income|job|pay\b|(?:a|per) year|yearly|annually)/;
const ofLoan =
  /\b(?:loans?|borrow(?:ed|ing)?|debt|owe|interest)\b|\bpayments? (?:\w+ )?(?:on|for|of) (?:\w+ )?\$?\d|\d ?(?:%|percent)/;
/** "What would 27 thousand cost me a month": a sum that is paid by the month is a loan. */
const byTheMonth =
  /\b(?:what|how much) (?:would|will|does|do|is|s)(?: \w+){0,2} \$?\d[\d.]*k?(?: (?:thousand|grand|dollars))?(?: (?!rent|in)\w+){0,4} (?:a|per|each|every) month\b/;

/** Dollars that somebody borrows or owes; null where none are told. */
export function principalOf(bare: string): number | null {
  if (isNoStudentLoan(bare)) return null;
  if (!(ofLoan.test(bare) || byTheMonth.test(bare) || tellsTerms(bare)) || /\bplus\b.*\blimit/.test(bare)) return null;
  return sumTold(bare);
}

/** "RAP vs Tiered on 27000, making 40k": a sum that nobody earns. */
export function sumTold(bare: string): number | null {
  for (const { 0: whole, 1: written = "", index } of bare.matchAll(principalSign)) {
    // What somebody makes isn't what they'd borrow.
    if (isEarned.test(bare.slice(0, index)) || isEarnedBehind.test(bare.slice(index + whole.length))) continue;
    const money = moneyOf(written);
    if (
      money !== null &&
      money >= 1_000 &&
      money <= 1_000_000 &&
      !(money >= 2000 && money <= 2050 && !written.includes("$"))
    )
      return money;
  }
  return null;
}

const ofJob =
  /\b(?:jobs?|position|offer|work) (?:\w+ ){0,3}?(?:pays|paying|at|for) (?:about |around |only |just |like )?(\$?\d[\d.]*k?(?: (?:thousand|grand))?)(?![\d%])/;

/** "The job pays 36k": what a borrower will make, who tells no income. */
export function payOfJob(bare: string): number | null {
  const money = moneyOf(ofJob.exec(bare)?.[1] ?? "");
  return money !== null && money >= 10_000 ? money : null;
}

const payAlone = /\b(?:on|at|with|for) (?:about |around |only |just )?(\$?\d[\d.]*k?(?: (?:thousand|grand))?)(?![\d%])/;

const byYear = /(?<![\d.])(\$?\d[\d.]*k?(?: (?:thousand|grand))?) (?:a|per) (?:year|yr)\b/;

/** "RAP with three kids on 61,000": beside the plan that follows the pay, a sum that nobody owes is the pay. */
export function payBesideRap(bare: string): number | null {
  if (ofLoan.test(bare)) return payOfJob(bare);
  const money = moneyOf(payAlone.exec(bare)?.[1] ?? byYear.exec(bare)?.[1] ?? "");
  return money !== null && money >= 1_000 ? money : null;
}

/**
 * What a letter comes down to for the family: "Estimated family cost", "Balance due", "Lo que debe pagar". It's neither
 * aid nor the cost of a year, however it's called, and often it counts loans as if they were no money to pay.
 */

const balance =
  /\b(balance|remaining|amount (due|owed|payable|left|to be paid)|amount (you|(the |your )?family) (must )?(owe|pay)|what you (owe|pay)|(total|net|balance) due|out.of.pocket|estimated bill|unmet (need|costs?)|left to (pay|cover)|shortfall|(funding|financial|aid) gap)\b|^\W*gap\W*$/i;

const saysWho = [
  /\b(family|parent)s?(['’]s?)? (net )?(costs?|payment)\b/i,
  /\b(family|parent|student|household)s?(['’]s?)? (share|portion|responsibility|obligation|bill)\b/i,
  /\byour ((estimated|expected|total|net|final|remaining|annual) )*(share|portion|responsibility|obligation|bill)\b/i,
  /\bcosts? to (you|(the |your )?(family|student|parents?))\b/i,
  /^\W*((what|how much|the|total|estimated|annual|amount)\s+)*(you|(your |the )?family|(you and|you or) your family)\s+((will|must|may|still|would|should|can expect to|need to|have to)\s+)*(owe|pay|(be |are )responsible for)\b(?! (it |them |this |for |interest|\d))/i,
  /\bremaining ((estimated|unmet|net) )*(costs?|charges|expenses|amount|tuition|bill)\b/i,
  /\b(costo|responsabilidad|aporte|aportaci[oó]n|contribuci[oó]n)\b.{0,20}\bfamili(a|ar)\b|\bsaldo\b|\blo que (usted |su familia )?(debe|deber[aá]|tiene que|tendr[aá] que) pagar\b|\b(cantidad|monto|importe|total)( que)? (a|por|debe) pagar\b|^\W*(a|por) pagar\W*$/i,
];

/** What stands before "after Pell Grant", "less loans": the name of the amount, without what was taken off. */
const withoutTakenOff = (text: string): string => text.split(/\b(?:after|less|minus|once|net of|with)\b/i)[0] ?? "";

/**
 * A grant, a loan or a fee that has such words in its name: "Family Share Scholarship", "Family Responsibility Award".
 */
const isNameOfMore =
  /\b(scholarships?|grants?|awards?|loans?|fees?|insurance|plan|plus|beca|becas|pr[eé]stamos?|attendance|back|repaid|interest)\b/i;

/** Says by name that somebody's own share is meant, though "cost" or a loan stands in it, too. */
export function isOwnShare(text: string): boolean {
  const name = withoutTakenOff(text);
  return !isNameOfMore.test(name) && saysWho.some((pattern) => pattern.test(name));
}

export const isLeftToPay = (text: string): boolean => balance.test(text) || isOwnShare(text);

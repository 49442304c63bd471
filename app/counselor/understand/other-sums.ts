/** Sums that no question about college asks for: arithmetic by itself, and debts of another kind. Pure. */

const figure = String.raw`\$?\d[\d.]*k?`;
const opens = "(?:(?:hi|hey|so|ok|okay|and|what|whats|what s|is|s|calculate|compute|how much|that|just) )*";
const alone = new RegExp(
  `^${opens}(?:${figure} (?:times|multiplied by|divided by|minus|plus|x) ${figure}|\\d[\\d.]* ?(?:%|percent) of ${figure})(?: (?:equals?|is|please|then))*$`,
);
/** "12683 times 4", "20% of 30000", and nothing else. */
export const isArithmetic = (plain: string) => alone.test(plain);

const timesFour = new RegExp(
  `^(?:(?:so|ok|okay|and|what|whats|what s|is|that|that s|thats|it|is that|would that be|do i|just|multiply) )*(?:${figure} )?(?:times|x|multiplied by) (?:4|four)(?: years?)?(?: then)?$`,
);
/** "12683 times 4", behind the price of a year: its four years. */
export const isFourTimes = (plain: string) => timesFour.test(plain);

const otherDebt =
  /\b(?:credit cards?|mortgages?|(?:car|auto|truck|home|house|home equity|payday|personal|business|boat|medical) (?:loans?|payments?|debts?|notes?)|loans? (?:on|for) (?:a |an |the |my |our |her |his )?(?:new |used )?(?:car|truck|house|home|boat|motorcycle)|heloc|medical (?:bills?|debt))\b/;
const sumOfMoney = /\$\d|\b\d{4,}\b|\b\d[\d.]*k\b|\b\d+ (?:thousand|grand)\b/;
const sumsOfMoney = new RegExp(sumOfMoney, "g");
/** The words of paying for college, beside which such a debt is part of a family's story. */
const ofCollege =
  /\b(?:colleges?|universit(?:y|ies)|schools?|tuition|students?|kids?|son|daughter|children|fafsa|css|profile|aid|sai|efc|pell|plus|parent loans?|federal|subsidized|unsubsidized|scholarships?|grants?|appeal\w*|degree|dorms?|529|net price|count|counts|report)\b/;

/** Whether the debt that is told is one for college. */
const studentDebt =
  /\b(?:student|college|federal|direct|stafford|subsidized|unsubsidized|plus|parent|private|sallie mae) (?:loans?|debts?)\b|\bborrow\w*\b.*\b(?:college|school|tuition)\b/;
const share = /\d ?(?:%|percent) of \$?\d/;
/** A sum that is no loan for college: a share of another one, or owed on a house, a car or a card. */
export const isNoStudentLoan = (plain: string) =>
  share.test(plain) || isArithmetic(plain) || (otherDebt.test(plain) && !isOnlyStudentDebt(plain));
/** Of two sums nobody can tell which is which. */
const isOnlyStudentDebt = (plain: string) => studentDebt.test(plain) && [...plain.matchAll(sumsOfMoney)].length < 2;

/** What a mortgage, a car or a credit card comes to, asked with a sum and without a word of college. */
export const isOtherDebt = (plain: string) => otherDebt.test(plain) && sumOfMoney.test(plain) && !ofCollege.test(plain);

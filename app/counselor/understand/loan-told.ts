/** The terms of a loan as a plain question tells them: its rate without a percent sign, and what is borrowed each year. */
import { moneyOf } from "./money";

const number = String.raw`(\d{1,2}(?:\.\d{1,3})?)`;
/** Other things than a rate: years, an age, thousands, an hour, a grade. */
const noOther = String.raw`(?![\d.])(?! ?(?:k|thousand|grand|am|pm|years?|yrs?|months?|percentile|gpa|schools?|colleges?|credits?|hours?|a (?:month|year)|per (?:month|year))\b)`;
const sum = String.raw`\$?(?:\d{4,7}|\d[\d.]*k|\d+ (?:thousand|grand))`;
const beside = `(?: (?:(?:a |of |in )?(?:private |student |federal |plus |parent |direct )*(?:loans?|debt)|dollars))?`;

const rates = [
  /(?<![\d.])(\d{1,2}(?:\.\d+)?) ?(?:%|percent)/,
  // "27000 at 6.5 for 10 years", "30k loan @ 8": behind the principal.
  new RegExp(
    `${sum}${beside} (?:over \\d{1,2} years |for \\d{1,2} years )?at (?:about |around |like )?(?:an? )?${number}\\b${noOther}`,
  ),
  // "Sallie Mae wants 12.5 on 15000"
  new RegExp(
    `\\b(?:wants?|charges?|charging|offers?|offered|offering|quoted|get|got|at) (?:me |us )?${number} (?:on|for) (?:a |the )?${sum}`,
  ),
  // "At 8.5 interest", "a 7.9 apr", "interest is 9", "rate of 6.8"
  new RegExp(`(?<![\\d.$])${number} (?:(?:fixed|variable|annual) )?(?:interest|apr|rate)\\b`),
  // "Borrow 5500 each year at 6.5"
  new RegExp(`\\b(?:loans?|borrow\\w*|owe|debt)\\b(?!.*\\b(?:gpa|sat|act)\\b).* at (\\d{1,2}\\.\\d{1,3})\\b${noOther}`),
  new RegExp(
    `\\b(?:interest|apr|rate)(?: rate)?(?: (?:is|was|of|at|around|about|like|it s|its))+ ${number}\\b${noOther}`,
  ),
];
const mostRate = 30;

/** The rate that a question tells for a loan, in percent; null where it tells none. */
export function rateTold(bare: string): number | null {
  const said = rates.map((one) => one.exec(bare)?.[1]).find((one) => one !== undefined);
  return said === undefined || Number(said) > mostRate || Number(said) === 0 ? null : Number(said);
}

const isGrades = /\bgpa\b/;
const withTerms = new RegExp(
  `${sum}${beside} at ${number}\\b${noOther}.*\\b(?:over|for|in) \\d{1,2}[- ]?(?:years?|yrs?)\\b`,
);

/** "27000 at 6.5 for 10 years": the terms of a loan without the word. */
export const tellsTerms = (bare: string) => withTerms.test(bare) && !isGrades.test(bare);

const eachYear = new RegExp(
  `(${sum})(?: dollars)?(?: in| of)?(?: (?:federal |student |direct |private )*loans?)? (?:(?:a|per|each|every) (?:year|yr)|yearly|annually)(?: in (?:student |federal |parent |private |direct )*(?:loans?|plus|debt))? (?:for|over|x|times) (?:all |the )?(\\d|two|three|four|five|six)(?: (?:years?|yrs?)(?: of (?:college|school))?)?\\b|(${sum}) (?:(?:a|per|each|every) (?:year|yr)|yearly) all four years\\b`,
);
const years: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const mostYears = 8;
/** What is paid, earned or saved each year is no loan. */
const noLoan =
  /\b(?:pay|paying|paid|pay off|sav(?:e|es|ing)|tuition|scholarships?|grants?|earn\w*|make|making|salary|costs?|529|pell|merit)\b(?! (?:back|off\b.*\b(?:after|later)))/;

/** What is borrowed each year, for how many, in all, and what the question says besides. */
interface EachYear {
  readonly amount: number;
  readonly years: number;
  readonly total: number;
  readonly rest: string;
}

/** "5500 a year for 4 years, what will I owe"; null where nothing is borrowed each year. */
export function borrowedEachYear(bare: string): EachYear | null {
  if (!/\b(?:borrow\w*|loans?|owe|debt|plus|take out|taking out)\b/.test(bare) || noLoan.test(bare)) return null;
  const found = eachYear.exec(bare);
  const amount = moneyOf(found?.[1] ?? found?.[3] ?? "");
  if (found === null || amount === null) return null;
  const count = found[2] === undefined ? 4 : (years[found[2]] ?? Number(found[2]));
  return count < 2 || count > mostYears
    ? null
    : { amount, years: count, total: amount * count, rest: bare.replace(found[0], " ") };
}

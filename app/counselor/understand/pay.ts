/**
 * Pay as families tell it: by the hour, the week or the month, of one earner or of two. Whole dollars a year, or null
 * where nothing of it is told so. Pure.
 */
import { moneyOf } from "./money";

const amount = String.raw`\$?\d+(?:\.\d+)?(?:k\b|m\b)?(?: (?:thousand|grand|million)\b)?`;
const about =
  "(?: (?:about|around|only|just|roughly|like|maybe|nearly|almost|another|at|of|is|a|an|the|some|together|combined|home|in))*";
const earns = String.raw`(?:mak(?:e|es|ing)|made|earn(?:s|ed|ing)?|bring(?:s|ing)?(?: (?:in|home))?|tak(?:e|es|ing) home|clear(?:s|ing)?|gross(?:es|ing)?|net(?:s|ting)?|gets?(?: paid)?|(?:is|am|are|m|s|re) paid|pulls? in|pays? (?:me|him|her|us)|liv(?:e|es|ing) on|gets? by on|income(?: is| of)?|(?:s|is|am|m|works?|drives?|teach(?:es)?)(?: \w+){1,4}? (?:at|for|making)|salary(?: is| of)?|wages?(?: is| are| of)?|paychecks?(?: is| are| of)?|pay(?: is| of))`;
/** How often it's paid, and how many times that is in a year. */
const often = String.raw`(?:(?:an?|per|each|every|the) )?(hour|hr|week|wk|month|mo|year|yr|two weeks|2 weeks|other week)\b|(hourly|weekly|biweekly|bi-weekly|monthly|annually|yearly)\b`;
const times: Readonly<Record<string, number>> = {
  week: 52,
  wk: 52,
  weekly: 52,
  month: 12,
  mo: 12,
  monthly: 12,
  year: 1,
  yr: 1,
  annually: 1,
  yearly: 1,
  "two weeks": 26,
  "2 weeks": 26,
  "other week": 26,
  biweekly: 26,
  "bi-weekly": 26,
};
const hoursOfWeek = 40;
const weeksOfYear = 52;
/** Nobody tells a pay by the hour outside of these. */
const leastByHour = 7;
const mostByHour = 200;

const byHour = new RegExp(
  String.raw`(${amount})(?: (?:dollars|bucks))? (?:(?:an|a|per|each|every) )?(?:hour|hr)\b(?! drive| away)|(${amount})(?: (?:dollars|bucks))? hourly\b|\bhourly (?:pay|wage|rate)(?: is| of)? (${amount})`,
  "g",
);
/** An hour costs somebody something, too. */
const byHourOfOther = /\b(?:tutor\w*|credit hours?|charges?|parking|per credit|lessons?|work[- ]study)\b/;
const hoursTold = /\b(\d{1,2}) (?:hours?|hrs?)(?: (?:a|per|each|every))? (?:week|wk)\b/;

const byTime = new RegExp(String.raw`\b${earns}${about} (${amount})(?: (?:dollars|bucks))? (?:${often})`, "g");
/** "3,800 a month take home", "4,200 monthly income". */
const timeFirst = new RegExp(
  String.raw`(${amount})(?: (?:dollars|bucks))? (?:(?:a|per|each|every) )?(month|monthly|week|weekly)(?: (?:in|of|is|our|my|total))* (?:take[- ]home|after taxes|net|gross|income|coming in|pay|salary|to live on)\b`,
  "g",
);

const ofPeople =
  "(?:husband|wife|spouse|partner|mom|mother|mama|dad|father|papa|stepdad|stepmom|stepfather|stepmother)";
const person = `(i|he|she|(?:my |the |her |his |our )?${ofPeople})`;
/** One earner with a sum: "my husband makes 45k", "and my wife 42k", "dad brings home about 50k". */
const ofOne = new RegExp(
  String.raw`\b${person}(?: (?:only|just|also|now|works (?:\w+ ){0,4}and|who))*(?: (${earns}))?${about} (${amount})(?: (?:dollars|bucks))?(?: (?:${often}))?`,
  "g",
);
/** Of parents who live apart only one counts, and which one isn't told by what they make. */
const livesApart =
  /\b(?:divorc\w*|separat\w+|split up|live apart|living apart|ex|custod\w+|never married|not (?:together|married))\b/;

const eachOfTwo = new RegExp(
  String.raw`\b(?:(?:we|they|both|parents) )*(?:both|each)(?: of (?:us|them))? ${earns}${about} (${amount})|\b(?:we|they|parents) ${earns}${about} (${amount})(?: (?:(?:a|per) year))? each\b`,
);
const twoSums = new RegExp(
  String.raw`\b(?:two|2|both) (?:incomes?|salar(?:y|ies)|paychecks?|jobs|earners)\b(?: \w+){0,3}? (${amount}) (?:and|plus) (${amount})|\b(?:incomes|salaries) (?:are |of )?(${amount}) (?:and|plus) (${amount})`,
);

/** "Making 60" means thousands, and 27.50 doesn't. */
const inThousands = (value: number | null, written: string): number | null =>
  value === null
    ? null
    : value >= 10 && value < 1_000 && !written.includes("$")
      ? value * 1_000
      : value >= 1_000
        ? value
        : null;

const exactly = (written: string) => Number(written.replace("$", ""));

/** A sum with how often it's paid, as a year's. */
function yearly(written: string, term: string | undefined, plain: string): number | null {
  if (term === undefined) return inThousands(moneyOf(written), written);
  if (/^(?:hour|hr|hourly)$/.test(term)) return hourly(written, plain);
  const money = moneyOf(written);
  const often = times[term];
  if (money === null || often === undefined) return null;
  return often === 1 ? inThousands(money, written) : money >= 100 ? money * often : null;
}

function hourly(written: string, plain: string): number | null {
  const pay = exactly(written);
  if (!(pay >= leastByHour && pay <= mostByHour)) return null;
  const told = hoursTold.exec(plain)?.[1];
  if (told === undefined && /\bpart[- ]time\b/.test(plain)) return null;
  return Math.round(pay * (told === undefined ? hoursOfWeek : Number(told)) * weeksOfYear);
}

/** A smaller sum without how often it's paid is a score, or nobody's living. */
const leastOfOne = 3_000;

const whoIs = (said: string) => said.replace(/^(?:my|the|her|his|our) /, "");

/** What two people make together; null where fewer than two tell it, or where they live apart. */
function ofTwo(plain: string): number | null {
  const sums =
    twoSums
      .exec(plain)
      ?.slice(1)
      .filter((one) => one !== undefined) ?? [];
  const [one, other] = sums.map((written) => inThousands(moneyOf(written), written));
  if (one != null && other != null) return one + other;
  const each = eachOfTwo.exec(plain);
  const ofEach = each?.[1] ?? each?.[2];
  if (ofEach !== undefined) {
    const money = inThousands(moneyOf(ofEach), ofEach);
    if (money !== null) return 2 * money;
  }
  const earners = [...plain.matchAll(ofOne)].flatMap(([, who = "", verb, written = "", unit, adverb]) => {
    const money = yearly(written, unit ?? adverb, plain);
    return money === null || money < leastOfOne ? [] : [{ who: whoIs(who), verb, money }];
  });
  const people = new Map(earners.map((earner) => [earner.who, earner]));
  if (people.size !== 2 || !earners.some(({ verb }) => verb !== undefined)) return null;
  return [...people.values()].reduce((sum, { money }) => sum + money, 0);
}

/** Whether two parents who live apart tell what each of them makes. */
export const earnApart = (plain: string): boolean => livesApart.test(plain) && ofTwo(plain) !== null;

/** A year's pay of all that a text tells by the hour, the week, the month, or of two people. */
export function payIn(plain: string): number | null {
  if (!/\d/.test(plain)) return null;
  const together = livesApart.test(plain) ? null : ofTwo(plain);
  if (together !== null) return together;
  if (!byHourOfOther.test(plain)) {
    const paid = [...plain.matchAll(byHour)].flatMap(([, a, b, c]) => hourly(a ?? b ?? c ?? "", plain) ?? []);
    if (paid.length === 1) return paid[0] ?? null;
  }
  for (const sign of [byTime, timeFirst]) {
    for (const [, written = "", unit, adverb] of plain.matchAll(sign)) {
      const term = unit ?? adverb;
      const year = term === undefined || times[term] === 1 ? null : yearly(written, term, plain);
      if (year !== null) return year;
    }
  }
  return null;
}

/** Words in which a pay is told, and that ask nothing. */
export const payWords = new RegExp(
  String.raw`\b(?:${ofPeople}|hour(?:ly)?|hr|tak(?:e|es|ing)[- ]home|clears?|gross|nets?|gets?|bring(?:s|ing)?|after tax(?:es)?|before tax(?:es)?|weekly|week|biweekly|month(?:ly)?|full[- ]time|job|jobs|works?|working|incomes?|two|both|each|other|paid|paychecks?|every)\b`,
);

/** Whether the pay of a text is told in another way than by the year: what it comes to was counted here. */
export const isCounted = (plain: string): boolean => payIn(plain) !== null;

/** What is left of a pay after taxes, which no formula of aid goes by. */
export const tellsTakeHome = (plain: string): boolean =>
  /\b(?:tak(?:e|es|ing)[- ]home|bring(?:s|ing)? home|after tax(?:es)?|(?:we|i) (?:clear|net)|clears|in hand)\b/.test(
    plain,
  );

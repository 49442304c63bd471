/** Children that a family tells of in a plain question: "we have 4 kids", "the oldest of five", "two kids and a baby". */

const numbers: Readonly<Record<string, number>> = {
  ...{ no: 0, a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
};
const numberOf = (said: string) => numbers[said] ?? Number(said);
const counts = "one|two|three|four|five|six|seven|eight|[1-9]";
const kinds = "kids?|child(?:ren)?|dependents?|girls?|boys?|daughters?|sons?|bab(?:y|ies)|toddlers?|little ones?";
const age = "(?:little|small|young|other|baby|school age|grown|minor)";

/** "A 3-year-old and two in middle school": those without a word of their own. */
const atHome = `(?<=\\b(?:kids?|child|children|boys?|girls?|sons?|daughters?)\\b.*\\band )(${counts}) (?:at home|in (?:high|middle|grade|elementary) school|younger|older)`;

const ofChildren = new RegExp(
  `\\b(?:(no|${counts}) (?:${age} )?(?:${kinds})(?! loans?)|${atHome}|(?<!\\b(?:is|being|still|just|had) )(a) (?:(?:little|baby) (?:girl|boy)|baby|toddler|newborn)|(twins)|(?:with|have|has|got|and|plus|support(?:ing)?) (an?|my|our) (?:only )?(?:kid|child|son|daughter|dependent))\\b`,
  "g",
);

/**
 * Children that somebody who pays back a loan tells of: "one little girl", "two kids and a baby", "and a son"; null
 * where none are told of.
 */
export function childrenTold(bare: string): number | null {
  const told = [...bare.matchAll(ofChildren)];
  return told.length === 0
    ? null
    : told.reduce(
        (sum, [, count = "", more = "", one = "", twins, own = ""]) =>
          sum + (twins === undefined ? numberOf(count || more || (one || own ? "one" : "no")) : 2),
        0,
      );
}

/** Who isn't of the family: "4 kids from my school", "two kids got in". */
const ofOthers =
  "(?! (?:from|on (?:my|our|her|his)|i know|get|gets|got (?:in|into)|(?:in|at|of) (?:my|our|her|his|the|this|that|a) (?:school|class|grade|district|town|street|county|neighborhood|program)))";
/** One child who goes to college needn't be the only one. */
const inCollege = "(?! (?:(?:is|are|who|that) )?(?:in|at|going|headed|starting|applying|off|entering|ready|about))";
const children = `(?:${age} )?(?:kids|children|dependents)`;

/** "We have 4 kids", "with three children": all that there are. */
const allTold = [
  new RegExp(
    `\\b(?:have|has|having|with|got|raise|raising|support|supporting|feed|feeding|and|plus|our|parents? of|famil(?:y|ies) with|married) (?:all |about )?(two|three|four|five|six|seven|eight|[2-9]) ${children}\\b${ofOthers}`,
  ),
  new RegExp(
    `\\b(?:have|has|with|got|and|plus) (?:only |just )?(?:one|1|an only) (?:kid|child)\\b${ofOthers}${inCollege}`,
  ),
  new RegExp(`^(two|three|four|five|six|seven|eight|[2-9]) ${children}\\b${ofOthers}`),
  /\b(two|three|four|five|six|seven|eight|[2-9]) of us (?:kids|children|siblings)\b/,
  // "I'm one of five kids", "the oldest of 4".
  new RegExp(
    `\\b(?:(?:one|1) of|there (?:are|re|is)|theres) (two|three|four|five|six|seven|eight|[2-9]) (?:kids|children|siblings)\\b${ofOthers}`,
  ),
  /\b(?:oldest|eldest|youngest|middle child|first ?born) of (two|three|four|five|six|seven|eight|[2-9])\b(?! (?!kids|children|siblings|and|we|i|my|income|mom|dad|parents|sai|what)\w)/,
];
/** "We earn 72000, five children": beside an income, or where aid is asked for. */
const anywhere = new RegExp(`\\b(two|three|four|five|six|seven|eight|[2-9]) ${children}\\b${ofOthers}`);
const besideMoney =
  /\b(?:sai|efc|student aid index|pell|fafsa|makes?|making|earns?|earning|income|salary|\d{2,3}k|\d{5,6})\b/;
/** Besides the one who goes to college. */
const others =
  /\b(?:(?:have|has|with|got|and|plus) )(one|two|three|four|five|six|seven|eight|[1-9]) (?:(?:other|more|younger|older) (?:kids?|children|child)|(?:(?:younger|older|other|little) )?(?:siblings?|brothers?(?! and)|sisters?(?! and)|brothers and sisters))\b(?! (?:in law|got|get|from))/;
const withBaby = /\b(?:kids|children) (?:and|plus) (?:a|another|one) (?:\w+ )?(?:baby|newborn|toddler)\b/;
/** "A son and two daughters". */
const byGender =
  /\b(?:have|has|with|got) (an?|one|two|three|four|five|[1-6]) (?:sons?|daughters?|boys?|girls?) and (an?|another|one|two|three|four|five|[1-6]) (?:sons?|daughters?|boys?|girls?)\b/;

/** All the children of a family, the one who goes to college too; null where they aren't counted. */
export function childrenOfFamily(plain: string): number | null {
  const gendered = byGender.exec(plain);
  if (gendered !== null)
    return numberOf(gendered[1] ?? "") + (numbers[gendered[2] ?? ""] ?? (Number(gendered[2]) || 1));
  const besides = others.exec(plain)?.[1];
  if (besides !== undefined)
    return (/\btriplets\b/.test(plain) ? 3 : /\btwins\b/.test(plain) ? 2 : 1) + numberOf(besides);
  const told = besideMoney.test(plain) ? [...allTold, anywhere] : allTold;
  const found = told.map((one) => one.exec(plain)).find((one) => one !== null);
  if (found == null) return null;
  return (found[1] === undefined ? 1 : numberOf(found[1])) + (withBaby.test(plain) ? 1 : 0);
}

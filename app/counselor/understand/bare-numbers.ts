/** Grades and scores that stand beside each other without the words for them: "3.9 and 1420". Pure. */

/** What may stand between the two. */
const between = "(?: (?:and|with|plus|a|an))*? (?:an? )?";
const sat = "1[0-6]\\d0|[6-9]\\d0";
/** Scores of the ACT below these count something else more often. */
const act = "1[5-9]|2\\d|3[0-6]";
/** "3.5 and 20 hours of service" has no score in it. */
const noOther =
  "\\b(?! ?(?:%|percent|dollars|k\\b|thousand|a year|years?|yrs?|yo\\b|aps?\\b|ib\\b|classes|courses|credits?|hours?|hrs|points?|kids|days|miles|of|in|th\\b|clubs?|activities|volunteer|service|schools?|colleges?|minutes|people))";
const gpa = "([1-4]\\.\\d{1,2})";

const gpas: readonly RegExp[] = [
  // "3.9 and 1420", "a 4.0 and a 29"
  new RegExp(`\\b${gpa}(?: (?:unweighted|uw))?${between}(?:${sat}|${act})${noOther}`),
  // "3.9 no SAT"
  new RegExp(
    `\\b${gpa} (?:(?:and|with|but) )?(?:no|without|didn t|never took|test[- ]optional)\\b.*\\b(?:sat|act|tests?|scores?|optional)\\b`,
  ),
  // "3.7, chances at BU"
  new RegExp(`^(?:\\w+ )?${gpa}${noOther}.*\\b(?:chances?|get in(?:to)?|odds|realistic|safety|reach)\\b`),
];

/** A GPA by what stands beside it, as written; undefined where nothing does. */
export const bareGpa = (plain: string): string | undefined =>
  gpas.map((one) => one.exec(plain)?.[1]).find((found) => found !== undefined) ?? letterGpa(plain);

/** "A B student", "a C+ average", "straight As": the middle of the letter on the 4.0 scale. */
const byLetter =
  /\b(?:(straight|all) (?:a|as)|(?:an? |solid |mostly )?(b|c)(?: ?(plus|minus))?)(?: (?:student|average|gpa|grades))\b/;
const middles = { b: 3, c: 2 } as const;

function letterGpa(plain: string): string | undefined {
  const [, straight, letter, sign] = byLetter.exec(plain) ?? [];
  if (straight !== undefined) return "4.0";
  if (letter !== "b" && letter !== "c") return undefined;
  return (middles[letter] + (sign === "plus" ? 0.3 : sign === "minus" ? -0.3 : 0)).toFixed(1);
}

const besideGpa = new RegExp(`\\b[1-4]\\.\\d{1,2}(?: (?:unweighted|uw))?(?: gpa)?${between}(${act})${noOther}`);

/** A score of the ACT behind a GPA, as written. */
export const bareAct = (plain: string): string | undefined => besideGpa.exec(plain)?.[1];

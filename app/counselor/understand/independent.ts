/**
 * Whether a text tells that the student is independent for federal aid by one of the law's own tests: in foster care or
 * without parents since 13, a ward of the court, in guardianship, emancipated, a veteran, married, 24 or older. What it
 * doesn't tell plainly, it doesn't tell. Pure.
 */

/** Since this birthday care and guardianship count. */
const sinceAge = 13;
const adultAge = 24;
const oldest = 80;

const care = "(?:foster (?:care|home|system|kid|child|youth)|ward of (?:the )?(?:court|state))";
const whenWas = String.raw`(?:when|until|till?|through|to|at|age|from) (?:(?:i|he|she|they) (?:was|were|turned) )?(?:age )?(\d{1,2})`;
const ageInCare = new RegExp(`\\b${care}\\b(?: \\w+){0,6}? ${whenWas}\\b|\\b${whenWas}\\b(?: \\w+){0,6}? ${care}\\b`);
/** Still there, or to the end. */
const stillInCare =
  /\b(?:aged? out|aging out|(?:i m|i am|she s|she is|he s|he is|is|am) (?:still |currently |now )?(?:in foster care|an? foster (?:kid|child|youth)|a ward of)|in foster care (?:now|since)|former foster youth|was a ward of)\b/;

const noParents =
  /\b(?:(?:i m|i am|she s|she is|he s|he is|as) an orphan|orphaned|both (?:of )?(?:my |her |his )?parents (?:are |were |have |had )?(?:died|dead|deceased|passed|gone)|(?:my|her|his) parents (?:are both|have both|both|are) (?:died|dead|deceased|passed)|(?:dad|father|mom|mother) and (?:my |her |his )?(?:dad|father|mom|mother) (?:are |were |have |had |both )*(?:died|dead|deceased|passed))\b/;
const byCourt = /\bemancipated\b|\b(?:in|under) (?:a )?legal guardianship\b/;

/** A parent who writes tells of the family, and not of the student. */
const ofParents =
  /\b(?:(?:my|our) (?:\w+ )?(?:son|daughter|kids?|child|children|boy|girl|twins|oldest|youngest|husband|wife|dad|mom|father|mother|grand\w+)|as a parent)\b/;
const ofOneself =
  /\b(?:i m|i am|i got|just got|as a) (?:now |already |a |an )?(?:married|(?:\w+ ){0,2}(?:veteran|vet))\b/;
const ofOther = "(?! (?:credits?|percent|k|miles?|minutes?|hours?|thousand|dollars?|grand|years? from|on|in)\\b)";
const ownAge = new RegExp(
  [
    String.raw`\b(?:i m|i am|im|turning|turned|i ll be|i will be|being) (?:a |already |now |only |just )?(\d{2})\b(?![%.])${ofOther}`,
    String.raw`\b(\d{2})[- ]?(?:years?|yrs?|yr)[- ]old\b|\b(\d{2}) ?(?:yo|y o)\b|\b(?:age|aged) (\d{2})\b(?![%.])`,
    // "33, nobody claims me", "26 and on my own", "29, back in school".
    String.raw`^(?:(?:hi|hello|so|ok) )*(\d{2}) (?:(?:and|years?|now|here|but) )*(?:nobody|no one|single|married|never|on my own|living on|live on|work|working|full[- ]time|have|has|with|supporting|going back|back (?:in|at|to)|returning|finishing|first time|starting|self|with (?:no|a|one|two|three|my own) )`,
  ].join("|"),
);

/** @param bare a text in plain words */
export function tellsIndependent(bare: string): boolean {
  if (/\bindependent\b(?! (?:stud(?:y|ies)|schools?|colleges?|universit|counsel|living|research|project))/.test(bare))
    return true;
  const inCare = ageInCare.exec(bare);
  const age = inCare?.[1] ?? inCare?.[2];
  if (age !== undefined) return Number(age) >= sinceAge && Number(age) < adultAge;
  if (stillInCare.test(bare) || noParents.test(bare) || byCourt.test(bare)) return true;
  if (ofParents.test(bare)) return false;
  const years = Number(
    ownAge
      .exec(bare)
      ?.slice(1)
      .find((one) => one !== undefined) ?? 0,
  );
  return ofOneself.test(bare) || (years >= adultAge && years < oldest);
}

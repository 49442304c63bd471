/** Words beside a state's name that say the state is meant, and not the college that goes by its name. Pure. */

/** What a state runs or decides, whatever stands between it and the name. */
const ofAnyState =
  /\b(?:taxes|which (?:of (?:the )?(?:two )?)?states?(?! (?:schools?|colleges?|universit))|(?:a|any|the|some) (?:\w+ )?(?:tech|technical|trade) (?:schools?|colleges?)|highest[- ]rank\w+)\b/;

/** Who says what holds in a state: "I heard in Colorado you get two years back". */
const asSaid = "(?:^|\\b(?:heard|said|says|that|think|thought|read|true|told \\w+) )(?:that )?";

/** What says so of one state, by its name: made once, for each question asks it of each state that it names. */
const ofState = new Map<string, RegExp>();

function sayingState(name: string): RegExp {
  const known = ofState.get(name);
  if (known !== undefined) return known;
  const made = new RegExp(
    [
      `\\b${name} (?:s )?(?:public|community) (?:colleges|universities|schools)\\b`,
      `\\b(?:which|what|any|all|cheapest|most) ${name} (?:colleges|universities|schools)\\b`,
      `\\b(?:do|does|did|will|would|can)(?:n ?t| not)? ${name} (?:really |still |actually )?pays? (?:for |back )?(?:you|your|my|our|his|her|their|the|all)\\b`,
      `${asSaid}in ${name} (?:you|they|we|kids|students|families|people)\\b`,
      `\\b(?:heard|true|says|said) (?:that )?${name} (?:really )?(?:lets|gives|pays|waives|helps) (?:(?:all|the|its|grand) ?)?(?:kids|grandkids|students|famil|people|residents|parents|seniors|veterans)`,
      `\\b(?:heard|true|says|said) (?:that )?${name} has (?:\\w+ ){0,2}(?:money|grants?|program|law|scholarships?|waivers?)\\b`,
      `\\b${name} (?:tech|technical|trade) schools?\\b(?! of)`,
      `(?<!\\b(?:get|gets|got|getting|be|accepted|admitted) )\\bin ${name} state\\b(?! (?:university|college))`,
      `\\b${name} (?:s )?match\\b`,
      `\\bwhat (?:does|do|will|would|can) ${name} (?:give|pay)s?\\b`,
      `\\b(?:anything|something|free) (?:\\w+ ){0,6}in ${name}\\b`,
    ].join("|"),
  );
  ofState.set(name, made);
  return made;
}

/**
 * "Arizona community colleges", "which Georgia universities", "doesn't Arizona pay your tuition", "the Georgia match".
 * @param plain  a question in plain words
 * @param name  a state's name in plain words
 */
export const saysState = (plain: string, name: string): boolean =>
  ofAnyState.test(plain) || sayingState(name).test(plain);

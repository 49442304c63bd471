import { escapePattern } from "~/escape-pattern";
import type { Place } from "../rules/rule";
import { type Draft, isWithin, placesOf } from "../text/draft";
import type { CheckedCollege } from "./checked-college";

/** What makes a place sound like where one will live: nobody writes it of a place they only name. */
const scenic =
  "(?:(?:(?:sunny|warm|beautiful|scenic|snowy|rainy|gorgeous|lovely|vibrant|bustling|exciting|lively|historic|big|busy),? (?:and )?){1,2}|the (?:heart|center|middle) of |downtown |(?:a|the) (?:\\w+ ){0,2}(?:city|town|state|place) (?:like|of) )";
/** What somebody says of the years that they want to spend there. */
const ahead =
  "(?:\\bi['’](?:d|ll)|\\bi (?:would|will|could|want to|hope to|plan to|can['’]?t wait to|cannot wait to|can see myself)|\\b(?:excited|eager|ready|chance|opportunity|forward) to|\\b(?:dream\\w*|idea|thought) of) (?:(?:love|like|get|be able) to )?";
const staying =
  "(?:study|studying|live|living|be|being|move|moving|(?:attend|attending|go to|going to) (?:college|school)|spend(?:ing)? (?:\\w+ ){0,2}(?:four years|years))";
/** A sentence that speaks of this college. */
const ofHere =
  /\b(?:i['’](?:d|ll)|i (?:would|will|could|want|hope|plan|can['’]?t wait|cannot wait|chose)|i(?:['’]m| am) (?:applying|drawn|excited|attracted)|look(?:ing)? forward|excited|dream\w*|you|your|here)\b/i;
/** Home, somebody else, a trip, a summer, what comes later: reasons to name a place that isn't the college's. */
const otherReason =
  /\b(?:my (?:\w+ )?(?:home|town|state|city|house|school|job|life)|(?:at|back) home|hometown|home (?:state|town|city|in)|grew up|growing up|born|raised|from|came|moved|lived|we live|famil(?:y|ies)|parents?|mother|father|mom|dad|sisters?|brothers?|cousins?|grand\w+|aunt|uncle|friends?|relatives|people|summers?|camp|intern\w*|job|trip|visit\w*|vacation|break|weekends?|travel\w*|tours?|tournament|conference|championships?|competition|semester|abroad|exchange|careers?|practice|someday|one day|eventually|later|after|afterwards?|graduat\w+|return|go back|leave|leaving|left|far|away|than|unlike|instead|rather|not|never|no|without|trade|miss|used to|years? ago|when i|hours?|miles?|bus|train|fly)\b|(?:do|does|is|was|did|wo|would|could|are|were)n['’]t\b/i;

/** "In Boston University's labs" names no city. */
const longerName = /^(?:[\p{L}\p{N}-]|\s(?!I\b)\p{Lu})/u;

/**
 * Places where a draft says that the college is in a state or a city that's far from it. It finds what is said of this
 * college alone, and lets pass every sentence that has another reason to name a place.
 *
 * @param strange names of other colleges: a sentence with one of them may be speaking of that one
 */
export function otherPlaces(draft: Draft, college: CheckedCollege, strange: readonly Place[]): readonly Place[] {
  const named = college.farFrom.filter((name) => draft.text.includes(name));
  if (named.length === 0) return [];
  const longestFirst = [...named].sort((a, b) => b.length - a.length);
  const place = `(?:[\\p{L}.'’]+, )?(?:${longestFirst.map(escapePattern).join("|")})`;
  const own = college.names.map(escapePattern).join("|");
  const said = [
    `\\bin ${scenic}${place}`,
    `(?:\\b(?:college|university|campus|school|location|located|situated|based|nestled)|(?:campus|college|university|${own}) (?:is|sits|lies|stands)|(?:${own})(?:['’]s \\w+)?,?) (?:right |here |located )?in ${scenic}?${place}`,
    `${ahead}${staying} (?:in|to) ${scenic}?${place}`,
  ];
  const note = `${college.name} is in ${college.city}, ${college.state}.`;
  const places = said.flatMap((pattern) => placesOf(draft, new RegExp(pattern, "giu")));
  return places
    .filter((one, at) => !places.some((other, before) => before < at && other.start < one.end && other.end > one.start))
    .filter(({ start, end }) => {
      const words = draft.text.slice(start, end);
      if (!named.some((name) => words.endsWith(name)) || longerName.test(draft.text.slice(end, end + 8))) return false;
      const sentence = draft.sentences.find((one) => one.start <= start && one.end >= end);
      if (sentence === undefined || otherReason.test(sentence.text)) return false;
      if (strange.some((name) => isWithin(name, [sentence]))) return false;
      return ofHere.test(sentence.text) || college.names.some((name) => sentence.text.includes(name));
    })
    .map((one) => ({ ...one, note }));
}

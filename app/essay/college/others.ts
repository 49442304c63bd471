import { escapePattern } from "~/escape-pattern";
import type { Place } from "../rules/rule";
import { type Draft, isWithin, phrases, placesOf, type Span } from "../text/draft";
import type { CheckedCollege, OtherNames } from "./checked-college";
import { initialsOf, isWhole, mixedUp } from "./names";

/** What a word stands behind or before where it's a college and no person or place. */
const beforeName =
  /\b(?:at|attend(?:ing)?|join(?:ing)?|why|choose|for|visit(?:ed|ing)?|tour(?:ed|ing)?|appl(?:y|ied|ying) to|love[ds]?|like|future|make|makes)\s$/i;
const nouns =
  "academics|alumni|approach|campus(?:es)?|classes|classrooms|clubs|commitment|community|core|courses|culture|curriculum|dorms|emphasis|environment|faculty|student body|student life|departments?|teams?|focus|history|honor code|honors|houses?|labs?|library|location|majors?|mission|motto|open curriculum|opportunities|professors?|programs?|quad|reputation|research|residential colleges?|school of|size|spirit|students|study abroad|traditions?|values|website";
const afterName = new RegExp(`^['’]s?\\s(?:[\\w-]+\\s){0,2}(?:${nouns})\\b`, "i");
/** What stands after a college's name where somebody speaks of going there. */
const praise =
  /^\s(?:(?:my|our) (?:\w+ )?home\b|home\b|offers\b|provides\b|prides itself|stands out|(?:is|was|would be|will be|has (?:always )?been) (?:my (?:first|top|dream)|(?:the|a) (?:\w+ )?(?:fit|place|school|college|university|choice|match))\b)/i;
/** "Sarah" before "Lawrence", "North" before "Dakota State", "Los" before "Angeles": a longer name, and another one. */
const longerName = /(?:^|[^\p{L}\p{N}])((?:St|Mt|Ft|Mr|Mrs|Ms|Dr|\p{Lu})\.|\p{Lu}[\p{L}'’]*(?:\s&)?)[\s-]$/u;
/** Words that only begin a sentence with a capital letter. */
const beginners =
  /^(?:A|After|Although|And|As|At|Attending|Because|Before|But|Choosing|Dear|For|From|How|I|If|In|Is|It|Joining|Like|Maybe|My|Now|Of|Only|Or|Since|So|That|The|Then|This|Though|To|Unlike|Until|Visiting|When|Where|While|Why|With|Yes|Yet)$/;
/** "My mother went to Howard", "he teaches at Kenyon": somebody else's college is no accident. */
export const somebodyElses =
  /\b(?:my|our|her|his|their)\s(?:\w+\s)?(?:mom|mother|dad|father|brother|sister|siblings?|parents?|friends?|cousin|aunt|uncle|grandmother|grandfather|grandma|grandpa|teacher|coach|neighbor|mentor|tutor|boss|stepdad|stepmom)\b[^.!?]*$|\b(?:he|she|they)(?:['’](?:d|s|re|ve))?\s[^.!?]*$/i;
/** "UCLA's": letters alone are nobody's family name. */
const ofLetters = /^[A-Z]{3,5}$/;
/** "At Duke Energy" is no college, and neither are "Duke Ellington," "Brown v. Board" and "Columbia, Missouri". */
const goesOn = /^(?:\s(?!I\b)\p{Lu}|\svs?\.?\s|,\s(?:[A-Z]{2}|South Carolina|Missouri|Maryland)\b)/u;

/** Names of other colleges, and this one's with the wrong word behind it: the copy-and-paste accident. */
export function otherColleges(draft: Draft, college: CheckedCollege, others: OtherNames): readonly Place[] {
  const own = [...college.names, college.city].flatMap((name) =>
    placesOf({ ...draft, quotes: [] }, phrases([escapePattern(name)])),
  );
  const initials = new Set(college.names.flatMap(initialsOf));
  const wrong = mixedUp(college.name);
  const places: Place[] = [];
  const see = (name: string, note: string) => {
    // Looking for a name is much quicker than a pattern for each of thousands.
    for (let at = draft.text.indexOf(name); at >= 0; at = draft.text.indexOf(name, at + 1)) {
      const span = { start: at, end: at + name.length };
      const isOwn = note !== wrongWord && isWithin(span, own);
      if (isOwn || !isNameOfACollege(draft, span, name)) continue;
      const within = places.findIndex((place) => place.start >= span.start && place.end <= span.end);
      if (places.some((place) => place.start <= span.start && place.end >= span.end)) continue;
      places.splice(within < 0 ? places.length : within, within < 0 ? 0 : 1, { ...span, note });
    }
  };
  const wrongWord = `It’s called ${college.name}.`;
  if (wrong !== null && !college.names.includes(wrong)) see(wrong, wrongWord);
  for (const [unitid, ...names] of others) {
    if (unitid === college.unitid) continue;
    for (const name of names) {
      if (!initials.has(name)) see(name, `${name} isn’t a name of ${college.name} here.`);
    }
  }
  return places;
}

function isNameOfACollege({ text, quotes, sentences }: Draft, { start, end }: Span, name: string): boolean {
  const [before = "", after = ""] = [text[start - 1], text[end]];
  if (/[\p{L}\p{N}]/u.test(before + after) || isWithin({ start, end }, quotes)) return false;
  const sentence = sentences.find((one) => one.start <= start && one.end >= end);
  if (somebodyElses.test(text.slice(sentence?.start ?? start, start))) return false;
  const [, first] = longerName.exec(text.slice(Math.max(0, start - 24), start)) ?? [];
  if (first !== undefined && !beginners.test(first)) return false;
  if (isWhole(name)) return true;
  if (goesOn.test(text.slice(end, end + 20))) return false;
  if (ofLetters.test(name) && /^['’]s\b/.test(text.slice(end, end + 3))) return true;
  const following = text.slice(end, end + 48);
  return (
    beforeName.test(text.slice(Math.max(0, start - 14), start)) || afterName.test(following) || praise.test(following)
  );
}

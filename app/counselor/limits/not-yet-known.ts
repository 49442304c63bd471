/** What nobody can know yet, or only who stands there now: a score to come, the questions of a test, a line today. */
import { type Phrase, row } from "./phrase";

const who = "(?:i|we|he|she|they|(?:my|our) (?:\\w+ )?(?:son|daughter|kid|child|grandson|granddaughter|twins?))";
const test = "(?:sat|act|psat|ap(?: \\w+){0,3}|tests?|exams?|finals?|placement test)";
const going = "(?:will|ll|going to|gonna|gon)";

export const notYetKnown: readonly Phrase[] = [
  row(
    "a score to come",
    new RegExp(
      String.raw`^(?!.*\b(?:if|need|required?|aim|shoot|should)\b).*\bwhat (?:\w+ ){0,3}(?:scores?|gpa|grades?) (?:(?:am|is|are) )?(?:${going} ${who}|${who} (?:be )?${going})(?: \w+){0,2} (?:get|have|make|score|earn|end up with)\b(?! (?:into?|me|him|her|us|accepted|admitted)\b)`,
    ),
    "what score will I get on the SAT on Saturday",
  ),
  row(
    "a score to come",
    /^(?!.*\b(?:if|need|required?|count\w*|weighted|on (?:a|the) \w+ scale)\b).*\bwhat(?: is| s)? (?:will|going to) (?:my|our|his|her)(?: \w+){0,4} (?:scores?|gpa|grades?) be\b/,
    "what will my first semester grades be",
  ),
  row(
    "a score to come",
    new RegExp(
      String.raw`^(?!.*\bif\b).*\b(?:how (?:well |good |bad(?:ly)? |high )?(?:will|am i going to|are we going to|is ${who} going to)(?: ${who})? (?:do|score)|(?:will|am|is|are) ${who} (?:going to |gonna )?(?:pass|ace|fail|bomb|get an? (?:1[0-5]\d\d|[23]\d|[345])))\b.*\b${test}\b`,
    ),
    "how will my son do on the ACT",
  ),
  row(
    "not here",
    new RegExp(
      String.raw`^(?!.*\bhow (?:many|long)\b)(?!.*\b(?:kinds?|types?|sorts?) of\b).*\b(?:questions?|problems|passages?|answers|prompts?|essay)\b(?: \w+){0,3} ${going} (?:be |come up |show up )?(?:\w+ )?(?:on|in)\b.*\b${test}\b`,
    ),
    "which questions will be on the ACT in December",
  ),
  row(
    "not here",
    /\bhow (?:many (?:people|students|kids) (?:are|r|is)(?: \w+){0,2} (?:in|on) (?:the )?(?:line|queue|wait(?:ing)? ?list)|long (?:is|s) the (?:line|queue|wait))\b.*\b(?:now|today|tonight|tomorrow|this (?:morning|afternoon|week|minute)|currently)\b/,
    "how long is the line at the aid office today",
  ),
  row(
    "not here",
    /\b(?:how long\b.*\bwait(?:s|ing)?|wait(?:ing)? (?:times?|list)|(?:next|first|open) (?:available |open |free )?appointments?)\b.*\b(?:therap\w+|counseling|psycholog\w+|psychiatr\w+|clinic|health center)\b/,
    "how long is the wait for a therapist at Ohio State",
  ),
];

/** What only an office or an account knows: whether something arrived, what was decided, what a portal says. */
import { type Phrase, row } from "./phrase";

const papers =
  "(?:fafsa|applications?|apps?|aid|package|award|verification|transcripts?|scores?|sat|act|recs?|recommendations?|letters?|forms?|documents?|taxes|deposit|check|refund|pell|grants?|loans?|scholarships?|appeal|waiver|css|profile|decision|portal|account|essay|housing)";

export const ownCases: readonly Phrase[] = [
  row(
    "own case",
    new RegExp(
      // "When do I have to get my application in" asks for a day.
      String.raw`^(?!.*\b(?:have|has|had|need|needs|got|gotta|supposed) to (?:\w+ )?(?:get|receive|read|open|look))(?!.*\bgotta\b).*\b(?:did|has|have) (?:they|it|he|she|(?:the )?(?:\w+ ){1,4})\b ?(?:get|gotten|got|receive|received|read|process(?:ed)?|open(?:ed)?|look(?:ed)? at|download(?:ed)?)\b(?: \w+){0,2} (?:my|our)\b(?: \w+){0,3} ${papers}\b`,
    ),
    "did they get my transcript",
  ),
  row(
    "own case",
    /\b(?:has|have|did) (?:\w+ ){1,4}(?:made?|make|reached?|sent|send|post(?:ed)?) (?:a |an |the |my |their )?(?:\w+ )?decisions?\b(?: \w+){0,2} (?:me|us|my|him|her)\b/,
    "has Ohio State made a decision on me",
  ),
  row(
    "own case",
    new RegExp(
      String.raw`\b(?:did|has|have|was|were) (?:my|our) (?:\w+ ){0,4}${papers}(?: \w+){0,2} (?:come|came|been|submitted|sent|received|processed|accepted|approved|arrived?|post(?:ed)?|go|gone|went|clear(?:ed)?|lost|denied)\b`,
    ),
    "did my Pell Grant come through",
  ),
  row(
    "own case",
    new RegExp(
      String.raw`^(?:(?:so|hi|hey|ok) )*(?:is|are) (?:my|our) (?:\w+ ){0,4}${papers}(?: \w+){0,2} (?:done|ready|complete|completed|in|submitted|sent|signed|processed|finished|approved|posted|available|received|there|accepted)(?: yet| now| already)?$`,
    ),
    "is my verification done yet",
  ),
  row(
    "own case",
    /(?<!\bwhen )\b(?:did|have) (?:i|we|he|she|my \w+) (?:(?:get(?: accepted)?|gotten|got|been (?:accepted|admitted)|make it|made it) (?:in(?:to)?|to)\b(?! ?[- ]state)|get (?:accepted|admitted)$)/,
    "did I get into Michigan",
  ),
  row("own case", /^am i (?:in|accepted|admitted)(?: (?:at|to)\b.*)?(?: yet)?$/, "am I in at Duke yet"),
  row(
    "own case",
    new RegExp(
      String.raw`^(?!.*\bwill (?:be|say)\b).*\b(?:can|could|would|will|pls|please|need) (?:you |u )?(?:please )?(?:to )?(?:check|see|look|find out|tell me|confirm|verify) (?:if|whether|on|up|why|when|where|that)\b.*\b(?:my|our|his|her)\b.*\b(?:${papers}|status)\b`,
    ),
    "can you check if my application went through",
  ),
  row(
    "own case",
    /\b(?:application|app|student|case|confirmation|tracking|applicant|portal) (?:id|number|no|num)\b(?: \w+){0,2} [a-z]{0,2}\d{3,}\b/,
    "my app ID is 44831, what's the status",
  ),
  row(
    "own case",
    new RegExp(
      String.raw`^(?!.*\b(?:how|where) (?:do|can|to|does)\b).*\b(?:what(?: is| s)?|check|know|see|tell me)\b(?: \w+){0,2} status (?:of|on) (?:my|our) (?:\w+ ){0,3}${papers}\b`,
    ),
    "what is the status of my application",
  ),
  row(
    "own case",
    /\b(?:can|could|would|will) (?:you|u) (?:please )?(?:reset|recover|unlock|change|give me|get me|find) my (?:\w+ ){0,2}(?:password|account|login|fsa id|username|pin)\b/,
    "can you reset my StudentAid password",
  ),
  row(
    "own case",
    /\bhow (?:do|can|would) (?:i|we) (?:log ?in(?:to)?|sign in|get (?:back )?in(?:to)?|access|open|find) (?:to )?(?:my|our) (?:\w+ ){0,4}(?:account|portal|login)\b(?!.*\b(?:529|bank|savings)\b)/,
    "how do I log in to my Penn State account",
  ),
  row(
    "own case",
    /\bdid my (?:\w+ )?(?:mom|mother|dad|father|parents?|counselor|teacher|school|stepdad|stepmom) (?:sign|submit|finish|fill out|send|upload|accept|mail)\b/,
    "did my mom sign the FAFSA",
  ),
  row(
    "own case",
    /\bdid (?:the )?(?:\w+ ){1,3}(?:send|submit|mail|upload|release|forward) (?:my|our) (?:\w+ )?(?:scores?|transcripts?|sat|act|letters?|application|forms?)\b/,
    "did the College Board send my scores",
  ),
  row(
    "own case",
    /^(?:(?:please|can you|could you|hey|hi) )*(?:pull up|look up|open|bring up|find) (?:my|our) (?:\w+ )?(?:fafsa|applications?|scores?|account|file|award|record)\b/,
    "pull up my FAFSA",
  ),
  row(
    "own case",
    /\bhow much (?:\w+ ){0,3}(?:did|have) (?:i|we|my \w+) (?:get|got|gotten|receive|received|qualify for|been awarded|get awarded)\b/,
    "how much did I get from the FAFSA",
  ),
  row(
    "own case",
    /\bhow much(?: \w+){0,3} did (?:the )?(?:\w+ ){1,3}(?:give|award|offer) (?:me|us|him|her)\b/,
    "how much money did the FAFSA give me",
  ),
  row(
    "own case",
    /\b(?:tell me|find out|check|know) (?:if|whether) (?:i|we|he|she|my \w+) (?:got|get|won|was|were|made|passed)\b/,
    "tell me if I got the scholarship",
  ),
  row(
    "own case",
    /\bwhat (?:score|scores|grade|grades) did (?:my|our) (?:\w+ )?(?:son|daughter|kid|child|brother|sister) get\b/,
    "what score did my son get on the ACT",
  ),
];

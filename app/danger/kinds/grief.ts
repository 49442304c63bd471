import { compile } from "./groups";

const child = "(?:son|daughter|child|kid|boy|girl|baby|stepson|stepdaughter|only child|oldest|youngest|twins?)";
/** Whoever or whatever else may have died beside a child: "my kids laptop", "my daughter her grandma". */
const other =
  "(?:grand\\w*|nana|abuel\\w*|dads?|father|moms?|mother|friends?|best|brother|sister|uncle|aunt|cousin|dog|cat|pet|laptop|phone|car|computer|chromebook|ipad|battery|roommate|teacher|coach|counselor|boyfriend|girlfriend|husband|wife|account|application|portal|dream|hopes?|s)";
const hij = "(?:hij[oa]|nin[oa]|muchach[oa]|bebe)";

const griefs = compile([
  `(?:my|our) (?:\\w+ ){0,3}${child} (?:(?!${other} )\\w+ ){0,3}(?:died|passed away|passed on|was killed|has died|drowned|passed(?= (?:last|this|two|three|four|a (?:week|month|year|few)|in (?:a|an|january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|fall|winter|hospital|accident))|after|before|suddenly|from|\\d+)|(?: $| \\|)))(?! (?:laughing|inside|of (?:embarrassment|laughter|boredom)|when (?:she|he) (?:saw|heard)|on stage|the|her|his|all|ap|every))`,
  `(?:lost|buried|losing) (?:my|our) (?:\\w+ ){0,2}${child}(?= (?:to (?:cancer|suicide|leukemia|an?|overdose|covid|fentanyl)|last|this (?:week|month|year|spring|summer|fall|winter)|in (?:an? (?:car|accident|crash|fire)|january|february|march|april|may|june|july|august|september|october|november|december)|two|three|a (?:week|month|year|few)|(?:he|she) was|before (?:he|she)|when (?:he|she) was|and (?:he|she))|(?: $| \\|))`,
  `(?:death|loss|funeral) of (?:my|our) (?:\\w+ ){0,2}${child}`,
  `(?:mi|nuestr[oa]) (?:\\w+ )?${hij} (?:\\w+ ){0,2}(?:fallecio|murio|se murio|ya no esta con nosotros)`,
  `(?:fallecio|murio|se (?:me|nos) (?:murio|fue para siempre)) (?:mi|nuestr[oa]) (?:\\w+ )?${hij}`,
  `(?:perdi|perdimos) a (?:mi|nuestr[oa]) (?:\\w+ )?${hij}`,
]);

/**
 * Whether a parent says that their child has died.
 * @param words plain words, harmless ways of speaking taken out
 */
export const isGrief = (words: string): boolean => words.search(griefs) >= 0;

/** An application that would say of somebody what they aren't: a race, a first generation, a hardship. */
import { type Phrase, row } from "./phrase";

const says =
  "(?:check(?:s|ing|ed)?(?: off)?|mark(?:s|ing|ed)?|tick(?:s|ed)?|select(?:s|ing)?|click(?:s|ing)?|put(?:s|ting)?(?: down)?|say(?:s|ing)?|claim(?:s|ing)?|list(?:s|ing)?|write|identify(?:ing)?|apply(?:ing)? as|pass (?:myself|himself|herself) off)";

const what =
  "(?:native(?: american)?|american indian|indian|hispanic|latin[oaxe]|mexican|black|african(?: american)?|asian|white|pacific islander|indigenous|tribal|cherokee|navajo|minority|gay|lesbian|bi(?:sexual)?|queer|trans|lgbt\\w*|first[- ]gen\\w*|low[- ]income|poor|disab\\w+|veteran|catholic|jewish|muslim|a legacy|legacy|a refugee|foster(?: youth| kid| care)?|adopted|an? orphan|emancipated|deaf|blind|autistic|an athlete)";

const really = "(?:really |actually |definitely |even )?";
const family = "(?:no one|nobody|none of us)(?: (?:in|of) (?:my|our|the) (?:whole )?family)?";
/** "Though I'm not", "but we aren't", "when none of us are". */
const isNot = `(?:(?:im|i m|i am|hes|he s|he is|shes|she s|she is|were|we re|we are|theyre|they re|they are|its|it s|it is|that s|thats|i|we|he|she|they|(?:my|our) \\w+(?: s| is| are)?) ${really}(?:not|aint)|(?:i|we|he|she|they|it|that|(?:my|our) \\w+) ${really}(?:(?:is|are|was|were) ?n ?t|isnt|arent|wasnt|werent|aint|ain t)|${family} (?:is|are|s))`;
/** Nothing more is said of what they aren't: "though we aren't on food stamps" is another thing. */
const ends = `(?: (?:really|actually|at all|any|one|that|it|either|true|an? \\w+|${what}))*(?: ?$| (?:will|would|can|could|do|does|is|isn|so|and|or|who|what|how|just|to get|lol|wont|won t)\\b)`;

/** Who asks what counts, or isn't sure, means to say no false thing. */
const honest =
  "\\b(?:enrolled|registered|members?|cards?|certificate|tested|dna|look|looks|speak|speaks|sure|fluent|grew up|practic\\w+|half|quarter|part|percent|born|documented|citizens?|official|count|counts|qualif\\w+|diagnos\\w+|out to|came out)\\b";

export const notTrueOfYou: readonly Phrase[] = [
  row(
    "not true of you",
    new RegExp(
      String.raw`^(?!.*${honest})(?!.*\b(?:fafsa|css|tuition|residen\w+)\b).*\b${says}\b(?: \w+){0,4} ${what}\b.*\b(?:(?:even though|even tho|although|though|tho|but|when|while|if|since) )?${isNot}${ends}`,
    ),
    "my son wants to check Native American though we aren't",
  ),
  row(
    "not true of you",
    new RegExp(
      String.raw`^(?!.*${honest})\b(?:can|could|should|would|is|what|my|our|the|a|i|we|he|she)\b.*\b(?:lie|lying|fib|fake|pretend\w*|make up)\b(?: \w+){0,3} (?:race|ethnicity|heritage|being (?:an? )?${what}|to be (?:an? )?${what})\b`,
    ),
    "is it bad to lie about being Hispanic",
  ),
  row(
    "not true of you",
    new RegExp(
      String.raw`^(?!.*${honest}).*${isNot} (?:really |actually )?(?:an? )?${what}\b.*\b(?:check|mark|tick|select|click|put|say|claim|list|write)(?:s|ing|ed)?(?: down)? (?:it|that|so|yes|the box|that box)\b`,
    ),
    "she isn't a veteran but wants to check it",
  ),
];

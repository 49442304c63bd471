import { plainText, wordsOf } from "~/counselor/words/words";
import type { Passage, Passages } from "../passages/passage";

/** A program or rule of a state that a question names: "Zell Miller", "TAP", "Cal Grant A". */
export interface NamedProgram {
  readonly state: string;
  /** The name it goes by on our pages, as far as that is known. */
  readonly words: string;
  /** The words it was named with. */
  readonly said: string;
}

/** "Top 10 percent", "top 5% of his class": a rank, and no list of the ten best. */
const topRank =
  "top (?:10|ten|five|six|[5-9])(?: ?%| percent\\b|(?=.*\\b(?:rule|law|class|rank(?:ed|s)?|automatic(?:ally)?)\\b))";
const automatic = "(?:automatic(?:ally)?|auto[- ]?admi\\w+)";
/** A rank that admits, or automatic admission, at a place. */
const ofRank = (place: string) =>
  new RegExp(
    `\\b${topRank}.*\\b${place}\\b|\\b${place}\\b.*\\b(?:${topRank}|${automatic}\\b)|\\b${automatic} .*\\b${place}\\b`,
  );

/**
 * A short name that other things have, too, beside its state: "TAG in New Jersey", "we're in New Jersey, what's TAG".
 */
const inState = (name: string, state: string) =>
  new RegExp(`\\b${name}\\b(?=.*\\b${state}\\b)|\\b${state}\\b.*\\b${name}\\b`);

/**
 * What families call programs whose full names stand on our pages. All words must be in the question, in this order.
 */
const nicknames: readonly (readonly [said: RegExp, state: string, name?: string])[] = [
  [/\bnew york\b.*\bfree (?:college )?tuition\b|\bfree (?:college )?tuition\b.*\bnew york\b/, "NY", "excelsior"],
  [
    /\b(?:suny|cuny)\b(?: (?!app|apps|appl\w+|fees?|parking|tours?|visits?|housing|food|tests?)\w+){0,3} free\b(?! (?:app|applications?|fees?)\b)|\bfree (?:(?:college|tuition) )*(?:at|for|to) (?:an? )?(?:suny|cuny)\b/,
    "NY",
    "excelsior",
  ],
  [
    /\bbright futures?\b|\bmedallion\b|\bflorida academic scholars?\b|\btalented (?:twenty|20)\b|\bfrag\b|\bease grant\b/,
    "FL",
  ],
  [
    /\b(?:georgia|ga)(?: s)? hope\b|\bhope (?:scholarship|grant|gpa|career|award)\b|\bzell(?: miller)?\b|\bdreams scholarship\b|\breach georgia\b|\bgsfapp\b/,
    "GA",
  ],
  [
    /(?<!\b(?:i|we|really|(?:i|we) just|do|would) )\bhope\b(?! (?:to|that|i|we|he|she|they|you|it|this|for)\b)(?=.*\b(?:georgia|zell)\b)|\bgeorgia hope\b|(?<=\bgeorgia\b.*\b(?:for|get|gets|keep|lose|does|is|on|has|have|of|what) (?:the )?)hope\b(?! (?:to|that|i|we|he|she|they|you|it|this|for)\b)/,
    "GA",
    "hope scholarship",
  ],
  [
    /\bcal ?grants? [abc]\b|\bcal ?grants?\b|\bmiddle class scholarship\b|\bab ?540\b|\bcadaa\b|\bcalifornia dream act\b|\bcalkids\b|\bcollege promise grant\b|\buc statewide guarantee\b/,
    "CA",
  ],
  [/\btexas grant\b|\bteog\b|\bteg\b|\btuition equali[sz]ation\b|\btasfa\b|\bpromise plus\b|\btexas first\b/, "TX"],
  // The law by which a rank in the class admits: one line at UT Austin, another elsewhere.
  [ofRank("(?:ut|longhorns?)"), "TX", "ut austin s line"],
  [ofRank("a and m"), "TX", "top 10% at texas a and m"],
  [ofRank("texas"), "TX", "automatic admission law"],
  [
    /\b(?:tap)\b(?= (?:pays?|covers?|gives?|works?|and|or|vs|award|grant|maximum|new york|amount|income|aid|program|deadline|due)\b|$)|\btap\b(?=.*\b(?:new york|ny)\b)|\btap award\b|\bmax(?:imum)? tap\b|\b(?:keep|lose|get|our|my|ny) tap\b|\bexcelsior\b|\bnew york tap\b|\bsuny tuition\b/,
    "NY",
  ],
  [/\bocog\b|\bohio college opportunity\b/, "OH", "ocog"],
  [
    /\btop (?:5|five) ?(?:%|percent)?\b(?=.*\b(?:ohio|scholarship|money)\b)(?=.*\bohio\b)|\bohio\b.*\btop (?:5|five) ?(?:%|percent)/,
    "OH",
    "governor merit",
  ],
  [/\bcollege credit plus\b|\bchoose ohio first\b|\bforever buckeyes?\b|\bgovernor merit\b|\bwar orphans?\b/, "OH"],
  // Told by whom it's for, which few know the name of.
  [/\bmedicaid\b(?=.*\bmichigan\b)|\bmichigan\b.*\bmedicaid\b/, "MI", "tuition incentive program"],
  [
    /\bmichigan achievement\b|\bachievement scholarship\b|\bgo blue guarantee\b|\bspartan tuition advantage\b|\bmichigan reconnect\b|\btuition incentive program\b|\bassured admission pact\b|\bwayne state guarantee\b|\bindian tuition waiver\b|\bcommunity college guarantee\b/,
    "MI",
  ],
  [
    /\bmap (?:grant|award)\b|\billinois map\b|(?<!\b(?:campus|a|college|the) )\bmap\b(?=.*\billinois\b)|\bmonetary award\b|\billinois commitment\b|\baim high\b|\btruth in tuition\b|\bgolden apple\b|\bisac\b/,
    "IL",
  ],
  [/\bnext nc\b|\bnc promise\b|\bcareer and college promise\b|\brds\b|\bresidency determination\b/, "NC"],
  [
    /\bcof\b(?=.*\bcolorado\b)|\bcof (?:stipend|account|money)\b|\bcolorado\b.*\bcof\b/,
    "CO",
    "college opportunity fund",
  ],
  [/\bcolorado promise\b|\bcollege opportunity fund\b|\bcasfa\b|\bascent\b|\bconcurrent enrollment\b/, "CO"],
  [/\bpathway ?oregon\b/, "OR", "pathwayoregon"],
  [/\boregon (?:opportunity grant|promise)\b|\borsaa\b|\bosac\b/, "OR"],
  [
    /\bpa state grant\b|\bpennsylvania state grant\b|\bgrow pa\b|\bfostered\b(?=$| (?:waiver|act|program)\b|.*\b(?:pa|pennsylvania|waiver)\b)|\bpittsburgh promise\b|\bcatto\b/,
    "PA",
  ],
  [/\bpheaa(?: (?:state )?grants?)?\b/, "PA", "pa state grant"],
  [
    /\bvgap\b|\bvtag\b|\bcommonwealth award\b|\bcornerstone grant\b|\binvest529\b|\buva (?:free|tuition[- ]free|promise)\b|\buva\b.*\bincome limit\b|\bg3\b/,
    "VA",
  ],
  [/\bguaranteed access\b|\beducational assistance grant\b|\bmhec\b|\bdelegate scholarships?\b|\bsenatorial\b/, "MD"],
  [inState("tap", "new york"), "NY", "tap"],
  // "Is TAP ok at Syracuse", "can I use TAP part time": a grant, and no water.
  [
    /(?<=\b(?:use|using|get|gets|is|does|have|lose|with) )tap\b(?= (?:ok|okay|good|at|for|part[- ]time|in|money)\b)(?=.*\b(?:colleges?|private|part[- ]time|school|tuition|grant)\b)/,
    "NY",
    "tap",
  ],
  [inState("(?<!\\b(?:campus|a|the|college) )map", "illinois"), "IL", "map"],
  // States without a guide of ours: their days are listed, and their agency is named.
  [/\b21st century scholars?(?:hip)?\b|\bfrank o ?bannon\b/, "IN"],
  [/\bpledge\b(?=.*\bindiana\b)|\bindiana\b.*\bpledge\b/, "IN", "21st century scholars"],
  [/\bpromise\b(?=.*\btennessee\b)|\btennessee (?:promise|hope|reconnect|student assistance)\b|\btn promise\b/, "TN"],
  [
    /\b(?:taylor )?tops (?:scholarship|award|opportunity|program)\b|\blouisiana tops\b|\btops\b(?=.*\blouisiana\b)/,
    "LA",
  ],
  [
    /(?<=\b(?:use|using|lose|losing|keep|keeping|get|gets|getting|does|is|have|has|my|her|his|with|the) )tops\b(?=.*\b(?:college|scholarships?|part[- ]time|gpa|act|private|out[- ]of[- ]state|lsu|tuition|every year)\b)/,
    "LA",
    "tops",
  ],
  [inState("(?<!\\b(?:a|name|price) )tag", "(?:new jersey|nj)"), "NJ", "tag"],
  [inState("tops", "louisiana"), "LA", "tops"],
  [/\bnj (?:tag|stars)\b|\bnj free community college\b|\bnew jersey (?:tag|stars)\b|\bgarden state guarantee\b/, "NJ"],
  [/\bnew mexico opportunity scholarship\b/, "NM"],
  [/\bwashington college grant\b|\bcollege bound scholarship\b/, "WA"],
  [/\bmassgrant\b|\bmassreconnect\b|\bmasseducate\b|\badams scholarship\b/, "MA"],
  [
    /\bpalmetto fellows\b|\blife scholarship\b(?=.*\bsouth carolina\b)|\bsc life scholarship\b|\bsouth carolina life scholarship\b/,
    "SC",
  ],
  [/\baccess missouri\b|\bbright flight\b/, "MO"],
  [/\bkees\b/, "KY"],
  [/\bnorth star promise\b|\bminnesota state grant\b/, "MN"],
  [/\boklahoma s? ?promise\b|\bpromise\b(?=.*\boklahoma\b)|\bok ?promise\b|\bohlap\b/, "OK"],
  [/\bhathaway\b(?=.*\bwyoming\b)|\bwyoming\b.*\bhathaway\b|\bwyoming hathaway\b|\bhathaway scholarship\b/, "WY"],
  [
    /\bnevada (?:promise|millennium)\b|\bmillennium\b(?=.*\bnevada\b)|\bmillennium scholarship\b|\bsilver state opportunity\b/,
    "NV",
  ],
  [/\bwest virginia promise\b|\bwv promise\b|\bwv invests\b/, "WV"],
  [/\barkansas (?:academic )?challenge\b|\barfuture\b|\barkansas future grant\b/, "AR"],
  [/\bhawaii promise\b/, "HI"],
  [/\bkansas promise\b/, "KS"],
  [/\butah promise\b|\bopportunity scholarship\b(?=.*\butah\b)/, "UT"],
  [/\brhode island promise\b|\bri promise\b/, "RI"],
  [/\bdelaware (?:seed|promise)\b|\bseed scholarship\b/, "DE"],
  [/\bconnecticut pact\b|\bpact program\b(?=.*\bconnecticut\b)|\broberta willis\b/, "CT"],
  [/\bidaho (?:launch|opportunity)\b/, "ID"],
  [/\balaska performance\b/, "AK"],
  [/\biowa (?:tuition grant|last[- ]dollar)\b/, "IA"],
  [/\bwisconsin (?:grant|promise)\b/, "WI"],
  [/\barizona promise\b|\bazleap\b|\bprop(?:osition)? ?308\b|\barizona teachers academy\b/, "AZ"],
];

/** The program of a state that a question names, by its nickname or by the name our pages give it. */
export function programIn(plain: string, passages: Passages): NamedProgram | null {
  for (const [said, state, name] of nicknames) {
    const match = said.exec(plain);
    // Other states call a program of theirs HOPE, too: Georgia's is meant where no other state is named.
    const other = match && /\bhope\b/.test(match[0]) ? hopeElsewhere.exec(plain)?.[0] : undefined;
    if (match && other !== undefined && !/\bgeorgia\b/.test(plain))
      return { state: other === "tennessee" ? "TN" : "WV", words: match[0], said: match[0] };
    if (match) return { state, words: name ?? match[0], said: match[0] };
  }
  const padded = ` ${plain} `;
  for (const [name, state] of namesOf(passages)) {
    if (padded.includes(` ${name} `)) return { state, words: name, said: name };
  }
  return null;
}

const hopeElsewhere = /\b(?:tennessee|west virginia)\b/;

const named = new WeakMap<Passages, readonly (readonly [string, string])[]>();

/** Names of programs as headings give them, long enough to mean nothing else. */
function namesOf(passages: Passages): readonly (readonly [name: string, state: string])[] {
  const ready = named.get(passages);
  if (ready) return ready;
  const names = passages.all.flatMap(({ state, headings, url }: Passage) => {
    const heading = headings.at(-1);
    if (
      state === null ||
      heading === undefined ||
      !/#(?:aid|workforce|savings|residency|admission|undocumented)-/.test(url)
    )
      return [];
    const short = plainText(heading.replace(/\([^)]*\)/g, "").split(/[:,]/)[0] ?? "");
    return wordsOf(short).length >= 2 &&
      /\b(?:scholarship|grant|promise|program|waiver|scholars|act|fund|guarantee|award|academy|plan)\b/.test(short)
      ? [[short, state] as const]
      : [];
  });
  const sorted = names.sort(([a], [b]) => b.length - a.length);
  named.set(passages, sorted);
  return sorted;
}

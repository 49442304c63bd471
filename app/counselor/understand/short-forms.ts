/**
 * How people type on a phone, written out: "wats teh deadine 4 penn st idk" is "what the deadline for penn st". One
 * table for the whole counselor, read before anything else is. Spelling is corrected afterwards, against the words that
 * are known here (`spelling.ts`). Pure.
 */
import { asCommas } from "./listed";

/** Right, and the ways it is typed that no distance between words finds, or finds too late. */
const forms: Readonly<Record<string, string>> = {
  what: "wat waht wut wht wha",
  when: "wen whn",
  where: "wher whre",
  which: "wich whitch wch whch",
  how: "hwo hw hawo",
  what_is: "wats whats wuts whts",
  when_is: "whens wens",
  where_is: "wheres whers",
  how_is: "hows",
  who_is: "whos",
  why: "wy whyy",
  the: "teh da tha hte",
  that: "taht dat tht",
  this: "dis ths",
  them: "dem",
  they: "dey thay",
  you: "u ya yu",
  your: "yr_ yur",
  are: "r",
  and: "nd_",
  have: "hav hve hv",
  has: "haz",
  can: "cn",
  "can t": "cant",
  "don t": "dont dnt",
  should: "shud shld shoud",
  would: "wud wld woud",
  could: "cud cld coud",
  umass: "umas",
  really: "rlly rly realy",
  acceptance: "exceptance exeptance acceptence",
  know: "kno knw",
  look: "luk",
  looks: "luks",
  need: "nede",
  get: "gt",
  give: "giv",
  take: "tak",
  like: "lik",
  make: "mak",
  mean: "meen meens",
  tell: "tel",
  apply: "aply",
  applying: "aplying",
  earn: "ern",
  still: "stil",
  just: "jus jst",
  from: "frm",
  about: "abt bout",
  with: "wit wth",
  without: "wout",
  before: "b4",
  because: "cuz coz becuz cause_",
  between: "btwn",
  through: "thru",
  though: "tho",
  please: "plz pls",
  probably: "prob prolly",
  definitely: "def_",
  back: "bak bac bck",
  next: "nxt",
  many: "mny",
  much: "mch",
  enough: "enuf enuff",
  good: "gud",
  better: "beter btr",
  easy: "ez",
  easier: "ezier",
  into: "in2 n2",
  late: "l8",
  great: "gr8",
  today: "2day",
  tomorrow: "2morrow tmrw tmr tmrrw",
  tonight: "2nite tonite",
  someone: "some1 sum1",
  anyone: "any1",
  everyone: "every1",
  people: "ppl",
  kids: "kidz",
  year: "yr",
  years: "yrs",
  week: "wk",
  weeks: "wks",
  senior: "sr",
  average: "avg",
  application: "app_",
  applications: "apps",
  school: "skool skol schl skl sch",
  schools: "skools schls",
  college: "collage clg collg",
  colleges: "collages",
  university: "unv univ unversty univ.",
  scholarship: "scholly schollie",
  scholarships: "schollys schollies",
  tuition: "tuishun tuishin tushun tuishon tuitition",
  "financial aid": "finaid",
  financial: "finacial finanical financal finacal finical",
  loan: "lone",
  loans: "lones",
  pell: "pel",
  work: "wrk",
  long: "lng",
  money: "$$ $$$",
  fafsa: "fasfa fasfsa fafs fafasa fasa fafas fasfas",
  receive: "recieve",
  teacher: "techer",
  going_to: "gonna gunna",
  want_to: "wanna",
  got_to: "gotta",
  purdue: "perdue",
  howard: "howerd",
  duke: "duk",
  michigan: "mich",
  arizona: "ariz",
  colorado: "colo",
  florida: "fla",
  oklahoma: "okla",
  tennessee: "tenn",
  california: "cali calif",
  wisconsin: "wisc",
  minnesota: "minn",
  state: "stat stae satte",
};

const written: ReadonlyMap<string, string> = new Map(
  Object.entries(forms).flatMap(([right, typed]) =>
    typed
      .split(" ")
      .filter((form) => !form.endsWith("_"))
      .map((form): [string, string] => [form, right.replace("_", " ")]),
  ),
);

/** What may stand behind a number that counts something: "4 years", "2 letters". */
const counted =
  "years?|yrs?|year|kids?|children|siblings?|sisters?|brothers?|people|ppl|persons?|adults?|classes|aps?|ibs?|semesters?|quarters?|terms?|weeks?|wks?|months?|days?|hours?|hrs?|minutes?|colleges|schools|unis|universities|times?|essays?|letters?|recs?|recommendations?|credits?|points?|percent|k|thousand|grand|million|dollars?|bucks|more|other|others|different|or|and|of|to|out|in|jobs?|parents?|homes?|houses?|households?|cars?|tests?|scores?|parts?|things|questions|subjects?|majors?|degrees?|loans?|applications?|apps?|scholarships|grants|deadlines|states|cs|bs|as|ds|fs|x";

/** What stands before a number that is one: "family of 4", "a 4", "AP score 4". */
const numbered =
  "of|an?|the|is|are|was|were|take|takes|top|all|have|has|had|got|only|about|than|then|scores?|gpa|ap|ib|least|these|those|in|for|and|n|or|last|every|my|our|grade|phase|part|number|level|section|question|family|household|size|us|we|just|year|age|under|over|with|w|plus|between|from|makes?|are|x|type|tier|title|division|d";

const verbs =
  "get|go|apply|pay|be|fill|find|send|take|do|make|know|write|study|live|keep|qualify|start|submit|sign|report|see|file|use|give|ask|tell|stay|move|transfer|work|have|hav|borrow|declare|retake|wait|ask|aply|choose|pick|talk|put|list|graduate|attend";

/**
 * "What does FERPA... sorry no, what does COA stand for": a question that is taken back, up to the one that is meant.
 */
const takenBack =
  /^.*?(?:(?:\.{2,}|…|[-–—,.?])\s*(?:oh |um |uh |ok |and )*(?:sorry,? (?:no|wait|i mean(?:t)?)|no,? (?:sorry|wait)|wait,? no|(?:i )?meant? to (?:say|ask)|scratch that|actually,? no|never ?mind(?: that)?|forget that|i mean(?:t)?)|(?:\.{2,}|…|[-–—])\s*(?:wait|sorry|actually|no))[\s,:;.–—-]+(?=(?:what|when|where|which|who|how|why|is|are|do|does|can|could|should|will)\b)(?!.*\b(?:it|its|there|that one|they|their|them)\b)/i;

/** "CSS profile what is that and do we pay for it": what is to be explained stands first, by its name alone. */
const namedFirst =
  /^(?:(?:so|ok|okay|hey|hi|um|and) )?((?!(?:what|when|where|which|who|how|why|is|are|do|does|can|could|should|will|if|i|we|my|our|he|she|they|it|you|the(?:y|re)|got|get)\b)(?:(?:a|an|the) )?[\p{L}\d&/'’-]+(?: (?!(?:is|are|i|we|my|our|he|she|they|it|got|said|says|wants?)\b)[\p{L}\d&/'’-]+){0,3}?)\s*[-–—:,.?…]*\s*(?:what|wat|wut|wht) ?(?:['’]?s|is|are|r|even is|the (?:heck|hell) is) (?:that|it|this|those|they|dat|dis)\b(?=[\s?!.,]*(?:$|(?:and|or|n|&|\+|do|does|is|are|how|who|when|where|why|can|should)\b))/iu;

/** Habits of more than one word, in order; each is read by small and capital letters alike. */
const habits: readonly (readonly [RegExp, string])[] = [
  // "Montana State v. University of Montana"
  [/(?<=[a-z]{2}\)?) v\.? (?=[a-z]{2})/gi, " vs "],
  [/\b(elementary|secondary|special|physical|phys|early childhood|music|art) ed\b/gi, "$1 education"],
  // Who takes a question back asks the one behind it, unless that one leans on what was said before.
  [takenBack, ""],
  [namedFirst, "what is $1"],
  // "He got something called SEOG, is that a loan": whether that is one is asked.
  [
    /^.*\b(?:something|some thing|a thing|this thing|some \w+|an? \w+) (?:called|named) (?:an? |the )?([\p{L}\d&-]+(?: [\p{L}\d&-]+){0,3}?)(?:[\s,.;–—-]+(?:and )?)(is|does|do|can|will) (?:that|it|this)\b/iu,
    "$2 $1",
  ],
  [
    /^.*\b(?:something|some thing|a thing|this thing|some \w+|an? \w+) (?:called|named) (?:an? |the )?([\p{L}\d&-]+(?: [\p{L}\d&-]+){0,3}?)(?:[\s,.;–—-]+(?:and )?)what ?(?:['’]?s|is) (?:that|it|this)\b/iu,
    "what is $1",
  ],
  // Signs that stand for words.
  [/\bw\/o\b/gi, "without"],
  [/\bw\/(?=\s|[a-z])/gi, "with "],
  [/(?<![\w&])w(?=\s+(?:a|an|my|the|these|those|this|ur|your|no|room|only|just|\d)\b)/gi, "with"],
  [/(?<=\b(?:texas|florida|alabama|prairie view|north carolina) )a ?n ?(?=[mt]\b)/gi, "a&"],
  [/\bn(?=\s)(?<!\S\w)/gi, "and"],
  // Who doesn't know what to do asks that; any other "idk" is an aside.
  [/\bidk (?=(?:what|wat|wut|wht|which|how|where|who)\b(?: \w+){0,2} (?:to|2)\b)/gi, "i don't know "],
  // Beside a college an RN is a program.
  [/\b(have|offer|offers|got|teach) (?:an? |the )?rn\b(?! to\b)/gi, "$1 nursing"],
  [/\brns(?= (?:from |who |there|that )|\s+make\b)/gi, "nurses"],
  // "Nursing yes or no", "SAT or no": whether they have it, and whether it's needed.
  [
    /(?<=^|[,.;:?]\s*|\band )((?:the )?(?:sats?|acts?|tests?|test scores|interviews?|essays?)) (?:yes )?or (?:no|not|nah)\b/gi,
    "do they require $1",
  ],
  [
    /(?<=^|[,.;:?]\s*|\band )(?!(?:is|are|do|does|can|should|will|would|fafsa|css|just|simple|please|plain|a|the|i|it|that|this)\b)(\p{L}+(?: \p{L}+)?),? (?:yes or no|yes or nah|y\/n|y or n)\b/giu,
    "do they have $1",
  ],
  // Asides that ask nothing.
  [/(?<![\w-])(?:idk|tbh|ngl|lol|lmao|omg|smh|imo|imho)(?![\w-])/gi, " "],
  [/\s+(?:plz|pls|thx|thanks|ty|fr|(?<!\bcuny(?:['’]?s)?\s+)asap)(?=[?!. ]*$)/gi, ""],
  // A nurse is an RN; at the end of a question it is "right now".
  [
    /(?<!\b(?:an?|as|be|become|becoming|to|my|for|bsn|the|vs|or|and|have|has|offer|their|teach))(?<=\S)\s+rn(?=[?!. ]*$)/gi,
    " right now",
  ],
  [/\b(?:app|aplication|applicaton) (wavers?|waivers?|deadline|essay)\b/gi, "application $1"],
  [/\bapp (?=fee\b)/gi, "application "],
  [/\bga (?=(?:tech|state|st|southern)\b)/gi, "georgia "],
  [/\bva (?=tech\b)/gi, "virginia "],
  [/\bmiss (?=(?:state|st)\b)/gi, "mississippi "],
  // In capitals beside small letters it is Northern Iowa; "what uni" is any university.
  [
    /(?<!\b(?:an?|my|our|the|which|what|any|this|that|your|his|her|every|each|good|best) )\bUNI\b(?=.*[a-z])/g,
    "Northern Iowa",
  ],
  // "Montana State v. Montana"; Title V is a law.
  [/(?<=[\p{L}.)] )(?<!\b(?:title|part|section|chapter) )v\.?(?= (?!\d)[\p{L}\d&.]{2,})/gu, "vs"],
  // "Lansing CC", "cc of denver"
  [/(?<=\b\p{L}{4,} )(?:CC|cc)\b(?=[\s?!.,:;]|$)|\bcc(?= of \p{L})/giu, "community college"],
  [/\bfee wavers?\b/gi, "fee waivers"],
  [/\bout[- ]of[- ]staters?\b/gi, "out of state"],
  [/\bsuper[- ](?=scor(?:e|es|ed|ing)\b)/gi, "super"],
  // A letter typed twice: "csss", "satt", "fafssa". Words this short are beyond the speller.
  [/\b(?:c+s{3,}|c{2,}s{2,})\b/gi, "CSS"],
  [/\b(?:sa{2,}t+|sat{2,})\b/gi, "SAT"],
  [/\b(?:ac{2,}t+|act{2,})\b/gi, "ACT"],
  [/\b(?!fafsa\b)f+a+f+s+a+\b/gi, "FAFSA"],
  [/\bp+el{3,}\b/gi, "Pell"],
  [/\b(?:gp{2,}a+|gpa{2,})\b/gi, "GPA"],
  [/\b(?:outta|out a|out of) (?:state|stat|st|stae)\b/gi, "out of state"],
  [/\bin ?-?(?:stat|st|stae) (?=tuition|tution|price|rate)/gi, "in-state "],
  [/\b(?:price|cost|money) ?wise\b/gi, "by price"],
  [/\bpricewise\b/gi, "by price"],
  [/\bearly acton\b/gi, "early action"],
  [/\b(better|cheaper|cheeper|easier|harder|more|less|higher|lower|bigger|smaller|beter) then\b/gi, "$1 than"],
  [/\b(dif+|diff?erence|diffrence|differnce) btw\b/gi, "$1 between"],
  [/\bmy ma\b/gi, "my mom"],
  [/\bmy pa\b(?! grant)/gi, "my dad"],
  [
    /\bur(?= (?:from|out|in|poor|rich|not|a|an|undocumented|under|over|going|applying|adopted|independent|late)\b)/gi,
    "you are",
  ],
  [/\bur\b/gi, "your"],
  [/\bu (?=of \w{2})/gi, "university "],
  [/^y (?=(?:do|does|is|are|did|r|would|should|can)\b)/gi, "why "],
  [/(?<!\b(?:an?|with|got|get|my|straight|one) )\bc (?=(?:my|ur|your|if|that|what|how|the|wat|our)\b)/gi, "see "],
  [/\b(will|would|can|to|2|should|might|could|must|wud|shud) b\b/gi, "$1 be"],
  // Digits that stand for words, where they count nothing.
  [/\b2 (?=(?:late|much|low|early|old|expensive|hard|far|many|high|young|soon|big|small|poor|rich)\b)/gi, "too "],
  [new RegExp(`(?<!\\b(?:us|of|the|only|these|all) )\\b2 (?=(?:${verbs})\\b)`, "gi"), "to "],
  // "Apply 2 more than 1 school": to more than one of them.
  [/\b2 (?=more than (?:1|one|a|two|three|\d)\b)/gi, "to "],
  [/\bmore than 1 (?=(?:colleges?|schools?|uni\w*|place)\b)/gi, "more than one "],
  // "What GPA 4 Duke" asks for one, and tells none.
  [
    /(\b(?:what|wat|wats|whats|min|minimum|avg|average|which|lowest)\b[^.?!]*\b(?:gpa|sat|act|scores?)) 4 (?=[a-z])/gi,
    "$1 for ",
  ],
  [/\b(good|due|apply|aply|pay|qualify|open|enough|enuf|need|eligible|look) 4(?=[?!. ]*$)/gi, "$1 for"],
  [
    /\b(scholarships?|scholly|schollys|aid|money|grants?|help|tuition|tution|price|rate|programs?|free|easier|harder) 4 /gi,
    "$1 for ",
  ],
  [
    /\b4 (?=(?:me|my|us|early|regular|college|pell|financial|fafsa|scholarships?|a|the|freshm[ae]n|state|public|community|private|in[- ]state|out[- ]of|free)\b)/gi,
    "for ",
  ],
  [new RegExp(`(?<!\\b(?:${numbered}) )(?<=[a-z] )4 (?=[a-z$])(?!(?:${counted})\\b)`, "gi"), "for "],
  [new RegExp(`(?<!\\b(?:${numbered}) )(?<=[a-z] )2 (?=[a-z])(?!(?:${counted})\\b)`, "gi"), "to "],
  // "Due" as it sounds.
  [/\b(fafsa|applications?|deadline|css profile|deposit)(?: is)? do(?=[?!. ]*$)/gi, "$1 due"],
  [/(\b(?:when|wen)(?: is| are|s)?\b.*) do(?=[?!. ]*$)/gi, "$1 due"],
  // Whom a word is to be explained to is no part of it: "explain work study to a grandmother".
  [
    /^(?:(?:can|could) you |please )*explain (?:what )?(?!my\b|our\b|why\b|how\b|to\b|that\b|it\b)([^.?!,]{2,40}?)(?: is| are| means?)? (?:to|for) (?:my|our|an?|someone|somebody|me|us|his|her|parents|grandparents|kids)\b(?!.*\band\b)(?: [\w'’-]+){0,8}[?!. ]*$/i,
    "what is $1",
  ],
  [/\bfreshmen (?=(?:years?|yrs?|grades|gpa)\b)/gi, "freshman "],
  // "Ohio U" is a university, and no "you".
  [/\b([Oo]hio|[Ii]ndiana|[Mm]iami|[Dd]rexel|[Tt]emple|[Hh]oward|[Bb]radley) U\b/g, "$1 University"],
  [/\b(?:am i|is (?:he|she)) (?:so |totally )?(?:cooked|screwed|doomed|toast)\b/gi, "what are my chances"],
  // A class that kills somebody is a hard one.
  [
    /\b(class|course|calc|calculus|chem|chemistry|physics|bio|stats|spanish|french|ap \w+|homework|schedule) (?:is|s) (?:literally |straight up |just )?(?:murdering|killing|destroying) me\b/gi,
    "$1 is too hard",
  ],
  // Who "sat down" took no test.
  [
    /(?<!\b(?:the|an?|average|median|typical|their|its|for|of) )\bsat (?=(?:down|next to|in on|through|there)\b)/gi,
    "sit ",
  ],
];

/** The word that a short form stands for, of a text that isn't English as a whole; undefined for any other. */
export const shortForm = (plain: string): string | undefined => written.get(plain);

const word = /(?<![\p{L}\d'’.&@/-])(?:\$\$+|[\p{L}\d]+(?:['’]\p{L}+)?)(?![\p{L}\d'’&@/-])/gu;

/** "For Hanover... sorry, for Beloit": what is taken back, with the word before it. */
const correctedPlace =
  /\b(for|at|to|about|of|in) (?:(?!(?:for|at|to|about|of|in|and|or) )[\w'’-]+[ .]*){1,3}?(?:\.{2,}|…|,|;| -+| –)\s*(?:sorry|oops|no wait|wait no|i mean|i meant|scratch that|correction)\b,?\s*(?:i mean[t]? )?(?:(?:for|at|to|about|of|in) )?(?=[A-Z])/g;

/** An English text with its short forms written out; what isn't one stays letter for letter. */
export function writtenOut(text: string): string {
  const meant = asCommas(text)
    .replace(correctedPlace, "$1 ")
    .replace(/ \+ (?=\p{L})/gu, " and ");
  const habit = habits.reduce((so, [typed, means]) => so.replace(typed, means), meant);
  return habit
    .replace(word, (typed) => {
      // Letters in capitals beside small ones are initials: "R" in "R and D", "FLA".
      const initials = /[A-Z]/.test(typed) && typed === typed.toUpperCase() && /[a-z]/.test(text);
      return initials ? typed : (written.get(typed.toLowerCase()) ?? typed);
    })
    .replace(/ {2,}/g, " ")
    .trim();
}

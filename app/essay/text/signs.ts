import { type Draft, isWithin, type Sentence, type Span } from "./draft";
import { actedBefore, actsNow } from "./verbs";

/**
 * What a sentence shows of itself: whether somebody acts in it, can be seen or heard, or thinks about what happened.
 */

const person =
  /^(?:i|he|she|we|they|you|it|mom|dad|mama|papa|abuela|abuelo|grandma|grandpa|coach|nobody|someone|everyone)$/;
const kin = /^(?:my|our|his|her|the|a|one)$/;
const moment =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|\b\d{1,2}:\d\d\b|\bo['’]clock\b|\b(?:that|one|last|this) (?:morning|afternoon|evening|night|day|summer|winter|spring|fall|week|year|month|january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:midnight|noon|dawn|sunrise|at night)\b|\bwhen i was (?:\w+teen|\d+|six|seven|eight|nine|ten|eleven|twelve)\b/i;
const sense =
  /\b(?:smell(?:s|ed|ing)?|taste[sd]?|loud|quiet|warm|cold|wet|sticky|greasy|sour|sweet|bitter|bright|dark|red|blue|green|yellow|orange|white|black|brown|gray|pink|purple|hum(?:s|med|ming)?|click(?:s|ed|ing)?|buzz(?:es|ed|ing)?|steam|smoke|sweat(?:s|ed|ing|y)?|dust|mud|rain|snow|ice|salt|sugar|oil|garlic|onions?|bleach|hands?|fingers?|knees?|shoulders?|voice|eyes|kitchen|counter|table|drawer|floor|window|door(?:way|step)?|sink|stove|truck|car|bus|bike|phone|shoes?|sneakers|boots|porch|stairs|bucket|bowl|box(?:es)?|backpack|chairs?|bed|walls?|roof|ladder|wrench|hammer|knife|spoon|flour|dough|keys?|lamp|bench|locker|microscope|railing|thermos|laces|coat|sweater|pencil|notebook|paper|boats?|docks?|maps?|wheels?|ropes?|oars?|fence|gate|desk|couch|oven|cups?|plates?|pans?|pots?|jars?|guitar|piano|drums?|shirts?|socks?|jacket|mirror|flashlight|river|lake|creek|barn|goats?|cows?|chickens?|bread|rice|soup|tea|coffee|ticket|suitcase|blankets?|pillow)\b/i;
const number =
  /\b(?:\d[\d,.:]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|hundred|thousand|half|twice|dozen)\b/i;
const sumsUp =
  /\b(?:always|often|usually|every (?:day|year|summer|week|time)|over the (?:years|course)|throughout|ever since|experiences?|opportunit(?:y|ies)|journey|various|many|different|countless|numerous|in general)\b/i;
const thinks =
  /\b(?:reali[sz]e[ds]?|reali[sz]ing|learn(?:ed|t|ing)?|underst(?:ood|and)|i wonder(?:ed)?|i (?:still )?(?:think|believe|suspect|doubt|notice|know|wish|remember|thought|knew|noticed|hadn['’]t|had(?:n['’]t)? (?:assumed|thought|believed|known))|i used to|i(?:['’]m| am) (?:still|not sure|less|more)|i don['’]t (?:know|think|want|need)|which is why|that['’]s (?:why|when)|made me|makes me|chang(?:ed|es) (?:how|what|the way|me|my)|it turn(?:s|ed) out|occurred to me|what i|i['’]ve (?:stopped|started|learned|come)|now i|since then|maybe|i wanted to|i want to|mattered|matters|means? (?:to me|that)|meant|wrong about|should have|instead of|because (?:of how|i (?:like|want|wanted|believe|hate|love))|i couldn['’]t (?:stop|help)|i hoped|i(?:['’]d| had) (?:decided|expected|imagined|always (?:thought|believed))|i(?:['’]d| had)(?: always| never)? thought of|i(?:['’]m| am) (?:thankful|grateful|sorry|glad|proud|afraid)|i keep (?:coming back|thinking|wondering)|the point|nobody had ever|no longer|it (?:hadn['’]t )?occurred|as if i|it (?:looked|seemed|felt) like|the (?:same|kind of) (?:thing|mistake) i|(?:isn['’]t|wasn['’]t|aren['’]t|weren['’]t) (?:\w+ ){1,5}(?:exactly|at all|after all|it is|it was)|(?:harder|easier|better|worse|happier|more|less|other) (?:\w+ ){0,4}than (?:i|it|what|making|being|having|to)|(?:happier|better|worse|braver|lonelier|less \w+|more \w+) than i(?:['’]d| had| was| am| expected)|i(?:['’]d| had) (?:been (?:fond|wrong|afraid|careful)|lost to|chosen|mistaken)|i said (?:yes|no) too|what (?:he|she|they|it|you) (?:gave|showed|left|wanted) (?:me|us)|how do (?:you|i|we)|the reason i|is to (?:be|let|wait|ask|stop)|as a joke|for no reason|on purpose)\b/i;

/** Where the student's own words act: the place after "I". */
export function acts(sentence: Sentence): boolean {
  return sentence.words.some(({ text }, at) => text === "i" && nextVerb(sentence, at + 1));
}

/** Whether somebody does something that could be filmed. */
export function shows(sentence: Sentence): boolean {
  return sentence.words.some(({ text }, at) => {
    if (person.test(text)) return nextVerb(sentence, at + 1);
    return kin.test(text) && nextVerb(sentence, at + 2);
  });
}

function nextVerb({ words }: Sentence, from: number): boolean {
  return words.slice(from, from + 3).some(({ text }) => actedBefore.has(text) || actsNow.has(text));
}

const feeling =
  /\bi(?:['’](?:m|ve|d)| was| am| have been| felt?| feel(?:ing)?| became| remained| have always)? (?:(?:so|very|really|always|extremely|truly|deeply|incredibly|also|just) )*(?:felt|feel|happy|sad|proud|excited|thrilled|passionate|grateful|thankful|nervous|scared|afraid|anxious|angry|lonely|devastated|overwhelmed|inspired|motivated|determined|honored|blessed|fascinated|amazed|ashamed|confident|love[ds]?|enjoy(?:ed)?|hated?|cared?)\b/i;

export const feels = (sentence: Sentence): boolean => feeling.test(sentence.text);
export const reflects = (sentence: Sentence): boolean => thinks.test(sentence.text);
export const isMoment = (sentence: Sentence): boolean => moment.test(sentence.text);

/** Whether a sentence is in a place and a moment: two signs of one, and more than it sums up. */
export function isScene(draft: Draft, sentence: Sentence): boolean {
  const speech = draft.quotes.some((quote) => quote.start < sentence.end && quote.end > sentence.start);
  const signs =
    Number(speech) * 2 +
    Number(shows(sentence)) +
    Number(moment.test(sentence.text)) +
    Number(sense.test(sentence.text)) +
    Number(number.test(sentence.text)) -
    Number(sumsUp.test(sentence.text));
  return signs >= 2;
}

export interface Specific extends Span {
  readonly kind: "name" | "number" | "sense" | "speech";
}

const common = /^(?:i|god|english|american|spanish|math|internet|covid|ap|honors|gpa|sat|act)$/i;

/** Names, numbers, things one can see, hear or touch, and what people said, each once. */
export function specificsOf(draft: Draft): Specific[] {
  const seen = new Set<string>();
  const firsts = new Set(draft.sentences.map(({ words }) => words[0]?.start));
  const found: Specific[] = [];
  for (const word of draft.words) {
    const raw = draft.text.slice(word.start, word.end);
    const kind = number.test(raw)
      ? "number"
      : /^\p{Lu}\p{Ll}/u.test(raw) && !firsts.has(word.start) && !common.test(raw)
        ? "name"
        : sense.test(raw)
          ? "sense"
          : null;
    if (kind === null || seen.has(word.text) || isWithin(word, draft.quotes)) continue;
    seen.add(word.text);
    found.push({ kind, start: word.start, end: word.end });
  }
  return [...found, ...draft.quotes.map((quote) => ({ ...quote, kind: "speech" as const }))];
}

import retextEnglish from "retext-english";
import retextIntensify from "retext-intensify";
import retextPassive from "retext-passive";
import retextReadability from "retext-readability";
import retextRepeatedWords from "retext-repeated-words";
import retextSimplify from "retext-simplify";
import { type Processor, unified } from "unified";
import { type Draft, isWithin, type Span } from "../text/draft";

/** What retext finds in any English text, by the plugin that finds it. What it would put in its place is never read. */
export type General = "passive" | "intensify" | "simplify" | "repeated-words" | "readability";

interface GeneralPlace extends Span {
  readonly by: General;
  /** What stands there, in lower case. */
  readonly said: string;
}

/** Unified asks for something that writes the text; only the messages are wanted. */
function nothingWritten(this: Processor) {
  this.compiler = () => "";
}

/** Fewest words of a sentence that is asked whether it's hard to read. */
const leastWords = 16;

/** What of retext's tree matters here: a text of paragraphs of sentences of words and what stands between them. */
interface Branch {
  readonly type: string;
  value?: string;
  children?: Branch[];
}

const below = ({ children = [] }: Branch): readonly Branch[] => children;
const isWord = ({ type }: Branch) => type === "WordNode";

/**
 * Makes each word one leaf with its text. Every plugin walks the whole tree, and asks again what a word's pieces spell.
 */
function wordsWhole() {
  return (root: Branch) => {
    for (const word of below(root).flatMap(below).flatMap(below).filter(isWord)) {
      word.value = spelled(word);
      delete word.children;
    }
  };
}

function spelled({ value, children = [] }: Branch): string {
  return value ?? children.map(spelled).join("");
}

/**
 * A plugin of retext: with its options it gives what walks the tree and leaves its messages with the file. Each plugin
 * brings types of its own for both.
 */
type Plugin = (options?: object) => (root: never, file: never) => undefined;

/**
 * A plugin that is shown only the sentences in which it may find something. Retext looks for each word in lists of
 * thousands, counts its syllables and asks whether it stands in quotation marks before it asks anything cheaper.
 */
function shown(plugin: Plugin, some: (words: readonly Branch[]) => boolean, options?: object) {
  const isShown = (piece: Branch) => piece.type !== "SentenceNode" || some(below(piece).filter(isWord));
  const walk = plugin(options);
  return () => (root: Branch, file: unknown) => {
    const children = below(root).map((paragraph) => ({ ...paragraph, children: below(paragraph).filter(isShown) }));
    walk({ ...root, children } as never, file as never);
  };
}

const anyOf = (list: ReadonlySet<string>) => (words: readonly Branch[]) =>
  words.some(({ value = "" }) => list.has(value.toLowerCase()));

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Before what retext calls a passive, always. */
const formsOfBe = setOf("am are were being is been was be");

/** Weasel words and fillers that make a statement smaller; "that" and "if" are on retext's list, too. */
const weakening = setOf(
  "actually arguably basically definitely essentially extremely fairly generally hopefully incredibly largely " +
    "literally maybe mostly perhaps possibly practically pretty probably quite rather really relatively seemingly " +
    "simply somewhat surely truly ultimately usually very virtually",
);

/** Words for which retext has a plainer one and that nobody says aloud; most of its list is everyday English. */
const unspoken = setOf(
  "accompany accomplish accordingly acquire alleviate ameliorate caveat designate disseminate elucidate " +
    "expeditious henceforth inception initiate necessitate numerous pertaining procure proficiency remuneration " +
    "subsequently subsequent sufficient therein thereof terminate viable notwithstanding",
);

/** Of two of retext's lists, the words that are read. */
export const listed: Partial<Record<General, ReadonlySet<string>>> = { intensify: weakening, simplify: unspoken };

/**
 * Whether four of retext's seven formulas could call a sentence hard for a reader of 19 years. Two of them, by letters
 * and words (ARI, Coleman-Liau), cost nothing; SMOG never does for one sentence, Spache from 46 words on: where the two
 * say no, three are left.
 */
function mayBeHard(words: readonly Branch[]): boolean {
  const count = words.length;
  if (count < leastWords) return false;
  const letters = words.reduce((sum, { value = "" }) => sum + value.length, 0) / count;
  const hardGrade = 14.5;
  return (
    count >= 46 ||
    4.71 * letters + 0.5 * count - 21.43 >= hardGrade ||
    5.88 * letters - 29.6 / count - 15.8 >= hardGrade
  );
}

const processor = unified()
  .use(retextEnglish)
  .use(wordsWhole)
  .use(shown(retextPassive, anyOf(formsOfBe)))
  .use(shown(retextIntensify, anyOf(weakening)))
  .use(shown(retextSimplify, anyOf(unspoken)))
  .use(retextRepeatedWords)
  // A reader of 18 to 22: four of its seven formulas have to call a sentence too hard.
  .use(shown(retextReadability, mayBeHard, { age: 19, threshold: 4 / 7, minWords: leastWords }))
  .use(nothingWritten)
  .freeze();

const kept = new WeakMap<Draft, readonly GeneralPlace[]>();

/**
 * The places that one plugin names, outside quoted speech; of retext's lists of words only those that we read. All
 * plugins run once for a draft.
 */
export function general(draft: Draft, by: General): readonly GeneralPlace[] {
  const places = kept.get(draft) ?? read(draft);
  kept.set(draft, places);
  return places.filter((place) => place.by === by);
}

/** English has a word for every six characters; what has half as many is no English text, and slow to take apart. */
const lettersInWord = 12;
/** Words that retext reads: more than any of these forms takes. Its work grows with them. */
const mostWords = 1_000;

function read(draft: Draft): GeneralPlace[] {
  if (draft.words.length * lettersInWord < draft.text.length) return [];
  const text = draft.text.slice(0, draft.words[mostWords - 1]?.end);
  return messagesOn(text).flatMap(({ source, place }) => {
    if (!place || !("start" in place)) return [];
    const [start, end] = [place.start.offset ?? 0, place.end.offset ?? 0];
    const by = (source ?? "").replace("retext-", "") as General;
    const said = draft.text.slice(start, end).toLowerCase();
    const found = { by, said, start, end };
    return (listed[by]?.has(said) ?? true) && !isWithin(found, draft.quotes) ? [found] : [];
  });
}

/**
 * A message of retext is an `Error`, and to note for each where in the program it was made takes longer than to find
 * it.
 */
function messagesOn(text: string) {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return processor.processSync(text).messages;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

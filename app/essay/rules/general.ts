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
 * Takes the short sentences away, for the plugins that come after: retext counts syllables, and looks for each word in
 * lists of thousands, before it asks whether a sentence is long enough.
 */
function longSentencesAlone() {
  const isLong = (piece: Branch) => piece.type !== "SentenceNode" || below(piece).filter(isWord).length >= leastWords;
  return (root: Branch) => {
    for (const paragraph of below(root)) paragraph.children = paragraph.children?.filter(isLong);
  };
}

const processor = unified()
  .use(retextEnglish)
  .use(wordsWhole)
  .use(retextPassive)
  .use(retextIntensify)
  .use(retextSimplify)
  .use(retextRepeatedWords)
  // A reader of 18 to 22: four of its seven formulas have to call a sentence too hard.
  .use(longSentencesAlone)
  .use(retextReadability, { age: 19, threshold: 4 / 7, minWords: leastWords })
  .use(nothingWritten)
  .freeze();

const kept = new WeakMap<Draft, readonly GeneralPlace[]>();

/** The places that one plugin names, outside quoted speech. All plugins run once for a draft. */
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
    return isWithin({ start, end }, draft.quotes) ? [] : [{ by, said, start, end }];
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

import { isItem, joinLines } from "~/counselor/answer/quoted-lines";
import type { Term } from "~/counselor/words/phrases";
import { telling } from "~/counselor/words/words";
import { askedByLine } from "./asked";
import { leansBack, sentencesOf, wordCount } from "./cut";
import type { Passage, Passages } from "./passage";
import { askedScore, weigh } from "./quote";

/** What is asked, as lines are compared with it. */
export interface AskedOfLines {
  readonly terms: readonly Term[];
  /** The question in plain words. */
  readonly bare: string;
  /** The row of numbers of a text by the words that were fitted (decision 98); null where none of them is known. */
  rowOf(text: string): Float32Array | null;
}

/** What is quoted of a section. */
export interface Quotation {
  /** The passage that the lines are of. */
  readonly passage: Passage;
  /** The lines that answer best, word for word and in order. */
  readonly text: string;
  /** The other lines of the section, the nearest of them where it's long, in the order of the page. */
  readonly more: readonly string[];
}

/** Words of a quotation: enough to answer, short enough to read aloud. `more` are those of the lines around it. */
const quoteWords = { fine: 75, most: 90, list: 140, more: 160 } as const;

interface Line {
  readonly passage: Passage;
  readonly text: string;
}

/** Quotes the lines that answer best. @param section its passages in the order of the page, at least one */
export function quoteSection(
  passages: Passages,
  section: readonly [Passage, ...Passage[]],
  asked: AskedOfLines,
): Quotation {
  const lines = linesOf(section);
  if (wordCount(lines.map(({ text }) => text).join(" ")) <= quoteWords.fine) {
    return { passage: section[0], text: joinLines(lines.map(({ text }) => text)), more: [] };
  }
  const best = bestLine(passages, lines, asked);
  const [first, end] = extentOf(lines, best);
  const text = joinLines(lines.slice(first, end).map((line) => line.text));
  return { passage: lines[best]?.passage ?? section[0], text, more: around(lines, first, end) };
}

/** The section that a passage is of; a worked example is apart from the rule around it. */
export function sectionOf(passages: Passages, found: Passage): readonly [Passage, ...Passage[]] {
  const all = (passages.bySection.get(found.url) ?? []).flatMap((id) => passages.all[id] ?? []);
  const [first = found, ...others] = all.filter(({ example }) => example === found.example);
  return [first, ...others];
}

const linesOf = (section: readonly Passage[]): readonly Line[] =>
  section.flatMap((passage) =>
    passage.text
      .split("\n")
      .flatMap((line) => (wordCount(line) > quoteWords.most ? sentencesOf(line) : [line]))
      .map((text) => ({ passage, text })),
  );

/**
 * How much each sign that a line answers counts: fitted on 8,600 questions whose line is known, half of the sections
 * held back each time (decision 105).
 */
const signs = {
  /** Words of the question in it, as a share of the line with most. */
  share: 1,
  words: 0.65,
  /** The likest of the questions that it answers, by words, and the next. */
  asked: 2.8,
  askedToo: 1.9,
  /** The likest of them by the rows of numbers. */
  near: 2.6,
  /** The line itself by those. */
  nearLine: 4.2,
  /** How many questions it answers, which the likest of more is likelier to be by chance. */
  many: -0.9,
} as const;

/** The line that answers best, by its place. */
function bestLine(passages: Passages, lines: readonly Line[], { terms, bare, rowOf }: AskedOfLines): number {
  const weighed = weigh(passages, terms);
  const asking = rowOf(bare);
  const near = (text: string) => likeness(asking, rowOf(text));
  const hits = wordsFound(lines, terms);
  const most = Math.max(0.5, ...hits);
  const answering = askedByLine(lines[0]?.passage.url ?? "");
  const scores = lines.map(({ text }, at) => {
    const asked = answering.find(([begins]) => text.startsWith(begins))?.[1] ?? [];
    const [first = 0, second = 0] = asked
      .map((question) => askedScore(telling(question), weighed))
      .sort((a, b) => b - a);
    const found = hits[at] ?? 0;
    return (
      (signs.share * found) / most +
      signs.words * found +
      signs.asked * first +
      signs.askedToo * second +
      signs.near * Math.max(0, ...asked.map(near)) +
      signs.nearLine * Math.max(0, near(text)) +
      signs.many * Math.log(asked.length + 0.5)
    );
  });
  return scores.indexOf(Math.max(...scores));
}

/** The cosine of two rows; 0 where one is missing. */
function likeness(a: Float32Array | null, b: Float32Array | null): number {
  if (a === null || b === null) return 0;
  let both = 0;
  let ofA = 0;
  let ofB = 0;
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0];
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}

const figureStems = new Set(
  "maximum max limit ceiling gpa score amount cost price percent hour age income fee rate rank deadline worth much many most"
    .split(" ")
    .flatMap((word) => telling(word)),
);

/** Of these, the ones that ask for dollars: a day or a number of months is no answer to them. */
const moneyStems = new Set(
  "maximum max amount cost price income worth pay".split(" ").flatMap((word) => telling(word)),
);

const ofExample = 0.5;
const ofHeading = 0.4;
const forFirst = 0.4;

/** How much of what is asked stands in each line. */
function wordsFound(lines: readonly Line[], terms: readonly Term[]): readonly number[] {
  const asked = new Set(terms.flatMap(({ words, also }) => [...words, ...also.flat()]));
  // Who asks for an amount is answered by a line that has one.
  const wantsFigure = [...asked].some((word) => figureStems.has(word));
  const wantsMoney = wantsFigure && [...asked].some((word) => moneyStems.has(word));
  const figure = (text: string) => (wantsMoney && /\$\d/.test(text) ? 2.5 : wantsFigure && /\d/.test(text) ? 1.5 : 0);
  // What the page and the section are about tells none of their lines from another.
  const { title = "", headings = [] } = lines[0]?.passage ?? {};
  const about = new Set(telling([title, ...headings].join(" ")));
  const share = (word: string) => (about.has(word) ? ofHeading : 1);
  // A word that one line alone has tells more than one that stands in each.
  const found = lines.map(({ text }) => new Set(telling(text).filter((word) => asked.has(word))));
  const linesWith = (word: string) => found.filter((words) => words.has(word)).length;
  // What an example says of its family is rarely what was asked; a section begins with what it's about.
  const example = lines.findIndex(({ text }) => /\binvented\b/i.test(text));
  const rule = (at: number) => (example > 0 && at >= example ? ofExample : 1);
  return lines.map(
    ({ text }, at) =>
      rule(at) *
        ([...(found[at] ?? [])].reduce((sum, word) => sum + share(word) * (0.5 + 1 / linesWith(word)), 0) +
          figure(text)) +
      (at === 0 ? forFirst : 0),
  );
}

/** From where to where a quotation goes: the best line, what it leans on, and what still fits behind it. */
function extentOf(lines: readonly Line[], best: number): readonly [first: number, end: number] {
  const words = (from: number, to: number) =>
    wordCount(
      lines
        .slice(from, to)
        .map(({ text }) => text)
        .join(" "),
    );
  let first = best;
  // An item of a list, from the line that says of what; not where that is too far above.
  const intro = lines.findLastIndex(({ text }, at) => at < best && text.endsWith(":"));
  const inList = intro >= 0 && lines.slice(intro + 1, best + 1).every(({ text }) => isItem(text));
  if (inList && words(intro, best + 1) <= quoteWords.fine) first = intro;
  while (first > 0 && leansBack.test(lines[first]?.text ?? "") && words(first - 1, best + 1) <= quoteWords.list) {
    first -= 1;
  }
  let end = best + 1;
  while (end < lines.length) {
    // "You have three choices:" says nothing without them.
    const introduces = lines.slice(first, end).some(({ text }) => text.endsWith(":"));
    if (words(first, end + 1) > (introduces ? quoteWords.list : quoteWords.fine)) break;
    end += 1;
  }
  return [first, end];
}

/** The lines around a quotation, those after it first, as long as there's room. */
function around(lines: readonly Line[], first: number, end: number): readonly string[] {
  let from = first;
  let to = end;
  let words = 0;
  const fits = (at: number) => {
    const more = wordCount(lines[at]?.text ?? "");
    if (at < 0 || at >= lines.length || words + more > quoteWords.more) return false;
    words += more;
    return true;
  };
  while (fits(to)) to += 1;
  while (fits(from - 1)) from -= 1;
  return [...lines.slice(from, first), ...lines.slice(end, to)].map(({ text }) => text);
}

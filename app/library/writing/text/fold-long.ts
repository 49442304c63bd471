import type { Language } from "~/language";
import { type Block, type Chapter, chaptersOf } from "./chapters";
import { type PageWords, pageWords } from "./page-words";

type Unfold = PageWords["unfold"];

/** What is long, and how its parts stand. */
export interface LongText {
  /** Words from which a text is long: with so many its page is some 12,000 pixels long on a phone. */
  readonly from: number;
  /** Chapters with fewer words stand in full: a line to open them would save nothing. */
  readonly chapter: number;
  /** Classes of what a chapter holds, which are those of the whole text. */
  readonly className: string;
}
const article: LongText = { from: 1_400, chapter: 120, className: "prose" };
/** Of a page of a state much is tables and lists of terms, which take more room for as many words. */
export const stateText: LongText = { from: 850, chapter: 40, className: "prose wide" };
/** Answers with fewer words stand in full, too. */
const shortAnswer = 25;

/**
 * A long text as a phone shows it: its first chapter and every warning in full, of the other chapters, the questions
 * and the facts of a state the headings, each with a line that opens what follows. It opens without scripts. Where
 * there's room, and on paper, everything stands.
 *
 * @param html of a whole text that our own server wrote
 */
export function foldLong(html: string, language: Language, long: LongText = article): string {
  if (wordsIn(html) < long.from) return html;
  const [start, first, ...rest] = chaptersOf(html);
  const said = pageWords[language].unfold;
  const whole = [start, first].flatMap((chapter) => (chapter === undefined ? [] : [written(chapter)]));
  return factsFolded([...whole, ...rest.map((chapter) => folded(chapter, said, long))].join("\n"), said.fact);
}

const wordsIn = (html: string) => html.replace(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;

const written = ({ heading, blocks }: Chapter) =>
  [heading, ...blocks].map((block) => (block === null ? "" : tablesFolded(block.html))).join("\n");

const isOf = (name: string, { className }: Block) => className.split(" ").includes(name);

/** What folds in parts of its own: a fact under its heading, a table behind its caption. */
const foldsItself = ({ html }: Block) => html.includes(" data-fact=") || html.includes('<details class="fold-narrow"');

/** The questions fold one by one, and a warning stands in full: it folds only what is between them. */
function folded({ heading, blocks }: Chapter, said: Unfold, long: LongText): string {
  const above = heading?.html ?? "";
  const parts: string[] = [above];
  let open: string[] = [];
  const close = () => {
    const body = open.join("\n");
    parts.push(
      wordsIn(body) < long.chapter ? body : fold(said.chapter, above, `<div class="${long.className}">${body}</div>`),
    );
    open = [];
  };
  for (const block of blocks) {
    const isQuestions = isOf("questions", block);
    if (!isQuestions && !isOf("warning", block) && !foldsItself(block)) {
      open.push(block.html);
      continue;
    }
    close();
    parts.push(isQuestions ? answersFolded(block.html, said.answer) : block.html);
  }
  close();
  return parts.filter((part) => part !== "").join("\n");
}

/** Each question with its answer stands in an element of its own. */
const answersFolded = (html: string, line: string): string =>
  html.replace(
    /<div>(<h([3-6])[^>]*>[\s\S]*?<\/h\2>)([\s\S]*?)<\/div>(?=\s*(?:<div><h[3-6]|<\/section>))/g,
    (whole, heading: string, _level, answer: string) =>
      wordsIn(answer) < shortAnswer ? whole : `<div>${heading}${fold(line, heading, answer)}</div>`,
  );

/** Each fact of a state has its heading first. */
const factsFolded = (html: string, line: string): string =>
  html.replace(
    /(<section [^>]*data-fact="[^>]*>)(<h3>[\s\S]*?<\/h3>)([\s\S]*?)<\/section>/g,
    (_whole, start: string, heading: string, rest: string) =>
      `${start}${heading}${fold(line, heading, rest)}</section>`,
  );

/** Of tables that stand together each is behind its caption. */
function tablesFolded(html: string): string {
  if (html.includes("<details") || html.split('<table class="figure-table').length < 3) return html;
  return html.replace(
    /<table class="figure-table[\s\S]*?<caption>([^<]*)<\/caption>[\s\S]*?<\/table>/g,
    (table, caption: string) => `<details class="fold-narrow"><summary>${caption}</summary>${table}</details>`,
  );
}

/** @param heading said after the line to who can't see what stands above it */
const fold = (line: string, heading: string, content: string): string => {
  const of = heading.replace(/<[^>]*>/g, "").trim();
  return `<details class="fold-narrow"><summary>${line}<span class="sr-only">: ${of}</span></summary>${content}</details>`;
};

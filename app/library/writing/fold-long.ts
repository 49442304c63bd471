import type { Language } from "~/language";
import { type Block, type Chapter, chaptersOf } from "./chapters";
import { pageWords } from "./page-words";

/** Words from which a text is long: with so many its page is some 12,000 pixels long on a phone. */
const longText = 1_400;
/** Parts with fewer words stand in full: a line to open them would save nothing. */
const shortPart = { chapter: 120, answer: 25 };

/**
 * A long text as a phone shows it: its first chapter and every warning in full, of the other chapters and the questions
 * the headings, each with a line that opens what follows. It opens without scripts. Where there's room, and on paper, everything stands.
 *
 * @param html of a whole text that our own server wrote
 */
export function foldLong(html: string, language: Language): string {
  if (wordsIn(html) < longText) return html;
  const [start, first, ...rest] = chaptersOf(html);
  const whole = [start, first].flatMap((chapter) => (chapter === undefined ? [] : [written(chapter)]));
  return [...whole, ...rest.map((chapter) => folded(chapter, language))].join("\n");
}

const wordsIn = (html: string) => html.replace(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;

const written = ({ heading, blocks }: Chapter) => [heading, ...blocks].map((block) => block?.html ?? "").join("\n");

const isOf = (name: string, { className }: Block) => className.split(" ").includes(name);

/** The questions fold one by one, and a warning stands in full: it folds only what is between them. */
function folded({ heading, blocks }: Chapter, language: Language): string {
  const said = pageWords[language].unfold;
  const above = heading?.html ?? "";
  const parts: string[] = [above];
  let open: string[] = [];
  const close = () => {
    const body = open.join("\n");
    parts.push(
      wordsIn(body) < shortPart.chapter ? body : fold(said.chapter, above, `<div class="prose">${body}</div>`),
    );
    open = [];
  };
  for (const block of blocks) {
    const isQuestions = isOf("questions", block);
    if (!isQuestions && !isOf("warning", block)) {
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
      wordsIn(answer) < shortPart.answer ? whole : `<div>${heading}${fold(line, heading, answer)}</div>`,
  );

/** @param heading said after the line to who can't see what stands above it */
const fold = (line: string, heading: string, content: string): string => {
  const of = heading.replace(/<[^>]*>/g, "").trim();
  return `<details class="fold-narrow"><summary>${line}<span class="sr-only">: ${of}</span></summary>${content}</details>`;
};

import type { Language } from "~/language";
import { type Block, type Chapter, chaptersOf } from "./chapters";
import { pageWords } from "./page-words";

/** Words from which a text is long: at about so many it takes ten screens of a phone. */
const longText = 1_800;
/** Parts with fewer words stand in full: a line to open them would save nothing. */
const shortPart = { chapter: 120, answer: 25 };

/**
 * A long text as a phone shows it: its first chapter in full, of the others and of the questions the headings, each
 * with a line that opens what follows. It opens without scripts. Where there's room, and on paper, everything stands.
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

const isQuestions = ({ className }: Block) => className.split(" ").includes("questions");

function folded({ heading, blocks }: Chapter, language: Language): string {
  const at = blocks.findIndex(isQuestions);
  const text = at === -1 ? blocks : blocks.slice(0, at);
  const body = text.map(({ html }) => html).join("\n");
  const said = pageWords[language].unfold;
  const more = at === -1 ? [] : blocks.slice(at);
  return [
    heading?.html ?? "",
    wordsIn(body) < shortPart.chapter
      ? body
      : fold(said.chapter, heading?.html ?? "", `<div class="prose">${body}</div>`),
    ...more.map((block) => (isQuestions(block) ? answersFolded(block.html, said.answer) : block.html)),
  ].join("\n");
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

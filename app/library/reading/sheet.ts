/**
 * The one page of an article for paper: its answer, its steps, its traps and what to do next, whole; then of the other
 * chapters what a reader takes along, as long as there is room.
 */

import type { ArticleDetails } from "../writing/text/article";
import { type Block, type Chapter, chaptersOf } from "../writing/text/chapters";

/** Field of the address by which the one page is asked for. */
export const sheetField = "sheet";

/** Of a glossary a reader looks up one word, and the questions for the counselor are for paper whole. */
const onlyWhole: ReadonlySet<string> = new Set(["/es/glosario", "/es/preguntas-para-el-consejero"]);

/** Whether a page can be had on one page. */
export const hasSheet = ({ family, path }: Pick<ArticleDetails, "family" | "path">): boolean =>
  family === "help" || (family === "es" && !onlyWhole.has(path));

/** What one Letter page holds in the type of `article.css`, in words; measured in print, and held by a test. */
const room = 590;

/** Room that a block takes, in words. Rows, items, headings and breaks begin new lines. */
function roomOf({ html }: Block): number {
  const words = html.replace(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;
  return words + 7 * (html.match(/<(?:li|tr|p|h2|h3|br)\b/g)?.length ?? 0);
}

const isForm = ({ html }: Block) => html.includes("<form") || html.includes("<button");
const isSteps = ({ className }: Block) => className.split(" ").includes("steps");
const isWarning = ({ className }: Block) => className.split(" ").includes("warning");
/**
 * What says most in least room: a list to check off, a table, a list, each with the line that opens it; else the first
 * paragraph, where the chapter begins with it.
 */
function mostTelling(blocks: readonly Block[]): readonly Block[] {
  const isList = ({ tag }: Block) => tag === "ul" || tag === "ol";
  const kinds = [
    (block: Block) => isList(block) && block.html.includes("checkbox"),
    ({ className }: Block) => className.split(" ").includes("table-scroll"),
    isList,
  ];
  const at = kinds.map((is) => blocks.findIndex(is)).find((found) => found !== -1);
  if (at === undefined) return blocks.slice(0, 1).filter(({ tag }) => tag === "p");
  const opens = /:\s*(?:<\/[a-z]+>\s*)*$/.test(blocks[at - 1]?.html ?? "");
  return blocks.slice(opens ? at - 1 : at, at + 1);
}

/** An article on one page, its parts in their order. @param html of the whole text */
export function onOneSheet(html: string): string {
  const chapters = chaptersOf(html);
  const kept = new Map<Chapter, readonly Block[]>();
  let left = room;
  const keep = (chapter: Chapter, blocks: readonly Block[], always: boolean) => {
    const cost = [...(chapter.heading === null ? [] : [chapter.heading]), ...blocks].reduce(
      (sum, block) => sum + roomOf(block),
      0,
    );
    if (blocks.length === 0 || (!always && cost > left)) return;
    left -= cost;
    kept.set(chapter, blocks);
  };
  const last = chapters.at(-1);
  // Of several chapters with steps the last one is what to do this week.
  const week = chapters.filter(({ blocks }) => blocks.some(isSteps)).at(-1);
  for (const chapter of chapters) {
    const words = chapter.blocks.filter((block) => !isForm(block));
    if (chapter.heading === null || chapter === last)
      keep(
        chapter,
        words.filter(({ tag }) => tag === "p"),
        true,
      );
    else if (chapter === week)
      keep(
        chapter,
        words.filter((block) => isSteps(block) || isWarning(block)),
        true,
      );
    else keep(chapter, words.filter(isWarning), true);
  }
  for (const chapter of chapters) if (!kept.has(chapter)) keep(chapter, chapter.blocks.filter(isSteps), false);
  for (const chapter of chapters) {
    if (!kept.has(chapter)) keep(chapter, mostTelling(chapter.blocks.filter((block) => !isForm(block))), false);
  }
  return chapters
    .flatMap((chapter) => {
      const blocks = kept.get(chapter);
      return blocks === undefined ? [] : [chapter.heading, ...blocks];
    })
    .map((block) => block?.html ?? "")
    .join("\n");
}

/** Part of a text on its top level: an element as it is written, with its name and class. */
export interface Block {
  readonly html: string;
  readonly tag: string;
  readonly className: string;
}

export interface Chapter {
  /** The heading; null for what stands before the first one. */
  readonly heading: Block | null;
  readonly blocks: readonly Block[];
}

const empty = new Set(["br", "hr", "img", "input", "wbr"]);

/** The elements on the top level of a text that our own server wrote. */
function blocksOf(html: string): readonly Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, 1: closes, 2: name = "", index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*?(\/?)>/g)) {
    if (empty.has(name) || tag.endsWith("/>")) continue;
    if (closes === "") {
      if (depth === 0) from = index;
      depth += 1;
      continue;
    }
    depth -= 1;
    if (depth > 0) continue;
    const whole = html.slice(from, index + tag.length);
    const className = /^<[^>]*? class="([^"]*)"/.exec(whole)?.[1] ?? "";
    blocks.push({ html: whole, tag: /^<([a-z0-9]+)/.exec(whole)?.[1] ?? "", className });
  }
  return blocks;
}

/** A text by its headings of level 2. */
export function chaptersOf(html: string): readonly Chapter[] {
  const chapters: { heading: Block | null; blocks: Block[] }[] = [{ heading: null, blocks: [] }];
  for (const block of blocksOf(html)) {
    if (block.tag === "h2") chapters.push({ heading: block, blocks: [] });
    else chapters.at(-1)?.blocks.push(block);
  }
  return chapters;
}

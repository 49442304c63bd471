import type { Passage } from "./passage";

/** A page as it is cut: its HTML is our own, so tags are well formed. */
export interface WrittenPage {
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

/** What stands under one heading. `paragraphs` are paragraphs, list items and table rows, in order. */
interface Part {
  readonly id: string | null;
  readonly headings: readonly string[];
  readonly paragraphs: readonly string[];
  readonly example: boolean;
}

export type CutPassage = Pick<Passage, "url" | "headings" | "text" | "example">;

/** Words of a passage: shorter parts stay whole, longer ones are cut between paragraphs. */
export const passageWords = { usual: 110, most: 200 } as const;

/**
 * Cuts a page at its headings, around its worked examples, and long parts between paragraphs. Each passage names the
 * nearest heading's fragment.
 */
export function cutPage({ path, html }: WrittenPage): readonly CutPassage[] {
  return partsOf(html).flatMap(({ id, headings, paragraphs, example }) =>
    groups(paragraphs).map((text) => ({ url: id === null ? path : `${path}#${id}`, headings, text, example })),
  );
}

/** Paragraphs in groups of about the usual length; one that is too long by itself is cut between sentences. */
function groups(paragraphs: readonly string[]): readonly string[] {
  const all: string[] = [];
  let now: string[] = [];
  let words = 0;
  const close = () => {
    if (now.length > 0) all.push(now.join("\n"));
    now = [];
    words = 0;
  };
  for (const paragraph of paragraphs.flatMap(cutLong)) {
    const count = wordCount(paragraph);
    if (words > 0 && (words + count > passageWords.most || words >= passageWords.usual)) close();
    now.push(paragraph);
    words += count;
  }
  close();
  return all;
}

function cutLong(paragraph: string): readonly string[] {
  if (wordCount(paragraph) <= passageWords.most) return [paragraph];
  const pieces: string[] = [];
  for (const sentence of sentencesOf(paragraph)) {
    const last = pieces.at(-1);
    if (last !== undefined && wordCount(last) + wordCount(sentence) <= passageWords.usual) {
      pieces[pieces.length - 1] = `${last} ${sentence}`;
    } else pieces.push(sentence);
  }
  return pieces;
}

/** How a line begins that can't be understood without the one before it: an item of a list, a pronoun, a "but". */
export const leansBack =
  /^(?:\p{Ll}|(?:With|In|On|For|At) (?:it|that|them|those|this|the (?:first|second|third|last)\b)|(?:Their|They|Them|It|Its|That|This|These|Those|But|And|Or|So|Then|Not|Otherwise|Both|Neither|Either|Such|He|She|His|Her|Also|Eso|Esto|Esta|Estos|Estas|Pero|Su|Sus|Ellos|También)\b)/u;

export const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Sentences of a text, as they stand. "U.S." and "Jan." end none. */
export function sentencesOf(text: string): readonly string[] {
  const found: string[] = [];
  let rest = text.trim();
  let from = 0;
  const end = /[.?!][)”’"]*\s+(?=[“"(]?[A-Z0-9$¿¡])/g;
  for (let match = end.exec(rest); match; match = end.exec(rest)) {
    const upTo = match.index + match[0].length;
    if (/\b(?:[A-Z]|U\.S|D\.C|St|Mt|Dr|Mr|Mrs|Ms|vs|No|Jan|Feb|Aug|Sept|Oct|Nov|Dec)\.\s*$/.test(rest.slice(0, upTo))) {
      continue;
    }
    found.push(rest.slice(from, upTo).trim());
    from = upTo;
  }
  rest = rest.slice(from).trim();
  return rest === "" ? found : [...found, rest];
}

function partsOf(html: string): readonly Part[] {
  const parts: Part[] = [];
  const above: string[] = [];
  let id: string | null = null;
  let paragraphs: string[] = [];
  let text = "";
  let heading: { level: number; id: string | null } | null = null;
  let cells: string[] = [];
  let head: readonly string[] = [];
  let isHead = false;
  // Sections of HTML that are open since a worked example began; 0 outside of one.
  let inExample = 0;
  // The same of boxes beside the text: what an example was computed from, and a college's figures without a sentence.
  let inBox = 0;
  const flush = () => {
    if (text.trim() !== "") paragraphs.push(plain(text));
    text = "";
  };
  const close = () => {
    flush();
    if (paragraphs.length > 0) parts.push({ id, headings: above.filter(Boolean), paragraphs, example: inExample > 0 });
    paragraphs = [];
  };
  // What is to be filled in is no text of the page: "2026-27" and "2027-28" of a menu aren't one word.
  // A dash for what isn't reported stands beside the words that are read aloud instead of it.
  const read = html
    .replace(/<form\b[\s\S]*?<\/form>/g, "<p></p>")
    .replace(/<span aria-hidden="true">[^<]*<\/span>/g, "");
  for (const [token, slash = "", tag = "", attributes = ""] of read.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|[^<]+/g)) {
    if (tag === "") {
      if (inBox === 0) text += token;
      continue;
    }
    const open = slash === "";
    if (tag === "div" && (inBox > 0 || /class="[^"]*\b(?:example-inputs|college-card)\b/.test(attributes))) {
      if (inBox === 0) flush();
      inBox += open ? 1 : -1;
      continue;
    }
    if (inBox > 0) continue;
    if (/^h[2-6]$/.test(tag)) {
      if (open) {
        close();
        heading = { level: Number(tag[1]), id: /\bid="([^"]+)"/.exec(attributes)?.[1] ?? null };
      } else if (heading !== null) {
        above.length = heading.level - 2;
        for (let at = 0; at < heading.level - 2; at++) above[at] ??= "";
        above[heading.level - 2] = plain(text);
        id = heading.id ?? id;
        heading = null;
        text = "";
      }
    } else if (tag === "tr") {
      if (open) {
        text = "";
        cells = [];
        isHead = false;
      } else {
        if (isHead) head = cells;
        // A row to fill in, with nothing behind its name, says nothing.
        else if (cells.length < 2 || cells.slice(1).some((cell) => cell !== "")) paragraphs.push(rowWords(cells, head));
        text = "";
      }
    } else if (tag === "td" || tag === "th") {
      if (open) {
        text = "";
        if (/scope="col"/.test(attributes)) isHead = true;
      } else {
        cells.push(plain(text));
        text = "";
      }
    } else if (tag === "table") {
      flush();
      head = [];
    } else if (tag === "section" && (inExample > 0 || /class="[^"]*\bexample\b/.test(attributes))) {
      // What an invented family pays is a passage of its own, so that it isn't quoted as the rule.
      if (inExample === 0 || (inExample === 1 && !open)) close();
      inExample += open ? 1 : -1;
    } else if (/^(p|li|div|section|aside|ul|ol|dt|dd)$/.test(tag)) flush();
    else if (tag === "br") text += " ";
  }
  close();
  return parts;
}

/**
 * A row of a table as a line: "Rate: 9.07%", "Testing – High school: theirs; College: yours". The first cell names the
 * row. What is a number alone says nothing without the head of its column: "Days late 1 to 7: nothing".
 */
function rowWords(cells: readonly string[], head: readonly string[]): string {
  const [first = "", ...rest] = cells;
  const name = needsHead(first) && head[0] ? `${head[0]} ${first}` : first;
  const values = rest.flatMap((cell, at) => {
    const column = head[at + 1] ?? "";
    if (cell === "") return [];
    if (column === "") return [cell];
    return [rest.length > 1 ? `${column}: ${cell}` : needsHead(cell) ? `${column} ${cell}` : cell];
  });
  if (values.length === 0) return name;
  return `${name}${rest.length > 1 && head.length > 1 ? " –" : ":"} ${values.join("; ")}`;
}

/** Whether a line is such a row, of several columns. */
export const isRow = (line: string): boolean => / – .+; /.test(line);

/** "1 to 7", "45", "more", "no", "not reported": nothing says of what. */
const needsHead = (cell: string) =>
  /^(?:(?:(?:more|less|up to|over|under|or|to|and)\b|[\d.,–-]|\s)+|yes|no|not reported)$/i.test(cell);

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#x26": "&" };

function plain(html: string): string {
  return html
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
      const known = entities[name.toLowerCase()];
      if (known !== undefined) return known;
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      return Number.isInteger(code) && code > 0 ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, " ")
    .trim();
}

/** From the Markdown of a page to safe HTML, and what stands in it. */
import type { Element, ElementContent, Root as HtmlRoot, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Heading, PhrasingContent, Root } from "mdast";
import type { ContainerDirective, LeafDirective, TextDirective } from "mdast-util-directive";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { type Language, languageAt, languageTag } from "~/language";
import { curlyQuotes } from "../files/quotes";
import type { NamedPart, TocEntry } from "./article";
import { pageWords } from "./page-words";
import { titleId } from "./title-id";

export interface Rendered {
  readonly html: string;
  readonly toc: readonly TocEntry[];
  /** Every id in the text. */
  readonly ids: readonly string[];
  /** Addresses that the text links to, as written. */
  readonly links: readonly string[];
  readonly questions: readonly NamedPart[];
  readonly steps: readonly { readonly name: string; readonly steps: readonly NamedPart[] }[];
  /** The sentences, without tables, blocks and marks. */
  readonly prose: string;
  readonly problems: readonly string[];
}

/** A block such as `::college{unitid=228778}`: HTML of our own making, or an Error for one that cannot be made. */
export type MakeBlock = (name: string, attributes: Readonly<Record<string, string | null | undefined>>) => string;

type Directive = ContainerDirective | LeafDirective | TextDirective;

const callouts: Readonly<Record<string, string>> = { note: "note", warning: "warning", example: "example" };
const containers = [...Object.keys(callouts), "steps", "questions"];

/** What a writer may make, and nothing else: no raw HTML, no styles, no scripts. */
const allowed = {
  ...defaultSchema,
  clobberPrefix: "",
  attributes: {
    ...defaultSchema.attributes,
    // By default a section may have the class of footnotes only, and a worked example is one.
    section: [],
    "*": ["id", "className", "dataBlock", "dataPart", "dataName"],
    th: ["align", "scope"],
    td: ["align"],
    a: ["href"],
  },
  tagNames: [...(defaultSchema.tagNames ?? []), "aside", "section"],
  protocols: { href: ["https", "mailto", "tel"] },
};

/**
 * Renders a text whose references are already filled in.
 * @param makeBlock called for each block in its place
 * @param language of the text; in Spanish, italics are English words and nothing else
 */
export function renderMarkdown(text: string, makeBlock: MakeBlock, language: Language = "en"): Rendered {
  const problems: string[] = [];
  const blocks: string[] = [];
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).parse(text);
  markDirectives(tree, blocks, makeBlock, problems);
  markHeadings(tree, problems);
  visit(tree, "text", (node) => {
    node.value = curlyQuotes(node.value);
  });
  const clean = unified().use(remarkRehype).use(rehypeSanitize, allowed);
  const html = clean.runSync(tree) as HtmlRoot;

  const ids = giveIds(html, problems);
  const links: string[] = [];
  visit(html, "element", (node) => {
    if (node.tagName === "a" && typeof node.properties.href === "string") links.push(node.properties.href);
    // The box of a checklist is there for a pen. It can't be pressed, so it's no field that needs a name.
    if (node.tagName === "input") node.properties.ariaHidden = "true";
  });
  const prose = proseOf(html);
  if (language === "es") nameEnglishParts(html);
  const questions: NamedPart[] = [];
  const steps: { name: string; steps: NamedPart[] }[] = [];
  shapeParts(html, questions, steps);
  wrapTables(html, language);
  const toc: TocEntry[] = [];
  for (const node of html.children) {
    if (node.type === "element" && /^h[23]$/.test(node.tagName)) {
      toc.push({ id: String(node.properties.id), text: textOf(node), level: Number(node.tagName[1]) });
    }
  }
  const withHoles = stringify(html.children);
  const filled = withHoles.replace(
    /<div data-block="(\d+)"><\/div>/g,
    (_, index: string) => blocks[Number(index)] ?? "",
  );
  for (const block of blocks) for (const [, href = ""] of block.matchAll(/ href="([^"]*)"/g)) links.push(href);
  return { html: filled, toc, ids, links, questions, steps, prose, problems };
}

function stringify(children: readonly (RootContent | ElementContent)[]): string {
  return unified()
    .use(rehypeStringify)
    .stringify({ type: "root", children: [...children] as RootContent[] });
}

/** Gives directives the elements they become. What only looks like one ("at 10:30") becomes text again. */
function markDirectives(tree: Root, blocks: string[], makeBlock: MakeBlock, problems: string[]): void {
  visit(tree, (node, index, parent) => {
    if (node.type === "textDirective" && parent && index !== undefined) {
      const { name, children } = node as TextDirective;
      const words: PhrasingContent[] = [{ type: "text", value: `:${name}` }, ...children];
      parent.children.splice(index, 1, ...(words as never[]));
      return index + words.length;
    }
    if (node.type === "leafDirective") {
      const { name, attributes } = node as LeafDirective;
      try {
        blocks.push(makeBlock(name, attributes ?? {}));
      } catch (error) {
        problems.push(`::${name}: ${error instanceof Error ? error.message : "cannot be made"}`);
        blocks.push("");
      }
      element(node, "div", { dataBlock: String(blocks.length - 1) });
      return SKIP;
    }
    if (node.type === "containerDirective") markContainer(node as ContainerDirective, problems);
    return undefined;
  });
}

function markContainer(node: ContainerDirective, problems: string[]): void {
  if (!containers.includes(node.name)) {
    problems.push(`there is no block :::${node.name}`);
    return;
  }
  const [first] = node.children;
  const hasLabel = first?.type === "paragraph" && first.data?.directiveLabel === true;
  const callout = callouts[node.name];
  if (callout) {
    if (hasLabel) first.data = { ...first.data, hProperties: { className: ["callout-title"] } };
    element(node, callout === "example" ? "section" : "aside", { className: ["callout", callout] });
    return;
  }
  const label = hasLabel ? first.children.map((child) => ("value" in child ? child.value : "")).join("") : "";
  if (hasLabel) node.children.shift();
  if (node.name === "steps" && label === "") problems.push(":::steps needs a name in square brackets");
  element(node, "section", { dataPart: node.name, dataName: label });
}

function element(node: Directive, hName: string, hProperties: Record<string, string | string[]>): void {
  node.data = { ...node.data, hName, hProperties };
}

/** `## What it costs {#cost}` sets an id; headings begin at 2 and never skip a level. */
function markHeadings(tree: Root, problems: string[]): void {
  let level = 1;
  visit(tree, "heading", (node: Heading) => {
    if (node.depth === 1) problems.push("the title is the only h1: begin with ##");
    if (node.depth > level + 1) problems.push(`a heading of level ${node.depth} follows one of level ${level}`);
    level = node.depth;
    const last = node.children.at(-1);
    const match = last?.type === "text" ? /^([\s\S]*?)\s*\{#([a-z][a-z0-9-]*)\}\s*$/.exec(last.value) : null;
    if (match && last?.type === "text") {
      last.value = match[1] ?? "";
      node.data = { ...node.data, hProperties: { id: match[2] ?? "" } };
    }
  });
}

function giveIds(html: HtmlRoot, problems: string[]): string[] {
  const ids = new Set<string>();
  visit(html, "element", (node) => {
    if (/^h[2-6]$/.test(node.tagName) && node.properties.id === undefined) {
      const base = titleId(textOf(node));
      let id = base;
      for (let n = 2; ids.has(id); n++) id = `${base}-${n}`;
      node.properties.id = id;
    }
    const id = node.properties.id;
    if (typeof id !== "string") return;
    if (ids.has(id)) problems.push(`two places have the id ${id}`);
    ids.add(id);
  });
  return [...ids];
}

/** Questions and steps: each heading with what follows it becomes one part. */
function shapeParts(html: HtmlRoot, questions: NamedPart[], steps: { name: string; steps: NamedPart[] }[]): void {
  visit(html, "element", (node) => {
    const kind = node.properties.dataPart;
    if (kind !== "questions" && kind !== "steps") return;
    const name = String(node.properties.dataName ?? "");
    const parts: { heading: Element; content: ElementContent[] }[] = [];
    for (const child of node.children) {
      if (child.type === "element" && /^h[3-6]$/.test(child.tagName)) parts.push({ heading: child, content: [] });
      else parts.at(-1)?.content.push(child);
    }
    const named = parts.map(
      ({ heading, content }): NamedPart => ({
        name: textOf(heading),
        html: stringify(content).trim(),
        text: content.map(textOf).join(" ").replace(/\s+/g, " ").trim(),
      }),
    );
    node.properties = { className: [kind] };
    const made = parts.map(({ heading, content }): Element => {
      const tagName = kind === "steps" ? "li" : "div";
      return { type: "element", tagName, properties: {}, children: [heading, ...content] };
    });
    if (kind === "questions") {
      questions.push(...named);
      node.children = made;
    } else {
      steps.push({ name, steps: named });
      node.children = [{ type: "element", tagName: "ol", properties: {}, children: made }];
    }
  });
}

/** A table wider than the screen scrolls by itself, also with the keyboard. */
function wrapTables(html: HtmlRoot, language: Language): void {
  visit(html, "element", (node, index, parent) => {
    if (node.tagName !== "table" || !parent || index === undefined) return undefined;
    const heads: string[] = [];
    visit(node, "element", (cell) => {
      if (cell.properties.align === "right") cell.properties.className = ["number"];
      delete cell.properties.align;
      if (cell.tagName !== "th") return;
      const head = textOf(cell).trim();
      // Nothing is no name of a column.
      if (head === "") cell.tagName = "td";
      else cell.properties.scope = "col";
      heads.push(head);
    });
    parent.children[index] = {
      type: "element",
      tagName: "div",
      properties: {
        className: ["table-scroll"],
        role: "region",
        tabIndex: 0,
        ariaLabel: pageWords[language].table(heads.filter(Boolean).join(", ")),
      },
      children: [node],
    };
    return SKIP;
  });
}

/** English inside Spanish says so, so that it is read aloud as English: words in italics, and where a link leads. */
function nameEnglishParts(html: HtmlRoot): void {
  visit(html, "element", ({ tagName, properties }) => {
    if (tagName === "em") properties.lang = languageTag.en;
    const href = tagName === "a" ? String(properties.href ?? "") : "";
    if (href.startsWith("/") && languageAt(href) === "en") properties.hrefLang = languageTag.en;
  });
}

/** What a person reads as text, a line for each paragraph, list item and heading; not tables. */
function proseOf(html: HtmlRoot): string {
  const parts: string[] = [];
  visit(html, "element", (node) => {
    if (node.tagName === "table") return SKIP;
    if (["p", "li", "h2", "h3", "h4"].includes(node.tagName)) {
      const text = textOf(node).replace(/\s+/g, " ").trim();
      parts.push(text);
      return SKIP;
    }
    return undefined;
  });
  return parts.join("\n");
}

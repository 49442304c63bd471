import { type HtmlElement, Parser, StaticConfigLoader } from "html-validate";
import { readingOf } from "~/library/writing/text/reading";
import { faultsOf, objectsIn } from "~/seo/structured-kinds";
import { linkTarget } from "../site/addresses";
import type { PageWords } from "../site/site";
import { linesOf, unescaped } from "./text";

/** A document and its whole address. */
export interface Document {
  readonly html: string;
  readonly address: string;
}

/** Elements alone, without rules: what a page says is judged by the checks. */
const loader = new StaticConfigLoader({ root: true, extends: [], elements: ["html5"] });
const config = await loader.getConfigFor("page.html");

/** Leaves out what takes long to read and says nothing: styles, scripts without structured data, and drawings. */
const lean = (html: string) =>
  html
    .replace(/(<(style|script)\b[^>]*>)[\s\S]*?<\/\2>/gi, (all, open: string, name: string) =>
      /application\/ld\+json/i.test(open) ? all : `${open}</${name}>`,
    )
    .replace(/<svg\b[\s\S]*?<\/svg>/gi, "");

/** Reads what the checks need of a document. Takes some 30 ms for a page of this site. Throws on what is no HTML. */
export function readPage({ html, address }: Document): PageWords {
  const data = lean(html);
  const root = new Parser(config).parseHtml({ data, filename: address, line: 1, column: 1, offset: 0 });
  const all = (selector: string) => root.querySelectorAll(selector);
  const main = root.querySelector("main") ?? root.querySelector("body");
  const language = attribute(root.querySelector("html"), "lang");
  const reading = readingOf(main === null ? "" : linesOf(main).join("\n"), language?.startsWith("es") ? "es" : "en");
  const links = linksOf(all("a"), address);
  const structured = all("script")
    .filter((script) => attribute(script, "type")?.toLowerCase() === "application/ld+json")
    .map(({ textContent }) => readStructured(textContent));
  return {
    language,
    titles: all("head > title").map(textOf),
    descriptions: metas(root, "name", "description"),
    canonicals: all("link")
      .filter((link) => attribute(link, "rel") === "canonical")
      .map((link) => attribute(link, "href") ?? ""),
    robots: metas(root, "name", "robots").join(", ") || null,
    socialImage: metas(root, "property", "og:image")[0] ?? null,
    headings: all("h1, h2, h3, h4, h5, h6").map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      words: textOf(heading),
    })),
    count: reading.words,
    grade: reading.grade,
    ...links,
    linksInMain: main === null ? 0 : count(linksOf(main.querySelectorAll("a"), address)),
    images: all("img").map((image) => ({
      source: attribute(image, "src") ?? "",
      alternative: attribute(image, "alt"),
    })),
    structured: structured.flatMap(({ found }) => found),
    ids: all("[id]").flatMap((element) => attribute(element, "id") ?? []),
    updated:
      structured
        .flatMap(({ days }) => days)
        .sort()
        .at(-1) ?? null,
  };
}

/** The value of an attribute as a browser reads it; "" where it stands without one, null where it does not stand. */
function attribute(element: HtmlElement | null, name: string): string | null {
  if (element === null || !element.hasAttribute(name)) return null;
  return unescaped(element.getAttributeValue(name) ?? "");
}

const textOf = (element: HtmlElement) => linesOf(element).join(" ");

function metas(root: HtmlElement, by: "name" | "property", value: string): string[] {
  return root
    .querySelectorAll("meta")
    .filter((meta) => attribute(meta, by) === value)
    .map((meta) => attribute(meta, "content") ?? "");
}

function linksOf(
  anchors: readonly HtmlElement[],
  address: string,
): Pick<PageWords, "links" | "withChoices" | "outside"> {
  const links = new Set<string>();
  const withChoices = new Set<string>();
  const outside: string[] = [];
  for (const anchor of anchors) {
    const href = attribute(anchor, "href");
    if (href === null) continue;
    const to = linkTarget(href, address);
    if (to?.shortened) withChoices.add(to.path);
    else if (to) links.add(to.fragment === "" ? to.path : `${to.path}#${to.fragment}`);
    else if (/^https?:/i.test(href)) outside.push(URL.canParse(href) ? new URL(href).host : href);
  }
  return { links: [...links], withChoices: [...withChoices], outside };
}

const count = ({ links, withChoices }: Pick<PageWords, "links" | "withChoices">) => links.length + withChoices.length;

/** What a script of structured data says: its kinds with their faults, and the days on which something changed. */
function readStructured(json: string): { found: PageWords["structured"]; days: string[] } {
  try {
    const objects = objectsIn(json);
    return {
      found: objects.map((object) => ({ kind: String(object["@type"]), faults: faultsOf(object) })),
      days: objects.flatMap(({ dateModified: day }) => (typeof day === "string" ? day.slice(0, 10) : [])),
    };
  } catch {
    return { found: [{ kind: "unreadable", faults: ["The structured data is no JSON."] }], days: [] };
  }
}

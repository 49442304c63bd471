import type { DOMNode, HtmlElement } from "html-validate";

/** Elements that begin and end a line of text. */
const block =
  /^(address|article|aside|blockquote|body|button|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|label|legend|li|main|nav|ol|option|p|pre|section|select|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
const silent = /^(script|style|template|noscript|svg)$/;

/** What an element says to a reader: a line for each paragraph, heading, item and cell. */
export function linesOf(element: HtmlElement): string[] {
  const lines: string[] = [];
  let line = "";
  const end = () => {
    const text = line.replace(/\s+/g, " ").trim();
    if (text !== "") lines.push(text);
    line = "";
  };
  const walk = (node: DOMNode) => {
    if (isElement(node)) {
      const name = node.tagName.toLowerCase();
      if (silent.test(name)) return;
      if (name === "br") line += " ";
      const breaks = block.test(name);
      if (breaks) end();
      for (const child of node.childNodes) walk(child);
      if (breaks) end();
      return;
    }
    line += unescaped(node.textContent);
  };
  for (const child of element.childNodes) walk(child);
  end();
  return lines;
}

const isElement = (node: DOMNode): node is HtmlElement => "tagName" in node && typeof node.tagName === "string";

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/** Text with its character references read: those by number, and the few by name that the site writes. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? all;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });

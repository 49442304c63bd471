import type { Page } from "@playwright/test";

/**
 * What text of twice the size does to a page. Clipped overflow makes a page no wider, so its width alone says little.
 */
interface LargeText {
  /** Of the page, pixels. */
  readonly width: number;
  /**
   * Words and fields that reach beyond the screen, or beyond a part that clips, where nothing scrolls to them; and
   * fields too narrow for what is in them.
   */
  readonly cut: readonly string[];
  /** Words of a name, a label or a heading, broken over two lines though a line of the page would hold them. */
  readonly broken: readonly string[];
}

/** Doubles the size of the text, opens what is folded, and looks what no longer can be read. */
export const seeLargeText = (page: Page): Promise<LargeText> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    for (const part of document.querySelectorAll<HTMLDetailsElement>("main details")) part.open = true;
    const names = "a, h1, h2, h3, h4, label, legend, button, summary";
    const screen = document.documentElement.clientWidth;
    // Of a page, left and right (`Page` in `design/layout.tsx`), and a little: a word in pieces is narrower than whole.
    const margins = 80 + 4;
    /** Of a field in which one still sees what was chosen: some four letters. */
    const narrowest = 120;
    const around = function* (node: Element) {
      for (let part: Element | null = node; part !== null && part !== document.body; part = part.parentElement)
        yield [part, getComputedStyle(part).overflowX] as const;
    };
    const isSpoken = (node: Element) =>
      [...around(node)].some(([part]) => getComputedStyle(part).clipPath.startsWith("inset(50%"));
    const shown = (node: Element) =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      node.closest("[aria-hidden=true]") === null &&
      !isSpoken(node);
    const scrolls = (node: Element) =>
      [...around(node)].some(([part, x]) => /auto|scroll/.test(x) && part.scrollWidth > part.clientWidth);
    const isCut = (node: Element, { left, right }: DOMRect) => {
      let [from, to] = [0, screen];
      for (const [part, x] of around(node)) {
        if (!/hidden|clip/.test(x)) continue;
        const edge = part.getBoundingClientRect();
        [from, to] = [Math.max(from, edge.left), Math.min(to, edge.right)];
      }
      return (right > to + 1 || left < from - 1) && !scrolls(node);
    };
    const cut: string[] = [];
    const broken: string[] = [];
    const range = document.createRange();
    const boxes = () => [...range.getClientRects()].filter(({ width }) => width > 0);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text !== null; text = texts.nextNode() as Text | null) {
      const node = text.parentElement;
      if (node === null || text.data.trim() === "" || node.closest("svg, option") !== null || !shown(node)) continue;
      range.selectNodeContents(text);
      if (boxes().some((box) => isCut(node, box))) cut.push(text.data.trim().slice(0, 60));
      // An address is one long word.
      if (node.closest(names) === null || /^\S+\/\S+$/.test(text.data)) continue;
      for (const { 0: word, index } of text.data.matchAll(/[^\s\-–—/]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = boxes();
        const lines = new Set(parts.map(({ top }) => Math.round(top))).size;
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        if (lines > 1 && width <= screen - margins) broken.push(`${word} in “${text.data.trim().slice(0, 60)}”`);
      }
    }
    for (const field of document.querySelectorAll("input:not([type=hidden]), select, textarea, button, summary")) {
      const box = field.getBoundingClientRect();
      if (!shown(field) || box.width === 0) continue;
      const isNarrow = field.matches("select, [type=text], [type=search]") && box.width < narrowest;
      if (isNarrow || isCut(field.parentElement ?? field, box)) cut.push(field.outerHTML.slice(0, 80));
    }
    return { width: document.documentElement.scrollWidth, cut, broken };
  });

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Resvg } from "@resvg/resvg-wasm";
import type { Font } from "fontkit";
import { escapeMarkup } from "~/escape-markup";

/** What stands on the picture of a page. */
export interface SocialWords {
  /** What family the page belongs to, such as "Help Center". */
  readonly label: string;
  readonly title: string;
  /** Name of the site and what it says of itself. */
  readonly site: string;
  readonly tagline: string;
}

/** The light look of `design/tokens.css`: a picture cannot ask what its reader prefers. */
const paper = "#fbf9f3";
const brand = "#1e4d39";
const deep = "#143527";
const muted = "#55605a";
const rule = "#dcd6c6";

const margin = 88;
const widest = 1200 - 2 * margin;

interface Tools {
  readonly Drawing: typeof Resvg;
  readonly serif: Font;
  readonly sans: Font;
}

let ready: Promise<Tools> | undefined;

/**
 * Loads and starts the drawing program and opens the fonts of the site, once per process (about 0.3 s). Not when the
 * process starts: the build has drawn nearly every picture.
 */
function prepare(): Promise<Tools> {
  ready ??= (async () => {
    const [{ create }, { initWasm, Resvg: Drawing }] = await Promise.all([
      import("fontkit"),
      import("@resvg/resvg-wasm"),
    ]);
    const { resolve } = createRequire(import.meta.url);
    await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
    const face = (name: string): Font => {
      const font = create(readFileSync(resolve(`@fontsource-variable/${name}-latin-wght-normal.woff2`)));
      if (!("layout" in font)) throw new Error(`${name} is a collection of fonts`);
      return font;
    };
    return { Drawing, serif: face("source-serif-4/files/source-serif-4"), sans: face("inter/files/inter") };
  })();
  return ready;
}

/**
 * Draws a picture of 1200 × 630 pixels (about 20 ms). Text is set from the fonts of the site and becomes outlines, so
 * no font of the machine matters and the same words are always the same picture.
 *
 * @returns a PNG file
 */
export async function drawSocialImage(words: SocialWords): Promise<Uint8Array<ArrayBuffer>> {
  const { Drawing, serif, sans } = await prepare();
  const { size, lines } = largest(serif, words.title);
  const step = size * 1.16;
  const top = 330 - ((lines.length - 1) * step) / 2 + size * 0.22;
  const parts = [
    `<rect width="1200" height="630" fill="${paper}"/><rect width="1200" height="14" fill="${brand}"/>`,
    outline(sans, words.label, { size: 30, x: margin, y: 118, fill: brand, weight: 0.7 }),
    ...lines.map((line, i) => outline(serif, line, { size, x: margin, y: top + i * step, fill: deep, weight: 1.4 })),
    `<rect x="${margin}" y="512" width="${widest}" height="2" fill="${rule}"/>`,
    // The mark of the site, as in public/favicon.svg.
    `<g transform="translate(${margin} 536) scale(1.5)"><rect width="32" height="32" rx="7" fill="${brand}"/><path d="M6 22.5V10.2c3.6-1.5 7-1.2 10 1 3-2.2 6.400-2.500 10-1v12.300c-3.600-1.300-7-1-10 .9-3-1.900-6.400-2.200-10-.9z" fill="${paper}"/><path d="M16 11.200v12.200" stroke="${brand}" stroke-width="1.600"/><path d="M20.500 5.500h4v7l-2-1.700-2 1.700z" fill="#f3b02f"/></g>`,
    outline(serif, words.site, { size: 34, x: margin + 66, y: 571, fill: deep, weight: 0.8 }),
    outline(sans, words.tagline, {
      size: 24,
      x: margin + widest - lengthOf(sans, words.tagline, 24),
      y: 570,
      fill: muted,
      weight: 0,
    }),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><title>${escapeMarkup(words.title)}</title>${parts.join("")}</svg>`;
  const drawn = new Drawing(svg).render();
  const png = Uint8Array.from(drawn.asPng());
  drawn.free();
  return png;
}

/** The largest size at which a title fits in three lines. */
function largest(font: Font, title: string): { size: number; lines: string[] } {
  for (const size of [76, 68, 60, 52]) {
    const lines = wrap(font, title, size);
    if (lines.length <= (size > 60 ? 3 : 4)) return { size, lines };
  }
  return { size: 44, lines: wrap(font, title, 44).slice(0, 6) };
}

function wrap(font: Font, text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && lengthOf(font, longer, size) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const lengthOf = (font: Font, text: string, size: number) => (font.layout(text).advanceWidth * size) / font.unitsPerEm;

interface Setting {
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  /** Outlines are those of the regular weight; a line around them makes a heading as heavy as on the page. */
  readonly weight: number;
}

function outline(font: Font, text: string, { size, x, y, fill, weight }: Setting): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const shapes = glyphs.map((glyph, i) => {
    const { xAdvance = 0, xOffset = 0 } = positions[i] ?? {};
    const shape = glyph.path.scale(scale, -scale).translate(x + (at + xOffset) * scale, y);
    at += xAdvance;
    return shape.toSVG();
  });
  const line = weight === 0 ? "" : ` stroke="${fill}" stroke-width="${weight}" stroke-linejoin="round"`;
  return `<path d="${shapes.join("")}" fill="${fill}"${line}/>`;
}

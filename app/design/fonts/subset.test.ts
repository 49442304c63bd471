import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { boldest, faces, lightest, subsetOf, wholeFace } from "./subset.server";

const here = (path: string) => readFileSync(new URL(path, import.meta.url));
const css = here("../fonts.css").toString();

/** Closes a font's table of characters. */
const endOfTable = 0xffff;

/** The rule of the style sheet that names a file. */
const ruleOf = (file: string) => css.split("@font-face").find((rule) => rule.includes(file)) ?? "";

/** The characters that a rule says its file has. */
function rangeOf(file: string): number[] {
  const [, range = ""] = /unicode-range:([^;]+)/.exec(ruleOf(file)) ?? [];
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from = "", to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
  });
}

function open(bytes: Buffer): Font {
  const font = create(bytes);
  if (!("layout" in font)) throw new Error("a collection of fonts");
  return font;
}

describe.each(faces)("the font $file", ({ file, from }) => {
  const font = open(here(file));

  it("is what `npm run fonts` makes of its package", async () => {
    expect(here(file).equals(await subsetOf(from))).toBe(true);
  });

  it("has the characters and the weights that the style sheet names", () => {
    // A soft hyphen has no form of its own.
    const without = rangeOf(file).filter((code) => !font.hasGlyphForCodePoint(code) && code !== 0xad);
    expect(without).toEqual([]);
    expect(font.characterSet.filter((code) => code !== endOfTable && !rangeOf(file).includes(code))).toEqual([]);
    expect(ruleOf(file)).toContain(`font-weight: ${lightest} ${boldest};`);
    expect(font.variationAxes.wght).toMatchObject({ min: lightest, max: boldest });
  });

  // In the regular weight: fontkit draws no other of a compressed font.
  it("sets English, Spanish and figures as the whole font does", () => {
    const whole = open(wholeFace(from));
    for (const text of [
      "What you’d pay: $12,345 – “net price”",
      "¿Cuánto cuesta? AÑO, güero, Vázquez…",
      "10:30 a.m. 3x4",
    ]) {
      for (const features of [[], ["tnum", "lnum"]]) {
        const widths = (one: Font) => one.layout(text, features).positions.map(({ xAdvance }) => xAdvance);
        expect(widths(font), text).toEqual(widths(whole));
      }
    }
  });
});

import type { Language } from "~/language";
import { type Figure, isWriting, type Unit, writeFigure } from "./figure";

/** Finds what a dotted name stands for. Throws an Error that says what is wrong with the name. */
export type Resolve = (name: string) => Figure;

export interface Mistake {
  /** The reference as written, without its braces. */
  readonly written: string;
  readonly problem: string;
}

export interface FilledText {
  readonly text: string;
  /** Every dotted name that the text uses, once. */
  readonly names: readonly string[];
  readonly mistakes: readonly Mistake[];
}

const braces = /\{\{\s*([^{}]+?)\s*\}\}/g;

/**
 * Puts figures in place of the references of a text: `{{name}}`, `{{name | dollars}}`, `{{= name * 4 | dollars}}`.
 * A reference that cannot be followed stands in `mistakes`, and "⚠" in its place.
 * @param language of the text
 */
export function fillReferences(text: string, resolve: Resolve, language: Language = "en"): FilledText {
  const names = new Set<string>();
  const mistakes: Mistake[] = [];
  const asked = (name: string) => {
    names.add(name);
    return resolve(name);
  };
  const filled = text.replace(braces, (_, written: string) => {
    try {
      return writeReference(written, asked, language);
    } catch (error) {
      mistakes.push({ written, problem: error instanceof Error ? error.message : String(error) });
      return "⚠";
    }
  });
  return { text: filled, names: [...names], mistakes };
}

function writeReference(written: string, resolve: Resolve, language: Language): string {
  const [what = "", way = null, ...more] = written.split("|").map((part) => part.trim());
  if (more.length > 0 || (way !== null && !isWriting(way))) throw new Error(`there is no way to write called ${way}`);
  const figure = what.startsWith("=") ? calculate(what.slice(1), resolve) : resolve(what);
  return writeFigure(figure, way === null ? null : way, language);
}

type Token = { readonly name: string } | { readonly number: number } | { readonly sign: string };

/** A minus between two names needs a space on both sides, because names may hold hyphens. */
const token = /\s*(?:([A-Za-z][\w-]*(?:\.[\w-]+)+)|(\d+(?:\.\d+)?)|([-+*/()]))\s*/y;

function tokens(sum: string): Token[] {
  const found: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < sum.length) {
    const at = token.lastIndex;
    const match = token.exec(sum);
    if (match === null) throw new Error(`"${sum.slice(at).trim()}" is no part of a sum`);
    const [, name, number, sign] = match;
    found.push(name ? { name } : number ? { number: Number(number) } : { sign: sign ?? "" });
  }
  return found;
}

/**
 * The value of a sum of references and numbers with + - * / and brackets. Its unit is that of the first reference that
 * has one. A figure that is not reported makes the whole sum not reported.
 */
function calculate(sum: string, resolve: Resolve): Figure {
  const list = tokens(sum);
  let at = 0;
  let unit: Unit | null = null;
  const isSign = (...signs: string[]) => {
    const here = list[at];
    return here !== undefined && "sign" in here && signs.includes(here.sign) ? here.sign : null;
  };
  const value = (): number | null => {
    const here = list[at++];
    if (here === undefined) throw new Error("the sum ends too early");
    if ("number" in here) return here.number;
    if ("name" in here) {
      const figure = resolve(here.name);
      unit ??= figure.unit;
      if (figure.value === null) return null;
      const number = Number(figure.value);
      if (!Number.isFinite(number)) throw new Error(`${here.name} is no number`);
      return number;
    }
    if (here.sign === "-") return with2(0, value(), (a, b) => a - b);
    if (here.sign !== "(") throw new Error(`a sum cannot have "${here.sign}" there`);
    const inner = terms();
    if (!isSign(")")) throw new Error("a bracket is not closed");
    at++;
    return inner;
  };
  const factors = (): number | null => {
    let product = value();
    for (let sign = isSign("*", "/"); sign; sign = isSign("*", "/")) {
      at++;
      product = with2(product, value(), sign === "*" ? (a, b) => a * b : (a, b) => a / b);
    }
    return product;
  };
  const terms = (): number | null => {
    let total = factors();
    for (let sign = isSign("+", "-"); sign; sign = isSign("+", "-")) {
      at++;
      total = with2(total, factors(), sign === "+" ? (a, b) => a + b : (a, b) => a - b);
    }
    return total;
  };
  const result = terms();
  if (at < list.length) throw new Error("the sum goes on after its end");
  // Sums of cents must not show what binary fractions leave over.
  return { value: result === null ? null : Math.round(result * 100) / 100, unit };
}

function with2(a: number | null, b: number | null, sum: (a: number, b: number) => number): number | null {
  return a === null || b === null ? null : sum(a, b);
}

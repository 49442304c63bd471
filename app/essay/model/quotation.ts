import type { Span } from "../text/draft";

/**
 * A text as it's held against another: one kind of quotation marks, one kind of dash, and one space where there are
 * several.
 */
interface Folded {
  readonly text: string;
  /** For each letter of `text`, where it stands in the original. */
  readonly at: readonly number[];
}

function fold(original: string): Folded {
  let text = "";
  const at: number[] = [];
  for (const { 0: letter, index } of original.matchAll(/[\s\S]/gu)) {
    const folded = /[‘’ʼ]/.test(letter)
      ? "'"
      : /[“”«»]/.test(letter)
        ? '"'
        : /[–—‑]/.test(letter)
          ? "-"
          : /\s/.test(letter)
            ? " "
            : letter;
    if (folded === " " && (text === "" || text.endsWith(" "))) continue;
    text += folded;
    for (let part = 0; part < folded.length; part += 1) at.push(index);
  }
  return { text, at };
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

const lowered = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Where words stand in a text letter for letter, whatever marks and spaces were typed; whole words alone. Null where
 * they don't, or hold no letter.
 *
 * @returns finds words; `isLoose` where capitals may differ, as in words that begin a sentence elsewhere
 */
export function finderIn(text: string): (words: string, isLoose?: boolean) => Span | null {
  const typed = fold(text);
  const loose = { ...typed, text: lowered(typed.text) };
  return (words, isLoose = false) => {
    const wanted = fold(words).text.trim();
    return isLoose ? placeOf(lowered(wanted), loose) : placeOf(wanted, typed);
  };
}

function placeOf(wanted: string, { text: whole, at }: Folded): Span | null {
  if (!isLetter(wanted.match(/[\p{L}\p{N}]/u)?.[0])) return null;
  for (let from = whole.indexOf(wanted); from >= 0; from = whole.indexOf(wanted, from + 1)) {
    const to = from + wanted.length;
    const isCut =
      (isLetter(whole[from - 1]) && isLetter(wanted[0])) || (isLetter(whole[to]) && isLetter(wanted.at(-1)));
    if (!isCut) return { start: at[from] ?? 0, end: (at[to - 1] ?? 0) + 1 };
  }
  return null;
}

const marked =
  /“([^“”]*)”|"([^"]*)"|(?<![\p{L}\p{N}])[‘']([^‘’'“”"]*(?:[’'](?=\p{L})[^‘’'“”"]*)*)[’'](?![\p{L}\p{N}])/gu;

/** The words between quotation marks, and the text with a sign in place of each. */
export function apart(text: string): { readonly quotations: readonly string[]; readonly said: string } {
  const quotations: string[] = [];
  const said = text.replace(marked, (_, curly?: string, straight?: string, single?: string) => {
    const words = (curly ?? straight ?? single ?? "").trim();
    // American punctuation stands within the marks and isn't the draft's.
    quotations.push(words.replace(/[.,?!]$/, ""));
    return quoted + (/[.,?!]$/.exec(words)?.[0] ?? "");
  });
  return { quotations, said };
}

/** Stands in a text where words of the draft were quoted. */
export const quoted = "¶";

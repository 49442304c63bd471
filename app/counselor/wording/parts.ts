import { plainText } from "~/counselor/words/words";
import type { Understood } from "../understand/understand";

/** Where one thing ends that is said and another begins. */
const between = /(?<=[.?!;])\s+|,\s+|\s+[-–—+]+\s+|\s+(?=(?:and|but|so|or)\s)/;
const fewestWords = 3;
const mostParts = 8;

/** A part of a text by its place among the plain words. */
export interface Part {
  readonly from: number;
  /** Behind its last word. */
  readonly to: number;
  /** It ends with a question mark. */
  readonly asked: boolean;
}

/** Where the parts of a text begin and end among its plain words, short ones left out. Pure. */
export const partsOf = (understood: Understood): readonly Part[] =>
  allPartsOf(understood)
    .filter(({ from, to }) => to - from >= fewestWords)
    .slice(0, mostParts);

/** The same with the short ones; none where a text has only one part. Pure. */
export function allPartsOf({ typed, spanish }: Understood): readonly Part[] {
  // In Spanish the plain words are a translation, and stand elsewhere.
  const parts = spanish ? [] : typed.split(between);
  if (parts.length < 2) return [];
  let at = 0;
  return parts.map((part): Part => {
    const from = at;
    at += plainText(part)
      .replace(/-(?=[a-z]{4,})/g, " ")
      .split(" ")
      .filter(Boolean).length;
    return { from, to: at, asked: part.trim().endsWith("?") };
  });
}

/**
 * Words as forms count them: what stands between spaces, so a word with a hyphen is one. Characters as a web form
 * counts them: every space and line break is one.
 */
export function countText(text: string): { readonly words: number; readonly characters: number } {
  const trimmed = text.trim();
  const words = trimmed === "" ? [] : trimmed.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return { words: words.length, characters: trimmed.length };
}

/** Words a minute that a practiced reader reads silently; an estimate for the reading time, rounded. */
export const readingPace = 240;

/** Seconds to read that many words, to the next ten. */
export function readingSeconds(words: number): number {
  return Math.ceil((words / readingPace) * 6) * 10;
}

import type { Draft } from "./draft";

/** Words that every English text of some length is full of, and that other languages of our alphabet hardly share. */
const common = new Set(
  "the and of to a in i my was were is it that with for on at had have not but we he she they you this be by as from".split(
    " ",
  ),
);
/** Fewest words from which one can tell, and the share of common ones below which it's no English. */
const fewest = 12;
const share = 0.12;

/** Whether a draft reads as English; true as well where it's too short to tell. */
export function looksEnglish({ words, text }: Draft): boolean {
  // A script without spaces: letters, and hardly a word of ours.
  if (words.length < fewest) return !/[\u0400-\u06ff\u0900-\u0dff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(text);
  return words.filter((word) => common.has(word.text)).length / words.length >= share;
}

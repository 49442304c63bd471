import type { Language } from "~/language";
import { gradeOfEase, readingEase } from "../../spanish/reading-ease";

/** How much there is to read in a text, and how hard it is. */
export interface Reading {
  readonly words: number;
  /** Whole minutes at 220 words a minute, at least 1. */
  readonly minutes: number;
  /**
   * Years of school: Flesch–Kincaid, in Spanish Fernández Huerta. Syllables are counted by groups of vowels, so it is a
   * rough figure.
   */
  readonly grade: number;
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,$%-]*/gu) ?? [];

/**
 * @param text a line for each paragraph, list item and heading. All words count as something to read; the grade is that
 *   of lines that end like a sentence, since a heading of three words is not an easy sentence.
 */
export function readingOf(text: string, language: Language = "en"): Reading {
  const all = wordsOf(text).length;
  const said = text
    .split("\n")
    .filter((line) => /[.!?:]["”’)]?$/.test(line))
    .join("\n");
  const words = wordsOf(said);
  const sentences = Math.max(1, (said.match(/[.!?]["”’)]?(?=\s|$)/g) ?? []).length);
  const grade = language === "es" ? gradeOfEase(readingEase(words, sentences)) : englishGrade(words, sentences);
  return {
    words: all,
    minutes: Math.max(1, Math.round(all / 220)),
    grade: words.length === 0 ? 0 : Math.round(Math.max(0, grade) * 10) / 10,
  };
}

function englishGrade(words: readonly string[], sentences: number): number {
  const total = Math.max(1, words.length);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (total / sentences) + 11.8 * (syllables / total) - 15.59;
}

function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  if (letters.length < 4) return 1;
  const groups = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "").match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

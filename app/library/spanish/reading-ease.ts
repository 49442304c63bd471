/**
 * How easy a Spanish text is to read, 0 to 100, by Fernández Huerta (1959), the Flesch formula fitted to Spanish:
 * 206.84 − 60 × syllables a word − 1.02 × words a sentence. From 60 on a text is "normal", from 70 on "somewhat easy".
 */
export function readingEase(words: readonly string[], sentences: number): number {
  const total = Math.max(1, words.length);
  const syllables = words.reduce((sum, word) => sum + spanishSyllables(word), 0);
  return 206.84 - 60 * (syllables / total) - 1.02 * (total / Math.max(1, sentences));
}

/** Years of school that a reading ease asks for, by the author's own scale. */
export function gradeOfEase(ease: number): number {
  const steps = [
    [90, 4],
    [80, 5],
    [70, 6],
    [60, 8],
    [50, 10],
    [30, 13],
  ] as const;
  return steps.find(([least]) => ease >= least)?.[1] ?? 16;
}

/**
 * Syllables of a Spanish word: each a, e, o and each accented i or u begins one of its own, other i and u lean on them
 * ("ciudad" 2, "país" 2, "leer" 2, "guía" 2). A number or an abbreviation counts as one.
 */
export function spanishSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize("NFC")
    .replace(/[^a-záéíóúüñ]/g, "")
    .replace(/qu(?=[eiéí])/g, "q")
    .replace(/gu(?=[eiéí])/g, "g")
    .replace(/y$/, "i");
  const groups = letters.match(/[aeiouáéíóúü]+/g) ?? [];
  const syllables = groups.reduce((sum, group) => sum + Math.max(1, (group.match(/[aeoáéóíú]/g) ?? []).length), 0);
  return Math.max(1, syllables);
}

import file from "../../../content/counselor/danger/spanish-words.json";

/** Spanish words that are English ones too, or stand in names: they don't tell that a text is Spanish. */
const shared = new Set(
  "a no me he son once sin van dice come sale mayor mate meta este pan red ten largo con lo la de y o se te es en si como para por tire real dime do sola solo padre fue pide as hay plan loca vive".split(
    " ",
  ),
);
const small = new Set("que el los las un una ya su sus esta del al le yo nos muy pero porque".split(" "));

const whole = new Map<string, string>();
const beginnings: (readonly [beginning: string, english: string])[] = [];
for (const [english, words] of Object.entries(file)) {
  if (english === "about") continue;
  for (const word of words.split(" ")) {
    if (word.endsWith("*")) beginnings.push([word.slice(0, -1), english]);
    else if (!whole.has(word)) whole.set(word, english);
  }
}
beginnings.sort(([a], [b]) => b.length - a.length);

const meaning = (word: string) => whole.get(word) ?? beginnings.find(([one]) => word.startsWith(one))?.[1];

/** The share of words that have to be Spanish for a text to be, and their least number. */
const shareOfSpanish = 0.3;
const fewestSpanish = 2;

/**
 * The words of a Spanish text by the English ones they stand for, as far as they're known; an English text stays as it
 * is.
 */
export function inEnglish(words: readonly string[]): readonly string[] {
  const spanish = words.filter((word) => !shared.has(word) && (small.has(word) || meaning(word) !== undefined)).length;
  if (spanish < fewestSpanish || spanish < words.length * shareOfSpanish) return words;
  return words.map((word) => meaning(word) ?? word);
}

import { states } from "~/geography/states";
import spanish from "../../../content/counselor/spanish.json";
import synonyms from "../../../content/counselor/synonyms.json";
import { plainText, stem, telling, wordsOf } from "./words";

/** Phrases by their first word, longest first, so that a question is read from left to right once. */
type Phrases = ReadonlyMap<string, readonly (readonly [words: readonly string[], means: readonly string[]])[]>;

function phrasesOf(rows: readonly (readonly string[])[], stemmed: (word: string) => string): Phrases {
  const byFirst = new Map<string, (readonly [readonly string[], readonly string[]])[]>();
  for (const [typed = "", ...means] of rows) {
    const words = wordsOf(typed).map(stemmed);
    const first = words[0];
    if (first === undefined) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), [words, means]]);
  }
  for (const list of byFirst.values()) list.sort(([a], [b]) => b.length - a.length);
  return byFirst;
}

let spanishPhrases: Phrases | undefined;
let synonymPhrases: Phrases | undefined;

const longestAt = (phrases: Phrases, words: readonly string[], at: number) =>
  (phrases.get(words[at] ?? "") ?? []).find(([phrase]) => phrase.every((word, i) => words[at + i] === word));

const stateNames = Object.values(states).join("|");
const ofState = new RegExp(`\\b(?:la )?universidad de (${stateNames})(?: en (\\p{L}+))?(?!\\p{L})`, "giu");

/** Names of universities as they're said in Spanish: "Universidad Estatal de Ohio", "la Universidad de Florida". */
const named = (text: string) =>
  text
    .replace(
      ofState,
      (_, state: string, city?: string) => `University of ${state}${city === undefined ? "" : ` at ${city}`}`,
    )
    .replace(/\b(?:la )?universidad estatal de ((?:[A-ZÁÉÍÓÚ]\p{L}+ ?){1,3})/giu, "$1 State University ")
    .replace(
      /\b(?:[Ll]a )?[Uu]niversidad de (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*) en (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/gu,
      "University of $1 at $2",
    )
    .replace(/\b(?:[Ll]a )?[Uu]niversidad de (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/gu, "University of $1");

/** The English words for a Spanish question, phrase by phrase. Names and what isn't in the table stay as they are. */
export function inEnglish(text: string): string {
  spanishPhrases ??= phrasesOf(spanish.rows, (word) => word);
  const words = named(text)
    .split(/\s+/)
    .flatMap((word) => word.split(/(?<=[a-záéíóúñ])[?!,;:.]+|[¿¡]/i).filter(Boolean));
  const plain = words.map((word) => plainText(word));
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const typed = words[at] ?? "";
    // "El" in "UT El Paso" is a name, and no article.
    const isName =
      at > 0 &&
      ((/^(?:El|La|Los|Las|Del?)$/.test(typed) && /^\p{Lu}/u.test(words[at + 1] ?? "")) ||
        // "Grande" in "UT Rio Grande Valley" is one, too: between two other words with a capital.
        [words[at - 1], typed, words[at + 1]].every((word) => /^\p{Lu}\p{Ll}+$/u.test(word ?? "")));
    const match = isName ? undefined : longestAt(spanishPhrases, plain, at);
    // "De" and "la" in a name such as "University of La Verne" do no harm: they are small words in both languages.
    found.push(match ? (match[1][0] ?? "") : (words[at] ?? ""));
    at += match ? match[0].length : 1;
  }
  return found.join(" ");
}

/** A word or phrase of a question: the stems that must be found, or one of the other ways to say it. */
export interface Term {
  readonly words: readonly string[];
  readonly also: readonly (readonly string[])[];
}

/** Telling words of a question as terms; a phrase of the table is one term with the words our pages use for it. */
export function termsOf(text: string): readonly Term[] {
  synonymPhrases ??= phrasesOf(synonyms.rows, stem);
  const words = wordsOf(text);
  const stems = words.map(stem);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const match = longestAt(synonymPhrases, stems, at);
    if (match) {
      const [phrase, means] = match;
      // Of "make too much" no word tells anything: what it means does.
      const own = telling(phrase.join(" "));
      const all = (own.length === 0 ? means : [phrase.join(" "), ...means]).map(telling);
      terms.push({ words: all[0] ?? [], also: all.slice(1) });
      at += phrase.length;
      continue;
    }
    const own = telling(words[at] ?? "");
    if (own.length > 0) terms.push({ words: own, also: [] });
    at += 1;
  }
  const seen = new Set<string>();
  return terms.filter(({ words: stems }) => {
    const key = stems.join(" ");
    const fresh = key !== "" && !seen.has(key);
    seen.add(key);
    return fresh;
  });
}

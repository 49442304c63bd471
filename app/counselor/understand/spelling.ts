/** What a misspelled word probably means: the nearest word we know. Pure. */
import { soundOf } from "./sounds";

/**
 * A speller over words with how common each is. A word that is known, short or holds a digit stays as it is; otherwise
 * the nearest known word with the same first letter counts, within one change (two from seven letters on), or else the
 * one common word that it is without some of its vowels.
 *
 * @param right  further words that are spelled right, and that no other word is taken for
 */
export function speller(
  common: ReadonlyMap<string, number>,
  right: ReadonlySet<string> = new Set(),
): (word: string) => string {
  const byStart = new Map<string, { readonly word: string; readonly letters: number }[]>();
  for (const word of common.keys()) {
    const start = word[0] ?? "";
    const list = byStart.get(start);
    const known = { word, letters: lettersOf(word) };
    if (list) list.push(known);
    else byStart.set(start, [known]);
  }
  const bySound = soundsOf(common);
  return (word) => {
    // A year is no slip of another: credits from 2003 aren't from 2030.
    if (/[\d$%]/.test(word)) return word;
    if (word.length === 4 && !common.has(word)) return otherwise.has(word) ? word : ofFour(word, common, right);
    if (word.length < 5 || common.has(word) || right.has(word)) return word;
    const most = word.length >= 7 ? 2 : 1;
    const letters = lettersOf(word);
    let best = word;
    let least = most + 1;
    let bestCommon = -1;
    for (const known of byStart.get(word[0] ?? "") ?? []) {
      const candidate = known.word;
      if (Math.abs(candidate.length - word.length) > most || candidate.length < 4) continue;
      // One change takes away one letter of the alphabet and brings another at most.
      if (bits(letters ^ known.letters) > 2 * most) continue;
      const changes = distance(word, candidate, most);
      // A letter is left out more often than one is added: "clarksn" is Clarkson and not Clarks.
      const count = (common.get(candidate) ?? 0) * (candidate.length > word.length ? 2 : 1);
      if (changes < least || (changes === least && count > bestCommon)) {
        if (changes > most) continue;
        best = candidate;
        least = changes;
        bestCommon = count;
      }
    }
    // "Fizical", "sycology": written by ear, where the letters say no other word more plainly.
    const heard = least > 1 ? bySound.get(soundOf(word)) : undefined;
    if (heard !== undefined) return heard;
    return best === word ? withVowels(word, byStart.get(word[0] ?? "") ?? [], common) : best;
  };
}

/** The commonest word of each sound, where another spelling is likely: long words. */
function soundsOf(common: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [word, count] of common) {
    if (word.length < 6) continue;
    const sound = soundOf(word);
    const before = found.get(sound);
    if (before === undefined || (common.get(before) ?? 0) < count) found.set(sound, word);
  }
  return found;
}

/** As many vowels a texted word may lack beyond what counts as a slip. */
const mostVowels = 3;

/** "Optnal", "schlrship": the one word everybody asks with that is this one but for vowels left out. */
function withVowels(
  word: string,
  known: readonly { readonly word: string; readonly letters: number }[],
  common: ReadonlyMap<string, number>,
): string {
  const letters = lettersOf(word);
  const whole = known.filter(
    (one) =>
      (letters & ~one.letters) === 0 &&
      one.word.length - word.length <= mostVowels &&
      (common.get(one.word) ?? 0) >= wellKnown &&
      lacksOnlyVowels(word, one.word),
  );
  return whole.length === 1 ? (whole[0]?.word ?? word) : word;
}

/** Whether a word is another one without some of its vowels. */
function lacksOnlyVowels(word: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) {
    if (letter === word[at]) at += 1;
    else if (!"aeiou".includes(letter)) return false;
  }
  return at === word.length;
}

/** Words of everyday English that a swap of two letters would make into one of ours: a tire is no tier. */
const otherwise: ReadonlySet<string> = new Set(["tire", "form", "from", "coal", "gird"]);

/** How common a word must be for one of four letters to lack one of it. */
const wellKnown = 30;

/** A word of four letters: two of them swapped, or one left out of a word that everybody asks with: "cots", "ther". */
function ofFour(word: string, common: ReadonlyMap<string, number>, right: ReadonlySet<string>): string {
  const other = swapped(word, common);
  if (other !== word || right.has(word)) return other;
  const lacking = letters.flatMap((letter) =>
    [1, 2, 3, 4]
      .map((at) => word.slice(0, at) + letter + word.slice(at))
      .filter((one) => (common.get(one) ?? 0) >= wellKnown),
  );
  return new Set(lacking).size === 1 ? (lacking[0] ?? word) : word;
}

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** A word of four letters with two neighbors the other way around, where that's a word we know: "ohoi". */
function swapped(word: string, common: ReadonlyMap<string, number>): string {
  const others = [0, 1, 2].map((at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
  // "Anna" is no "nana": a first letter is wrong only in a word that everybody asks with.
  const known = others.filter((other, at) => (common.get(other) ?? 0) >= (at === 0 ? wellKnown : 1));
  return known.length === 1 ? (known[0] ?? word) : word;
}

/** Which letters a word has, a bit for each; all other signs share one. */
function lettersOf(word: string): number {
  let held = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    held |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return held;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Letters to add, drop, change or swap to get from one word to the other; `most + 1` where it's more. */
export function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** What a misspelled word probably means: the nearest word we know. Pure. */

/**
 * A speller over words with how common each is. A word that is known, short or holds a digit stays as it is; otherwise
 * the nearest known word with the same first letter counts, within one change (two from seven letters on).
 */
export function speller(common: ReadonlyMap<string, number>): (word: string) => string {
  const byStart = new Map<string, string[]>();
  for (const word of common.keys()) {
    const start = word[0] ?? "";
    const list = byStart.get(start);
    if (list) list.push(word);
    else byStart.set(start, [word]);
  }
  return (word) => {
    if (word.length < 5 || /[\d$%]/.test(word) || common.has(word)) return word;
    const most = word.length >= 7 ? 2 : 1;
    let best = word;
    let least = most + 1;
    let bestCommon = -1;
    for (const candidate of byStart.get(word[0] ?? "") ?? []) {
      if (Math.abs(candidate.length - word.length) > most || candidate.length < 4) continue;
      const changes = distance(word, candidate, most);
      const count = common.get(candidate) ?? 0;
      if (changes < least || (changes === least && count > bestCommon)) {
        if (changes > most) continue;
        best = candidate;
        least = changes;
        bestCommon = count;
      }
    }
    return best;
  };
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

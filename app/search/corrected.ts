/** Letters from which on a word may be misspelt. A shorter one is an abbreviation, and near another one by chance. */
const shortest = 5;

/** Letters that may be wrong in a word. Two neighbors that changed places count as one. */
const wrongLetters = (word: string) => (word.length < shortest || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2);

/**
 * The known word that a misspelt one means: the nearest, and of equally near ones the most frequent. The word itself
 * where it is known, half typed, too short to tell, or like no other.
 * @param known stems with how often they are written
 */
export function corrected(word: string, known: ReadonlyMap<string, number>): string {
  const most = wrongLetters(word);
  if (most === 0 || known.has(word)) return word;
  let best = word;
  let distance = most + 1;
  let times = 0;
  for (const [other, count] of known) {
    if (other.startsWith(word)) return word;
    if (Math.abs(other.length - word.length) > most || other[0] !== word[0]) continue;
    const far = editDistance(word, other, distance);
    if (far < distance || (far === distance && far <= most && count > times)) {
      best = other;
      distance = far;
      times = count;
    }
  }
  return best;
}

/** Letters to change, add, leave out or swap with the next one. Stops at `most` and answers more than that. */
function editDistance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

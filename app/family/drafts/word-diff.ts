/** A run of text that both versions hold, or only the earlier or the later one. */
export interface Run {
  readonly in: "both" | "left" | "right";
  readonly text: string;
}

/**
 * With more changed words than this the rest is shown as replaced: looking for the shortest way would take too long.
 */
const mostChanges = 2_000;

/** Words with the signs around them, and the spaces between them, so that joined together they are the text again. */
const piecesOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/g) ?? [];

/**
 * Two texts word by word, by the shortest list of words to take out and to put in (E. Myers, 1986). The runs in both
 * and left, joined, are the left text; those in both and right are the right one.
 */
export function compareWords(left: string, right: string): readonly Run[] {
  const [a, b] = [piecesOf(left), piecesOf(right)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const middle = changesOf(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const both = (texts: readonly string[]): Run => ({ in: "both", text: texts.join("") });
  return joined([both(a.slice(0, start)), ...middle, both(a.slice(a.length - end))]);
}

function changesOf(a: readonly string[], b: readonly string[]): readonly Run[] {
  const most = Math.min(a.length + b.length, mostChanges);
  /**
   * For each number of changes, how far into `a` each diagonal reaches; a diagonal is the place in `a` less that in
   * `b`.
   */
  const reached: Int32Array[] = [];
  const at = new Int32Array(2 * most + 3);
  const middle = most + 1;
  for (let changes = 0; changes <= most; changes += 1) {
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const below = at[middle + diagonal - 1] ?? 0;
      const above = at[middle + diagonal + 1] ?? 0;
      let x = diagonal === -changes || (diagonal !== changes && below < above) ? above : below + 1;
      while (x < a.length && x - diagonal < b.length && x - diagonal >= 0 && a[x] === b[x - diagonal]) x += 1;
      at[middle + diagonal] = x;
      if (x >= a.length && x - diagonal >= b.length) return walkBack(a, b, reached, changes);
    }
    reached.push(at.slice(middle - changes - 1, middle + changes + 2));
  }
  return [
    { in: "left", text: a.join("") },
    { in: "right", text: b.join("") },
  ];
}

/** The way that was found, from its end. */
function walkBack(
  a: readonly string[],
  b: readonly string[],
  reached: readonly Int32Array[],
  changes: number,
): readonly Run[] {
  const runs: Run[] = [];
  let [x, diagonal] = [a.length, a.length - b.length];
  for (let left = changes; left > 0; left -= 1) {
    const row = reached[left - 1] ?? new Int32Array();
    const from = (diagonal: number) => row[diagonal + left] ?? 0;
    const put = diagonal === -left || (diagonal !== left && from(diagonal - 1) < from(diagonal + 1));
    const before = put ? diagonal + 1 : diagonal - 1;
    const beforeX = from(before);
    const beforeY = beforeX - before;
    // Behind the change both hold the same words up to here.
    for (const since = put ? beforeX : beforeX + 1; x > since; x -= 1) runs.push({ in: "both", text: a[x - 1] ?? "" });
    runs.push(put ? { in: "right", text: b[beforeY] ?? "" } : { in: "left", text: a[beforeX] ?? "" });
    [x, diagonal] = [beforeX, before];
  }
  for (; x > 0; x -= 1) runs.push({ in: "both", text: a[x - 1] ?? "" });
  return runs.reverse();
}

/** Neighbors of one kind as one run; between what both hold, what went stands before what came. */
function joined(runs: readonly Run[]): readonly Run[] {
  const all: Run[] = [];
  let [gone, come] = ["", ""];
  const flush = () => {
    if (gone !== "") all.push({ in: "left", text: gone });
    if (come !== "") all.push({ in: "right", text: come });
    [gone, come] = ["", ""];
  };
  for (const [at, run] of runs.entries()) {
    if (run.text === "") continue;
    // A space between two changed words belongs to both changes: heard word by word, they'd make no sense.
    const isBetween = run.in === "both" && gone !== "" && come !== "" && (runs[at + 1]?.in ?? "both") !== "both";
    if (isBetween && run.text.trim() === "") {
      gone += run.text;
      come += run.text;
      continue;
    }
    if (run.in === "left") gone += run.text;
    else if (run.in === "right") come += run.text;
    else {
      flush();
      const last = all.at(-1);
      if (last?.in === "both") all[all.length - 1] = { in: "both", text: last.text + run.text };
      else all.push(run);
    }
  }
  flush();
  return all;
}

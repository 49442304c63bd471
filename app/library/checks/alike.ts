/** How alike two texts are. */

/** The largest share of a page that may stand on another page too, 0–1. */
export const mostAlike = 0.12;

/** The hardest grade that a family can bear: a page above it has a fault. */
export const hardestGrade = 10;

/** Words of a text as they are compared: small letters, without marks. */
export const comparedWords = (prose: string): readonly string[] =>
  prose
    .toLowerCase()
    .split(/[^\p{L}0-9$%.,’']+/u)
    .filter(Boolean);

/** Every run of five words. */
export function shingles(words: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (let i = 0; i + 5 <= words.length; i++) all.add(words.slice(i, i + 5).join(" "));
  return all;
}

/** Share of the shorter text that stands in the longer one too, 0–1. */
export function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared++;
  return shared / small.size;
}

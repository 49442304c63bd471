/** A page that somebody may have meant. */
export interface SuggestedPage {
  readonly path: string;
  readonly title: string;
}

/** The number of letters to add, remove or change to make one text of another. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.(html?|php|aspx)$/, "")
    .replace(/^\/+|\/+$/g, "")
    .slice(0, 120);

/**
 * The pages whose address is nearest to one that does not exist, best first; none when nothing is near. A page whose
 * last part is the same or is contained in what was typed counts as near, wherever it stands.
 *
 * @param most  how many at most
 */
export function suggestPages(path: string, pages: readonly SuggestedPage[], most = 4): SuggestedPage[] {
  const asked = plain(path);
  if (asked === "") return [];
  const end = asked.split("/").at(-1) ?? asked;
  return pages
    .map((page) => {
      const known = plain(page.path);
      const knownEnd = known.split("/").at(-1) ?? known;
      const whole = editDistance(asked, known) / Math.max(asked.length, known.length, 1);
      const part = editDistance(end, knownEnd) / Math.max(end.length, knownEnd.length, 1) + 0.1;
      const held = knownEnd.length > 2 && `-${end}-`.includes(`-${knownEnd}-`) ? 0.35 : 1;
      return { page, score: Math.min(whole, part, held) };
    })
    .filter(({ score }) => score <= 0.45)
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ page }) => ({ path: page.path, title: page.title }));
}

/** A page that somebody may have meant. */
export interface SuggestedPage {
  readonly path: string;
  readonly title: string;
}

/** The number of letters to add, remove or change to make one text of another. */
export function editDistance(a: string, b: string): number {
  let row = Uint16Array.from({ length: b.length + 1 }, (_, index) => index);
  let next = new Uint16Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    next[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    [row, next] = [next, row];
  }
  return row[b.length] ?? 0;
}

/** A page whose score is higher isn't near. */
const near = 0.45;

/**
 * Share of letters that differ, 0 to 1. Texts whose lengths alone tell them apart are not compared letter by letter.
 */
function difference(a: string, b: string): number {
  const longest = Math.max(a.length, b.length, 1);
  const least = Math.abs(a.length - b.length) / longest;
  return least > near ? 1 : editDistance(a, b) / longest;
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
      const whole = difference(asked, known);
      const part = difference(end, knownEnd) + 0.1;
      const held = knownEnd.length > 2 && `-${end}-`.includes(`-${knownEnd}-`) ? 0.35 : 1;
      return { page, score: Math.min(whole, part, held) };
    })
    .filter(({ score }) => score <= near)
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ page }) => ({ path: page.path, title: page.title }));
}

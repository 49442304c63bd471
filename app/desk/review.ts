/** A version of an article, as the review of it sees it: who wrote it, and whether somebody approved it. */
export interface ReviewedVersion {
  readonly number: number;
  readonly byId: string;
  readonly how: "written" | "restored" | "proposed" | "drafted";
  /** The version it began with. */
  readonly basedOn: number | null;
  readonly approved: boolean;
}

/**
 * Who may not approve the newest version: everybody who wrote a version since the last one that was approved. A version
 * that was brought back has the words of an old one, so whoever wrote those up to the approval before it may not
 * either.
 *
 * @param versions in any order
 */
export function writersSinceApproval(versions: readonly ReviewedVersion[]): ReadonlySet<string> {
  const byNumber = new Map(versions.map((version) => [version.number, version]));
  const newest = Math.max(0, ...byNumber.keys());
  const writers = new Set<string>();
  const seen = new Set<number>();
  const next = [newest];
  for (let from = next.pop(); from !== undefined; from = next.pop()) {
    // Down to the last version that was approved: its words have had their second reader.
    for (let number = from; number > 0 && !seen.has(number); number--) {
      const version = byNumber.get(number);
      if (version?.approved) break;
      seen.add(number);
      if (version === undefined) continue;
      writers.add(version.byId);
      if (version.how === "restored" && version.basedOn !== null) next.push(version.basedOn);
    }
  }
  return writers;
}

/** Where an article stands, for lists. */
export type ArticleState =
  | "draft"
  | "approved"
  | "scheduled"
  | "published"
  | "published, with a newer draft"
  | "a file";

export function stateOf(article: {
  readonly version: number;
  readonly approved: boolean;
  readonly publishAt: string | null;
  readonly liveVersion: number | null;
  readonly isFile: boolean;
}): ArticleState {
  if (article.isFile) return "a file";
  if (article.publishAt !== null) return "scheduled";
  if (article.liveVersion === article.version) return "published";
  if (article.approved) return "approved";
  return article.liveVersion === null ? "draft" : "published, with a newer draft";
}

/** A version as it is asked whether a program wrote its text. */
interface WithText extends ReviewedVersion {
  readonly fields: { readonly body: string };
}

/**
 * Whether a text is, letter for letter, one that a program drafted: readers must then be told so, whoever has touched
 * the lines above it. A person who has changed the text may say that they wrote it.
 *
 * @param versions of the article
 */
export const isAsDrafted = (body: string, versions: readonly WithText[]): boolean =>
  versions.some(({ how, fields }) => how === "drafted" && plain(fields.body) === plain(body));

/** Blanks and empty lines change nothing that a reader sees. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

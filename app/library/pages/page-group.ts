import type { ArticleLink } from "../writing/text/article";

/** Pages of one subject, as the help center and the blog list them. */
export interface PageGroup {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** The page of the group itself, where it has one. */
  readonly to: string | null;
  readonly entries: readonly ArticleLink[];
}

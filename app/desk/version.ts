import type { ArticleFields } from "./fields";
import type { ReviewedVersion } from "./review";

/** A version of an article with who wrote it and who approved it. */
export interface Version extends ReviewedVersion {
  readonly fields: ArticleFields;
  readonly by: string;
  readonly madeAt: string;
  readonly approvedBy: string | null;
  readonly approvedAt: string | null;
}

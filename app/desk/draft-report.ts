import type { Reading } from "~/library/writing/text/reading";

/** What a version lacks before it may be published. */
export interface DraftReport {
  /** Everything that is wrong with it, in words; none where it may be approved. */
  readonly problems: readonly string[];
  readonly reading: Reading | null;
  /** The page that is most like it, and the share of the shorter one that stands in both, 0–1. */
  readonly nearest: { readonly path: string; readonly share: number } | null;
}

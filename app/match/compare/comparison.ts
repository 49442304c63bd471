import type { Asked } from "./asked";
import type { CompareLine } from "./compare-line";

/** Everything the page of a comparison shows. */
export interface Comparison {
  readonly asked: Asked;
  /** Address of the same comparison, without money. */
  readonly address: string;
  readonly colleges: readonly {
    readonly unitid: number;
    readonly name: string;
    readonly path: string;
    readonly closing: string | null;
    /** That few who start here finish, in a few words. */
    readonly fewFinish: string | null;
  }[];
  /** Names of those that didn't fit. */
  readonly leftOut: readonly string[];
  readonly lines: readonly CompareLine[];
  /** What the search found; null where nothing was searched for. */
  readonly found: readonly { readonly unitid: number; readonly name: string; readonly place: string }[] | null;
}

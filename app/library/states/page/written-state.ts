import type { WrittenWords } from "../../html/written-html";
import type { Article } from "../../writing/text/article";
import type { StateSort } from "../figures/state-colleges";

/** A page of a state with its words, and the pages beside it. */
export interface StatePage {
  /** Without its HTML, which is that of `words` and travels in the document alone. */
  readonly article: Omit<Article, "html">;
  readonly words: WrittenWords;
  readonly slug: string;
  /** Null for the guide itself. */
  readonly topic: string | null;
  /** Name of the state. */
  readonly name: string;
  /** Every page of the state in order, the guide first; empty for a state whose one page is made from the tables. */
  readonly topics: readonly { readonly to: string; readonly label: string; readonly here: boolean }[];
  /** The day in words on which the facts were last checked. */
  readonly checked: string;
  readonly sort: StateSort;
}

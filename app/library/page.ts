/** A written page of the site, as the server hands it to the view. */
export interface WrittenPage {
  /** Path, beginning with "/". */
  readonly path: string;
  /** The path that search engines should know, where it is another one. */
  readonly canonical: string;
  readonly title: string;
  readonly description: string;
  /** Where the page belongs: a link back to its family. */
  readonly above: Link | null;
  readonly text: readonly string[];
  /** Lines of figures, written for reading. */
  readonly figures: readonly Line[];
  /** Where the figures come from; null where there are none. */
  readonly source: string | null;
  readonly lists: readonly { readonly title: string; readonly entries: readonly Entry[] }[];
  /** Neighbours of the page, beside the text. */
  readonly related: { readonly title: string; readonly links: readonly Link[] } | null;
  /** What already works for this need. */
  readonly links: readonly Link[];
}

export interface Link {
  readonly to: string;
  readonly label: string;
}

export interface Line {
  readonly what: string;
  readonly value: string;
}

export interface Entry {
  /** A path of this site, or an https address of somebody else. */
  readonly to: string;
  readonly label: string;
  readonly note: string;
}

import type MiniSearch from "minisearch";

/** A piece of a page of words: what one answer quotes. 40 to 200 words where the page allows. */
export interface Passage {
  readonly id: number;
  /** Address with the fragment of the heading it stands under. */
  readonly url: string;
  /** Title of the page. */
  readonly title: string;
  /** Headings above it, the page's own first, without the title. */
  readonly headings: readonly string[];
  /** Plain text, word for word as on the page. */
  readonly text: string;
  /** Whether it's a worked example: what it says of one family is no rule. */
  readonly example: boolean;
  readonly family: string;
  /** Postal code of the state whose guide it is from. */
  readonly state: string | null;
  readonly audience: readonly string[];
  /** "Publisher: title (year); …" */
  readonly sources: string;
  /** The day the page was last reviewed. */
  readonly reviewed: string;
  /** How families ask for it, in their words; only to find it. */
  readonly asked: readonly string[];
  /** Address of a page that tells more of the same, where there's one. */
  readonly see?: { readonly url: string; readonly title: string };
}

/** The stems of a passage, worked out once, each once; as lists, which take a third of the memory of sets. */
export interface PassageStems {
  readonly heading: readonly string[];
  /** Of the last heading alone. */
  readonly last: readonly string[];
  readonly title: readonly string[];
  readonly text: readonly string[];
  readonly asked: readonly (readonly string[])[];
  /** The subjects it speaks of. */
  readonly topics: ReadonlySet<string>;
}

export interface Passages {
  readonly all: readonly Passage[];
  /** In the order of `all`. */
  readonly stems: readonly PassageStems[];
  readonly search: MiniSearch<IndexedPassage>;
  /** The passages of each section, by its address. */
  readonly bySection: ReadonlyMap<string, readonly number[]>;
  /** The passage of each stored question, by its words as they're written. */
  readonly exactly: ReadonlyMap<string, number>;
  /** Words of headings and stored questions: what our pages are about. */
  readonly subjects: ReadonlySet<string>;
  /** How telling a word is: 0 for a word in every passage, up to about 8 for a rare one; unknown words are null. */
  weightOf(word: string): number | null;
  /** Words that our pages write with a small letter, so that "hope" and "reed" are told from names of colleges. */
  readonly ordinary: ReadonlySet<string>;
  /** Every word of the pages, names and abbreviations too, with how often it's written. */
  readonly written: ReadonlyMap<string, number>;
}

export interface IndexedPassage {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly asked: string;
}

/** How likely each section answers a question, by its address: 0 to 1, together 1. */
export type SectionOdds = ReadonlyMap<string, number>;

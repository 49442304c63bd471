import type { Language } from "~/language";
import type { WrittenWords } from "../../html/written-html";
import type { FrontMatter, Source } from "../files/front-matter";
import type { Reading } from "./reading";

export interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** A part of the text that machines are told of too. `html` is the answer or the instruction. */
export interface NamedPart {
  readonly name: string;
  readonly html: string;
  readonly text: string;
}

/** A link with what it leads to. */
export interface ArticleLink {
  readonly to: string;
  readonly title: string;
  readonly description: string;
}

export interface Crumb {
  readonly to: string;
  readonly label: string;
}

/** A page of words, ready to be shown: everything here is plain data. */
export interface Article {
  readonly path: string;
  readonly canonical: string;
  readonly family: "site" | "help" | "guides" | "blog" | "categories" | "story" | "states" | "es";
  readonly state: string | null;
  readonly language: Language;
  readonly front: FrontMatter;
  readonly heading: string;
  readonly html: string;
  readonly toc: readonly TocEntry[];
  readonly questions: readonly NamedPart[];
  readonly steps: readonly { readonly name: string; readonly steps: readonly NamedPart[] }[];
  readonly reading: Reading;
  /** Sources of the page and of every fact that its text refers to, each once. */
  readonly sources: readonly (Omit<Source, "year" | "url"> & { readonly year: string; readonly url: string | null })[];
  readonly crumbs: readonly Crumb[];
  readonly previous: ArticleLink | null;
  readonly next: ArticleLink | null;
  readonly related: readonly ArticleLink[];
  /** The page on the same subject in the other language. */
  readonly counterpart: ArticleLink | null;
  /** For the page of a category: its articles, newest first. */
  readonly entries: readonly ArticleLink[];
}

/** What the view of a page needs, without its words, which travel in the document alone. */
export type ArticleDetails = Pick<
  Article,
  | "path"
  | "family"
  | "language"
  | "heading"
  | "toc"
  | "sources"
  | "crumbs"
  | "previous"
  | "next"
  | "related"
  | "counterpart"
  | "entries"
> & {
  readonly description: string;
  readonly author: FrontMatter["author"];
  readonly reviewed: string;
  readonly nextReview: string;
  readonly minutes: number;
  /** The series of lessons that begins here. */
  readonly course: FrontMatter["course"] | null;
  /** What the document holds, folded where it is long. */
  readonly words: WrittenWords;
};

/** A page as lists show it: from its front matter alone. */
export interface Listing extends ArticleLink {
  readonly canonical: string;
  readonly family: Article["family"];
  readonly state: string | null;
  readonly category: string;
  readonly tags: readonly string[];
  readonly published: string;
  readonly updated: string;
  readonly order: number | null;
}

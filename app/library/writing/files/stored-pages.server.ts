/** A page of words that was published from the desk and is no file yet. */
export interface StoredPage {
  /** The path below `content/` that it would have as a file: "blog/one-college.md". */
  readonly file: string;
  /** Front matter and Markdown, as a file holds them. */
  readonly text: string;
}

interface Published {
  /** Another one for each change of what is published. */
  readonly generation: string;
  readonly pages: readonly StoredPage[];
}

// On the global object: the development server loads this module again after each edit.
const here = globalThis as { [published]?: Published };
const published = Symbol.for("site.published");
const nothing: Published = { generation: "0", pages: [] };

/** Says what is published without a release. Everything made with `perPublished` is made anew from then on. */
export function setStoredPages(generation: string, pages: readonly StoredPage[]): void {
  here[published] = { generation, pages };
}

export const storedPages = (): readonly StoredPage[] => (here[published] ?? nothing).pages;

/** What every answer depends on that shows words: it changes when something is published or taken back. */
export const publishedGeneration = (): string => (here[published] ?? nothing).generation;

/** Makes something once, and again after what is published has changed. */
export function perPublished<T>(make: () => T): () => T {
  let made: { readonly of: string; readonly value: T } | undefined;
  return () => {
    const of = publishedGeneration();
    if (made?.of !== of) made = { of, value: make() };
    return made.value;
  };
}

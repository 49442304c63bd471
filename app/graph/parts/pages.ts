import { type Edge, idOf, type Thing } from "./graph";
import { factOf, type ReadText, type TextBlock } from "./read-body";
import { cited, type NamedSource } from "./sources";

/** A page as the graph reads it. One that is made by a route alone has no text. */
export interface ReadPage {
  readonly path: string;
  readonly title: string;
  /** ISO day of its next review; null where it has none. */
  readonly due: string | null;
  /** Empty for a page that is made by a route alone. */
  readonly text: ReadText;
  readonly sources: readonly NamedSource[];
  readonly related: readonly string[];
  readonly topics: readonly string[];
  /** Postal code of the state that it is about. */
  readonly state: string | null;
  /** Names of tables that it is made from, beside the figures of its text. */
  readonly tables: readonly string[];
  /** Names of facts that it shows without a reference in its text. */
  readonly facts: readonly string[];
}

/** What a page of words needs to know of the rest. */
export interface Around {
  /** The id of what an address of this site leads to: a tool, a page, the page of each college. */
  readonly at: (path: string) => string;
  /** Names of the facts that a block shows on a page of this state. */
  readonly factsShown: (state: string | null, block: TextBlock) => readonly string[];
}

/** Tables that blocks are made from. A block of facts shows facts, and one of tools or inputs nothing of a table. */
export const tablesOfBlocks: Readonly<Record<string, readonly string[]>> = {
  college: ["colleges"],
  "state-admission": ["colleges", "test-policies", "closures"],
  "state-colleges": ["colleges", "closures"],
  "state-days": ["deadlines", "older-deadlines", "colleges"],
  "state-deadline": ["state-aid", "state-agencies"],
  "state-example": ["aid-formula", "colleges"],
  "state-facts": [],
  "state-housing": ["colleges"],
  "state-map": ["colleges", "closures"],
  "state-missions": ["colleges"],
  "state-prices": ["colleges"],
  "state-programs": ["colleges", "fields-of-study"],
  "state-season": [],
  "state-sites": [],
  "state-tools": [],
  "state-two-year": ["colleges"],
  "state-wages": ["colleges", "fields-of-study"],
  inputs: [],
  tool: [],
};

/** Pages as things: what each shows, cites, reads, links to and is about. */
export function* pageParts(pages: readonly ReadPage[], { at, factsShown }: Around): Generator<Thing | Edge> {
  for (const page of pages) {
    const id = at(page.path);
    const to = (other: string, relation: Edge["relation"]): Edge => ({ from: id, to: other, relation });
    yield { id, kind: "page", title: page.title, href: page.path, due: page.due, note: page.path };
    const { blocks, names, links } = page.text;
    const shown = [...names, ...page.facts, ...blocks.flatMap((block) => factsShown(page.state, block))];
    for (const name of shown) yield to(idOf.figure(factOf(name)), "shows");
    for (const table of [...page.tables, ...blocks.flatMap(({ name }) => tablesOfBlocks[name] ?? [])]) {
      yield to(idOf.table(table), "reads");
    }
    for (const source of page.sources) {
      const { thing, edge } = cited(id, source);
      yield thing;
      yield edge;
    }
    for (const path of [...links, ...page.related]) yield to(at(path), "links");
    for (const { name, attributes } of blocks) {
      if (name === "tool" && attributes.name !== undefined) yield to(at(`/${attributes.name}`), "links");
    }
    if (page.state !== null) yield to(idOf.state(page.state), "about");
    for (const words of page.topics) {
      yield { id: idOf.topic(words), kind: "topic", title: words, href: null, due: null, note: "" };
      yield to(idOf.topic(words), "about");
    }
  }
}

/** A section of a page that the counselor may quote. */
export interface QuotedSection {
  /** Address with its fragment. */
  readonly url: string;
  readonly title: string;
  readonly heading: string;
  /** Facts that it shows, where it is the fact itself and no section of a text. */
  readonly facts: readonly string[];
}

/** What the counselor quotes, as things: each section of a page with the figures that stand in that section. */
export function* answerParts(
  sections: readonly QuotedSection[],
  pages: readonly ReadPage[],
  { at, factsShown }: Around,
): Generator<Thing | Edge> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const quoted = new Set(sections.map(({ url }) => url));
  for (const { url, title, heading, facts } of sections) {
    const id = idOf.answer(url);
    const [path = "", fragment = null] = url.split("#");
    const note = heading === "" ? path : `${heading}, ${path}`;
    yield { id, kind: "answer", title: heading === "" ? title : `${title}: ${heading}`, href: url, due: null, note };
    yield { from: id, to: at(path), relation: "quotes" };
    for (const name of facts) yield { from: id, to: idOf.figure(factOf(name)), relation: "shows" };
    const page = byPath.get(path);
    for (const section of page?.text.sections ?? []) {
      // A heading that nothing is quoted under belongs to the one above it.
      const own = section.ids.find((one) => quoted.has(`${path}#${one}`)) ?? null;
      if (own !== fragment) continue;
      const shown = section.blocks
        .filter(({ name }) => name === "inputs")
        .flatMap((block) => factsShown(page?.state ?? null, block));
      for (const name of [...section.names, ...shown]) {
        yield { from: id, to: idOf.figure(factOf(name)), relation: "shows" };
      }
    }
  }
}

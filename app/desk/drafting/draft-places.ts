import { figuresIn } from "~/counselor/gate/figures";
import type { ArticleFields } from "../fields";
import { fillPlaces, openPlaces } from "./open-places";

/** Sentences that passed the gate, each with the pages it rests on. */
export interface Passed {
  readonly text: string;
  /** Addresses on this site. */
  readonly pages: readonly string[];
}

/** What a model made of an outline. */
export interface Drafted {
  readonly fields: ArticleFields;
  readonly filled: number;
  readonly open: number;
}

/** Open places that are drafted at most: each is an answer of the model, which costs seconds and money. */
const mostPlaces = 6;
/** "Read next" holds two to five addresses. */
const mostRelated = 5;

/**
 * Drafts the open places of an outline. A sentence with a figure of any kind is left out, however right it is: figures
 * of an article are references, which follow the tables, and a typed one does not. Who wrote it is said in the front
 * matter, so that the public page says it too.
 *
 * @param ask answers one question, with what passed the gate
 */
export async function draftPlaces(
  fields: ArticleFields,
  ask: (question: string) => Promise<readonly Passed[]>,
): Promise<Drafted> {
  const places = openPlaces(fields.title, fields.body);
  const prose = new Map<number, readonly string[]>();
  const told = new Set<string>();
  const pages = new Set(fields.related.split(",").flatMap((path) => path.trim() || []));
  const asked = places.slice(0, mostPlaces);
  // At once: one after the other would keep whoever waits for minutes.
  const answers = await Promise.all(asked.map(({ question }) => ask(question)));
  for (const [place, { line }] of asked.entries()) {
    // A sentence that rests on no page only speaks with somebody.
    const fit = (answers[place] ?? []).filter(
      ({ text, pages: cited }) => cited.length > 0 && mayStand(text) && !told.has(text),
    );
    for (const { text, pages: cited } of fit) {
      told.add(text);
      for (const page of cited) if (pages.size < mostRelated) pages.add(page.split("#")[0] ?? page);
    }
    prose.set(
      line,
      fit.map(({ text }) => text),
    );
  }
  const filled = [...prose.values()].filter(({ length }) => length > 0).length;
  const body = fillPlaces(fields.body, prose);
  return {
    fields: filled === 0 ? fields : { ...fields, body, author: "program", related: [...pages].join(", ") },
    filled,
    open: places.length - filled,
  };
}

/** Whether a sentence may stand in a draft: it states no figure, and nothing in it means something in Markdown. */
const mayStand = (text: string): boolean => figuresIn(text).length === 0 && !/[\d{}[\]<>*_`#|\n]/.test(text);

import { z } from "zod";
import { type Finding, found, type Statement } from "~/counselor/answer/evidence";
import { type Term, termsOf } from "~/counselor/words/phrases";
import type { Passage } from "../passages/passage";
import { findPassages, quoteOf } from "../passages/quote";
import { tool } from "./tool";

/** Passages of the library for a question, quoted word for word. */
export const libraryPassages = tool({
  name: "library_passages",
  description: "Passages of this site's guides for a question, word for word.",
  input: z.object({
    question: z.string().min(2).max(4_000),
    states: z.array(z.string().length(2)).max(5).default([]),
    most: z.int().min(1).max(8).default(3),
  }),
  run({ question, states, most }, ground): Finding {
    const terms = termsOf(question);
    const passages = findPassages(ground.passages, { terms, states }, most);
    return { ...found(...passages.map(({ passage }) => quoted(passage, terms))), known: passages.length > 0 };
  },
});

/** A passage as a statement: its lines, and where they stand. */
export function quoted(passage: Passage, terms: readonly Term[]): Statement {
  const { url, title, headings, sources, reviewed, see } = passage;
  const heading = headings.at(-1);
  return {
    text: quoteOf(passage, terms),
    quoted: true,
    evidence: [
      {
        url,
        title: heading === undefined ? title : `${title}: ${heading}`,
        source: sources === "" ? "This site’s guides" : sources,
        year: `reviewed ${reviewed}`,
        figures: {},
      },
      ...(see === undefined
        ? []
        : [{ ...see, source: "This site’s guides", year: `reviewed ${reviewed}`, figures: {} }]),
    ],
  };
}

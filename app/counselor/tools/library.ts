import { z } from "zod";
import { type Finding, found, type Statement } from "~/counselor/answer/evidence";
import { spanishWordsPath } from "~/counselor/answer/paths";
import type { Ground } from "~/counselor/ground/ground";
import { type Term, termsOf } from "~/counselor/words/phrases";
import { factAt } from "../passages/fact-place";
import { type Quotation, quoteSection, sectionOf } from "../passages/lines";
import type { Passage, Passages } from "../passages/passage";
import { findPassages } from "../passages/quote";
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
    return {
      ...found(...passages.map(({ passage }) => quoted(passage, { terms, bare: question }, ground))),
      known: passages.length > 0,
    };
  },
});

/** What is asked of a passage, in terms and in plain words. */
export interface AskedOfPassage {
  readonly terms: readonly Term[];
  readonly bare: string;
}

/** The lines of a passage's section that answer best, and where they stand. */
export const quoted = (
  passage: Passage,
  asked: AskedOfPassage,
  ground: Ground,
  passages: Passages = ground.passages,
): Statement => statementOf(quoteSection(passages, sectionOf(passages, passage), { ...asked, rowOf: ground.rowOf }));

/** The same of one text alone that stands in a passage. */
export const quotedText = (
  passage: Passage,
  text: string,
  asked: AskedOfPassage,
  ground: Ground,
  passages: Passages = ground.passages,
): Statement => statementOf(quoteSection(passages, [{ ...passage, text }], { ...asked, rowOf: ground.rowOf }));

function statementOf({ passage, text, more }: Quotation): Statement {
  const { url, title, headings, sources, reviewed, see } = passage;
  const heading = headings.at(-1);
  return {
    text,
    quoted: true,
    ...(heading !== undefined && isTold(heading, url) ? { heading } : {}),
    ...(more.length === 0 ? {} : { more: [...more] }),
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

/**
 * Whether what is quoted says of what only with its heading: a question of the page, a fact of a state ("a GPA of at
 * least 3.0" is of one program), or the word that an entry in Spanish explains without saying it.
 */
const isTold = (heading: string, url: string): boolean =>
  heading.endsWith("?") || factAt(url) !== null || url.startsWith(`${spanishWordsPath}#`);

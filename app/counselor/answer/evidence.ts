import { z } from "zod";

/**
 * What an answer rests on: an address on this site with the place on the page, who published it, the year the figures
 * are of, and the figures as values. Whoever writes a sentence from evidence can be held to it.
 */
export const evidenceShape = z.object({
  /** Path on this site, with the fragment of the section that shows it. */
  url: z.string().regex(/^\/[^\s]*$/),
  title: z.string().min(2),
  /** Publisher and publication. */
  source: z.string().min(2),
  /**
   * Year of the figures as the source names it, "2022-23" or "fall 2027"; for a page of words the day it was reviewed.
   */
  year: z.string().min(2),
  figures: z.record(z.string(), z.union([z.number(), z.string(), z.null()])),
});
export type Evidence = z.infer<typeof evidenceShape>;

export const statementShape = z.object({
  text: z.string().min(2),
  /** Word for word from the page that the first evidence names. */
  quoted: z.boolean(),
  /** Of a quotation: the question of the page that it answers. A "no" says nothing without it. */
  heading: z.string().optional(),
  /** Of a quotation: the lines around it, word for word too, for who wants to read on. */
  more: z.array(z.string()).optional(),
  evidence: z.array(evidenceShape),
});
/** A sentence or two with what they rest on. Without evidence it holds no figure. */
export type Statement = z.infer<typeof statementShape>;

/** What every tool answers. `known` is false where the figure asked for isn't reported or isn't ours to give. */
export const findingShape = z.object({ known: z.boolean(), statements: z.array(statementShape) });
export type Finding = z.infer<typeof findingShape>;

export const say = (text: string, ...evidence: readonly Evidence[]): Statement => ({
  text,
  quoted: false,
  evidence: [...evidence],
});

export const found = (...statements: readonly Statement[]): Finding => ({ known: true, statements: [...statements] });
export const unknown = (...statements: readonly Statement[]): Finding => ({
  known: false,
  statements: [...statements],
});

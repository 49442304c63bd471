import { type ArticleFields, emptyFields } from "../fields";

/** A piece that the tables suggest: what they show, and an outline whose every figure is a reference to them. */
export interface Proposal {
  readonly key: string;
  /** The address that a draft of it gets. */
  readonly slug: string;
  readonly title: string;
  /** Why now, in one sentence for whoever decides. */
  readonly why: string;
  /** Rows of its table. */
  readonly rows: number;
  readonly fields: ArticleFields;
}

interface Outline {
  readonly key: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly why: string;
  readonly category: string;
  readonly tags: string;
  readonly sources: string;
  readonly related: string;
  readonly facts: readonly string[];
  /** Heads of the table's columns; those after the first are numbers. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What the rows were chosen by, for the reader. */
  readonly chosen: string;
  /** What whoever writes has to answer. */
  readonly questions: readonly string[];
}

/**
 * Makes the draft of an outline. It holds no sentence that states a figure: the table is references, and each place
 * where prose belongs is marked with a word that the checks refuse, so that nobody publishes an outline.
 */
export function proposalOf({ heads, rows, chosen, questions, facts, ...outline }: Outline): Proposal {
  const { key, slug, title, description, why, category, tags, sources, related } = outline;
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const body = [
    "TODO: the answer first, in two sentences.",
    "## What the figures show {#figures}",
    [line(heads), `|${heads.map((_, at) => (at === 0 ? "---" : "---:")).join("|")}|`, ...rows.map(line)].join("\n"),
    chosen,
    ...questions.flatMap((question) => [`## ${question}`, "TODO: answer it from a source, or take the heading out."]),
    "## What to do next {#next}",
    "TODO: one step, and the day for it.",
  ].join("\n\n");
  const fields = {
    ...emptyFields,
    title,
    description,
    category,
    tags,
    sources,
    related,
    facts: facts.join(", "),
    body,
  };
  return { key, slug, title, why, rows: rows.length, fields };
}

/** References of one college in a row of a table. */
export const ofCollege = (unitid: number, ...figures: readonly string[]): readonly string[] =>
  ["name", ...figures].map((figure) => `{{college.${unitid}.${figure}}}`);

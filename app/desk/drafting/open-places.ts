/** A place of an outline where prose belongs, with what it has to answer. */
export interface OpenPlace {
  /** Number of its line, from 0. */
  readonly line: number;
  readonly question: string;
}

/** How an outline marks such a place; the checks refuse it, so that nobody publishes one. */
const mark = /^TODO:/;

/** What is said where there is none. */
export const noPlace = "The text has no open place: a line that begins with TODO:";

/**
 * The open places of a text in their order. Each asks what its heading asks, about the subject of the article; the
 * first, which has no heading, asks the title itself.
 */
export function openPlaces(title: string, body: string): readonly OpenPlace[] {
  let heading: string | null = null;
  return body.split("\n").flatMap((words, line): OpenPlace[] => {
    const [, found] = /^#{2,4}\s+(.*?)\s*(?:\{#[\w-]+\})?\s*$/.exec(words) ?? [];
    if (found !== undefined) heading = found;
    if (!mark.test(words)) return [];
    return [{ line, question: heading === null ? title : `${heading}: ${title}` }];
  });
}

/** The text with prose at its open places. A place without sentences stays open. */
export function fillPlaces(body: string, prose: ReadonlyMap<number, readonly string[]>): string {
  return body
    .split("\n")
    .map((words, line) => {
      const sentences = prose.get(line) ?? [];
      return sentences.length === 0 ? words : sentences.join(" ");
    })
    .join("\n");
}

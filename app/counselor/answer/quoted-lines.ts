/** How a line ends that is a sentence. Items of a list and rows of a table end without a mark. */
const endsSentence = /[.!?:][)”’"]*$/;

export const isItem = (line: string): boolean => !endsSentence.test(line);

/** Lines one behind the other, as one text: sentences run on, items and rows keep lines of their own. */
export const joinLines = (lines: readonly string[]): string =>
  lines.reduce((text, line) => (endsSentence.test(text) && !isItem(line) ? `${text} ${line}` : `${text}\n${line}`));

/** The lines of a text in groups to be shown: sentences each alone, items and rows together. */
export function linesToShow(
  lines: readonly string[],
): readonly { readonly items: boolean; readonly lines: string[] }[] {
  const groups: { items: boolean; lines: string[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (isItem(line) && last?.items) last.lines.push(line);
    else groups.push({ items: isItem(line), lines: [line] });
  }
  // A single line without a mark is a sentence that lacks one.
  return groups.map(({ items, lines: own }) => ({ items: items && own.length > 1, lines: own }));
}

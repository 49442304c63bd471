import type { Evidence } from "./evidence";

/** Words in quotation marks, of any kind; an apostrophe is none. */
const marks = /“([^”]*)”|"([^"]*)"|«([^»]*)»|(?<!\p{L})‘([^‘]*?)’(?!\p{L})|(?<![\p{L}\d])'([^']*?)'(?![\p{L}\d])/gu;

/** What a text puts in quotation marks. */
export function quotationsIn(text: string): string[] {
  return [...text.matchAll(marks)].map((found) => found.slice(1).find((part) => part !== undefined) ?? "");
}

/** One space between words, one kind of mark, so that only the words count. */
export function plainQuote(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[“”«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[\u00a0\u202f\s]+/g, " ")
    .trim();
}

/**
 * Whether a quotation stands word for word in the document that the statement names; in any document it cites, where it
 * names none by its title. A comma or full stop that American usage puts inside the marks isn't part of it.
 */
export function isVerbatim(quotation: string, statement: string, cited: readonly Evidence[]): boolean {
  const wanted = plainQuote(quotation).replace(/[.,]$/, "");
  if (wanted === "") return false;
  const around = plainQuote(statement.replace(quotation, " "));
  const named = cited.filter(({ title }) => around.includes(plainQuote(title)));
  return (named.length > 0 ? named : cited).some(({ title, text, figures }) => {
    const words = figures.filter(({ unit }) => unit === "text").map(({ value }) => String(value));
    return [title, text ?? "", ...words].some((part) => holds(plainQuote(part), wanted));
  });
}

/** Whole words only: "a loan" doesn't stand in "a loaner". */
function holds(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const isEdge = (letter: string | undefined) => letter === undefined || !/[\p{L}\d]/u.test(letter);
    if (isEdge(text[at - 1]) && isEdge(text[at + wanted.length])) return true;
  }
  return false;
}

/** A term of the glossary as it stands on the page. */
export interface Term {
  readonly id: string;
  /** Both languages, as text: "Beca Federal Pell (Pell Grant)". */
  readonly name: string;
  /** The whole entry, its heading included. */
  readonly html: string;
}

/**
 * The terms of a rendered glossary: each heading of level 3 with what follows it, up to the next heading.
 * @param html as `renderMarkdown` writes it
 */
export function termsIn(html: string): Term[] {
  return [...html.matchAll(/<h3 id="([^"]+)">([\s\S]*?)<\/h3>[\s\S]*?(?=<h[23] |<section|<aside|$)/g)].map(
    ([entry, id = "", name = ""]) => ({ id, name: textOf(name), html: entry.trim() }),
  );
}

/** The longest text that is looked for. */
export const longestAsked = 60;

/**
 * Terms in which every asked word begins a word, with or without accents: those that have them all in their name first,
 * else in the order of the page. "prestamo" finds "préstamo", "pell grant" finds "Beca Federal Pell (Pell Grant)".
 */
export function findTerms(terms: readonly Term[], asked: string): Term[] {
  const wanted = wordsOf(asked.slice(0, longestAsked));
  if (wanted.length === 0) return [];
  const has = (text: string) => {
    const words = wordsOf(text);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  };
  const named = terms.filter(({ name }) => has(name));
  return [...named, ...terms.filter((term) => !named.includes(term) && has(textOf(term.html)))];
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\( /g, "(")
    .replace(/ \)/g, ")")
    .trim();

/** Words in small letters, without accents and without the s of a plural. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");
  return (plain.match(/[a-z0-9]+/g) ?? []).map((word) => (word.length > 4 ? word.replace(/e?s$/, "") : word));
}

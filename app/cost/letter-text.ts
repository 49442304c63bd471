/** The text of a letter as plain lines, so that how it was typed or copied no longer matters. */

/** The longest letter that is read, in characters. */
export const longestLetter = 20_000;

const brokenBy = /\r\n?|<br\s*\/?>|<\/(?:tr|p|li|div|h[1-6])>/gi;
const tags = /<\/?[a-z][^<>]{0,200}>/gi;
/** Not a dot or dash within a number or a date, but a run of them, also with spaces between: "Grant . . . . 7,395". */
const leaders = /(?:[._·-] ?){3,}|[._·-]{2,}/g;

/**
 * Lines without blank ones. Compatibility forms (no-break spaces, full-width digits, "…") become the plain ones first, and
 * every dash "-": both keep words and amounts from being found. Columns stay two spaces apart.
 */
export function plainLines(letter: string): readonly string[] {
  return letter
    .normalize("NFKC")
    .replace(/[\u200b-\u200d\u00ad\u2060\ufeff]/g, "")
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, "-")
    .replace(brokenBy, "\n")
    .replace(/<\/t[dh]>/gi, "\t")
    .replace(tags, "")
    .replace(/&nbsp;/gi, " ")
    .replace(/&amp;/gi, "&")
    .split("\n")
    .map(plainLine)
    .filter((line) => line !== "");
}

const plainLine = (line: string): string =>
  line
    .replace(/[\t|]+/g, "  ")
    .replace(leaders, "  ")
    .replace(/\bUSD ?(?=\d)/gi, "$$")
    // A dash that ties a name to its amount ("Tuition-14,200") is no minus.
    .replace(/(?<=[a-z)])[-_.:](?=\$?\d)/gi, " ")
    .trim();

import { withCommas } from "~/design/figures";
/** The text of a letter as plain lines, so that how it was typed or copied no longer matters. */

/** The longest letter that is read, in characters. */
export const longestLetter = 20_000;

/**
 * The most lines and numbers of a letter that is read. Each is looked at with what stands around it, and everybody else
 * waits meanwhile. A long offer has about 150 numbers, and 300 lines; set with one word on each line it has 1,500.
 */
export const mostLetterLines = 2_000;
export const mostNumbers = 600;

const breaks = /[\r\n]+|<br\s{0,9}\/?>|<\/(?:tr|p|li|div|h[1-6])>/gi;

/** Why a letter isn't read, in a sentence that says what to do; null where it is. */
export function letterProblem(letter: string): string | null {
  const count = (most: number) => withCommas(most);
  const paste = "Paste only the page with the amounts.";
  // Full-width digits are read as plain ones, and one sign may stand for eighteen letters.
  const plain = letter.normalize("NFKC");
  if (plain.length > longestLetter) return `The letter is longer than ${count(longestLetter)} characters. ${paste}`;
  if ((plain.match(/\d[\d,.]*/g)?.length ?? 0) > mostNumbers)
    return `The letter has more than ${count(mostNumbers)} numbers. ${paste}`;
  if ((letter.match(breaks)?.length ?? 0) >= mostLetterLines)
    return `The letter has more than ${count(mostLetterLines)} lines. ${paste}`;
  return null;
}

const brokenBy = /\r\n?|<br\s*\/?>|<\/(?:tr|p|li|div|h[1-6])>/gi;
const tags = /<\/?[a-z][^<>]{0,200}>/gi;
/** Not a dot or dash within a number or a date, but a run of them, also with spaces between: "Grant . . . . 7,395". */
const leaders = /(?:[._·-] ?){3,}|[._·-]{2,}/g;

/** Raised, lowered and circled digits point to a note: as plain ones they would lengthen the amount before them. */
const noteMarks = /[\u00b2\u00b3\u00b9\u2070-\u208e\u2460-\u24ff]+/g;

/**
 * Lines without blank ones. Compatibility forms (no-break spaces, full-width digits, "…") become the plain ones first,
 * and every dash "-": both keep words and amounts from being found. Columns stay two spaces apart.
 */
export function plainLines(letter: string): readonly string[] {
  return letter
    .replace(noteMarks, " ")
    .normalize("NFKC")
    .replace(/[\u200b-\u200d\u00ad\u2060\ufeff]/g, "")
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, "-")
    .replace(brokenBy, "\n")
    .replace(/<\/t[dh]>/gi, "\t")
    .replace(tags, "")
    .replace(/&nbsp;/gi, " ")
    .replace(/&amp;/gi, "&")
    .split("\n")
    .flatMap(shortLines)
    .map(plainLine)
    .filter((line) => line !== "");
}

/**
 * The longest line that is read as one, in characters. Names and amounts are found by looking around each sign of a
 * line, so the time grows with the square of its length: 20,000 dollar signs on one line took over half a second.
 */
const longestLine = 1_000;

/** A line in parts that are short enough, broken at a blank where there is one. */
function shortLines(line: string): readonly string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > longestLine) {
    const blank = rest.lastIndexOf(" ", longestLine);
    const end = blank > 0 ? blank : longestLine;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

/**
 * Stands behind an amount in which a scan put letters for digits ("5,l00", "1O,OOO"): it is read, and asked about. A
 * character of the private use area, which no letter holds once `plainLines` is through with it.
 */
export const scanMark = "\ue000";

const misread = /(?<![\w,.])(\$ ?)?(?=[^\s]*[OolI|SB])([\dOolI|SB]{1,3}(?:,[\dOolI|SB]{3})+)(\.\d\d)?(?![\w,])/g;
const digitOf: Readonly<Record<string, string>> = { O: "0", o: "0", l: "1", I: "1", "|": "1", S: "5", B: "8" };

/** Digits for the letters a scan takes for them, where an amount holds at least one digit or a dollar sign. */
const repairScan = (line: string): string =>
  line.replace(misread, (found, dollar: string | undefined, amount: string, cents = "") =>
    dollar === undefined && !/\d/.test(amount)
      ? found
      : `${dollar ?? ""}${amount.replace(/[^\d,]/g, (letter) => digitOf[letter] ?? letter)}${cents}${scanMark}`,
  );

/** A scan that sets every digit apart: "$ 7 , 3 9 5". */
const spacedDigits = /\$ ?(?:[\d,.] ){2,}\d(?!\d)/g;

/** Terms as portals write them: "FA27", "SP 2028". */
const termCode = /\b(FA|F|WI|SP|S|SU) ?'?(?:20)?([23]\d)\b(?![,.]?\d)/g;
const termNames: Readonly<Record<string, string>> = {
  F: "Fall",
  FA: "Fall",
  WI: "Winter",
  S: "Spring",
  SP: "Spring",
  SU: "Summer",
};

/** Points between thousands and a comma before cents: "7.395,00". It can be read in one way only. */
const pointsAndComma = /(?<![\d.,])(\d{1,3}(?:\.\d{3})+),(\d\d)(?![\d.,]*\d)/g;

const plainLine = (line: string): string =>
  repairScan(line.replaceAll(scanMark, "").replace(spacedDigits, (amount) => amount.replaceAll(" ", "")))
    // A scan leaves a gap around the comma: "$7, 395", "$7 ,395".
    .replace(/(\$ ?\d{1,3})(?: ,|, | , )(?=\d{3}(?!\d))/g, "$1,")
    .replace(pointsAndComma, (_, dollars: string, cents: string) => `${dollars.replaceAll(".", ",")}.${cents}`)
    .replace(/[\t|]+/g, "  ")
    .replace(leaders, "  ")
    .replace(termCode, (_, code: string, year: string) => `${termNames[code] ?? code} 20${year}`)
    .replace(/\bUSD ?(?=\d)/gi, "$$")
    // A dash that ties a name to its amount ("Tuition-14,200") is no minus.
    .replace(/(?<=[a-z)])[-_.:](?=\$?\d)/gi, " ")
    .trim();

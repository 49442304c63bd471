/** Longest name of a person that is kept or shown; code points. */
export const longestName = 40;

/** Who is meant where no name is known. */
export const unnamed = "Someone";

/** More than this is not read: a name of 5,000 characters is cleaned as fast as any. */
const mostRead = 400;

/** What the rules for a name say, for the form in which one is typed. */
export const nameRule =
  "Use letters, spaces, hyphens, apostrophes and periods, up to 40 characters. No numbers or web addresses.";

/**
 * The name of a person as it may be shown and mailed, or null where it is none. The one function that cleans
 * names: where one is typed, where the sign-in service says one, and where one is read from the store.
 *
 * A name is somebody's own words, and it appears in other people's mail and pages. So it holds letters and marks of any
 * script, spaces, apostrophes, hyphens, commas, middle dots, and periods after an initial or a short word ("J. R.",
 * "Jr."). It holds no digits, no symbols, and no character that is not seen or turns the direction of the text. Letters
 * in another width or style become the plain ones (NFKC). A text with anything in it that a mail program makes a link
 * of (`@`, a slash, `www.`, a period between two longer parts) is a message and no name: nothing of it is kept.
 */
export function cleanName(text: string | null | undefined): string | null {
  let name = [...(text ?? "")].slice(0, mostRead).join("");
  // What is left out can bring two parts together that must be looked at again.
  for (let round = 0; round < 4; round += 1) {
    const before = name;
    name = cleanOnce(name);
    if (name === before) break;
  }
  return name === "" ? null : name;
}

function cleanOnce(text: string): string {
  const words = evenSigns(text)
    .normalize("NFKC")
    .replace(/[\p{Z}\p{Cc}]+/gu, " ")
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, (unseen, at: number, all: string) =>
      joins(unseen, at, all) ? unseen : "",
    )
    .replace(/[。․]/g, ".")
    .replace(/\p{Me}|(?!\u200c|\u200d)[^\p{L}\p{M} '’.,\-·・׳@/\\:]/gu, "")
    .normalize("NFC")
    .split(" ")
    .filter((word) => !isPronouns(word));
  if (words.some(isAddress)) return "";
  const name = words
    .map(cleanWord)
    .filter((word) => /\p{L}/u.test(word))
    .join(" ");
  return shorten(name).replace(/[\s,'’·・-]+$/u, "");
}

/** A name, or the words that stand for one that is not known. */
export function shownName(text: string | null | undefined): string {
  return cleanName(text) ?? unnamed;
}

/**
 * A name as somebody typed it, or null where a part of it would be left out: then the form says `nameRule`, and what
 * was typed stays in the field. Only spaces and the kind of apostrophe are corrected silently.
 */
export function readTypedName(typed: string): string | null {
  const name = cleanName(typed);
  const plain = (text: string) =>
    evenSigns(text)
      .normalize("NFKC")
      .replace(/[\s\p{Z}]+/gu, "");
  return name !== null && plain(name) === plain(typed) ? name : null;
}

/** The apostrophes and hyphens of keyboards and word processors. */
const evenSigns = (text: string) => text.replace(/[`´ʹ‘]/g, "'").replace(/[\u2010-\u2015\u2212]/g, "-");

/** Whether a joiner or non-joiner stands where Persian and the scripts of South Asia need it to spell a name. */
function joins(unseen: string, at: number, all: string): boolean {
  return (
    (unseen === "\u200c" || unseen === "\u200d") &&
    /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}]$/u.test(
      all.slice(0, at),
    ) &&
    /^\p{L}/u.test(all.slice(at + 1))
  );
}

/** What a mail program would make a link of, or somebody would read as one; initials ("J.R.") are none. */
const isAddress = (word: string) =>
  (/[@/\\]|:.|^www\.|^https?\b|\.[\p{L}\p{M}-]+\./iu.test(word) && !/^(\p{L}\.)+\p{L}*\.?$/u.test(word)) ||
  /[\p{L}\p{M}-]{4,}\.[\p{L}\p{M}-]{2,}/u.test(word);

/** "she/her" behind a name is no part of it, and no address either. */
const isPronouns = (word: string) => /^\p{L}{1,5}(\/\p{L}{1,5}){1,3}$/u.test(word);

/** Signs where they belong in a word, and at most four marks on a letter. */
const cleanWord = (word: string) =>
  word
    .replace(/[@/\\:]/g, "")
    .replace(/(\p{M}{4})\p{M}+/gu, "$1")
    .replace(/(?<![\p{L}\p{M}\u200c\u200d])\p{M}+/gu, "")
    .replace(/(['’.,\-·・])['’.,\-·・]+/gu, "$1")
    .replace(/(?<=[\p{L}\p{M}]{5})\./gu, "")
    .replace(/([.,])(?=[\p{L}\p{M}])/gu, "$1 ")
    .replace(/^[ .,\-·・׳]+|^['’](?!\p{L})/u, "");

/** Made with the first name and not before: an old browser that lacks it has the rest of the page. */
let letters: Intl.Segmenter | undefined;

/** At most so many code points, and no letter cut off from its marks. */
function shorten(name: string): string {
  let length = 0;
  let kept = "";
  letters ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  for (const { segment } of letters.segment(name)) {
    length += [...segment].length;
    if (length > longestName) break;
    kept += segment;
  }
  return kept.trim();
}

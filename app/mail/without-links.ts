/**
 * What somebody typed, as it may stand in a mail to another: on one line, without characters that are not seen or turn
 * the direction of the text, and with "…" for every word that a mail program would make a link of.
 */
export function withoutLinks(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[\p{Z}\p{Cc}]+/gu, " ")
    .replace(/\p{Bidi_Control}|[\p{Cs}\p{Co}\p{Cn}\u200b\u2060\ufeff\u00ad]/gu, "")
    .split(" ")
    .map((word) => (isLink(word) ? "…" : word))
    .join(" ")
    .trim();
}

const isLink = (word: string) => /\/\/|@|^www\.|[\p{L}\p{N}-]{2,}[.。][\p{L}-]{2,}/iu.test(word);

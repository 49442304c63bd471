/** Straight quotation marks as a printer sets them. Writers type the straight ones. */
export function curlyQuotes(text: string): string {
  return text
    .replace(/(^|[\s([{—–-])"/g, "$1“")
    .replace(/"/g, "”")
    .replace(/(^|[\s([{—–“-])'(?=\d0s)/g, "$1’")
    .replace(/(^|[\s([{—–“-])'/g, "$1‘")
    .replace(/'/g, "’");
}

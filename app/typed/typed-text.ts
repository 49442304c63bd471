/**
 * What people type on any keyboard, as plain characters: full-width letters as ordinary ones, the digits of any script
 * as 0–9, no spaces around. Each tool reads its numbers and dates from this.
 *
 * @example plainText(" ３．８ ") === "3.8"; plainText("٤٥٠٠٠") === "45000"
 */
export function plainText(text: string): string {
  return [...text.normalize("NFKC")].map(asciiDigit).join("").trim();
}

/** The five digits of a ZIP code, "43004" or "43004-1234"; null where the text is none. */
export function typedZip(text: string): string | null {
  return /^(\d{5})(-?\d{4})?$/.exec(plainText(text).replace(/\s/g, ""))?.[1] ?? null;
}

const decimalDigit = /\p{Nd}/u;

/** The digits of a script stand in one run of ten, so the distance to the start of the run is the value. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 128 || !decimalDigit.test(character)) return character;
  let value = 0;
  while (value < 9 && decimalDigit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

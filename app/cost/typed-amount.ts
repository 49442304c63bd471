/**
 * Amounts the way people type and paste them: "45,000", "$1,234.56", "(2,500)", "45k", "４５０００", "−300".
 * Whole dollars (cents round to the nearest dollar) or `null` where the text is no amount.
 */
export function typedAmount(text: string): number | null {
  let plain = asciiText(text).replace(/[\s$'’_]|USD|dollars?/gi, "");
  const bracketed = /^\(([^()]+)\)$/.exec(plain);
  if (bracketed) plain = `-${bracketed[1]}`;
  const sign = plain.startsWith("-") ? -1 : 1;
  plain = plain.replace(/^[-+]/, "");
  const thousands = /^\d+(\.\d+)?k$/i.test(plain);
  if (thousands) plain = plain.slice(0, -1);
  else if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{0,2})?$/.test(plain)) return null;
  const amount = Math.round(Number(plain.replaceAll(",", "")) * (thousands ? 1000 : 1));
  return amount === 0 ? 0 : sign * amount;
}

/** A number with decimals: "3", "3.5 %", "3,5", "３". `null` where the text is none. */
export function typedDecimal(text: string): number | null {
  const plain = asciiText(text).replace(/\s|%/g, "");
  return /^-?\d{1,6}([.,]\d{1,4})?$/.test(plain) ? Number(plain.replace(",", ".")) : null;
}

const decimalDigit = /\p{Nd}/u;

/** Digits of every script as 0 to 9 (each script has its ten in one run), every kind of minus as "-". */
function asciiText(text: string): string {
  return [...text.normalize("NFKC")]
    .map((character) => {
      if (character <= "\u007f" || !decimalDigit.test(character)) return character;
      const code = character.codePointAt(0) ?? 0;
      let value = 0;
      while (value < 9 && decimalDigit.test(String.fromCodePoint(code - value - 1))) value += 1;
      return String(value);
    })
    .join("")
    .replace(/[−–—]/g, "-");
}

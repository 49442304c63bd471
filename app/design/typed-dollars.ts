import { plainText } from "./typed-text";

/**
 * Dollars the way people type and paste them: "45,000", "$1,234.56", "(2,500)", "45k", "４５０００", "−300".
 * Returns whole dollars (cents round to the nearest dollar, as on a tax form) or null where the text is no amount.
 */
export function typedDollars(text: string): number | null {
  let plain = plainText(text);
  plain = plain.replace(/[\s$'’_]|USD|dollars?/gi, "").replace(/[−–—]/g, "-");
  const bracketed = /^\(([^()]+)\)$/.exec(plain);
  if (bracketed) plain = `-${bracketed[1]}`;
  const sign = plain.startsWith("-") ? -1 : 1;
  plain = plain.replace(/^[-+]/, "");
  const thousands = /^\d+(\.\d+)?k$/i.test(plain);
  if (thousands) plain = plain.slice(0, -1);
  else if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{0,2})?$/.test(plain)) return null;
  const dollars = Math.round(Number(plain.replaceAll(",", "")) * (thousands ? 1000 : 1));
  // A minus in front of zero is still zero.
  return dollars === 0 ? 0 : sign * dollars;
}

import { plainText } from "~/design/typed-text";

/** A number with decimals: "3", "3.5 %", "3,5", "３", "−2". `null` where the text is none. */
export function typedDecimal(text: string): number | null {
  const plain = plainText(text).replace(/[−–—]/g, "-").replace(/\s|%/g, "");
  return /^-?\d{1,6}([.,]\d{1,4})?$/.test(plain) ? Number(plain.replace(",", ".")) : null;
}

import { plainText } from "~/design/typed-text";

/** A number as typed: "27", "$3.30", "1,200", "3,30"; `null` for anything that is not one number. */
export function typedNumber(text: string): number | null {
  const plain = plainText(text)
    .replace(/^\$\s*/, "")
    .replace(/\s/g, "");
  const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replace(/,/g, "") : plain.replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(grouped) ? Number(grouped) : null;
}

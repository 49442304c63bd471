import { plainText } from "~/design/typed-text";

/**
 * Numbers the way people type and paste them: "3,8", "1,450", " 1 450 ", "$22,000", "22k", "٣٫٨", "３．８".
 * Returns the number, or `null` where the text is not one number.
 */
export function readTypedNumber(text: string, kind: "decimal" | "whole"): number | null {
  let plain = plainText(text)
    .replace(/[٫]/g, ".")
    .replace(/[٬'’_]/g, "");
  plain = plain.replace(/\s+/g, " ");
  let times = 1;
  if (kind === "whole") {
    plain = plain
      .replace(/^\$ ?/, "")
      .replace(/ ?(USD|dollars?)$/i, "")
      .replace(/[.,]00$/, "");
    if (/^[\d.,]+ ?k$/i.test(plain)) {
      times = 1000;
      plain = plain.slice(0, -1).trim().replace(",", ".");
    } else if (/^[-+]?\d{1,3}([ ,.]\d{3})+$/.test(plain)) plain = plain.replace(/[ ,.]/g, "");
    else plain = plain.replace(/[.,]0$/, "");
  } else {
    plain = plain.replace(/ ?%$/, "").replace(/ ?\/ ?(4|4\.0|5|5\.0|100)$/, "");
    if (/^[-+]?\d*,\d+$/.test(plain)) plain = plain.replace(",", ".");
  }
  if (!/^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return null;
  // 22.1k is 22,100 dollars, not 22,100.000000000004.
  const value = times === 1 ? Number(plain) : Math.round(Number(plain) * times);
  return Number.isFinite(value) ? value : null;
}

import { plainText } from "./typed-text";

/** Class rank in percent from the top: "10", "top 10%", "34/340", "34 of 340"; `null` where it can't be read as one. */
export function typedRank(typed: string): number | null {
  // A comma stands between thousands, "1,034 of 2,100", or before a fraction, "7,5%".
  const text = plainText(typed)
    .toLowerCase()
    .replace(/,(?=\d{3}(?!\d))/g, "")
    .replace(",", ".");
  const place = /^(?:number |#|n[uú]mero )?(\d{1,5})(?:st|nd|rd|th|\.?[oº°])?\s*(?:\/|of|out of|de)\s*(\d{1,5})$/.exec(
    text,
  );
  if (place) {
    const [at, size] = [Number(place[1]), Number(place[2])];
    const percent = at >= 1 && at <= size ? Math.round((10_000 * at) / size) / 100 : 0;
    return percent > 0 ? percent : null;
  }
  const share = /^(?:top\s*)?(\d{1,3}(?:\.\d{1,4})?)\s*(?:%|percent|por ciento)?$/.exec(text);
  const percent = share ? Number(share[1]) : 0;
  return percent > 0 && percent <= 100 ? percent : null;
}

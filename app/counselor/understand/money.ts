/** Money as people write it: "$60,000", "60k", "60 thousand", "1.2 million". Null for anything else. */
export function moneyOf(text: string): number | null {
  const found = /^\$?(\d+(?:\.\d+)?)(k|m)?(?: (thousand|grand|million))?$/.exec(text.trim());
  if (!found) return null;
  const times =
    found[2] === "k" || found[3] === "thousand" || found[3] === "grand"
      ? 1_000
      : found[2] === "m" || found[3] === "million"
        ? 1_000_000
        : 1;
  return Math.round(Number(found[1]) * times);
}

/**
 * The fee that is kept back when a loan is paid out.
 *
 * @param principal integer cents that are borrowed
 * @param percent such as "1.057"
 * @returns integer cents, cut off and not rounded, as the Department does: 1.057 % of $5,500 is $58.13
 */
export function originationFee(principal: number, percent: string): number {
  const [whole = "0", decimals = ""] = percent.split(".");
  return Number((BigInt(principal) * BigInt(whole + decimals)) / (100n * 10n ** BigInt(decimals.length)));
}

/** What reaches the college, in whole dollars, of whole dollars borrowed. Cents of the fee count as a dollar. */
export function receivedOf(dollars: number, percent: string): number {
  return Math.floor((dollars * 100 - originationFee(dollars * 100, percent)) / 100);
}

/** The least whole dollars to borrow so that `wanted` dollars reach the college, but at most `limit`. */
export function borrowFor(wanted: number, limit: number, percent: string): { principal: number; received: number } {
  if (wanted <= 0 || limit <= 0) return { principal: 0, received: 0 };
  let principal = Math.min(limit, Math.floor(wanted / (1 - Number(percent) / 100)));
  while (principal < limit && receivedOf(principal, percent) < wanted) principal += 1;
  while (principal > 0 && receivedOf(principal - 1, percent) >= Math.min(wanted, receivedOf(principal, percent)))
    principal -= 1;
  return { principal, received: Math.min(wanted, receivedOf(principal, percent)) };
}

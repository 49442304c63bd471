import type { Side } from "~/aid/form/contributor";
import type { HouseholdOutcome } from "~/aid/form/household-outcome";
import type { AidOutcome } from "./outcome";

/**
 * What a result is to the family: its own, as far as its answers tell, or what it would be if the parent who does not
 * count did.
 */
export type ResultOwner =
  | { readonly kind: "own" }
  | {
      readonly kind: "what-if";
      /** Whose numbers the result is from. */
      readonly here: Side;
      /** Whose household the FAFSA uses. */
      readonly counts: Side;
      /** The result of the household that counts, null while it has not been worked out for this award year. */
      readonly counting: HouseholdOutcome | null;
    };

/** @param earlier the remembered result of the household that was worked out first */
export function resultOwner(
  { apart, awardYear }: Pick<AidOutcome, "apart" | "awardYear">,
  earlier: HouseholdOutcome | null,
): ResultOwner {
  if (apart === null || apart.here === null || apart.counts === null || apart.here === apart.counts) {
    return { kind: "own" };
  }
  const { here, counts } = apart;
  const counting = earlier?.side === counts && earlier.awardYear === awardYear ? earlier : null;
  return { kind: "what-if", here, counts, counting };
}

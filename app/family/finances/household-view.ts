import type { HouseholdId } from "../access/roles";
import type { Finances } from "./finances";

/** A household's own page: everything on it is for the people of that household who are let in. */
export interface HouseholdPage {
  /** Its forms say which household they are of. */
  readonly household: HouseholdId;
  readonly finances: Finances;
  /** The mark of what the form shows. */
  readonly mark: string;
  readonly kept: boolean;
  /** What others would see of what is kept now, and what they do see. */
  readonly would: { readonly pay: string | null; readonly aid: string | null };
  readonly shown: { readonly pay: string | null; readonly aid: string | null; readonly told: number | null };
  readonly readers: readonly string[];
  readonly waiting: readonly { readonly id: string; readonly name: string }[];
  /**
   * What counts toward what both homes reach together, and what would with the figures of now. Null where no other home
   * is known of.
   */
  readonly together: { readonly counts: string | null; readonly would: string | null } | null;
  /** Names who sees the bands besides the student. */
  readonly openToOther: boolean;
}

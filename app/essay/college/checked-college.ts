/** What is known of the college a student writes to; comes from its page here. */
export interface CheckedCollege {
  readonly unitid: number;
  readonly name: string;
  /** Its page on this site. */
  readonly path: string;
  /** Every name it goes by, its own first. */
  readonly names: readonly string[];
  readonly city: string;
  /** State in words. */
  readonly state: string;
  /** States and cities with many colleges that it's neither in nor near; empty where its own place isn't reported. */
  readonly farFrom: readonly string[];
  readonly control: "public" | "nonprofit" | "forprofit";
  readonly setting: "city" | "suburb" | "town" | "rural" | null;
  readonly highest: "associate" | "bachelor" | "master" | "doctorate" | null;
  /**
   * Words for majors it awarded no bachelor's or associate degree in, with the plain label; empty where no programs are
   * reported.
   */
  readonly without: readonly { readonly words: readonly string[]; readonly label: string }[];
  /** Its largest programs, to go and look at. */
  readonly programs: readonly string[];
  /** Year of the figures, such as "2023-24". */
  readonly year: string;
}

/** Other colleges by the names a student would write. */
export type OtherNames = readonly (readonly [unitid: number, ...names: string[]])[];

/**
 * Stands in place of a college's id before names that several go by, such as "Northwestern": whichever is meant, it's
 * another college's.
 */
export const ofSeveral = 0;

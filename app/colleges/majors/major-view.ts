import type { Page } from "../query/pagination";
import type { CollegeSort, TeachingCollege } from "./colleges-for";
import type { Level } from "./figures";
import type { Major } from "./major";
import type { OccupationLine } from "./occupation";

/** Everything the page of one field shows. */
export interface MajorView {
  readonly major: Major;
  readonly title: string;
  readonly programs: readonly string[];
  readonly asked: MajorPageAsked;
  /** Address of the same page without money. */
  readonly address: string;
  readonly zipError: string | null;
  readonly debt: { readonly mid: number; readonly colleges: number } | null;
  readonly direct: readonly OccupationLine[];
  readonly further: readonly OccupationLine[];
  /** State of the wages, in words. */
  readonly stateName: string | null;
  readonly licenses: readonly string[];
  readonly nearby: readonly Pick<Major, "path" | "name">[];
  readonly list: Page<TeachingCollege>;
}

export interface MajorPageAsked {
  readonly level: Level;
  /** Postal code, "abroad", or "". */
  readonly state: string;
  readonly zip: string;
  readonly sort: CollegeSort;
  readonly page: number;
}

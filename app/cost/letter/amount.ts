/** An amount where it stands in its line. */
export interface Amount {
  readonly dollars: number;
  readonly start: number;
  readonly end: number;
  /** Taken off by its sign: -$3,000 or ($3,000). */
  readonly minus: boolean;
  /** Its writing can be read in one way only: not so "5.500" and "12,00". */
  readonly clear: boolean;
}

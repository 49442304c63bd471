/** Pixels of the picture of a place. */
export const width = 320;
export const height = 128;

export interface Contours {
  /** SVG path data of each level that is reached, the lowest first. */
  readonly lines: readonly string[];
  /** The campus, by how many study there: pixels of its mark. */
  readonly campus: number;
  /** The other colleges in the picture, as pixels. */
  readonly others: readonly (readonly [x: number, y: number])[];
}

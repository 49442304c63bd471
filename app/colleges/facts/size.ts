/** Bands of undergraduate enrollment, the same words and limits everywhere (also in the match quiz). */
export const sizeBands = [
  { value: "tiny", label: "Under 1,000 students", from: 0, to: 999 },
  { value: "small", label: "1,000 to 2,999", from: 1_000, to: 2_999 },
  { value: "medium", label: "3,000 to 9,999", from: 3_000, to: 9_999 },
  { value: "large", label: "10,000 to 19,999", from: 10_000, to: 19_999 },
  { value: "huge", label: "20,000 and more", from: 20_000, to: Number.POSITIVE_INFINITY },
] as const;

export type SizeBand = (typeof sizeBands)[number]["value"];

/** Band of a number of undergraduates, `null` where it is not reported. */
export function sizeBandOf(undergraduates: number | null): SizeBand | null {
  if (undergraduates === null) return null;
  return sizeBands.find(({ from, to }) => undergraduates >= from && undergraduates <= to)?.value ?? null;
}

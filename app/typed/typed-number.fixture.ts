/** A text as somebody types it, and the number it is as each kind of answer; `null` where it's none. */
interface TypedNumber {
  readonly text: string;
  readonly dollars: number | null;
  readonly whole: number | null;
  readonly decimal: number | null;
}

const rows = (of: readonly (readonly [string, number | null, number | null, number | null])[]) =>
  of.map(([text, dollars, whole, decimal]): TypedNumber => ({ text, dollars, whole, decimal }));

/**
 * What people type for a number, and what it means wherever they type it. The tests of every tool that asks for a
 * number go through these, so that no two of them read the same text as two different numbers.
 */
export const typedNumbers: readonly TypedNumber[] = rows([
  // text, dollars, whole, decimal
  ["45000", 45_000, 45_000, 45_000],
  ["45,000", 45_000, 45_000, null],
  ["1,450", 1450, 1450, null],
  [" 1 450 ", 1450, 1450, null],
  ["1\u00a0450", 1450, 1450, null],
  ["1 234 567", 1_234_567, 1_234_567, null],
  ["$22,000", 22_000, 22_000, null],
  [" $1,234.56 ", 1235, null, 1234.56],
  ["$ 12,345 ", 12_345, 12_345, null],
  ["$1,234,567.00", 1_234_567, 1_234_567, 1_234_567],
  ["1’450", 1450, 1450, 1450],
  ["2,027", 2027, 2027, null],
  ["２０２７", 2027, 2027, 2027],
  ["１，４５０", 1450, 1450, null],
  ["22k", 22_000, 22_000, null],
  ["22.1k", 22_100, 22_100, null],
  ["22,5k", 22_500, 22_500, null],
  ["1,200 dollars", 1200, 1200, null],
  ["1.234,00", 1234, 1234, null],
  ["1.234.567", 1_234_567, 1_234_567, null],
  ["20.00", 20, 20, 20],
  ["-5", -5, -5, -5],
  ["-5,000", -5000, -5000, null],
  ["−300", -300, -300, -300],
  ["(2,500)", -2500, -2500, null],
  ["-0", 0, 0, 0],
  ["４５０００", 45_000, 45_000, 45_000],
  ["٤٥٠٠٠", 45_000, 45_000, 45_000],
  ["१४५०", 1450, 1450, 1450],
  ["3.8", 4, null, 3.8],
  ["3,8", null, null, 3.8],
  ["٣٫٨", 4, null, 3.8],
  ["３．８", 4, null, 3.8],
  ["۳٫۴", 3, null, 3.4],
  ["$3,45", null, null, 3.45],
  ["4,5%", null, null, 4.5],
  ["60 %", null, null, 60],
  ["6.39 %", null, null, 6.39],
  ["0,125", null, null, 0.125],
  // Two meanings, or none.
  ["20,00", null, null, 20],
  ["20,0", null, null, 20],
  ["1.234", null, null, 1.234],
  ["1,500k", null, null, null],
  ["1.500k", null, null, null],
  ["4,5000", null, null, 4.5],
  ["12 34", null, null, null],
  ...["", "abc", "3.8.1", "1e5", "0x10", "NaN", "Infinity", "1450 SAT", "--3", "12/13", "12-34", "$", "()"].map(
    (text) => [text, null, null, null] as const,
  ),
]);

/** Grades as typed, with the number and what it is out of; `null` for "nothing said". */
export const typedGrades: readonly (readonly [text: string, value: number, outOf: number | null])[] = [
  ["3.8", 3.8, null],
  ["3,8", 3.8, null],
  ["３．８", 3.8, null],
  ["92%", 92, 100],
  ["92 %", 92, 100],
  ["45%", 45, 100],
  ["3.9 / 4.0", 3.9, 4],
  ["3,9/4,0", 3.9, 4],
  ["92/100", 92, 100],
  ["3.8/5", 3.8, 5],
  ["8.7/10", 8.7, 10],
  ["12/13", 12, 13],
  ["B+", 3.3, 4],
  ["a-", 3.7, 4],
  ["A+", 4, 4],
  ["B average", 3, 4],
  ["mostly As and Bs", 3.5, 4],
  ["A’s, B’s and C’s", 3, 4],
];
/** No grades, though some look like it. */
export const noGrades = ["/4", "%", "3.8/", "3.8/4/4", "E", "B++", "average", "a lot"];

/** Years as typed. */
export const typedYears: readonly (readonly [text: string, year: number | null])[] = [
  ["2027", 2027],
  [" 2027 ", 2027],
  ["2,027", 2027],
  ["２０２７", 2027],
  ["’27", 2027],
  ["'27", 2027],
  ["Class of 2027", 2027],
  ["٢٠٢٧", 2027],
  ["27", 27],
  ["’2027", null],
  ["’7", null],
  ["-2027", null],
  ["2027.5", null],
  ["99999999999999999999", null],
  ["next year", null],
];

/** ZIP codes as typed. */
export const typedZips: readonly (readonly [text: string, zip: string | null])[] = [
  ["43004", "43004"],
  [" 43004 ", "43004"],
  ["43004-1234", "43004"],
  ["４３００４", "43004"],
  ["4300", null],
  ["430045", null],
  ["Columbus", null],
];

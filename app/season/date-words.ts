/** The months as English writes them. */
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** A date as it was found, whole or in part: "2026" → "2026", "2026-05" → "May 2026", "2026-07-01" → "July 1, 2026". */
export function dateWords(date: string): string {
  const [year = "", month, day] = date.split("-");
  if (month === undefined) return year;
  const name = monthNames[Number(month) - 1] ?? "";
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`;
}

/** With its preposition: "in May 2026", "on July 1, 2026". */
export function whenWords(date: string): string {
  return `${date.length > 7 ? "on" : "in"} ${dateWords(date)}`;
}

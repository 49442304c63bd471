const months = "January February March April May June July August September October November December".split(" ");

/** "2026-11-21" in words: "November 21, 2026". */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}

/** Award year of a college year: 2027 gives "2027-28". */
export function awardYear(entry: number): string {
  return `${entry}-${String((entry + 1) % 100).padStart(2, "0")}`;
}

/** The award year that a question about aid is for. @param entry the year it names, null where it names none */
export const awardYearOf = (entry: number | null) => (entry === 2026 ? "2026-27" : "2027-28") as "2026-27" | "2027-28";

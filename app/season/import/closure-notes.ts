/** What a note of the source means for the row, and what it tells a reader. */
export interface ClosureNote {
  readonly words: string | null;
  /** The last classes that the note gives. */
  readonly lastClasses?: string;
  /** How much of the date was found: all but the month or day, or nothing. */
  readonly date?: "year only" | "not found";
  /** The source doesn't name the college, so the row isn't confirmed. */
  readonly unnamed?: boolean;
}

/** Notes of the source by their exact text. A text that isn't here is refused by the import. */
export const closureNotes: Readonly<Record<string, ClosureNote>> = {
  "No place for fall 2027 first-years; students finish at another campus": {
    words: "Students who are there now finish at another Penn State campus.",
  },
  "Month RECALLED": { words: null, date: "year only" },
  "Not a choice for fall 2027 entry": { words: null },
  "Teach-out was contingent on funding in June 2026": {
    words: "In June 2026, help for students to finish their degrees depended on funding that wasn't secured.",
  },
  "One stored source": { words: null },
  "Was a branch of Webber International University (138293)": {
    words: "It was a branch of Webber International University.",
  },
  "Announced June 2024; end date RECALLED": { words: "The closing was announced in June 2024.", date: "not found" },
  "Announced March 2024; absent from the June 2026 federal operating list": {
    words: "It isn't on the federal list of operating colleges of June 2026.",
  },
  "School and museum continue; end year RECALLED": {
    words: "Its degree programs were to end, as announced in January 2024. The school and the museum go on.",
    date: "not found",
  },
  "Continues as a college of Seattle University on its campus; month RECALLED": {
    words: "It goes on as a college of Seattle University, on its own campus.",
    date: "year only",
  },
  "Completion not confirmed; becomes the Ursuline College Campus of Gannon": {
    words: "It was to become the Ursuline College Campus of Gannon University.",
  },
  "Instruction on the campus ends spring 2028: a four-year degree cannot be finished there by a fall 2027 entrant": {
    words: "Classes on this campus end in spring 2028, so you couldn't finish a four-year degree here.",
    lastClasses: "2028-05",
  },
  "Becomes Kean Jersey City; completion not confirmed in stored pages. Apply through Kean": {
    words: "It was to become Kean Jersey City. Apply through Kean University.",
  },
  "Campus continues as Mount Mercy Campus of St. Ambrose; completion not confirmed": {
    words: "The campus was to go on as the Mount Mercy Campus of St. Ambrose University.",
  },
  "Campus continues; completion not confirmed": { words: "The campus was to go on." },
  "Completion date not found": { words: null },
  "Negotiation only; both still admitted separately when last seen": {
    words: "This was a letter of intent. Both universities admitted students separately when last checked.",
  },
  "Source names the system, not the campuses, in the stored part; names RECALLED": { words: null, unnamed: true },
  "Completion not confirmed": { words: null },
  "Contested; status in 2026 not found. Do not call it closed or unaccredited without checking": {
    words: "A court kept it accredited in August 2025. We found nothing about its status in 2026.",
  },
  "Early college continues at the new site": {
    words: "The early college program goes on at its new site in New York.",
  },
  "Campus gone from the catalog; online continues": { words: "Online classes go on." },
  "Programs continue at the Vallejo site under Cal Poly": { words: null },
  "Mostly graduate and health programs": { words: null },
  "Nursing college folding into a regional health alliance; absent from the June 2026 federal operating list": {
    words: "It isn't on the federal list of operating colleges of June 2026.",
  },
  "unitid 206279": { words: null },
  "unitid 454184; not to be confused with King's College, Pennsylvania (213321), which is open": {
    words: "King's College in Pennsylvania is another college, and it's open.",
  },
  "Not Northwestern College, Iowa (154101), which is open": {
    words: "Northwestern College in Iowa is another college, and it's open.",
  },
};

/**
 * What the import did not believe, and why. A refused value becomes "not reported"; it is counted here, printed, and
 * listed one by one in `content/facts/colleges/refused.jsonl`, so that a person can look at each.
 */
export const reasons = {
  "outside-range":
    "The value is outside what the figure can be (a share over 1, an SAT section over 800, a negative count).",
  "admission-rate-zero":
    "An admission rate of 0 %: a college that admits nobody has no students, so it is a closed intake or a slip.",
  "admission-rate-small": "Fewer than 10 applicants: a rate of so few says nothing.",
  "admission-rate-mismatch": "The published rate is not admits divided by applicants (tolerance 0.2 points).",
  "admission-counts-order": "More admits than applicants, or more enrolled than admits.",
  "admission-rate-before-open":
    "The rate is of an earlier year than the college's answer that it has open admission now; the rate would mislead.",
  "quartiles-order":
    "The lower quartile, the median and the upper quartile are not in order, or one quartile is missing.",
  "act-below-guessing":
    "A lower ACT quartile under 10: answering at random gives about 11, so the numbers are not composite scores.",
  "few-test-takers":
    "Enrolled first-years times the share who submitted the test gives fewer than 5 students: quartiles of so few are no quartiles.",
  "undergraduates-zero":
    "No undergraduates in a college that awards undergraduate degrees: it is winding down or between classes, and is not the smallest college.",
  "student-faculty-ratio":
    "More than 100 students for each teacher: a count that leaves out the part-time teachers, or a college that is closing.",
  "out-of-state-below-in-state":
    "Tuition for out-of-state students below tuition for in-state students: one of the two is wrong, and a family from elsewhere must not be shown a price that may be too low.",
  "published-below-tuition": "A total cost of attendance below tuition alone.",
  "net-price-above-cost": "A net price above the cost of attendance of the same year: grants cannot be negative.",
  "net-price-without-students": "A net price for an income band without a single student behind it.",
  "rate-all-or-nobody":
    "A graduation or retention rate of exactly 0 % or 100 %: nearly always a class of a handful, so it describes them and not the college. The class size is not published with it.",
  "rate-swings":
    "The graduation rate moved by more than 40 points from one entering class to the next: that is a class of a few students, or a slip.",
  "few-bachelors":
    "Graduation rate of bachelor's students at a college that gave fewer than 20 bachelor's degrees in 2023-24: too few to say anything.",
  "longer-programs":
    "Nobody graduated within four years but many within six: the programs are longer by design (co-op, five-year degrees), so 0 % in four years would mislead.",
  "earnings-other-college":
    "Earnings 10 years after entry below half of those 6 years after entry: the two groups entered a different college under the same number.",
  "coordinates-elsewhere":
    "Coordinates more than 100 miles from the area of the college's own ZIP code: the college moved, or they are another campus.",
  "link-not-usable": "Not an http or https address of a public host.",
} as const;

export type Reason = keyof typeof reasons;

export interface Refusal {
  readonly reason: Reason;
  readonly unitid: number;
  readonly column: string;
  readonly value: string | number;
}

/** A value that was changed without losing what was reported (case of a name, a user name in an address). */
export interface Correction {
  readonly unitid: number;
  readonly column: string;
  readonly from: string;
  readonly to: string;
}

/** Collects refusals and corrections of one import. */
export class Ledger {
  readonly refusals: Refusal[] = [];
  readonly corrections: Correction[] = [];

  /** Notes a value that is not believed. Returns `null`, "not reported", to be used in its place. */
  refuse(reason: Reason, unitid: number, column: string, value: string | number): null {
    this.refusals.push({ reason, unitid, column, value });
    return null;
  }

  correct(unitid: number, column: string, from: string, to: string): string {
    this.corrections.push({ unitid, column, from, to });
    return to;
  }

  /** Refused values by reason, in the order of `reasons`, with the columns they stood in. */
  summary(): { reason: Reason; why: string; values: number; columns: Record<string, number> }[] {
    const names = Object.keys(reasons).filter((name): name is Reason => name in reasons);
    return names.flatMap((reason) => {
      const found = this.refusals.filter((refusal) => refusal.reason === reason);
      if (found.length === 0) return [];
      const columns: Record<string, number> = {};
      for (const column of found.map((refusal) => refusal.column).sort()) columns[column] = (columns[column] ?? 0) + 1;
      return [{ reason, why: reasons[reason], values: found.length, columns }];
    });
  }
}

/**
 * What goes and what stays when somebody leaves a plan. The student's plan goes with the student: the list, the log,
 * the name. A household keeps what it wrote, and so does a parent who keeps the list for a child. See decision 0023.
 */

/** What is counted, each for the receipt and for the page before it. */
export const departureKinds = [
  "places",
  "colleges",
  "notes",
  "tasks",
  "results",
  "essays",
  "drafts",
  "record",
  "figures",
  "payments",
  "agreements",
  "invitations",
  "log",
  "calendars",
] as const;
export type DepartureKind = (typeof departureKinds)[number];

/** How many of each kind go; a kind of which there is none is left out. */
export type Going = Partial<Record<DepartureKind, number>>;

/**
 * What stays with others, as far as the one who leaves can see: `homes` what each household wrote, `list` the college
 * list of a parent who keeps it, `household` what one's own household wrote, `plan` the student's plan, `log` lines in
 * the access log.
 */
export const stayingKinds = ["homes", "list", "household", "plan", "log"] as const;
export type Staying = (typeof stayingKinds)[number];

export interface Departure {
  readonly going: Going;
  readonly staying: readonly Staying[];
}

/** Several departures as one. */
export function together(departures: readonly Departure[]): Departure {
  const going: Going = {};
  for (const each of departures) {
    for (const kind of departureKinds) {
      const count = (going[kind] ?? 0) + (each.going[kind] ?? 0);
      if (count > 0) going[kind] = count;
    }
  }
  const staying = stayingKinds.filter((kind) => departures.some((each) => each.staying.includes(kind)));
  return { going, staying };
}

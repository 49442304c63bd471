/**
 * Which stops fit together when not all do: the sets of as many stops as there can be, stop by stop from the start. A
 * family that has seen the same colleges and stands at the same one is better off the earlier it is, so of all ways
 * to get there only the best are kept (labels, as for shortest paths with resources; Irnich and Desaulniers, 2005).
 */
import type { Course } from "./order";
import { type Booking, drive, firstMoment, hasTours, type Moment, type Rules, tour } from "./schedule";

/** A family that has seen the stops of the bit set `seen` and stands at the last of them. */
interface Label extends Moment {
  readonly seen: number;
  readonly at: number;
  readonly before: Label | null;
  /** Smaller is more promising. */
  readonly rank: number;
}

export interface Largest {
  /**
   * Sets of stops that fit together, each in an order that does, by the bits of its stops. Empty when not one stop
   * fits.
   */
  readonly sets: ReadonlyMap<number, readonly number[]>;
  /** How many stops each of them has: the most that were found. */
  readonly size: number;
  /** Whether no larger set fits, for certain. */
  readonly most: boolean;
  /** Whether none of this size is missing either. */
  readonly complete: boolean;
}

/** Ways kept for each number of stops in a quick look, which tells how many stops are too few. */
const QUICK_LOOK = 150;

/** Ways kept in the look that follows: all up to 10 stops; beyond, as many as a quarter of a second allows. */
const wideLook = (stops: number) => (stops <= 10 ? Number.POSITIVE_INFINITY : stops <= 12 ? 3_000 : 1_000);

/**
 * The largest sets of stops that can be seen within the days, each booked tour at its time. `rules.days` may be null.
 */
export function largestSets(course: Course, rules: Rules, bookings: readonly (Booking | null)[]): Largest {
  const bound = boundOf(course, rules, bookings);
  const quick = look(course, rules, bookings, bound, QUICK_LOOK, 0);
  // One stop less than all: no more can be kept, as long as not all fit.
  if (quick.complete || quick.size === course.stops - 1) return quick;
  const wide = look(course, rules, bookings, bound, wideLook(course.stops), quick.size);
  if (wide.size > quick.size || wide.complete) return wide;
  if (wide.size < quick.size) return quick;
  return { ...wide, sets: new Map([...quick.sets, ...wide.sets]) };
}

type Bound = (label: Moment & Pick<Label, "seen" | "at">) => number;

/** @param width ways kept for each number of stops @param atLeast ways that cannot reach so many stops are given up */
function look(
  course: Course,
  rules: Rules,
  bookings: readonly (Booking | null)[],
  bound: Bound,
  width: number,
  atLeast: number,
): Largest {
  const { start, stops, end, legs } = course;
  let complete = true;
  let best: Pick<Largest, "sets" | "size"> = { sets: new Map(), size: 0 };
  let labels: readonly Label[] = [{ ...firstMoment(rules), seen: 0, at: start, before: null, rank: 0 }];
  for (let size = 1; size <= stops && labels.length > 0; size++) {
    const reached = new Map<number, Label[]>();
    for (const here of labels) {
      for (let next = 0; next < stops; next++) {
        if (here.seen & (1 << next)) continue;
        const there = go(here, next);
        if (there !== null && size + bound(there) >= atLeast) keep(reached, there, stops, rules);
      }
    }
    labels = [...reached.values()].flat();
    const sets = new Map(labels.filter(comesHome).map((label) => [label.seen, orderOf(label)]));
    if (sets.size > 0) best = { sets, size };
    if (labels.length > width) {
      complete = false;
      labels = [...labels].sort((a, b) => a.rank - b.rank).slice(0, width);
    }
  }
  return { ...best, most: complete || best.size >= tourPlaces(rules, bookings), complete };

  function go(here: Label, next: number): Label | null {
    const { day, minute, driven, tours, ate, seen, at } = here;
    const leg = at * legs.size + next;
    const now = { day, minute, driven, tours, ate, seen: seen | (1 << next), at: next };
    drive(rules, now, legs.minutes[leg] ?? 0, legs.shift[leg] ?? 0);
    if (!tour(rules, now, bookings[next] ?? null)) return null;
    if (rules.days !== null && now.day >= rules.days) return null;
    return { ...now, before: here, rank: now.day * (rules.stopBy - rules.leave) + now.minute };
  }

  function comesHome({ day, minute, driven, tours, ate, at }: Label): boolean {
    if (end === null || rules.days === null) return true;
    const now = { day, minute, driven, tours, ate };
    const leg = at * legs.size + end;
    drive(rules, now, legs.minutes[leg] ?? 0, legs.shift[leg] ?? 0);
    return now.day < rules.days;
  }
}

function orderOf(last: Label): readonly number[] {
  const order: number[] = [];
  for (let here = last; here.before !== null; here = here.before) order.push(here.at);
  return order.reverse();
}

/** Keeps a way unless another with the same stops and the same last stop is never worse; drops those it makes idle. */
function keep(reached: Map<number, Label[]>, one: Label, stops: number, rules: Rules): void {
  const key = one.seen * stops + one.at;
  const others = reached.get(key);
  if (others === undefined) {
    reached.set(key, [one]);
    return;
  }
  if (others.some((other) => isNoWorse(other, one, rules))) return;
  const left = others.filter((other) => !isNoWorse(one, other, rules));
  left.push(one);
  reached.set(key, left);
}

function isNoWorse(a: Moment, b: Moment, { lunchMinutes }: Rules): boolean {
  if (a.day !== b.day) return a.day < b.day;
  // Who has not eaten yet still needs the time for it.
  const lunch = b.ate && !a.ate ? lunchMinutes : 0;
  return a.minute + lunch <= b.minute && a.driven <= b.driven && a.tours <= b.tours;
}

/** How many tours the days have room for, however close the stops are. */
function tourPlaces(rules: Rules, bookings: readonly (Booking | null)[]): number {
  const days = Array.from({ length: rules.days ?? 0 }, (_, day) => hasTours(rules, day));
  const free = rules.days === null ? bookings.length : days.filter(Boolean).length * rules.pace;
  return Math.min(bookings.length, free + bookings.filter((booking) => booking !== null).length);
}

/**
 * How many more stops can be seen at most: by the tours of the days left, and by the shortest drives to each of them.
 */
function boundOf({ stops, end, legs }: Course, rules: Rules, bookings: readonly (Booking | null)[]): Bound {
  const { days } = rules;
  if (days === null) return () => stops;
  // From the first stop on: the shortest way to each stop from any other, cheapest first.
  const nearest = Array.from({ length: stops }, (_, stop) => ({
    stop,
    minutes: Math.min(
      ...Array.from({ length: stops }, (__, from) =>
        from === stop ? Number.POSITIVE_INFINITY : (legs.minutes[from * legs.size + stop] ?? 0),
      ),
    ),
  })).sort((a, b) => a.minutes - b.minutes);
  const home = Array.from({ length: stops }, (_, at) => (end === null ? 0 : (legs.minutes[at * legs.size + end] ?? 0)));
  const nearestHome = Math.min(...home);
  // The clock goes back on the way west; no way gains more than the largest difference.
  const clock = -2 * Math.min(0, ...legs.shift);
  const places = Array.from({ length: days + 1 }, () => 0);
  for (let day = days - 1; day >= 0; day--) {
    places[day] = (places[day + 1] ?? 0) + (hasTours(rules, day) ? rules.pace : 0);
  }
  return ({ day, minute, driven, tours, seen }) => {
    let free = (places[day + 1] ?? 0) + (hasTours(rules, day) ? Math.max(0, rules.pace - tours) : 0);
    const daysLeft = days - day - 1;
    const wheel = rules.driveLimit - driven + daysLeft * rules.driveLimit - nearestHome;
    const awake = rules.stopBy - minute + daysLeft * (rules.stopBy - rules.leave) + clock - nearestHome;
    let [more, drives] = [0, 0];
    for (const { stop, minutes } of nearest) {
      if (seen & (1 << stop)) continue;
      const booked = bookings[stop] != null;
      if (!booked && free === 0) continue;
      if (drives + minutes > wheel || drives + minutes + (more + 1) * rules.tourMinutes > awake) break;
      drives += minutes;
      more += 1;
      if (!booked) free -= 1;
    }
    return more;
  };
}

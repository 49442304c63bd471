/**
 * The order with the fewest miles that keeps every booked tour and fits the days: exact search. Longer than most files
 * because the search, its bounds and its queue only make sense together.
 */
import { type Course, leastToCome, milesOf, shortestOrder } from "./order";
import { type Booking, drive, firstMoment, hasTours, type Moment, type Rules, tour } from "./schedule";
import { searchNear, walkThrough } from "./search-near";

/** Up to so many stops the answer is exact, however long it takes; it takes a tenth of a second. */
export const ALWAYS_EXACT = 12;

/** Partial trips of more stops that are looked at before the exact search gives up: about a quarter of a second. */
const PATIENCE = 40_000;

export interface Fit {
  /** Stops in order, `null` when no order fits. */
  readonly order: readonly number[] | null;
  /** Whether nothing shorter fits, or nothing fits at all, for certain. */
  readonly exact: boolean;
}

interface Partial extends Moment {
  readonly at: number;
  readonly left: number;
  readonly miles: number;
  /** Miles so far and the fewest that must follow. */
  readonly bound: number;
  readonly before: Partial | null;
}

/**
 * The best order under the rules. Exact but for rare trips of more than 12 stops that are very tight: then it is the
 * best of a search near the shortest order.
 * @param bookings by stop; `null` where the time is free
 * @param patience less than usual gives up sooner, and then without a search near the shortest order
 */
export function fitOrder(
  course: Course,
  rules: Rules,
  bookings: readonly (Booking | null)[],
  patience = course.stops > ALWAYS_EXACT ? PATIENCE : Number.POSITIVE_INFINITY,
): Fit {
  const least = leastToCome(course, course.legs.miles);
  const shortest = shortestOrder(course, least);
  // Without a limit the fewest miles are the answer; a round trip has them in both directions.
  const easy = [shortest, [...shortest].reverse()]
    .filter((order) => milesOf(course, order) <= milesOf(course, shortest) + 1e-9)
    .map((order) => ({ order, end: walkThrough(course, rules, bookings, order) }))
    .filter(({ end }) => end.fits)
    .sort((a, b) => a.end.day - b.end.day || a.end.minute - b.end.minute)[0];
  if (easy) return { order: easy.order, exact: true };
  const found = search(course, rules, bookings, least, patience);
  if (found !== undefined) return found;
  const thorough = patience >= PATIENCE;
  return { order: thorough ? searchNear(course, rules, bookings, shortest) : null, exact: false };
}

/** `undefined` when patience ran out. */
function search(
  course: Course,
  rules: Rules,
  bookings: readonly (Booking | null)[],
  least: Float64Array,
  patience: number,
): Fit | undefined {
  const { stops, start, end, legs } = course;
  const all = (1 << stops) - 1;
  const possible = possibilities(course, rules, bookings);
  const queue = new Queue();
  const reached = new Map<number, Partial[]>();
  queue.push({ ...firstMoment(rules), at: start, left: all, miles: 0, bound: 0, before: null });
  for (let looked = 0; looked < patience; looked++) {
    const here = queue.pop();
    if (here === undefined) return { order: null, exact: true };
    if (here.at === end || (end === null && here.left === 0 && here.at !== start)) {
      return { order: stopsOf(here, stops), exact: true };
    }
    if (here.at < stops && isBeaten(reached, here, stops)) continue;
    if (here.left === 0 && end !== null) {
      const last = go(here, end);
      if (possible(last)) queue.push(last);
      continue;
    }
    for (let rest = here.left; rest !== 0; rest &= rest - 1) {
      const next = 31 - Math.clz32(rest & -rest);
      const partial = go(here, next);
      if (tour(rules, partial, bookings[next] ?? null) && possible(partial)) queue.push(partial);
    }
  }
  return undefined;

  function go(here: Partial, next: number): Partial {
    const leg = here.at * legs.size + next;
    const left = next < stops ? here.left ^ (1 << next) : here.left;
    const miles = here.miles + (legs.miles[leg] ?? 0);
    const bound = next < stops ? miles + (least[left * stops + next] ?? 0) : miles;
    const { day, minute, driven, tours, ate } = here;
    const partial = { day, minute, driven, tours, ate, at: next, left, miles, bound, before: here };
    drive(rules, partial, legs.minutes[leg] ?? 0, legs.shift[leg] ?? 0);
    return partial;
  }
}

/** A partial trip is beaten by one with the same stops and the same last stop that is not longer and not later. */
function isBeaten(reached: Map<number, Partial[]>, here: Partial, stops: number): boolean {
  const key = here.left * stops + here.at;
  const others = reached.get(key);
  if (!others) {
    reached.set(key, [here]);
    return false;
  }
  // The queue gives the shorter first, so only time is compared.
  for (const other of others) {
    if (other.day < here.day) return true;
    if (
      other.day === here.day &&
      other.minute <= here.minute &&
      other.driven <= here.driven &&
      other.tours <= here.tours
    )
      return true;
  }
  others.push(here);
  return false;
}

/** A test that a partial trip can still be finished: false only when it certainly cannot. */
function possibilities(course: Course, rules: Rules, bookings: readonly (Booking | null)[]): (now: Partial) => boolean {
  const { stops, start, legs } = course;
  const wheel = rules.days === null ? null : leastToCome(course, legs.minutes);
  return (now) => {
    for (let rest = now.left; rest !== 0; rest &= rest - 1) {
      const booking = bookings[31 - Math.clz32(rest & -rest)];
      if (booking && (booking.day < now.day || (booking.day === now.day && booking.minute < now.minute))) return false;
    }
    if (rules.days === null) return true;
    if (now.day >= rules.days) return false;
    if (wheel === null || now.at === start || now.at >= stops) return true;
    let toursLeft = 0;
    let free = 0;
    for (let rest = now.left; rest !== 0; rest &= rest - 1) {
      toursLeft += 1;
      if (!bookings[31 - Math.clz32(rest & -rest)]) free += 1;
    }
    let places = hasTours(rules, now.day) ? Math.max(0, rules.pace - now.tours) : 0;
    for (let day = now.day + 1; day < rules.days; day++) if (hasTours(rules, day)) places += rules.pace;
    if (free > places) return false;
    const toDrive = wheel[now.left * stops + now.at] ?? 0;
    const daysLeft = rules.days - now.day - 1;
    if (toDrive > rules.driveLimit - now.driven + daysLeft * rules.driveLimit + 1e-6) return false;
    // The clock may go back by some hours on the way west; six are more than the country has.
    const awake = rules.stopBy - now.minute + daysLeft * (rules.stopBy - rules.leave) + 360;
    return toDrive + toursLeft * rules.tourMinutes <= awake;
  };
}

function stopsOf(last: Partial, stops: number): readonly number[] {
  const order: number[] = [];
  for (let here: Partial | null = last; here !== null; here = here.before) if (here.at < stops) order.push(here.at);
  return order.reverse();
}

/** A binary heap: the partial trip with the fewest miles in sight first, among equals the one further on. */
class Queue {
  private readonly heap: Partial[] = [];

  private before(a: Partial, b: Partial): boolean {
    return a.bound < b.bound || (a.bound === b.bound && a.miles > b.miles);
  }

  push(item: Partial): void {
    let at = this.heap.length;
    this.heap.push(item);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = this.heap[parent] as Partial;
      if (!this.before(item, above)) break;
      this.heap[at] = above;
      at = parent;
    }
    this.heap[at] = item;
  }

  pop(): Partial | undefined {
    const first = this.heap[0];
    const item = this.heap.pop();
    if (item === undefined || this.heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.heap.length) break;
      if (child + 1 < this.heap.length && this.before(this.heap[child + 1] as Partial, this.heap[child] as Partial))
        child += 1;
      if (!this.before(this.heap[child] as Partial, item)) break;
      this.heap[at] = this.heap[child] as Partial;
      at = child;
    }
    this.heap[at] = item;
    return first;
  }
}

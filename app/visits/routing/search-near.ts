import { type Course, milesOf } from "./order";
import { type Booking, drive, firstMoment, type Rules, tour } from "./schedule";

/** How a whole trip in one order ends. */
export interface End {
  /** Day and minute of the arrival at the end; day 0 is the first. */
  readonly day: number;
  readonly minute: number;
  /** Booked tours that were missed. */
  readonly missed: number;
  /** Whether no tour is missed and the days suffice. */
  readonly fits: boolean;
}

/** Goes through a trip in one order by the rules. */
export function walkThrough(
  { start, end, legs }: Course,
  rules: Rules,
  bookings: readonly (Booking | null)[],
  order: readonly number[],
): End {
  const now = firstMoment(rules);
  let at = start;
  let missed = 0;
  for (const next of order) {
    const leg = at * legs.size + next;
    drive(rules, now, legs.minutes[leg] ?? 0, legs.shift[leg] ?? 0);
    if (!tour(rules, now, bookings[next] ?? null)) missed += 1;
    at = next;
  }
  if (end !== null) {
    const leg = at * legs.size + end;
    drive(rules, now, legs.minutes[leg] ?? 0, legs.shift[leg] ?? 0);
  }
  const { day, minute } = now;
  return { day, minute, missed, fits: missed === 0 && (rules.days === null || day < rules.days) };
}

/** How far an order is from fitting: 0 when it fits, else missed tours first, then minutes beyond the last day. */
function excess(rules: Rules, { day, minute, missed, fits }: End): number {
  if (fits) return 0;
  const over = rules.days === null ? 0 : Math.max(0, (day - rules.days) * 1440 + minute);
  return missed * 1_000_000 + over;
}

/**
 * A good order by looking near known ones: parts of the order are turned round or moved elsewhere as long as that
 * helps, from several beginnings that are shaken deterministically. For trips too large for an exact answer, and as a
 * first guess for the exact search.
 * @param beginning any order, best the one with the fewest miles
 * @param shakes how many further beginnings are tried
 * @returns an order that fits, `null` when none was found
 */
export function searchNear(
  course: Course,
  rules: Rules,
  bookings: readonly (Booking | null)[],
  beginning: readonly number[],
  shakes = 25,
): readonly number[] | null {
  const found = leastExcess(course, rules, bookings, beginning, shakes);
  return found.excess === 0 ? found.order : null;
}

export interface Found {
  readonly order: readonly number[];
  readonly miles: number;
  /** 0 when it fits. */
  readonly excess: number;
  readonly end: End;
}

/** The order that comes nearest to fitting, among those that fit the one with the fewest miles. */
export function leastExcess(
  course: Course,
  rules: Rules,
  bookings: readonly (Booking | null)[],
  beginning: readonly number[],
  shakes: number,
): Found {
  const judge = (order: readonly number[], milesBelow = Number.POSITIVE_INFINITY): Found | null => {
    const miles = milesOf(course, order);
    if (miles >= milesBelow) return null;
    const end = walkThrough(course, rules, bookings, order);
    return { order, miles, excess: excess(rules, end), end };
  };
  const better = (a: Found, b: Found) => a.excess < b.excess || (a.excess === b.excess && a.miles < b.miles - 1e-9);
  const descend = (from: Found): Found => {
    let here = from;
    for (;;) {
      let best: Found | null = null;
      for (const order of neighbors(here.order)) {
        // Once an order fits, only shorter ones are of interest: that spares most of the walks.
        const there = judge(order, here.excess === 0 ? (best ?? here).miles : undefined);
        if (there === null || !better(there, best ?? here)) continue;
        best = there;
        // As long as nothing fits, every step forward is taken at once.
        if (here.excess > 0) break;
      }
      if (best === null) return here;
      here = best;
    }
  };
  const first = judge(beginning) as Found;
  const back = judge([...beginning].reverse()) as Found;
  let best = descend(first);
  const other = descend(back);
  if (better(other, best)) best = other;
  let seed = 1;
  // What does not fit after a few beginnings will hardly fit after many, and walking it is slow.
  for (let shake = 0; shake < (best.excess > 0 ? Math.min(shakes, 2) : shakes); shake++) {
    const random = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 32;
    };
    const next = descend(judge(shaken(best.order, random)) as Found);
    if (better(next, best)) best = next;
  }
  return best;
}

/** Orders that differ by one turn (a stretch backwards) or one move (up to three stops elsewhere, also backwards). */
function* neighbors(order: readonly number[]): Generator<readonly number[]> {
  const n = order.length;
  for (let from = 0; from < n - 1; from++) {
    for (let to = from + 1; to < n; to++) {
      yield [...order.slice(0, from), ...order.slice(from, to + 1).reverse(), ...order.slice(to + 1)];
    }
  }
  for (let length = 1; length <= Math.min(3, n - 1); length++) {
    for (let from = 0; from + length <= n; from++) {
      const part = order.slice(from, from + length);
      const rest = [...order.slice(0, from), ...order.slice(from + length)];
      for (let to = 0; to <= rest.length; to++) {
        if (to === from) continue;
        yield [...rest.slice(0, to), ...part, ...rest.slice(to)];
        if (length > 1) yield [...rest.slice(0, to), ...[...part].reverse(), ...rest.slice(to)];
      }
    }
  }
}

/** The order cut into four parts, the middle two exchanged. */
function shaken(order: readonly number[], random: () => number): readonly number[] {
  const cut = () => 1 + Math.floor(random() * Math.max(1, order.length - 1));
  const [a = 0, b = 0, c = 0] = [cut(), cut(), cut()].sort((x, y) => x - y);
  return [...order.slice(0, a), ...order.slice(b, c), ...order.slice(a, b), ...order.slice(c)];
}

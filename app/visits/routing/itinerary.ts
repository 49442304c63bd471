import type { Course } from "./order";
import { type Booking, drive, firstMoment, type Happening, type Rules, tour } from "./schedule";

/** A point of the course by its number: a stop, the start, or the end. */
export type PointNumber = number;

/** One thing that is done on a day. Times are minutes since midnight on the clock of the place where it begins. */
export type Part =
  | {
      readonly kind: "drive";
      readonly start: number;
      readonly end: number;
      readonly from: PointNumber;
      readonly to: PointNumber;
      /** Tenths of a mile. */
      readonly miles: number;
      /** At the wheel, without rests and lunch. */
      readonly minutes: number;
      readonly rests: number;
      readonly lunch: boolean;
      /** How far along the way this drive begins and ends, 0 to 1. */
      readonly fromShare: number;
      readonly toShare: number;
      /** Minutes the clock goes forward (or back) on arrival. */
      readonly shift: number;
    }
  | { readonly kind: "lunch"; readonly start: number; readonly end: number; readonly at: PointNumber }
  | {
      readonly kind: "tour";
      readonly start: number;
      readonly end: number;
      readonly at: PointNumber;
      readonly booked: boolean;
    };

/** Where a night is spent: near a point, or on the way, `share` of it behind. */
export type Night =
  | { readonly near: PointNumber }
  | { readonly from: PointNumber; readonly to: PointNumber; readonly share: number };

export interface Day {
  /** 0 is the first. */
  readonly day: number;
  /** "2026-10-05", `null` on a trip without dates. */
  readonly date: string | null;
  readonly parts: readonly Part[];
  readonly miles: number;
  readonly driveMinutes: number;
  readonly night: Night | null;
}

/** The days of a trip in one order, every day from the first to the last, also those on which nothing happens. */
export function itineraryOf(
  course: Course,
  rules: Rules,
  bookings: readonly (Booking | null)[],
  order: readonly number[],
): readonly Day[] {
  const { start, end, legs } = course;
  const parts = new Map<number, Part[]>();
  const nights = new Map<number, Night>();
  const now = firstMoment(rules);
  const add = (day: number, part: Part) => parts.set(day, [...(parts.get(day) ?? []), part]);

  const note = (happened: readonly Happening[], from: PointNumber, to: PointNumber) => {
    const leg = from * legs.size + to;
    const [miles, shift] = [legs.miles[leg] ?? 0, legs.shift[leg] ?? 0];
    for (const it of happened) {
      if (it.kind === "night") {
        const { share } = it;
        nights.set(
          it.day,
          share === null || share <= 0 ? { near: from } : share >= 1 ? { near: to } : { from, to, share },
        );
      } else if (it.kind === "drive") {
        const { day, ...rest } = it;
        const tenths = (share: number) => Math.round(miles * share * 10);
        const driven = (tenths(it.toShare) - tenths(it.fromShare)) / 10;
        add(day, { ...rest, from, to, miles: driven, shift: it.toShare >= 1 ? shift : 0 });
      } else {
        const { day, ...rest } = it;
        add(day, { ...rest, at: to });
      }
    }
  };

  let at = start;
  const go = (to: PointNumber) => {
    const happened: Happening[] = [];
    const leg = at * legs.size + to;
    drive(rules, now, legs.minutes[leg] ?? 0, legs.shift[leg] ?? 0, happened);
    note(happened, at, to);
    at = to;
  };
  for (const stop of order) {
    go(stop);
    const happened: Happening[] = [];
    tour(rules, now, bookings[stop] ?? null, happened);
    note(happened, stop, stop);
  }
  if (end !== null) go(end);

  return Array.from({ length: now.day + 1 }, (_, day) => {
    const done = leaveLater(parts.get(day) ?? [], rules);
    const drives = done.filter((part) => part.kind === "drive");
    return {
      day,
      date: null,
      parts: done,
      miles: drives.reduce((sum, { miles }) => sum + Math.round(miles * 10), 0) / 10,
      driveMinutes: drives.reduce((sum, { minutes }) => sum + minutes, 0),
      night: day < now.day ? (nights.get(day) ?? null) : null,
    };
  });
}

/** Who would wait at the gate for the first tour of the day leaves later instead. */
function leaveLater(parts: readonly Part[], rules: Rules): Part[] {
  const [first, second, ...rest] = parts;
  if (first?.kind !== "drive" || second?.kind !== "tour" || first.lunch) return [...parts];
  const wait = second.start - rules.parkingMinutes - (first.end + first.shift);
  if (wait <= 0) return [...parts];
  return [{ ...first, start: first.start + wait, end: first.end + wait }, second, ...rest];
}

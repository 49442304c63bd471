import { z } from "zod";
import { addDays } from "~/calendar/day";
import { readTime } from "~/calendar/time";
import { readDay } from "~/calendar/typed-day";
import type { Messages } from "~/design/messages";
import { choice, field, orElse } from "~/forms/schema/fields";
import { readWith } from "~/forms/schema/read-with";
import { typedDecimal, typedWhole } from "~/typed/typed-number";
import { plainText } from "~/typed/typed-text";
import { assumptions } from "~/visits/routing/assumptions";
import { mostStops } from "~/visits/routing/order";
import {
  type Back,
  backChoices,
  bookedField,
  paceChoices,
  type TourDays,
  tourDayChoices,
  tourLengths,
  usualSettings,
} from "~/visits/routing/settings";

/**
 * What the planner asks, by the names in its form and its links. Everything can be shared: nothing in it is about a
 * family's money (the costs are prices of fuel and rooms).
 */
export const limits = {
  days: 31,
  driveHours: 14,
  milesPerGallon: 200,
  dollarsPerGallon: 20,
  dollarsPerNight: 2000,
  rooms: 6,
} as const;

const tooLong = "This is too long. Please shorten it.";
const typed = <T>(read: Parameters<typeof field<T>>[0]) => field(read, 200, tooLong);

const place = () => orElse(typed(plainText), "");

const number = (usual: number | null, from: number, to: number, message: string, whole = true) =>
  orElse(
    typed((value, refuse): number | null => {
      const read = typedWhole(value) ?? (whole ? null : typedDecimal(value));
      return read !== null && read >= from && read <= to ? read : refuse(message);
    }),
    usual,
  );

const one = <V extends string>(values: readonly V[], usual: V, message: string) =>
  orElse(choice(values, message, tooLong), usual);

const time = (message: string) => typed((value, refuse): number => readTime(plainText(value)) ?? refuse(message));

const { cost } = assumptions;
const schema = z.object({
  from: place(),
  back: one<Back>(
    backChoices.map(({ value }) => value),
    "start",
    "Choose where the trip ends.",
  ),
  to: place(),
  first: typed((value, refuse): string => {
    const day = readDay(plainText(value));
    const year = Number(day?.slice(0, 4));
    if (day !== null && year >= 2000 && year <= 2099) return day;
    return refuse("Enter the first day as a date that exists, such as 10/5/2026.");
  }),
  days: number(null, 1, limits.days, `Enter how many days you have, from 1 to ${limits.days}, or leave it empty.`),
  pace: one(
    paceChoices.map(({ value }) => value),
    "2",
    "Choose one, two or three tours a day.",
  ).transform(Number),
  tour: one(
    tourLengths.map(String),
    String(usualSettings.tourMinutes),
    "Choose the length of a tour from the list.",
  ).transform(Number),
  // Links from before Sundays were left out say "every".
  run: one<TourDays | "every">(
    [...tourDayChoices.map(({ value }) => value), "every"],
    usualSettings.tourDays,
    "Choose the days on which tours run.",
  ).transform((days) => (days === "every" ? "saturdays" : days)),
  drivers: one(["1", "2", "3"], "1", "Choose how many people drive.").transform(Number),
  hours: number(null, 1, limits.driveHours, `Enter hours of driving a day, from 1 to ${limits.driveHours}.`, false),
  leave: time("Enter a time such as 8:00 am."),
  until: time("Enter a time such as 8:00 pm."),
  mpg: number(cost.milesPerGallon.value, 1, limits.milesPerGallon, "Enter miles per gallon, such as 27.", false),
  fuel: number(
    cost.dollarsPerGallon.value,
    0,
    limits.dollarsPerGallon,
    "Enter a price per gallon, such as 3.30.",
    false,
  ),
  night: number(cost.dollarsPerNight.value, 0, limits.dollarsPerNight, "Enter a price per night, such as 110.", false),
  rooms: number(1, 0, limits.rooms, `Enter rooms per night, from 0 to ${limits.rooms}.`),
});

type Single = z.output<typeof schema>;

/** Answers of the planner, checked as far as that is possible without the catalogue of colleges. */
export interface Answers extends Readonly<Single> {
  readonly unitids: readonly number[];
  /** Agreed tours by unit id. */
  readonly booked: Readonly<Record<number, { readonly date: string; readonly minute: number }>>;
}

/** The answers of someone who has not answered anything. */
export function noAnswers(): Answers {
  return { ...schema.parse({}), unitids: [], booked: {} };
}

const singles = Object.keys(schema.shape);

/**
 * Unit ids of a link or form, once each: `unitids=1&unitids=2` and `unitids=1,2`. What is no unit id is left in `odd`.
 */
export function readUnitids(params: URLSearchParams): { readonly unitids: number[]; readonly odd: string[] } {
  const given = params
    .getAll("unitids")
    .flatMap((value) => plainText(value).split(/[\s,]+/))
    .filter((value) => value !== "")
    .slice(0, 200);
  const isUnitid = (value: string) => /^[1-9]\d{5}$/.test(value);
  return {
    unitids: [...new Set(given.filter(isUnitid).map(Number))],
    odd: [...new Set(given.filter((value) => !isUnitid(value)))],
  };
}

/** Reads a form or link of the planner. Never throws; unknown names are ignored. A booked tour is `at166683`. */
export function readAnswers(params: URLSearchParams): { readonly answers: Answers; readonly messages: Messages } {
  const raw: Record<string, string> = {};
  for (const name of singles) {
    const values = params.getAll(name);
    const value = values.find((v) => v.trim() !== "") ?? values[0];
    if (value !== undefined) raw[name] = value;
  }
  const read = readWith(schema, new URLSearchParams(raw));
  const messages: Record<string, readonly string[]> = read.ok ? {} : { ...read.messages };
  const add = (field: string, message: string) => {
    messages[field] = [...(messages[field] ?? []), message];
  };
  // What can't stand counts as not answered, and the rest is kept.
  for (const name of Object.keys(messages)) delete raw[name];
  const single = read.ok ? read.value : schema.parse(raw);
  const { unitids, odd } = readUnitids(params);
  if (odd.length > 0)
    add("unitids", "Part of this list of colleges couldn’t be read. Check it and add what is missing.");
  const booked = readBooked(params, unitids, single, add);
  if (unitids.length === 0) add("unitids", "Choose at least one college to visit.");
  if (unitids.length > mostStops) {
    const over = unitids.length - mostStops;
    const message = `A trip can have up to ${mostStops} colleges and you chose ${unitids.length}. Take ${over} off the list.`;
    add("unitids", message);
  }
  if (single.from === "") add("from", "Enter the ZIP code or the city you start from.");
  if (single.back === "other" && single.to === "") add("to", "Enter the ZIP code or the city where the trip ends.");
  const { leave, stopBy } = assumptions.day;
  if ((single.until ?? stopBy) - (single.leave ?? leave) < 6 * 60) {
    add("until", "Leave at least six hours between setting out in the morning and stopping in the evening.");
  }
  if ((single.leave ?? leave) > 12 * 60) add("leave", "Set out by noon: most tours begin before 2 pm.");
  return { answers: { ...single, unitids, booked }, messages };
}

function readBooked(
  params: URLSearchParams,
  unitids: readonly number[],
  { first, days }: Single,
  add: (field: string, message: string) => void,
): Answers["booked"] {
  const booked: Record<number, { date: string; minute: number }> = {};
  for (const unitid of unitids) {
    const field = bookedField(unitid);
    const typed = plainText(params.get(field) ?? "");
    if (typed === "") continue;
    const [, dayText = "", timeText = ""] = /^(\S+?)(?:T|\s+)(.+)$/.exec(typed) ?? [];
    const [date, minute] = [readDay(dayText), readTime(timeText)];
    if (date === null || minute === null) add(field, "Enter the day and time of the tour, such as 10/5/2026 10:30 am.");
    else if (first === null) add("first", "Enter the first day of the trip, because a tour is already booked.");
    else if (date < first) add(field, "This tour is before the first day of the trip.");
    else if (days !== null && date >= addDays(first, days)) add(field, "This tour is after the last day of the trip.");
    else if (date >= addDays(first, 2 * limits.days))
      add(field, "This tour is too far past the first day of the trip.");
    else booked[unitid] = { date, minute };
  }
  return booked;
}

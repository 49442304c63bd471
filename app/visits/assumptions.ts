import { z } from "zod";
import file from "../../content/facts/visits/assumptions.json";
import { readTime } from "./dates";

const time = z.string().transform((text, context): number => {
  const minute = readTime(text);
  if (minute !== null) return minute;
  context.addIssue({ code: "custom", message: `${text} is no time of day` });
  return z.NEVER;
});
const figure = z.strictObject({
  value: z.number().positive(),
  year: z.string(),
  source: z.string(),
  address: z.url(),
});

const schema = z.strictObject({
  title: z.string(),
  estimate: z.string(),
  road: z.strictObject({ factor: z.number().min(1), source: z.string() }),
  speed: z.strictObject({
    townMiles: z.number().positive(),
    townMilesPerHour: z.number().positive(),
    highwayMilesPerHour: z.number().positive(),
    source: z.string(),
  }),
  day: z.strictObject({
    leave: time,
    stopBy: time,
    toursFrom: time,
    toursUntil: time,
    parkingMinutes: z.number(),
    lunchFrom: time,
    lunchBy: time,
    lunchMinutes: z.number(),
    breakAfterMinutes: z.number().positive(),
    breakMinutes: z.number(),
    shortestPartMinutes: z.number(),
    source: z.string(),
  }),
  drivers: z.strictObject({ hours: z.tuple([z.number(), z.number(), z.number()]), source: z.string() }),
  cost: z.strictObject({ milesPerGallon: figure, dollarsPerGallon: figure, dollarsPerNight: figure }),
});

/** What the planner assumes, with where each figure comes from. Times of day are minutes since midnight. */
export const assumptions = schema.parse(file);

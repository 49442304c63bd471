import { z } from "zod";
import { type Bounds, most } from "~/reports/allowance";
import { causes } from "./causes";
import { connections, devices, type metrics } from "./metrics";

/** Bytes of a beacon at most; one with all values and what took longest of each has some 350. */
export const largestBeacon = 1024;

/**
 * Of one sender and of everybody: more than of error reports, since each page may send one and a whole school can have
 * one address, and few enough that nobody alone moves a p75 of a busy page.
 */
export const mostBeacons: Bounds = { ...most, ofOneInMinute: 30, ofOneInDay: 600, moreOfAll: 600 };

const value = z.number().nonnegative();
/** Ten minutes: what took longer was a tab left open. */
const milliseconds = value.max(600_000);

const causeOf = <Cause extends string>(words: Readonly<Record<Cause, string>>) =>
  z.enum(Object.keys(words) as [Cause, ...Cause[]]);

/** What `/api/vitals` takes. Everything is bounded, and nothing else is let in. */
export const beaconSchema = z.strictObject({
  template: z.string().max(80),
  device: z.enum(devices),
  connection: z.enum(connections),
  release: z.string().regex(/^[\w-]{1,40}$/),
  values: z
    .strictObject({
      LCP: milliseconds,
      INP: milliseconds,
      CLS: value.max(1000),
      FCP: milliseconds,
      TTFB: milliseconds,
    } satisfies Record<(typeof metrics)[number], z.ZodNumber>)
    .partial()
    .refine((values) => Object.keys(values).length > 0, "no value"),
  causes: z
    .strictObject({
      LCP: causeOf(causes.LCP),
      INP: causeOf(causes.INP),
      CLS: causeOf(causes.CLS),
      FCP: causeOf(causes.FCP),
      TTFB: causeOf(causes.TTFB),
    } satisfies Record<(typeof metrics)[number], z.ZodType>)
    .partial()
    .optional(),
});

/** Whether a reader has asked sites not to measure them, by Global Privacy Control or Do Not Track. */
export const asksForPrivacy = (headers: Headers): boolean =>
  headers.get("Sec-GPC") === "1" || headers.get("DNT") === "1";

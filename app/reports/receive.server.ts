import { z } from "zod";
import { browserName } from "./browser-name";
import { longest, pathOf, reportTypes, severities, withoutTypedText } from "./report";

/** Bytes of a report at most. */
export const largestReport = 16 * 1024;

/** PostgreSQL stores no text with a NUL character, and JSON can hold one. */
const withoutNul = (text: string) => text.replaceAll("\0", "");

const id = z.string().regex(/^[0-9a-f-]{16,36}$/i);

/** What `/api/reports` takes. Everything is bounded, and nothing else is let in. */
export const reportSchema = z.strictObject({
  id,
  timestamp: z.iso.datetime(),
  url: z
    .string()
    .max(2000)
    .transform((address) => pathOf(withoutNul(address))),
  userAgent: z.string().max(longest.userAgent).transform(browserName),
  sessionId: id,
  type: z.enum(reportTypes),
  severity: z.enum(severities),
  message: z
    .string()
    .max(2000)
    .transform((text) => withoutTypedText(withoutNul(text), longest.message)),
  stack: z
    .string()
    .max(8000)
    .transform((text) => withoutTypedText(withoutNul(text), longest.stack))
    .nullable(),
  context: z
    .record(
      z.string().max(40),
      z
        .string()
        .max(longest.context)
        .transform((text) => withoutTypedText(withoutNul(text), longest.context)),
    )
    .refine((entries) => Object.keys(entries).length <= 10, "too many entries"),
  resolved: z.literal(false),
  /** The release whose page it was; pages of older releases do not say. */
  release: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
});

export type ReceivedReport = z.infer<typeof reportSchema>;

import type { ReportType } from "./report";

/**
 * Text of an error with everything in it replaced by its kind that is another one each time: dates, addresses, ids and
 * numbers. "Cannot read item 17 of /plan/9f…" and "… item 4 of /plan/02…" are one fault.
 */
export function withKinds(text: string): string {
  return text
    .replace(/\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?/g, "<date>")
    .replace(/\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g, "<date>")
    .replace(
      /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2}(?:, \d{4})?(?:,? \d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?)?/g,
      "<date>",
    )
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, "<address>")
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'`)<>]+/gi, "<address>")
    .replace(/(?<![\w<.])\/[\w.%~-]+(?:\/[\w.%~:-]*)*(?:\?[^\s"'`)]*)?/g, "<address>")
    .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "<id>")
    .replace(/\b(?=[\w-]*\d)[0-9a-f]{12,}\b/gi, "<id>")
    .replace(/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}\b/gi, "<id>")
    .replace(/(?<![\w<])[-+−]?\$?\d[\d,]*(?:\.\d+)?(?![\w>])/g, "<number>")
    .replace(/\s+/g, " ")
    .trim();
}

/** What a fault is told by. */
export interface Fault {
  readonly type: ReportType;
  readonly message: string;
}

/** One version of what makes two reports one fault. A version that has been released is never changed. */
export interface FingerprintRule {
  readonly version: number;
  /** The day it began, "2026-11-22", UTC. */
  readonly since: string;
  readonly of: (fault: Fault) => string;
}

/** The newest first. To change the rule, put a new version on top. */
export const fingerprintRules: readonly FingerprintRule[] = [
  { version: 1, since: "2026-11-22", of: ({ type, message }) => `${type} ${withKinds(message)}` },
];

/** Days for which a version still finds its groups after the next one began. */
export const overlapDays = 30;

/**
 * What a fault is known by on a day, the newest version first: a group that an older version made is
 * still found for 30 days,
 * and is known by the newest from then on.
 */
export function fingerprintsOf(
  fault: Fault,
  now: Date,
  rules: readonly FingerprintRule[] = fingerprintRules,
): readonly string[] {
  return rules
    .filter((_, place) => {
      const next = rules[place - 1];
      return next === undefined || now.getTime() < Date.parse(next.since) + overlapDays * 86_400_000;
    })
    .map(({ version, of }) => `${version} ${of(fault)}`);
}

import { type Day, isDay } from "~/calendar/day";
import { plainText } from "~/typed/typed-text";

/**
 * A day as date fields send it (2026-11-01) or as people write it (2026-11-1, 11/1/2026, 11-1-2026). `null` where it is
 * no day. Dots are not read: "1.5.2027" is January to one reader and May to another.
 */
export function readDay(text: string): Day | null {
  const bare = plainText(text);
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare) ?? [];
  const [, usMonth, usDay, usYear] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(bare) ?? [];
  const parts = year === undefined ? [usYear, usMonth, usDay] : [year, month, day];
  const written = parts.map((part = "", at) => part.padStart(at === 0 ? 4 : 2, "0")).join("-");
  return isDay(written) ? written : null;
}

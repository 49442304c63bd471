import { plainText } from "~/design/typed-text";
import { type Day, isDay } from "~/timeline/day";

/** A year as people type and paste it: "2027", " 2,027 ", "’27", "Class of 2027". `null` where it is no whole number. */
export function readYear(text: string): number | null {
  const bare = plainText(text)
    .replace(/^class of /i, "")
    .replace(/^(\d),(\d{3})$/, "$1$2");
  const short = /^['’‘](\d{2})$/.exec(bare)?.[1];
  if (short !== undefined) return 2000 + Number(short);
  return /^\d{1,6}$/.test(bare) ? Number(bare) : null;
}

/** A day as date fields send it (2026-11-01) or as people write it (11/1/2026, 11-1-2026). `null` where it is no day. */
export function readDay(text: string): Day | null {
  const bare = plainText(text);
  const american = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(bare);
  const day = american ? `${american[3]}-${american[1]?.padStart(2, "0")}-${american[2]?.padStart(2, "0")}` : bare;
  return isDay(day) ? day : null;
}

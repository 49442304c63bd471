/**
 * Days of a trip as "2026-10-05" and times of day as minutes since midnight. All arithmetic runs in UTC, where every
 * day has 24 hours, so no clock and no time zone of a machine takes part.
 */
const dayLength = 86_400_000;

/** The day as typed or picked ("2026-10-05", "10/5/2026", also in full-width digits); `null` where there is no such day. */
export function readDay(text: string): string | null {
  const plain = text.normalize("NFKC").trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(plain);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  // Date.parse takes February 30 for March 2: written back it must be the same.
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === written ? written : null;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

const long = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });
const short = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });

/** "Monday, October 5" or "Mon, Oct 5". */
export function writeDay(day: string, length: "long" | "short" = "long"): string {
  return (length === "long" ? long : short).format(new Date(`${day}T00:00:00Z`));
}

/** Minutes since midnight of "8:30", "08:30" or "4:30 pm"; `null` for anything else. */
export function readTime(text: string): number | null {
  const found = /^(\d{1,2}):(\d{2})(?::00)?\s*(am|pm)?$/i.exec(text.normalize("NFKC").trim());
  if (!found) return null;
  const [, hourText = "", minuteText = "", half] = found;
  let hour = Number(hourText);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half.toLowerCase() === "pm" ? 12 : 0);
  }
  return hour < 24 && Number(minuteText) < 60 ? hour * 60 + Number(minuteText) : null;
}

/** "8:30 am", as a family reads it. */
export function writeTime(minute: number): string {
  const whole = Math.round(minute);
  const hour = Math.floor(whole / 60) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(whole % 60).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
}

/** "08:30", as forms and files write it. */
export function clockOf(minute: number): string {
  const whole = Math.round(minute);
  return `${String(Math.floor(whole / 60) % 24).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}

/** "2 h 5 min", "45 min". */
export function writeDuration(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

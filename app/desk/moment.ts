const zone = "America/New_York";

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: zone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** A moment as a field for day and time has it, "2026-12-01T08:30", on the East Coast. */
export function easternMinute(moment: Date): string {
  const found = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${found.year}-${found.month}-${found.day}T${found.hour}:${found.minute}`;
}

/**
 * The moment of a day and time on the East Coast. Of the hour that a clock shows twice it is the first; one that no
 * clock shows is null, as is what is no day and time.
 */
export function momentOf(typed: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return null;
  // The coast is four or five hours behind.
  for (const hours of [4, 5]) {
    const moment = new Date(`${typed}:00.000-0${hours}:00`);
    if (!Number.isNaN(moment.getTime()) && easternMinute(moment) === typed) return moment;
  }
  return null;
}

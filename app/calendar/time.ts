/** Times of day as minutes since midnight, and lengths of time in minutes, as people type and read them. */

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

import type { Religious } from "./choices";

/** Groups the affiliation a college reports. `null`: none reported. */
export function religionGroup(affiliation: string | null): Exclude<Religious, "yes" | "no"> | null {
  if (affiliation === null) return null;
  if (/catholic/i.test(affiliation)) return "catholic";
  if (/jewish/i.test(affiliation)) return "jewish";
  if (/other \(none|muslim|islam|buddh|hindu|unitarian/i.test(affiliation)) return "other";
  return "protestant";
}

/** Whether a college's affiliation is what a student asked for. */
export function religionFits(affiliation: string | null, wanted: Religious): boolean {
  if (wanted === "no") return affiliation === null;
  return wanted === "yes" ? affiliation !== null : religionGroup(affiliation) === wanted;
}

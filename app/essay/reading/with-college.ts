import type { Finding, Reading } from "./reading";

/** A reading with what was found about the college, before the findings of language. */
export function withCollege(reading: Reading, found: readonly Finding[]): Reading {
  const at = reading.findings.findIndex(({ kind }) => kind === "substance" || kind === "language");
  const place = at < 0 ? reading.findings.length : at;
  return { ...reading, findings: [...reading.findings.slice(0, place), ...found, ...reading.findings.slice(place)] };
}

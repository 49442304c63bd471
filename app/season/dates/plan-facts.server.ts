import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CssProfile } from "~/season/aid/css-profile";
import { isExpired, type SeasonHead } from "~/season/fact";
import type { Sitting } from "~/season/tests/sitting";

function read<Row>(name: string): SeasonHead & { readonly rows: readonly Row[] } {
  return JSON.parse(readFileSync(join(process.cwd(), "content", "facts", "season", `${name}.json`), "utf8"));
}

const kept = new Map<string, SeasonHead & { readonly rows: readonly object[] }>();

function table<Row extends object>(name: string): SeasonHead & { readonly rows: readonly Row[] } {
  const there = (kept.get(name) as (SeasonHead & { readonly rows: readonly Row[] }) | undefined) ?? read<Row>(name);
  kept.set(name, there);
  return there;
}

/** The national SAT and ACT days that were published, by day. */
export function sittings(): readonly Sitting[] {
  return table<Sitting>("test-dates").rows;
}

/** What is known about the CSS Profile, by unitid. A college that isn't in it is not known. */
export function cssProfiles(today: string): ReadonlyMap<number, CssProfile> {
  const { rows, ...head } = table<CssProfile>("css-profile");
  // After the season the same colleges may ask again, but nobody has read that they do.
  const expired = isExpired(head, today);
  return new Map(rows.map((row) => [row.unitid, expired ? { ...row, confidence: "recalled", dates: null } : row]));
}

import { closureOf } from "./closure";
import { closureLabel } from "./closure-words";
import { closureRows } from "./closures";

/** A college that nobody can start at any more, found by its name. */
export interface GoneCollege {
  /** Null where the catalogue no longer has it. */
  readonly unitid: number | null;
  readonly name: string;
  readonly label: string;
}

/**
 * Colleges that closed, close, merged or take nobody, whose names hold every word typed: a search that leaves them out
 * says so instead of finding nothing. At most three.
 * @param today YYYY-MM-DD
 */
export function goneByName(typed: string, today: string): readonly GoneCollege[] {
  const words = plain(typed);
  // One common word ("college") would bring up colleges nobody asked about.
  if (words.filter((word) => !common.has(word)).length === 0) return [];
  return closureRows()
    .filter(({ name }) => {
      const have = plain(name);
      return words.every((word) => have.some((one) => one.startsWith(word)));
    })
    .flatMap((row): GoneCollege[] => {
      if (row.unitid !== null) {
        const closure = closureOf(row.unitid, today);
        return closure?.gone ? [{ unitid: row.unitid, name: row.name, label: closureLabel(closure) }] : [];
      }
      if (row.confidence === "recalled") return [];
      return [
        { unitid: null, name: `${row.name}, ${row.state}`, label: closureLabel({ ...row, certain: true, gone: true }) },
      ];
    })
    .slice(0, 3);
}

const common = new Set(["a", "and", "art", "arts", "college", "for", "in", "of", "state", "the", "university"]);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

import { closureOf } from "./closure";
import { closureLabel } from "./closure-words";
import { type Closure, type ClosureRow, closureRows } from "./closures";

/** A college that nobody can start at any more, found by its name. */
export interface GoneCollege {
  /** Null where the catalogue no longer has it. */
  readonly unitid: number | null;
  readonly name: string;
  readonly label: string;
  /** The college that takes its students, null where none does or we know of none. */
  readonly instead: { readonly unitid: number | null; readonly name: string } | null;
}

/**
 * Colleges that closed, close, merged or take nobody, whose names hold every word typed: a search that leaves them out
 * says so instead of finding nothing. At most three.
 * @param today YYYY-MM-DD
 */
export function goneByName(
  typed: string,
  today: string,
  labelOf: (closure: Closure) => string = closureLabel,
): readonly GoneCollege[] {
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
        return closure?.gone
          ? [{ unitid: row.unitid, name: row.name, label: labelOf(closure), instead: insteadOf(row) }]
          : [];
      }
      const certain = row.confidence !== "recalled";
      // What isn't confirmed is for whoever types the college's own name: "Birmingham" is a city with open colleges.
      if (!certain && !plain(row.name).every((word) => common.has(word) || words.includes(word))) return [];
      return [
        {
          unitid: null,
          name: `${row.name}, ${row.state}`,
          label: labelOf({ ...row, certain, gone: certain }),
          instead: certain ? insteadOf(row) : null,
        },
      ];
    })
    .slice(0, 3);
}

/** Where only the buildings change hands, no student's place or credits go there. */
function insteadOf({ successor }: ClosureRow): GoneCollege["instead"] {
  return successor === null || successor.campusOnly ? null : { unitid: successor.unitid, name: successor.name };
}

const common = new Set(["a", "and", "art", "arts", "college", "for", "in", "of", "state", "the", "university"]);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

import type { Program } from "~/colleges/college";
import { majorName, majorPath } from "~/colleges/majors/major";
import { fieldLabel } from "../facts/fields";

/** A program, with the address of the page of its field of study. */
export interface ProgramLine extends Pick<Program, "title" | "level" | "awards" | "earnings"> {
  readonly path: string;
}

/** Programs of one field, the largest first. */
export interface ProgramField {
  readonly code: string;
  readonly label: string;
  /** Awards of all its programs that report them; `null` where none does. */
  readonly awards: number | null;
  readonly programs: readonly ProgramLine[];
}

/** Groups programs by two-digit CIP family. Largest field first, largest program first; not reported comes last. */
export function byField(programs: readonly Program[]): readonly ProgramField[] {
  const fields = new Map<string, Program[]>();
  for (const program of programs) {
    const code = program.cip4.slice(0, 2);
    const field = fields.get(code);
    if (field) field.push(program);
    else fields.set(code, [program]);
  }
  return [...fields]
    .map(([code, members]) => {
      const reported = members.map(({ awards }) => awards).filter((awards) => awards !== null);
      return {
        code,
        label: fieldLabel(code),
        awards: reported.length === 0 ? null : reported.reduce((sum, awards) => sum + awards, 0),
        programs: members
          .map(({ cip4, title, level, awards, earnings }) => ({
            path: majorPath(cip4, majorName(cip4, title)),
            title,
            level,
            awards,
            earnings,
          }))
          .sort((a, b) => largestFirst(a.awards, b.awards) || a.title.localeCompare(b.title, "en")),
      };
    })
    .sort((a, b) => largestFirst(a.awards, b.awards) || a.label.localeCompare(b.label, "en"));
}

function largestFirst(a: number | null, b: number | null): number {
  return (b ?? -1) - (a ?? -1);
}

/**
 * Splits fields into those to show at once (whole fields, until about `rows` programs) and the rest. A rest of a few
 * programs is not worth a click and is shown too.
 */
export function splitFields(
  fields: readonly ProgramField[],
  rows = 16,
): { readonly first: readonly ProgramField[]; readonly rest: readonly ProgramField[] } {
  let shown = 0;
  const cut = fields.findIndex((field) => {
    shown += field.programs.length;
    return shown >= rows;
  });
  if (cut < 0) return { first: fields, rest: [] };
  const rest = fields.slice(cut + 1);
  return rest.flatMap((field) => field.programs).length <= 6
    ? { first: fields, rest: [] }
    : { first: fields.slice(0, cut + 1), rest };
}

import type { Program } from "./college";

/**
 * The table of programs, `content/facts/colleges/programs.jsonl`: a line with the column names, then one line a
 * college: `[unitid, [associate programs], [bachelor's programs]]`, a program being `[cip4, awards, earnings]`.
 */
export const programsHeader = ["unitid", "associate", "bachelor"] as const;

type Entry = readonly [cip4: string, awards?: number | null, earnings?: number | null];
type Line = readonly [unitid: number, associate: readonly Entry[], bachelor: readonly Entry[]];

export interface Programs {
  of(unitid: number): readonly Program[];
  /** Colleges with at least one program. */
  readonly size: number;
}

/**
 * Reads the table. Only the line of a college that is asked for is parsed: nobody looks at 86,000 programs in a day.
 * @param titles title by 4-digit CIP code
 */
export function readPrograms(text: string, titles: Readonly<Record<string, string>>): Programs {
  const lines = new Map<number, string>();
  for (const line of text.trimEnd().split("\n").slice(1)) lines.set(Number(line.slice(1, line.indexOf(","))), line);
  return {
    size: lines.size,
    of(unitid) {
      const line = lines.get(unitid);
      if (line === undefined) return [];
      const [, associate, bachelor]: Line = JSON.parse(line);
      return [...toPrograms("associate", associate, titles), ...toPrograms("bachelor", bachelor, titles)];
    },
  };
}

function toPrograms(
  level: Program["level"],
  entries: readonly Entry[],
  titles: Readonly<Record<string, string>>,
): Program[] {
  return entries.map(([cip4, awards = null, earnings = null]) => ({
    cip4,
    title: titles[cip4] ?? `CIP ${cip4}`,
    level,
    awards,
    earnings,
  }));
}

/** Line of a college for the table. Inverse of `Programs.of`, without the titles. */
export function toProgramLine(unitid: number, programs: readonly Omit<Program, "title">[]): string {
  const entries = (level: Program["level"]): Entry[] =>
    programs
      .filter((program) => program.level === level)
      .sort((a, b) => a.cip4.localeCompare(b.cip4, "en"))
      .map(({ cip4, awards, earnings }) =>
        earnings !== null ? [cip4, awards, earnings] : awards !== null ? [cip4, awards] : [cip4],
      );
  const line: Line = [unitid, entries("associate"), entries("bachelor")];
  return JSON.stringify(line);
}

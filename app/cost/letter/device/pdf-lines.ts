/** The lines of a page of a PDF, from where each piece of its text stands. */

/** A piece of text as a PDF places it: points from the lower left corner of the page. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Puts the pieces that stand at one height on one line, from left to right. A gap wider than a letter and a half is a
 * column and becomes two spaces, which is how the decoder knows columns; a smaller one is a space.
 */
export function linesOfPage(pieces: readonly TextPiece[]): readonly string[] {
  const rows: TextPiece[][] = [];
  for (const piece of [...pieces].filter(({ text }) => text.trim() !== "").sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    const same = first !== undefined && Math.abs(first.y - piece.y) <= 0.4 * Math.min(first.height, piece.height);
    if (row && same) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map(lineOf);
}

function lineOf(row: readonly TextPiece[]): string {
  let line = "";
  let end = Number.NEGATIVE_INFINITY;
  for (const { text, x, width, height } of [...row].sort((a, b) => a.x - b.x)) {
    const gap = x - end;
    if (line !== "") line += gap > 0.75 * height ? "  " : gap > 0.15 * height ? " " : "";
    line += text;
    end = Math.max(end, x + width);
  }
  return line.trim();
}

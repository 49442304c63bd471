/** The columns a table of a letter says it has. */
export interface Columns {
  /** Columns of terms, such as fall and spring; 0 where no row names them. */
  readonly terms: number;
  /** A further column with their sum. */
  readonly total: boolean;
  /** Columns of what was offered and accepted, which say the same amount twice. */
  readonly offered: boolean;
}

export const noColumns: Columns = { terms: 0, total: false, offered: false };

const term = /\b(summer|fall|autumn|winter|spring)\b/gi;
/** Between the names of two columns there is only what belongs to them: "Fall 2026   Spring 2027". */
const sideBySide =
  /\b(summer|fall|autumn|winter|spring)\b(\s|'?\d{2,4}\b|semester|term|quarter|amount)+\b(summer|fall|autumn|winter|spring)\b/i;

/** The columns a row without amounts names; `null` where it is no such row. */
export function columnsOf(line: string): Columns | null {
  if (/[.!?]$/.test(line) || line.length > 120) return null;
  const offered = /\b(offered|accepted|declined)\b/i.test(line);
  const terms = sideBySide.test(line) ? new Set(line.toLowerCase().match(term)).size : 0;
  return terms > 1 || offered ? { terms: terms > 1 ? terms : 0, total: hasTotal(line), offered } : null;
}

/** "Fall Amount  Spring Amount" has none; "Award Year 2026-27  Fall  Spring" neither. */
function hasTotal(line: string): boolean {
  const behind = line.split(term).at(-1) ?? "";
  const amounts = line.match(/\bamount\b/gi)?.length ?? 0;
  return /\b(total|annual)\b/i.test(line) || /\byear\b/i.test(behind) || (amounts === 1 && /\bamount\b/i.test(behind));
}

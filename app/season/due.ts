/** What `npm run facts:due` reads of each table: when it was checked, when it expires, and what stands on it. */
export interface DatedTable {
  readonly table: string;
  /** What its facts hold for: "fall 2027", "award years 2024-25 to 2027-28". */
  readonly holdsFor: string;
  readonly checkedOn: string;
  readonly expires: string;
  readonly reread: string;
  /** Addresses of pages and tools, and commands, that read it. */
  readonly usedBy: readonly string[];
  /** After its day the product itself treats its facts as not known; otherwise they stay, with their year. */
  readonly stops: boolean;
  /** Colleges it has facts of; pages of words that lead to one of them stand on it. Empty where that isn't told. */
  readonly unitids: readonly number[];
  /** First parts of the names by which pages of words ask for its figures ("aid" of `aid.2027-28.pell.max`). */
  readonly names: readonly string[];
  /** Folders of pages that stand on it as a whole. */
  readonly pagesIn: readonly string[];
}

/** A page of words, with the text a person wrote and the facts it names on top. */
export interface WrittenPage {
  readonly file: string;
  readonly body: string;
  readonly facts: readonly string[];
}

export interface Due {
  readonly table: DatedTable;
  /** Whole days until it expires; below 0 once it has. */
  readonly left: number;
  /** Pages of words that stand on it. */
  readonly pages: readonly string[];
}

/**
 * Tables by the day they expire, the first to expire first, each with the pages of words that stand on it.
 * @param today YYYY-MM-DD
 */
export function dueTables(tables: readonly DatedTable[], pages: readonly WrittenPage[], today: string): readonly Due[] {
  return [...tables]
    .sort((a, b) => (a.expires === b.expires ? (a.table < b.table ? -1 : 1) : a.expires < b.expires ? -1 : 1))
    .map((table) => ({
      table,
      left: daysUntil(table.expires, today),
      pages: pages.filter((page) => standsOn(page, table)).map(({ file }) => file),
    }));
}

function standsOn({ file, body, facts }: WrittenPage, { unitids, names, pagesIn }: DatedTable): boolean {
  if (pagesIn.some((folder) => file.startsWith(folder))) return true;
  if (facts.some((name) => names.includes(name.split(".")[0] ?? ""))) return true;
  const known = new Set(unitids.map(String));
  return [...body.matchAll(/(?:\/colleges\/|college\.)(\d{6})\b/g)].some(([, unitid]) => known.has(unitid ?? ""));
}

/** One table in lines for a maintainer. */
export function dueInWords({ table, left, pages }: Due): string {
  const expired = table.stops
    ? "HAS EXPIRED: its facts are shown as not confirmed"
    : "HAS EXPIRED: its facts are still shown, with their year";
  return [
    `${table.table}: reread by ${table.expires} (${left < 0 ? expired : `${left} days left`})`,
    `  For ${table.holdsFor}, checked ${table.checkedOn}`,
    `  What: ${table.reread}`,
    `  Used by: ${table.usedBy.join(", ")}`,
    ...(pages.length > 0 ? [`  Pages of words: ${pages.join(", ")}`] : []),
  ].join("\n");
}

const daysUntil = (day: string, today: string) =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);

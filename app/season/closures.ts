import { z } from "zod";
import table from "../../content/facts/season/closures.json";
import { confidences, type SeasonHead } from "./fact";

/** What happens to a college. `unaccredited`: its accreditor voted to remove it, and that is disputed. */
export const closureKinds = ["closed", "closing", "no new students", "merged", "merging", "unaccredited"] as const;
export type ClosureKind = (typeof closureKinds)[number];

const day = z.string().regex(/^20\d\d(-\d\d){0,2}$/);

const row = z.object({
  /** Null where the catalogue no longer has the college. */
  unitid: z.number().int().nullable(),
  name: z.string(),
  state: z.string(),
  kind: z.enum(closureKinds),
  /** When it happens or happened, as YYYY, YYYY-MM or YYYY-MM-DD; null where no source gives it. */
  date: day.nullable(),
  /** The date is a plan, and no source says whether it was kept. */
  planned: z.boolean(),
  /** When it was made known, where that's all the source says. */
  announced: day.nullable(),
  /** The last classes, where they're known to end. */
  lastClasses: day.nullable(),
  successor: z
    .object({
      unitid: z.number().int().nullable(),
      name: z.string(),
      /** Only the buildings change hands: no student's place or credits move there. */
      campusOnly: z.boolean(),
    })
    .nullable(),
  /** Sentences for a reader. */
  note: z.string().nullable(),
  confidence: z.enum(confidences),
  source: z.object({ title: z.string(), publisher: z.string(), date: z.string().nullable() }).nullable(),
});
/** One college that closed, closes, merges or takes no new students. */
export type ClosureRow = z.output<typeof row>;

/** Season, day of checking and day of expiry of the table. */
export const closuresHead: SeasonHead = {
  table: table.table,
  entry: table.entry,
  checkedOn: table.checkedOn,
  expires: table.expires,
};

let read: readonly ClosureRow[] | undefined;
let byUnitid: ReadonlyMap<number, ClosureRow> | undefined;

/** All rows, those of colleges that left the catalogue included; read and checked at the first call. */
export function closureRows(): readonly ClosureRow[] {
  read ??= row.array().parse(table.rows);
  return read;
}

/** What was found about a college, null where nothing was. */
export function closureRow(unitid: number): ClosureRow | null {
  byUnitid ??= new Map(closureRows().flatMap((one) => (one.unitid === null ? [] : [[one.unitid, one] as const])));
  return byUnitid.get(unitid) ?? null;
}

/** What was found about a college's closing, and how it may be told. Null for every college nothing was found about. */
export interface Closure extends ClosureRow {
  /** Found in a source and not expired; otherwise it's told as "may", with whom to ask. */
  readonly certain: boolean;
  /** Nobody can start there any more: it leaves searches and lists. */
  readonly gone: boolean;
}

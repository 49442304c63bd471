/**
 * What a form of this site may hold at most. Reading a form takes time for each field of it, and the library that turns
 * names such as `parents.agi` into objects takes time for the square of how often one name comes: 65,000 times the same
 * name kept the whole site waiting for a minute and a half. So a form that is larger than its page makes it is refused
 * before anything else reads it.
 */
export interface FormBound {
  /** Size of the body in bytes, as it is sent. */
  readonly bytes: number;
  /** Number of fields; a name that comes twice counts twice. */
  readonly fields: number;
}

/** The bound of a form that states none of its own. The largest of these has some 60 fields and one long text. */
export const ordinaryForm: FormBound = { bytes: 64 * 1024, fields: 100 };

/** The largest of all forms: where it is not known yet which form it is. */
export const anyForm: FormBound = { bytes: 256 * 1024, fields: 500 };

const longestName = 100;
/** `who.field` and `line[2].amount` are as deep as names get here. */
const mostParts = 3;
const largestIndex = 99;

/** How many fields an encoded form or query has, without reading it. */
export function countFields(encoded: string): number {
  if (encoded === "") return 0;
  let fields = 1;
  for (let at = encoded.indexOf("&"); at !== -1; at = encoded.indexOf("&", at + 1)) fields++;
  return fields;
}

/** Whether a field has a name that a form of this site could have: short, and not deep in lists and groups. */
export function isFieldName(name: string): boolean {
  if (name.length > longestName || (name.match(/[.[]/g)?.length ?? 0) >= mostParts) return false;
  return [...name.matchAll(/\[(\d+)\]/g)].every(([, index]) => Number(index) <= largestIndex);
}

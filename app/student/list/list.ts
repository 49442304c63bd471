/**
 * A student's list of colleges, as unit ids in the order they were kept. The link to it is the list: it holds no money.
 */
export type CollegeIds = readonly number[];

export const listPathname = "/college-list";
/** A list in an address stays readable, and one person's device bounded. */
export const mostKept = 40;

/** Unit ids in a text such as "203535,204857", each once; whatever else stands there is left out. */
export function readIds(text: string | null): CollegeIds {
  const found = (text ?? "").slice(0, 2_000).match(/\b[1-9]\d{5}\b/g) ?? [];
  return [...new Set(found.map(Number))].slice(0, mostKept);
}

/**
 * Both lists as one: the order of the first, then what only the second has. Nothing is lost but what is beyond the
 * limit.
 */
export function mergeIds(first: CollegeIds, second: CollegeIds): CollegeIds {
  return [...new Set([...first, ...second])].slice(0, mostKept);
}

export const withoutId = (ids: CollegeIds, unitid: number): CollegeIds => ids.filter((id) => id !== unitid);

/** A second press this soon, in milliseconds, belongs to the tap that kept a college. */
const oneTap = 500;

/** A press of a "Keep" button. `timeStamp` is that of its event, in milliseconds. */
export interface Press {
  readonly unitid: number;
  readonly timeStamp: number;
}

/** Whether a press comes from the same double tap as the one that kept the college: it must not take it off again. */
export const isSameTap = (keptBy: Press | null, { unitid, timeStamp }: Press): boolean =>
  keptBy !== null && keptBy.unitid === unitid && timeStamp - keptBy.timeStamp < oneTap;

/** Whether two lists hold the same colleges, in any order. */
export const sameIds = (first: CollegeIds, second: CollegeIds): boolean =>
  first.length === second.length && first.every((id) => second.includes(id));

/** Address of the page with these colleges. */
export const listPath = (ids: CollegeIds): string =>
  ids.length === 0 ? listPathname : `${listPathname}?c=${ids.join(",")}`;

/**
 * What an address of the list asks for: `c` is the list, `add` one college more, from a button that had no script yet.
 */
export function readListLink(params: URLSearchParams): { readonly ids: CollegeIds; readonly added: CollegeIds } {
  const added = readIds(params.getAll("add").join(","));
  return { ids: mergeIds(readIds(params.getAll("c").join(",")), added), added };
}

/** "1 college", "9 colleges". */
export const collegesWords = (count: number): string => (count === 1 ? "1 college" : `${count} colleges`);

/** Colleges that one map numbers: as many as a page of a list shows. */
export const mostOnMap = 25;

/**
 * The address of a map with these colleges, each with its number in the list: nothing else is in it.
 * @param from the number of the first
 */
export function listMapPath(unitids: readonly number[], from = 1): string {
  return `/colleges/map.svg?unitids=${unitids.join(",")}${from === 1 ? "" : `&from=${from}`}`;
}

export interface AskedMap {
  readonly unitids: readonly number[];
  readonly from: number;
}

/** Reads such an address; null where it isn't one. */
export function readListMap(params: URLSearchParams): AskedMap | null {
  const unitids = params.get("unitids") ?? "";
  const from = params.get("from") ?? "1";
  if (!/^\d{6}(,\d{6})*$/.test(unitids) || !/^[1-9]\d{0,3}$/.test(from)) return null;
  const asked = unitids.split(",").map(Number);
  return asked.length > mostOnMap ? null : { unitids: asked, from: Number(from) };
}

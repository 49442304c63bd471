/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Number of the page, from 1; a page past the end becomes the last one. */
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Position of the first and last item in the whole list, from 1; both 0 in an empty list. */
  readonly from: number;
  readonly to: number;
}

/** Cuts a list into pages of `size` and takes one. An empty list has one empty page. */
export function pageOf<T>(list: readonly T[], page: number, size = 25): Page<T> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const start = (current - 1) * size;
  const items = list.slice(start, start + size);
  return {
    items,
    page: current,
    pages,
    total: list.length,
    from: items.length === 0 ? 0 : start + 1,
    to: start + items.length,
  };
}

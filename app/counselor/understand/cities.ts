import type { College } from "~/colleges/college";
import { plainName } from "~/colleges/search/names";

const tables = new WeakMap<readonly College[], ReadonlyMap<string, ReadonlyMap<string, number>>>();

/** The cities that have a college, by plain name: in which states, and with how many undergraduates. Made once. */
export function studentsByCity(colleges: readonly College[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const ready = tables.get(colleges);
  if (ready) return ready;
  const table = new Map<string, Map<string, number>>();
  for (const { city, state, students } of colleges) {
    const name = plainName(city);
    const of = table.get(name) ?? new Map<string, number>();
    table.set(name, of.set(state, (of.get(state) ?? 0) + (students.undergraduates ?? 0) + 1));
  }
  tables.set(colleges, table);
  return table;
}

/** The state where most students of a city's colleges are, and their share in all cities of that name; else null. */
export function likeliestState(
  city: string,
  colleges: readonly College[],
): { readonly code: string; readonly share: number } | null {
  const students = studentsByCity(colleges).get(city);
  if (students === undefined) return null;
  const all = [...students.values()].reduce((sum, one) => sum + one, 0);
  const [code, most] = [...students].reduce((best, one) => (one[1] > best[1] ? one : best));
  return { code, share: most / all };
}

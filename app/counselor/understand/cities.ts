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

/** The value of a field in what a form starts with: "due", "lines[0].label", "growth.prices". */
export function valueAt(values: unknown, name: string): unknown {
  let value = values;
  for (const part of name.split(/[.[\]]+/).filter((each) => each !== "")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

/** Every text of a field that may come several times. */
export const all = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");

/** The first text of a field. */
export const first = (value: unknown): string | undefined => all(value)[0];

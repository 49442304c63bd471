/**
 * A form while it's read: on the server, and in the browser while somebody types. What a field may hold can depend on
 * what another one holds right now, also where that one can't stand yet.
 */
export interface TypedForm {
  get(name: string): unknown;
  entries(): Iterable<[string, unknown]>;
}

/** The text of a field as it was typed, without the space around it; "" where the form doesn't have it. */
export function typedIn(form: TypedForm, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

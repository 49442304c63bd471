/** Parameters as Stripe's API takes them: `items[0][price]=…` in a form or a query becomes nested records. */
export type Params = { [name: string]: string | Params };

export function nested(form: URLSearchParams): Params {
  const root: Params = Object.create(null);
  for (const [name, value] of form) {
    const [first = "", ...rest] = name.split(/[[\]]+/).filter((part) => part !== "");
    // `expand[]=a&expand[]=b`: a list without numbers.
    if (name.endsWith("[]")) rest.push(String(Object.keys(record(root[first])).length));
    let at = root;
    let key = first;
    for (const next of rest) {
      const inner = at[key];
      const record: Params = typeof inner === "object" ? inner : Object.create(null);
      at[key] = record;
      at = record;
      key = next;
    }
    at[key] = value;
  }
  return root;
}

export const text = (value: string | Params | undefined): string | null => (typeof value === "string" ? value : null);
export const record = (value: string | Params | undefined): Params => (typeof value === "object" ? value : {});
export const texts = (value: string | Params | undefined): string[] =>
  Object.values(record(value)).filter((each) => typeof each === "string");

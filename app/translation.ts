/**
 * Messages of the tools in another language. The English message stands in the code that shows it and is the key of its
 * translation, so that a view can be read, and one that has none doesn't compile (decision 91).
 */

/** Messages of one tool: what the English one is in another language. `{name}` is a place for a value. */
export type Translations = Readonly<Record<string, string>>;

export type Values = Readonly<Record<string, string | number>>;

/** A message in the language of the reader, its places filled. `M` are the messages that there are. */
export type Translate<M extends string> = (message: M, values?: Values) => string;

/** The messages as they stand in the code. */
export const inEnglish: Translate<string> = (message, values) => filled(message, values);

/** Messages by a table. One that the table lacks stays English: a gap is a fault, and a blank would be a worse one. */
export function translatorOf(table: Translations): Translate<string> {
  return (message, values) => filled(Object.hasOwn(table, message) ? (table[message] ?? message) : message, values);
}

/** Fills the places of a message; one without a value stays, for `partsOf`. */
function filled(message: string, values: Values | undefined): string {
  if (values === undefined) return message;
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** A message cut at its places: text and names of places in turn, text first. */
export function partsOf(message: string): readonly string[] {
  return message.split(/\{(\w+)\}/);
}

/** What cannot stand in a form, in words, by the name of the field. */
export type Messages = Readonly<Record<string, readonly string[]>>;

/** What cannot stand in a form, in plain English, by the name of the field; `""` holds what belongs to no field. */
export type Messages = Readonly<Record<string, readonly string[]>>;

/** One problem: the message and the id of the field it belongs to. */
export interface Mistake {
  readonly field: string;
  readonly message: string;
}

/**
 * The messages of a form as `ErrorSummary` takes them, in their order.
 *
 * @param placeOf the id of the field that a line leads to, where it is not the name of the field
 */
export function mistakesOf(
  messages: Messages,
  placeOf: (field: string) => string = (field) => field,
): readonly Mistake[] {
  return Object.entries(messages).flatMap(([field, texts]) =>
    texts.map((message) => ({ field: placeOf(field), message })),
  );
}

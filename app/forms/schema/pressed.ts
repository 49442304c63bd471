/** A form as it was posted, an address, or a form that is on its way. */
interface Sent {
  get(name: string): unknown;
}

const wordsOf = (sent: Sent, field: string): readonly string[] => String(sent.get(field) ?? "").split(":");

/**
 * Which of a page's buttons a form was sent with, by the value it posts; null for none of them. In place of
 * `readIntent`, where a form that no button sent has a meaning of its own, and where a browser asks too: this loads no
 * schema.
 *
 * @param field  the name that the buttons share
 */
export function pressed<const Name extends string>(sent: Sent, names: readonly Name[], field = "intent"): Name | null {
  const [button] = wordsOf(sent, field);
  return names.find((name) => name === button) ?? null;
}

/** What the button names after a colon, as in `add:110635`; "" where it names nothing. */
export const pressedAbout = (sent: Sent, field = "intent"): string => wordsOf(sent, field)[1] ?? "";

/** A button that a form has for each college it found, such as "Add", and the fields that go with it. */
export interface Press {
  readonly name: string;
  readonly value: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Where that button posts to, when it is not where the form does. */
  readonly action?: string;
}

/** Sends the form of a field as if that button had been pressed. */
export function pressFor(field: HTMLInputElement, { name, value, fields = {}, action }: Press): void {
  const { form } = field;
  if (form === null) return;
  const button = document.createElement("button");
  // Adding a college minds nothing else that is typed: a form that checks itself lets it pass.
  Object.assign(button, { type: "submit", name, value, hidden: true, formNoValidate: true });
  if (action !== undefined) button.setAttribute("formaction", action);
  const added = [button, ...Object.entries(fields).map(([field, text]) => hidden(field, text))];
  form.append(...added);
  // The form is read while this runs, so nothing of it has to stay.
  form.requestSubmit(button);
  for (const element of added) element.remove();
}

function hidden(name: string, value: string): HTMLInputElement {
  const input = document.createElement("input");
  return Object.assign(input, { type: "hidden", name, value });
}

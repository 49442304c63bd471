/** What is wrong with a task that was typed, by field. */
export interface Wrong {
  readonly title: readonly string[];
  readonly due: readonly string[];
}

export const noneWrong: Wrong = { title: [], due: [] };

/** Puts the reader into the first field that has a message. */
export function focusField(form: HTMLFormElement, { title }: Wrong): void {
  form.querySelector<HTMLInputElement>(`[name="${title.length > 0 ? "title" : "due"}"]`)?.focus();
}

/** What is wrong with a task that was typed, by field. */
export interface TaskErrors {
  readonly title: readonly string[];
  readonly due: readonly string[];
}

export const noTaskErrors: TaskErrors = { title: [], due: [] };

/** Puts the reader into the first field that has a message. */
export function focusField(form: HTMLFormElement, { title }: TaskErrors): void {
  form.querySelector<HTMLInputElement>(`[name="${title.length > 0 ? "title" : "due"}"]`)?.focus();
}

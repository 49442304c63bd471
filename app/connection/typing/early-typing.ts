/**
 * Follows what is typed into the text areas of a page before React takes it over. React puts back there what came with
 * the page while it does (React 18, `postMountWrapper` of a textarea), so on a slow phone a student who went on writing
 * a kept draft at once saw their words vanish. A field that came empty it leaves alone.
 *
 * @returns puts back what was typed, once; to be called when React has the page, before anything looks at the fields
 */
export function followEarlyTyping(): () => void {
  const typed = new Map<HTMLTextAreaElement, { value: string; start: number; end: number }>();
  const note = (field: EventTarget | null) => {
    if (!(field instanceof HTMLTextAreaElement) || field.value === field.defaultValue) return;
    typed.set(field, { value: field.value, start: field.selectionStart, end: field.selectionEnd });
  };
  const hear = ({ target }: Event) => note(target);
  for (const field of document.querySelectorAll("textarea")) note(field);
  document.addEventListener("input", hear, true);
  return () => {
    document.removeEventListener("input", hear, true);
    for (const [field, { value, start, end }] of typed) {
      if (!field.isConnected || field.value !== field.defaultValue) continue;
      field.value = value;
      if (field === document.activeElement) field.setSelectionRange(start, end);
    }
    typed.clear();
  };
}

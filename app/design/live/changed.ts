/**
 * Whether a form holds something else than the page came with. Scripts may come after the first change, which then
 * nobody heard.
 */
export const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      const options = [...field.options];
      return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.selected === false;
    }
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
    return /^(?:radio|checkbox)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });

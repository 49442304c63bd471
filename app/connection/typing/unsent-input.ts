/**
 * What somebody has typed, kept in this tab's session across a reload that they did not want.
 *
 * Money and essays are never stored. A form that posts may hold exactly those, so its fields are left out; so is a
 * field that is, or stands in, something marked `data-private`.
 */
interface UnsentInput {
  readonly path: string;
  readonly fields: readonly { name: string; place: number; value: string; checked: boolean }[];
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** As the tabs of earlier releases know it. */
const storageKey = "draft";
const never = "[type=hidden], [type=password], [type=file], [type=submit], [type=button], [type=reset]";

function controls(page: Document): Control[] {
  return [...page.querySelectorAll<Control>("main input[name], main textarea[name], main select[name]")].filter(
    (control) => !control.matches(never),
  );
}

function mayKeep(control: Control): boolean {
  if (control.closest("[data-private]") !== null) return false;
  return control.form === null || control.form.method !== "post";
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected) && control.value !== "";
  }
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}

/** Whether anything on this page was typed or chosen and not sent yet. */
export const hasInput = (page: Document): boolean => controls(page).some(isTouched);

/** Whether something is typed that a reload would lose because it may not be stored. */
export const hasUnkeptInput = (page: Document): boolean =>
  controls(page).some((control) => isTouched(control) && !mayKeep(control));

/** What is typed on this page and may be stored. */
function collect(page: Document, path: string): UnsentInput {
  const seen = new Map<string, number>();
  const fields = controls(page).flatMap((control) => {
    const place = seen.get(control.name) ?? 0;
    seen.set(control.name, place + 1);
    if (!mayKeep(control) || !isTouched(control)) return [];
    const checked = control instanceof HTMLInputElement && control.checked;
    return [{ name: control.name, place, value: control.value, checked }];
  });
  return { path, fields };
}

function store(input: UnsentInput | null): void {
  try {
    if (input && input.fields.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(input));
  } catch {
    // Nowhere to keep it.
  }
}

/** Stores what is typed on this page. Call it right before a reload. */
export const storeInput = (page: Document, path: string): void => store(collect(page, path));

let remembered: UnsentInput | null = null;

/** Remembers what is typed while another page is on its way, in case an error screen comes in place of both. */
export function rememberInput(page: Document, path: string): void {
  remembered = collect(page, path);
}

/** Stores what was remembered: the reader finds it when they go back. */
export const storeRememberedInput = (): void => store(remembered);

/** Puts what was kept back into the same page, once. */
export function restoreInput(page: Document, path: string): void {
  let input: UnsentInput;
  try {
    input = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    if (input?.path !== path) return;
    sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
  const all = controls(page);
  for (const { name, place, value, checked } of input.fields) {
    const control = all.filter((candidate) => candidate.name === name)[place];
    if (control === undefined || !mayKeep(control)) continue;
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      // A click is what React listens to.
      if (control.checked !== checked) control.click();
      continue;
    }
    const kind = Object.getPrototypeOf(control);
    Object.getOwnPropertyDescriptor(kind, "value")?.set?.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  }
}

import { answerFor, fieldsAt, type Profile } from "./profile";

type Control = HTMLInputElement | HTMLSelectElement;
const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/**
 * The fields of a page that ask for what a profile holds, by name. What is hidden carries an answer of another page.
 */
function controlsOf(within: ParentNode, pathname: string): Map<string, Control[]> {
  const known = new Map<string, Control[]>();
  for (const control of within.querySelectorAll<Control>("input[name]:not([type=hidden]), select[name]")) {
    if (!Object.hasOwn(fieldsAt(pathname), control.name) || control.closest("#profile, [data-no-profile]") !== null)
      continue;
    known.set(control.name, [...(known.get(control.name) ?? []), control]);
  }
  return known;
}

/** What a form holds in these fields: "" where nothing was typed or chosen, several values with commas between. */
export function answersIn(form: HTMLFormElement, pathname: string): ReadonlyMap<string, string> {
  return new Map(
    [...controlsOf(form, pathname)].map(([name, controls]) => [
      name,
      controls
        .filter((control) => !isTick(control) || control.checked)
        .map(({ value }) => value)
        .filter((value) => value !== "")
        .join(","),
    ]),
  );
}

/**
 * Puts what is known into the fields of a page that are still empty, as if it had been typed; never over something
 * typed or chosen, and never into a field that the address answers.
 *
 * @returns names of the fields that were filled
 */
export function fillPage(page: ParentNode, pathname: string, profile: Profile, given: URLSearchParams): string[] {
  const filled: string[] = [];
  for (const [name, controls] of controlsOf(page, pathname)) {
    const answer = answerFor(profile, pathname, name);
    if (answer === null || given.has(name)) continue;
    const [first] = controls;
    if (first === undefined) continue;
    const ready = isTick(first) ? tick(controls.filter(isTick), answer.split(",")) : write(first, answer);
    if (ready) filled.push(name);
  }
  return filled;
}

/** What stands in a field because it was put there, not typed. */
const filledIn = new WeakMap<Control, string>();

/**
 * Takes what was filled in out again where it answers nothing anymore, and puts it back where it does: an income of two
 * homes is not that of one. What was typed since stays.
 */
export function refill(form: HTMLFormElement, pathname: string, profile: Profile): void {
  for (const [name, [control]] of controlsOf(form, pathname)) {
    if (control === undefined || control.value !== filledIn.get(control)) continue;
    const answer = answerFor(profile, pathname, name) ?? "";
    if (answer !== control.value) put(control, answer);
  }
}

const isAsItCame = (control: Control) =>
  control instanceof HTMLSelectElement &&
  [...control.options].every((option) => option.selected === option.defaultSelected);

function tick(controls: readonly HTMLInputElement[], values: readonly string[]): boolean {
  const chosen = controls.filter(({ checked }) => checked);
  // A choice that the page comes with is nobody's yet.
  if (chosen.some((control) => !control.defaultChecked || control.type === "checkbox")) return false;
  const wanted = controls.filter(({ value, checked }) => values.includes(value) && !checked);
  // A click is what React and the parts that show and hide listen to.
  for (const control of wanted) control.click();
  return wanted.length > 0;
}

function write(control: Control, value: string): boolean {
  // The year or the way into college that a form comes with is nobody's yet.
  const untouched = control.value === "" || (/^(entry|path)$/.test(control.name) && isAsItCame(control));
  if (!untouched || control.value === value || control === document.activeElement) return false;
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value))
    return false;
  put(control, value);
  return true;
}

function put(control: Control, value: string): void {
  // Of a list the first choice may be no answer at all, and can't be taken out.
  if (control instanceof HTMLInputElement) filledIn.set(control, value);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

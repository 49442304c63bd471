/**
 * What somebody typed into one form, as it is kept on their own device: by name, and place among fields of that name.
 */
export type KeptFields = readonly {
  readonly name: string;
  readonly place: number;
  readonly value: string;
  readonly checked: boolean;
}[];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What is no answer, and what stands in a part marked `data-device`: the list of colleges, the box that says whether to
 * keep.
 */
const never =
  "[type=hidden], [type=password], [type=file], [type=search], [type=submit], [type=button], [type=reset], [data-device], [data-device] *";
const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>("input[name], textarea[name], select[name]")].filter(
    (control) => !control.matches(never),
  );
}

/** A form as it stands, with what was emptied or unticked in it. */
export function everyFieldOf(form: HTMLFormElement): KeptFields {
  const seen = new Map<string, number>();
  return controlsOf(form).map((control) => {
    const place = seen.get(control.name) ?? 0;
    seen.set(control.name, place + 1);
    return { name: control.name, place, value: control.value, checked: isTick(control) && control.checked };
  });
}

/** Whether a form no longer stands as it came with the page. */
export const isChanged = (form: HTMLFormElement): boolean =>
  controlsOf(form).some((control) => {
    if (control instanceof HTMLSelectElement) {
      const came = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
      return control.selectedIndex !== Math.max(0, came);
    }
    return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
  });

/** Everything typed or chosen in a form; what is empty is left out. */
const fieldsOf = (form: HTMLFormElement): KeptFields => {
  const controls = controlsOf(form);
  return everyFieldOf(form).filter(({ value, checked }, at) =>
    isTick(controls[at] as Control) ? checked : value !== "",
  );
};

/** Longest list that is kept, so that answers about many colleges do not pile up for ever. */
const mostFields = 300;

/**
 * What to keep now: what the form holds, and what was kept earlier of fields that it does not have (another college's).
 */
export function fieldsToKeep(form: HTMLFormElement, earlier: KeptFields): KeptFields {
  const here = new Set(controlsOf(form).map(({ name }) => name));
  return [...fieldsOf(form), ...earlier.filter(({ name }) => !here.has(name))].slice(0, mostFields);
}

/** What is kept of one tool. */
export interface KeptForm {
  readonly fields: KeptFields;
  /** Path and query that open the list of colleges it belongs to; null where there was none. */
  readonly address: string | null;
}

/** Reads what was stored, whatever it is by now; null where it cannot be read. */
export function readKeptForm(text: string | null): KeptForm | null {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null || !("fields" in stored) || !Array.isArray(stored.fields)) {
      return null;
    }
    const address = "address" in stored && typeof stored.address === "string" ? stored.address : null;
    const fields = stored.fields.filter(
      (field): field is KeptFields[number] =>
        typeof field === "object" &&
        field !== null &&
        typeof field.name === "string" &&
        typeof field.place === "number" &&
        typeof field.value === "string" &&
        typeof field.checked === "boolean",
    );
    return { fields, address: address !== null && /^\/[a-z]/.test(address) ? address : null };
  } catch {
    return null;
  }
}

/**
 * Puts kept fields back into a form, as if they had been typed. Fields that are no longer there are passed over.
 *
 * @param given names of fields that already show an answer, which stays
 */
export function fillFields(form: HTMLFormElement, fields: KeptFields, given: ReadonlySet<string> = new Set()): void {
  const controls = controlsOf(form);
  for (const { name, place, value, checked } of fields) {
    if (given.has(name)) continue;
    const named = controls.filter((candidate) => candidate.name === name);
    const control = checked ? named.find((candidate) => isTick(candidate) && candidate.value === value) : named[place];
    if (control === undefined || (checked && !isTick(control))) continue;
    if (isTick(control)) {
      // A click is what React and the parts that show and hide listen to. Another radio button takes the tick off one.
      const isOther = control.checked !== checked && control.value === value;
      if (isOther && (checked || control.type === "checkbox")) control.click();
      continue;
    }
    // What the browser filled in by itself nobody on the page has heard of yet.
    if (value === "" && control.value === "") continue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  }
}

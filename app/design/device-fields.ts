/** What somebody typed into one form, as it is kept on their own device: by name, and place among fields of that name. */
export type KeptFields = readonly {
  readonly name: string;
  readonly place: number;
  readonly value: string;
  readonly checked: boolean;
}[];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const never = "[type=hidden], [type=password], [type=file], [type=submit], [type=button], [type=reset], [data-device]";
const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>("input[name], textarea[name], select[name]")].filter(
    (control) => !control.matches(never),
  );
}

/** Everything typed or chosen in a form; what is empty is left out. */
export function fieldsOf(form: HTMLFormElement): KeptFields {
  const seen = new Map<string, number>();
  return controlsOf(form).flatMap((control) => {
    const place = seen.get(control.name) ?? 0;
    seen.set(control.name, place + 1);
    const checked = isTick(control) && control.checked;
    if (isTick(control) ? !checked : control.value === "") return [];
    return [{ name: control.name, place, value: control.value, checked }];
  });
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

/** Puts kept fields back into a form, as if they had been typed. Fields that are no longer there are passed over. */
export function fillFields(form: HTMLFormElement, fields: KeptFields): void {
  for (const { name, place, value, checked } of fields) {
    const control = controlsOf(form).filter((candidate) => candidate.name === name)[place];
    if (control === undefined) continue;
    if (isTick(control)) {
      // A click is what React and the parts that show and hide listen to.
      if (control.checked !== checked) control.click();
      continue;
    }
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  }
}

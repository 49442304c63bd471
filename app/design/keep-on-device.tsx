import { useEffect, useId, useRef, useState } from "react";
import { Button } from "./button";
import { fieldsOf, fillFields, readKeptForm } from "./device-fields";

/**
 * Stands inside a form and keeps what is typed there on the reader's own device, if they tick the box: off until then,
 * never sent anywhere, gone with one button and at sign-out (`Clear-Site-Data`). Without JavaScript there is nothing to keep.
 *
 * @param name what it is kept under, one for each tool
 * @param isEmpty whether the page shows the form as it is before anything is typed: only then is it filled in
 * @param address path and query of the page where they hold a list of colleges, null where they hold none
 */
export function KeepOnDevice({
  name,
  isEmpty,
  address = null,
}: {
  name: string;
  isEmpty: boolean;
  address?: string | null;
}) {
  const id = useId();
  const here = useRef<HTMLFieldSetElement>(null);
  const [state, setState] = useState<"unknown" | "off" | "on" | "refused">("unknown");
  const [earlier, setEarlier] = useState<string | null>(null);
  const key = `kept:${name}`;

  useEffect(() => {
    const form = here.current?.closest("form");
    const kept = readKeptForm(read(key));
    setState(kept === null ? "off" : "on");
    if (form && kept !== null && isEmpty) fillFields(form, kept.fields);
    setEarlier(address === null ? (kept?.address ?? null) : null);
  }, [key, isEmpty, address]);

  useEffect(() => {
    const form = here.current?.closest("form");
    if (state !== "on" || !form) return;
    const store = () => {
      const kept = { fields: fieldsOf(form), address: address ?? readKeptForm(read(key))?.address ?? null };
      if (!write(key, JSON.stringify(kept))) setState("refused");
    };
    store();
    form.addEventListener("input", store);
    form.addEventListener("change", store);
    return () => {
      form.removeEventListener("input", store);
      form.removeEventListener("change", store);
    };
  }, [state, key, address]);

  const forget = () => {
    write(key, null);
    setEarlier(null);
    setState("off");
  };
  return (
    <fieldset
      ref={here}
      className="mt-6 border-t border-rule pt-4 text-sm print:hidden"
      // Before the scripts have come a box that does nothing would be a lie.
      hidden={state === "unknown"}
    >
      <legend className="sr-only">Keeping what you typed</legend>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          data-device=""
          className="size-5"
          checked={state === "on"}
          onChange={(event) => (event.target.checked ? setState("on") : forget())}
        />
        <span>Keep what I type here on this device. It is not sent to us. Do not tick this on a shared computer.</span>
      </label>
      {state === "on" && (
        <p className="flex flex-wrap items-center gap-x-6">
          {earlier !== null && <a href={earlier}>Open the colleges you kept</a>}
          <Button type="button" look="quiet" onClick={forget}>
            Forget it
          </Button>
        </p>
      )}
      <p role="status">{state === "refused" && "This browser does not let us keep anything, so nothing is kept."}</p>
    </fieldset>
  );
}

/** On a page that has no form yet: the way back to the colleges kept here, where there are some. */
export function KeptEarlier({ name }: { name: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => setAddress(readKeptForm(read(`kept:${name}`))?.address ?? null), [name]);
  return (
    address !== null && (
      <p className="mt-4">
        <a href={address}>Open the colleges you kept on this device</a>
      </p>
    )
  );
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it could be stored; null takes it away. */
function write(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

import { useEffect, useId, useRef, useState } from "react";
import { useTranslate } from "~/translation-context";
import { Button } from "./button";
import { readDevice, writeDevice } from "./device.client";
import { fieldsToKeep, fillFields, readKeptForm } from "./device-fields";
import { forgetForm } from "./kept-form";
import type { DesignMessage } from "./spanish";

/**
 * Stands inside a form and keeps what is typed there on the reader's own device, if they tick the box: off until then,
 * never sent anywhere, gone with one button and at sign-out (`Clear-Site-Data`). Without JavaScript there is nothing to
 * keep.
 *
 * @param name what it is kept under, one for each tool
 * @param given names of the fields the page already shows an answer in, which stays; null to fill nothing in
 * @param address path and query of the page where they hold a list of colleges, null where they hold none
 */
export function KeepOnDevice({
  name,
  given,
  address = null,
}: {
  name: string;
  given: readonly string[] | null;
  address?: string | null;
}) {
  const t = useTranslate<DesignMessage>();
  const id = useId();
  const here = useRef<HTMLFieldSetElement>(null);
  const [state, setState] = useState<"unknown" | "off" | "on" | "refused">("unknown");
  const [earlier, setEarlier] = useState<string | null>(null);
  const key = keyOf(name);
  const shown = given?.join(" ") ?? null;

  useEffect(() => {
    const form = here.current?.closest("form");
    const kept = readKeptForm(readDevice(key));
    setState(kept === null ? "off" : "on");
    if (form && kept !== null && shown !== null) fillFields(form, kept.fields, new Set(shown.split(" ")));
    setEarlier(address === null ? (kept?.address ?? null) : null);
  }, [key, shown, address]);

  useEffect(() => {
    const form = here.current?.closest("form");
    if (state !== "on" || !form) return;
    const store = () => {
      const before = readKeptForm(readDevice(key));
      const kept = { fields: fieldsToKeep(form, before?.fields ?? []), address: address ?? before?.address ?? null };
      if (!writeDevice(key, JSON.stringify(kept))) setState("refused");
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
    writeDevice(key, null);
    forgetForm(name);
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
      <legend className="sr-only">{t("Saving what you type")}</legend>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          data-device=""
          className="size-5 shrink-0"
          checked={state === "on"}
          onChange={(event) => (event.target.checked ? setState("on") : forget())}
        />
        <span>{t("Save what I type on this device. It isn’t sent to us. Don’t check this on a shared computer.")}</span>
      </label>
      <p className="text-muted">
        {t(
          "Either way, this browser remembers the few answers that every tool asks, such as your state, ZIP code and income. “Forget me” on top of the page takes them away.",
        )}
      </p>
      {state === "on" && (
        <p className="flex flex-wrap items-center gap-x-6">
          {earlier !== null && <a href={earlier}>{t("Open the colleges you saved")}</a>}
          <Button type="button" look="quiet" onClick={forget}>
            {t("Forget it")}
          </Button>
        </p>
      )}
      <p role="status">{state === "refused" && t("Your browser won’t let us save anything, so nothing was saved.")}</p>
    </fieldset>
  );
}

/** On a page that has no form yet: the way back to the colleges kept here, where there are some. */
export function KeptEarlier({ name }: { name: string }) {
  const t = useTranslate<DesignMessage>();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => setAddress(readKeptForm(readDevice(keyOf(name)))?.address ?? null), [name]);
  return (
    address !== null && (
      <p className="mt-4">
        <a href={address}>{t("Open the colleges you saved on this device")}</a>
      </p>
    )
  );
}

const keyOf = (name: string) => `kept:${name}`;
